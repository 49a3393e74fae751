import { DICTIONARY_WORDS, SKIPPED } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, type Key } from './key.ts'
import { citizensOf, type Meaning } from './meaning.ts'
import { nameAt } from './names.ts'
import { isNoise } from './passed-over.ts'
import { isAm, OUT_OF, placeAt } from './places.ts'

// What people are called, though it may be the name of a place or a degree.

/** How many words a person's name may have after the first. */
const FURTHER_NAMES = 2

/** Reads what follows "my name is". The name says nothing; "nama saya Budi dari …" also says where Budi is from. */
export function introducedAt(key: Key, from: number): { from: number; end: number; to: number; says: Introduced } {
  const to = nameEnd(key, from)
  const home = OUT_OF.has(wordAfter(key, to)) ? placeAt(key, to + 1) : undefined
  if (home?.code === undefined) return { from, end: to, to, says: 'noise' }
  return { from: to, end: home.end, to: home.end, says: [citizensOf(home.code)] }
}

type Introduced = readonly Meaning[] | 'noise'

/**
 * The end of the name that follows "my name is". Its first word belongs to it whatever else it means: Jordan, Grace,
 * Israel.
 */
function nameEnd(key: Key, from: number): number {
  if (wordAfter(key, from) === '') return from
  let to = from + 1
  while (to <= from + FURTHER_NAMES && mayBeName(key, to) && (isCapitalised(key, to) || !isKnown(key, to))) to++
  return to
}

/**
 * False for a word that is understood as typed. One that is only understood with its spelling corrected may be a name.
 */
export function mayBeName(key: Key, at: number): boolean {
  const word = wordAfter(key, at)
  if (word === '' || isNoise(word) || SKIPPED.has(word)) return false
  return word !== key.tokens[at]?.word || nameAt(key, at) === undefined
}

function isCapitalised({ searchKey, tokens }: Key, at: number): boolean {
  return /^\p{Lu}/u.test(searchKey.slice(tokens[at]?.start)) && /\p{Ll}/u.test(searchKey)
}

function isKnown(key: Key, at: number): boolean {
  return key.isKnown(key.tokens[at]?.word ?? '')
}

/**
 * The end of a name that is also a city's, or `at`: "Sydney Mwangi from Kenya" and "I am Florence, …" are people. Nobody
 * is called so in "Sydney scholarships from Kenya" and "I am Nairobi based".
 */
export function calledEnd(key: Key, at: number): number {
  const isOneself = isAm(key.words, at - 1)
  if ((at > 0 && !isOneself) || !isCapitalised(key, at)) return at
  const city = placeAt(key, at)
  if (city?.within !== true || city.end > at + 1) return at
  const second = wordAfter(key, at + 1)
  if (second === '' || second === 'from') return isOneself ? at + 1 : at
  const isSurname = isCapitalised(key, at + 1) && !isKnown(key, at + 1) && !DICTIONARY_WORDS.has(second)
  return isSurname && (isOneself || wordAfter(key, at + 2) === 'from') ? at + 2 : at
}

const FIRST_NAMES = new Set(['abd', 'md'])
/** What people are called whose first name is written like that, if the catalogue has the word as well. */
const SECOND_NAMES = wordSet(
  'abdullah ahmed alam ali amin arif hasan hossain hussain islam jamal kamal karim khan mahmud rahman rahim rashid saiful sakib salman sharif tanvir uddin',
)

/**
 * True for a person, "Abd Rahman", "Md Sharif", "MD. Sharif"; in Turkish, "ABD" and "abd burs" mean the United States, and
 * an "MD" is a doctor.
 */
export function isFirstName(key: Key, at: number, next: string): boolean {
  if (!FIRST_NAMES.has(key.words[at] ?? '') || next === '' || (DICTIONARY_WORDS.has(next) && !SECOND_NAMES.has(next)))
    return false
  const { start = 0, end = 0 } = key.tokens[at] ?? {}
  const typed = key.searchKey.slice(start, end)
  if (typed === 'ABD') return false
  const isWrittenAsName = typed === 'Md' || key.searchKey.slice(end, end + 2) === '. '
  return isWrittenAsName || SECOND_NAMES.has(next) || !key.isKnown(next)
}
