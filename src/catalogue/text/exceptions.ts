import { EXCEPTIONS, EXCEPTIONS_BEHIND } from './cues.ts'

const spaced = (phrases: readonly string[]) =>
  phrases.map((phrase) => RegExp.escape(phrase.trim()).replaceAll(String.raw`\x20`, String.raw`\s+`))
const DENIALS = [
  ...spaced(EXCEPTIONS),
  'non|nicht',
  String.raw`menos(?!\s+(?:que|de)\b)`,
  // "Not only Kenya" and "not limited to Kenya" except nobody.
  String.raw`(?:(?:but\s+)?not|without|neither)(?!\s+(?:limited|restricted|only|just)\b)`,
  String.raw`(?<=\b(?:all|any\w*|every\w*)\s+(?:\w+\s+)?)but(?!\s+not\b)`,
  // In Portuguese "no" is "in the".
  String.raw`no(?=\W+(?:EU|UK|US)\b)`,
]
/** "Merit, except sport", "not need-based" */
const EXCEPT = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${DENIALS.join('|')})(?![\p{L}\p{N}])[\s:-]*`, 'iu')
/**
 * "Kenyans are not eligible" keeps away whom it names, and "not only Kenyans" names a part: neither tells who may.
 * "Kenyans who cannot pay" are Kenyans.
 */
const TURNED_ROUND =
  /^\W*(?:not\s+(?:limited|restricted|only|just)|no(?!\W+(?:EU|UK|US)\b))\b|\bineligible\b|(?<!\b(?:who|that)\s+)\b(?:cannot|can['’]t)\b|\b(?:cannot|can['’]t|not)\s+(?:be\s+)?(?:eligible|apply|accepted|considered|admitted|allowed|permitted|qualify)\b/i
/** "Tuition is not covered" denies what stands before it, too. */
const NOT_PAID =
  /\b(?:not|nicht)\s+(?:(?:be|fully)\s+)?(?!(?:need|limited|restricted)\b)(?:\w+ed|paid|available|an?\s+(?:factor|criterion|requirement))\b/i
const BEHIND = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spaced(EXCEPTIONS_BEHIND).join('|')})(?![\p{L}\p{N}])`, 'iu')
/** "Non-repayable" says nothing about what else is there. */
const NON_WORD = /\bnon[\s-]+[\p{L}\p{N}-]+/giu

/** True for a text that names something, and not what it is about. */
function isTurnedRound(text: string): boolean {
  return TURNED_ROUND.test(text) || BEHIND.test(text)
}

/** "Merit-based (no loans)" */
const NO = /(?:[,;:(.]\s*|\bbut\s+)no\b/i

/** True for a text that also names what it is not about. */
export function denies(text: string): boolean {
  return isTurnedRound(text) || EXCEPT.test(text) || NO.test(text)
}

/** A text without what it denies: "Merit-based, not need-based" is merit-based. A denial ends with its clause. */
export function withoutDenied(text: string): string {
  return text
    .split(/[;:()|/\n•]|[.!?]\s|\bbut\b(?!\s+not\b)/i)
    .flatMap(affirmedClauses)
    .join('; ')
}

function affirmedClauses(sentence: string): string[] {
  const affirmed: string[] = []
  for (const clause of sentence.split(',')) {
    const said = clause.replaceAll(NON_WORD, ' ')
    const isDenied = isTurnedRound(said) || NOT_PAID.test(said)
    // "Tuition, travel and food are not covered" denies all three.
    if (isDenied && /\b(?:and|or)\b|&/i.test(said)) return []
    if (!isDenied) affirmed.push(said.split(EXCEPT)[0] ?? '')
  }
  return affirmed
}
