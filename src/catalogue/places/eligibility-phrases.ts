import { readWords } from '#catalogue/words.ts'
import { COUNTRY_BOOK } from './country-book.ts'
import { foldedWords, foldPhrase, foldPhrases } from '#catalogue/text/phrase-book.ts'

const WORDS = readWords('conditional-any')
const anyOf = (role: string) => foldedWords(WORDS.require(role)).join('|')
const [ANY, THE, LANDS] = [anyOf('any'), anyOf('the'), anyOf('lands')]
const RELATIVE = anyOf('relative')
const BEGINS_CONDITION = new RegExp(`^(?:${RELATIVE}|whom) .`)
const MEMBER = new RegExp(`^(?:${anyOf('members')})$`)
const ANY_LAND = new RegExp(`^(?:\\S+ ){0,4}(?:${ANY}) (?:(?:${THE}) )?(?:${LANDS}) (?:\\S+ )?(?:${RELATIVE}) (.*)$`)
const LIVING_ANYWHERE = new RegExp(
  `^(?:\\S+ ){0,4}(?:${ANY}) (?:(?:${THE}) )?(?:${LANDS}|${anyOf('people')}) (?:\\S+ ){0,3}(?:${anyOf('living')})(?: |$)`,
)

/**
 * True for "all countries that have diplomatic relations with Japan": not for all, and not for those that are named. In
 * "all countries that are members of the EU" the group is all of them.
 */
export function isAnyOnCondition(text: string): boolean {
  const [, condition] = ANY_LAND.exec(foldPhrase(text)) ?? []
  if (condition === undefined) return false
  const named = COUNTRY_BOOK.within(condition)
  const isMembership = condition.split(' ').some((word) => MEMBER.test(word))
  return !(isMembership && named.length > 0 && named.every((token) => token.startsWith('@')))
}

/** True for what goes on behind "all countries,": "which have diplomatic relations with Japan". */
export function beginsCondition(text: string): boolean {
  return BEGINS_CONDITION.test(foldPhrase(text))
}

/** True for "all nationalities living in Kenya": the country is where they live. */
export function livesAnywhere(text: string): boolean {
  return LIVING_ANYWHERE.test(foldPhrase(text))
}

const TIES = readWords<'kin' | 'birth' | 'home' | 'tongue'>('citizens')
const [KIN, BIRTH, HOME, TONGUE] = [phraseOf('kin'), phraseOf('birth'), phraseOf('home'), phraseOf('tongue')]
/** "Country of origin: Kenya" is the country, and nothing else about people. */
const OWN_COUNTRY = /^(?:countr\w*|nationalit\w*|pais(?:es)?|pays|land|paese)\b/

function phraseOf(role: (typeof TIES.roles)[number]): RegExp {
  return new RegExp(`(?:^| )(?:${foldPhrases(TIES.require(role)).join('|')})(?: |$)`)
}

/** True for "children of Kenyan citizens" and "siblings of refugees": who is named is in their family. */
export function isKin(text: string): boolean {
  return KIN.test(foldPhrase(text))
}

/** True for "born in Kenya" and "of Indian origin". Most have the passport, and some have another. */
export function isByBirth(text: string): boolean {
  const words = foldPhrase(text)
  return BIRTH.test(words) && !OWN_COUNTRY.test(words)
}

/** True for "résidents en France": most have the passport, and some have another. */
export function livesThere(text: string): boolean {
  return HOME.test(foldPhrase(text))
}

/** True for "speakers of French", which tells no passport. */
export function speaksLanguage(text: string): boolean {
  return TONGUE.test(foldPhrase(text))
}
