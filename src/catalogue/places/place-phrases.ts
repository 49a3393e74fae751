import { readWords } from '#catalogue/words.ts'
import { COUNTRY_BOOK, isGroup } from './country-book.ts'
import { foldedWords, foldPhrase } from '#catalogue/text/phrase-book.ts'
import { countriesOf } from '#domain/country-groups.ts'
import {
  meansAnyPlace,
  isGlue,
  isNeutral,
  isNoPlace,
  meansOther,
  namesSome,
  withoutElisions,
} from '#catalogue/text/neutral-words.ts'
import type { Entry } from './place-entries.ts'
import { isCode } from './place-lookup.ts'

const CONDITIONAL = readWords('conditional-any')
const anyOf = (role: string) => foldedWords(CONDITIONAL.require(role)).join('|')
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
  return !(isMembership && named.length > 0 && named.every(isGroup))
}

/** True for what goes on behind "all countries,": "which have diplomatic relations with Japan". */
export function beginsCondition(text: string): boolean {
  return BEGINS_CONDITION.test(foldPhrase(text))
}

/** True for "all nationalities living in Kenya": the country is where they live. */
export function livesAnywhere(text: string): boolean {
  return LIVING_ANYWHERE.test(foldPhrase(text))
}

const TIES = readWords('citizens')
const TIE_PHRASES = new Map(
  TIES.roles.map((tie) => [tie, new RegExp(`(?:^| )(?:${[...TIES.phraseSet(tie)].join('|')})(?: |$)`)]),
)
/** "Country of origin: Kenya" is the country, and nothing else about people. */
const OWN_COUNTRY = /^(?:countr\w*|nationalit\w*|pais(?:es)?|pays|land|paese)\b/

/**
 * True for what people have to do with a country that is not, or not only, its passport: "children of Kenyan citizens",
 * "born in Kenya", "résidents en France", "speakers of French". Most but these last have the passport, and some have another.
 */
export function hasTie(text: string, ...ties: ('kin' | 'birth' | 'home' | 'tongue')[]): boolean {
  const words = foldPhrase(text)
  return ties.some((tie) => TIE_PHRASES.get(tie)?.test(words) === true && !(tie === 'birth' && OWN_COUNTRY.test(words)))
}

/** What an entry is that is no name alone, but may hold names: "citizens of Ghana", "African women". */
type ReadPhrase = Pick<Entry, 'kind' | 'tokens' | 'isPartial' | 'isOpen'>

/** A long text is about many things, and only mentions countries in passing. */
const LONGEST_PHRASE = 120

/** `words` are those of the text, folded. */
export function readPhrase(text: string, words: readonly string[]): ReadPhrase {
  const { values, rest } = namesIn(text.replaceAll(MONEY, ' '))
  const as = (kind: ReadPhrase['kind'], tokens: readonly string[] = [], isPartial = false, isOpen = false) => ({
    kind,
    tokens,
    isPartial,
    isOpen,
  })
  if (values.length === 0) {
    if (words.every(isNeutral) && !isCode(text)) return as('neutral')
    if (isNumbered(words)) return as('unread')
    // "Neighbouring countries applying for a degree"
    const isSome = namesSome(words) && words.some((word) => word === 'country' || word === 'nation')
    return as(isSome ? 'some' : isNoPlace(words) ? 'condition' : namesSome(words) ? 'some' : 'unread')
  }
  if (isFormer(text)) return as('unread')
  if (isAnyBefore(words)) return as('conditional')
  if (isCompared(words)) return as('condition')
  const tokens = narrowed(values, words)
  if (tokens.length === 0) return as('unread')
  const others = rest.filter((word) => !isNeutral(word) && !meansAnyPlace(word) && !meansOther(word))
  // "Several African countries" are not all, nor are "landlocked African countries".
  const isPart = namesSome(words) || !others.every((word) => isNoPlace([word]))
  if (isPart && values.some(isGroup)) return as('some')
  // Of names side by side, what is left over is one, too: "Ukraine Syria Afganistan".
  const isOpen = values.filter((value) => !isGroup(value)).length > 1 && !others.every((word) => isNoPlace([word]))
  return as('places', tokens, others.length > 0, isOpen)
}

const FORMER =
  /(?<!\p{L})(?:former(?:ly)?|previous(?:ly)?|ancien(?:ne)?s?|ehemalige?[nrs]?|früher(?:e[nrs]?)?|antiguos?|antigos?|antigas|voormalige?)(?!\p{Ll})|(?<!\p{L})ex[- ](?=resid|citi[zs]en|ciudad|national|yugosl|yougosl|jugosl|soviet|urss|ussr|udssr)/iu

/** "The former Soviet Union" is not Russia, nor are "former residents of Kenya" in Kenya. */
export function isFormer(text: string): boolean {
  return FORMER.test(text)
}

/** "Nationality 264" is one that is not known. */
function isNumbered(words: readonly string[]): boolean {
  const names = words.slice(0, -1)
  return /^\d+$/.test(words.at(-1) ?? '') && names.every(isNeutral) && names.some((word) => !isGlue(word))
}

/** The names inside a phrase: "Citizens of Ghana", and the words that are in none. */
function namesIn(text: string): { values: readonly string[]; rest: readonly string[] } {
  if (text.length > LONGEST_PHRASE) return { values: [], rest: [] }
  // In a text of capitals only, "US" may be a word.
  const plain = /\p{Ll}/u.test(text) ? withFullNames(text) : text
  const asWritten = COUNTRY_BOOK.search(plain)
  return asWritten.values.length > 0 ? asWritten : COUNTRY_BOOK.search(withoutElisions(plain))
}

/** In capitals these are names, and words otherwise. */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/\bU\.?S\.?(?:A\b\.?|(?!\p{L}))/gu, 'United States '],
  [/\bU\.?K\b\.?/g, 'United Kingdom '],
  [/\bEU\b/g, 'European Union '],
]

export function withFullNames(text: string): string {
  return ABBREVIATED.reduce((rest, [short, name]) => rest.replaceAll(short, name), text)
}

const WORDS = readWords('neutral')
const COINS = foldedWords(WORDS.require('coin')).join('|')
/** "US$ 7000", "USD", "7000 Canadian dollars": a currency is no country. */
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{Lu}.]{0,3}\s?\p{Sc}|\p{L}+(?:\s\p{L}+)?\s(?:${COINS})s?(?!\p{L}))`,
  'giu',
)

/** "Less than in Kenya", "an income above that of Kenya": what is compared with is nobody's origin. */
const COMPARED = new RegExp(`(?:^| )(?:${[...WORDS.phraseSet('compared')].join('|')})(?= )`)

function isCompared(words: readonly string[]): boolean {
  const compared = COMPARED.exec(words.join(' '))
  if (!compared) return false
  const before = compared.input.slice(0, compared.index).split(' ')
  return before.every((_, at) => COUNTRY_BOOK.nameAt(before, at) === 0)
}

const SHORT = new Set(['eu', 'uk', 'us'])

/** "Open to all with regard to Kenya" is not for Kenyans alone; "all women from Kenya" is. */
function isAnyBefore(words: readonly string[]): boolean {
  const any = words.findIndex(meansAnyPlace)
  if (any < 0) return false
  const name = words.findIndex((word, at) => at > any && (COUNTRY_BOOK.nameAt(words, at) > 0 || SHORT.has(word)))
  const between = words.slice(any + 1, Math.max(any + 1, name))
  return !between.every((word) => isNeutral(word) || meansAnyPlace(word) || isNoPlace([word]))
}

/**
 * "Developing countries in Africa" are in both groups, and "Kenyans in Africa" are Kenyans. Whether "Kenyans in Germany"
 * names Kenya or Germany depends on the question.
 */
function narrowed(values: readonly string[], words: readonly string[]): readonly string[] {
  const groups = values.filter(isGroup).map((group) => new Set(countriesOf(group)))
  const countries = values.filter((token) => !isGroup(token))
  if (countries.length > 1 && isPartedByIn(words)) return []
  if (groups.length === 0) return values
  if (countries.length > 0)
    return countries.every((country) => groups.some((group) => group.has(country))) ? countries : []
  const [first, ...others] = groups
  const inAll = [...(first ?? [])].filter((country) => others.every((group) => group.has(country)))
  return groups.length > 1 && inAll.length > 0 ? inAll : values
}

const IN = new Set('in at im en em dans в w في'.split(' '))

function isPartedByIn(words: readonly string[]): boolean {
  const names = words.flatMap((_, at) => (COUNTRY_BOOK.nameAt(words, at) > 0 ? [at] : []))
  return words.some((word, at) => IN.has(word) && at > (names[0] ?? at) && at < (names.at(-1) ?? at))
}
