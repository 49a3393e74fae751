const EXCEPTIONS = [
  'except(?:\\s+for)?|excluding|other than|outside(?:\\s+of)?|excepto|non|nicht',
  // "Not only Kenya" and "not limited to Kenya" except nobody.
  '(?:(?:but\\s+)?not|without|neither)(?!\\s+(?:limited|restricted|only|just)\\b)',
  '(?<=\\b(?:all|any\\w*|every\\w*)\\s+(?:\\w+\\s+)?)but(?!\\s+not\\b)',
  // In Portuguese "no" is "in the".
  'no(?=\\W+(?:EU|UK|US)\\b)',
]
/** "anywhere except the United States", "all but Kenya", "not EU citizens" */
export const EXCEPT = new RegExp(String.raw`\b(?:${EXCEPTIONS.join('|')})\b[\s:-]*`, 'i')
/** "Kenyans are not eligible" keeps away whom it names, and "not only Kenyans" names a part: neither tells who may. */
const TURNED_ROUND =
  /^\W*(?:not\s+(?:limited|restricted|only|just)|no(?!\W+(?:EU|UK|US)\b))\b|\b(?:ineligible|cannot|can['’]t|not\s+(?:be\s+)?(?:eligible|apply|accepted|considered|admitted|allowed|permitted|qualify))\b/i

/** True for a text that names something, and not what it is about. */
export function isTurnedRound(text: string): boolean {
  return TURNED_ROUND.test(text)
}

/** True for a text that names what it is not about: nothing in it may be taken for what it is about. */
export function denies(text: string): boolean {
  return isTurnedRound(text) || EXCEPT.test(text)
}
