import { SKIPPED } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { nameAt } from './names.ts'

/** "Living in Jordan", "I am currently in Kenya", "born in Syria", and "I work" where no noun is the same. */
export const LIVING: ReadonlySet<string> = wordSet(
  'live living serving reside residing resident staying settled born vivo resido radico moro habite jhabite exiled stranded stuck vivant residant demeurant viviendo residiendo morando wohne wohnhaft lebe vis nasci travaille trabajando trabalhando arbeite tinggal работаю مقيم مقيمة اعيش اسكن живу',
)
export const WITHIN: ReadonlySet<string> = wordSet('in en em no na au aux di في в у')
export const TOWARDS: ReadonlySet<string> = new Set(['in', 'at', 'to', 'into', 'study', 'abroad'])
export const FROM: ReadonlySet<string> = wordSet('from taga desde iz из')
export const OUT_OF: ReadonlySet<string> = wordSet('de del do da du des aus dari из з із من tu')
/** Said before a place: "fora do Brasil", "hors du Cameroun". */
export const OUTSIDE: ReadonlySet<string> = wordSet('outside fora fuera hors fuori ausserhalb nje خارج برة برا')
/** "I am", where what somebody is needs no article: "soy profe", "je suis infirmière". */
export const AM_A: ReadonlySet<string> = wordSet('soy sou somos suis sommes bin sono siamo')
export const AM: ReadonlySet<string> = new Set(['am', 'im', 'iam', ...AM_A])
export const MEANWHILE: ReadonlySet<string> = wordSet('currently presently now still here')
/** Also said of places of study, so these count only at the beginning or after words about people. */
export const BEING: ReadonlySet<string> = new Set(['estoy', 'estou', 'based', ...AM, ...MEANWHILE])
/** Also said of a wish, so these do not count at the beginning. */
export const WORKING: ReadonlySet<string> = wordSet('working work worked employed teaching practicing practising')
const AS = wordSet('as comme como als')
const I_WORK: ReadonlySet<string> = new Set([...WORKING, ...wordSet('travaille trabajo trabalho arbeite')])

/** True for "I'm", "iam" and "i m"; not for the "M" of "M.A. in Kenya". */
export function isAm(words: readonly string[], at: number): boolean {
  const word = wordOf(words, at)
  return AM.has(word) || (word === 'm' && wordOf(words, at - 1) === 'i')
}

/** True for the "as" of "working as a nurse in Kuwait" and "je travaille comme prof au Mali". */
export function isWorkingAs(words: readonly string[], at: number): boolean {
  return AS.has(words[at] ?? '') && I_WORK.has(words[at - 1] ?? '')
}

/** Where "Nairobi, Kenya" ends, or `none` if no place is named. */
export function placesEnd(key: Key, from: number, none: number): number {
  if (wordAfter(key, from) === '') return none
  let to = from
  while (SKIPPED.has(wordAfter(key, to))) to++
  const place = placeAt(key, to)
  if (!place) return none
  // "Nairobi, Kenya", "Pakistan (Islamabad)".
  const second = placeAt(key, place.end)
  return second && second.within !== place.within ? second.end : place.end
}

/** Where "Nigeria" ends after "from Kano", or `at`: the country of that place is not a second one. */
export function countryEnd(key: Key, at: number, [code]: readonly string[]): number {
  const place = placeAt(key, at)
  return place?.code === code && !place?.within ? (place?.end ?? at) : at
}

/** The place that is named. Its code is undefined if it only stands for words to search for. */
export function placeAt(key: Key, at: number): { end: number; within: boolean; code: string | undefined } | undefined {
  const named = at < key.tokens.length ? nameAt(key, at) : undefined
  if (!named) return undefined
  const { end, says } = named
  const within = named.within !== undefined
  const [meaning] = typeof says === 'string' ? [] : says
  const isPlace = within || meaning?.kind === 'country' || meaning?.kind === 'region'
  return isPlace ? { end, within, code: meaning?.values[0] } : undefined
}
