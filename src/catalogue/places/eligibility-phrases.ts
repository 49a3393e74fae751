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
const TIE_PHRASES = new Map(
  TIES.roles.map((tie) => [tie, new RegExp(`(?:^| )(?:${foldPhrases(TIES.require(tie)).join('|')})(?: |$)`)]),
)
/** "Country of origin: Kenya" is the country, and nothing else about people. */
const OWN_COUNTRY = /^(?:countr\w*|nationalit\w*|pais(?:es)?|pays|land|paese)\b/

/**
 * True for what people have to do with a country that is not, or not only, its passport: "children of Kenyan citizens",
 * "born in Kenya", "résidents en France", "speakers of French". Most but these last have the passport, and some have another.
 */
export function hasTie(text: string, ...ties: (typeof TIES.roles)[number][]): boolean {
  const words = foldPhrase(text)
  return ties.some((tie) => TIE_PHRASES.get(tie)?.test(words) === true && !(tie === 'birth' && OWN_COUNTRY.test(words)))
}
