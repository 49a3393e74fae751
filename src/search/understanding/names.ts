import { isCountryCode } from '#domain/countries.ts'
import { SHORT_NAMES } from '#domain/country-names.ts'
import { findField } from '#domain/fields.ts'
import { DICTIONARY, ENGLISH_NOISE, LONGEST_FROM, SKIPPED, STATE_NAMES, type Entry } from './dictionary.ts'
import { placeOf, type Meaning } from './meaning.ts'
import { foldWord, wordSet } from './fold.ts'
import { sendsStudents } from './homes.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import type { Sign } from './noise.ts'

/** What a stretch of a key says: meanings, words to search for, or a sign of the dictionary. */
export type Says = readonly Meaning[] | 'words' | Sign

/** A name found in the key. */
export interface Named {
  /** Where it begins, if before the place that was asked about. */
  readonly from?: number
  readonly end: number
  readonly says: Says
  /** For a place within a country: its words, if the catalogue has them. */
  readonly within?: readonly string[]
  /** The catalogue's word for it, if that is another one. */
  readonly word?: string
}

export function nameAt(key: Key, at: number): Named | undefined {
  return longestName(key, at) ?? codeAt(key, at) ?? shortNameAt(key, at)
}

export function longestName(key: Key, at: number): Named | undefined {
  const longest = LONGEST_FROM.get(key.words[at] ?? '') ?? 0
  let name = ''
  let length = 0
  let entry: Entry | undefined
  let names = ''
  let until = at
  for (let end = at; end < key.tokens.length && length < longest; end++) {
    if (end > at && key.tokens[end]?.apart) break
    const word = key.words[end] ?? ''
    if (SKIPPED.has(word)) continue
    name = name === '' ? word : `${name} ${word}`
    length++
    const longer = DICTIONARY.get(name)
    if (longer === undefined || !isSpelt(longer, key, end)) continue
    entry = longer
    names = name
    until = end + 1
  }
  if (entry === undefined) return undefined
  const found = saidBy(entry, key, names, at, until)
  if (ENDINGS.has(key.words[until] ?? '')) return withEnding(key, found)
  if (!found.within || found.says === 'words') return found
  // "Lagos state" is one name.
  return wordAfter(key, found.end) === 'state' ? { ...found, end: found.end + 1 } : (inState(key, found) ?? found)
}

const ENDINGS = wordSet('science management technology')
/** In an Indian list of subjects, "arts science" are two; "marketing management" is about both. */
const ENDED: Readonly<Record<string, RegExp>> = {
  science: /^(?:health|agriculture-veterinary|engineering|services)$/,
  management: /^(?!business-law|social-sciences)/,
}

/** "Nursing science", "wildlife management" and "fashion technology" are subjects of nursing, wildlife and fashion. */
function withEnding(key: Key, name: Named): Named {
  const ending = wordAfter(key, name.end)
  const [meaning] = typeof name.says === 'string' ? [] : name.says
  const field =
    meaning?.kind === 'field' && meaning.values.length === 1 ? findField(meaning.values[0] ?? '') : undefined
  if (ending === '' || !field || ENDED[ending]?.test(field.broad ?? field.id) === false) return name
  // "Agriculture science and technology".
  return (longestName(key, name.end)?.end ?? 0) > name.end + 1 ? name : { ...name, end: name.end + 1 }
}

/** False for "Campina", which folds to the same as Campinas. */
function isSpelt(entry: Entry, { searchKey, tokens }: Key, at: number): boolean {
  const isPlural = typeof entry !== 'string' && 'within' in entry && entry.endsInS
  return !isPlural || /s/i.test(searchKey[(tokens[at]?.end ?? 0) - 1] ?? '')
}

/** "Birmingham, Alabama": the town of that state, not the one that is better known. */
function inState(key: Key, town: Named): Named | undefined {
  const [first, second] = [key.words[town.end] ?? '', key.words[town.end + 1] ?? '']
  const isState = [first, `${first} ${second}`].some((name) => STATE_NAMES.has(name))
  const state = isState ? longestName(key, town.end) : undefined
  const codeOf = ({ says }: Named) => (typeof says === 'string' ? undefined : says[0]?.values[0])
  return state?.within && codeOf(state) !== codeOf(town) ? state : undefined
}

function saidBy(entry: Entry, key: Key, name: string, at: number, end: number): Named {
  if (typeof entry === 'string') return { end, says: entry }
  if ('word' in entry) return { end, says: 'words', word: entry.word }
  if (!('within' in entry)) return { end, says: entry }
  const { within, misleading } = entry
  const words = name.split(' ')
  if (misleading || !words.every(key.isKnown)) return { end, says: [within], within: [] }
  const isWords = isPartOfName(key, at, end) || isSource(key, at, within.values[0] ?? '')
  return { end, says: isWords ? 'words' : [within], within: words }
}

/** What is offered: "scholarships from Lahore" does not say where anybody is from. */
export const OFFERED: ReadonlySet<string> = wordSet(
  'scholarship fellowship bursary grant funding award offer admission program programme',
)

/** True for "scholarships from Lahore" and "from Melbourne": only "from Lahore" says where somebody comes from. */
function isSource({ tokens, words }: Key, at: number, country: string): boolean {
  if (tokens[at]?.apart || wordOf(words, at - 1) !== 'from') return false
  return OFFERED.has(wordOf(words, at - 2)) || !sendsStudents(country)
}

const INSTITUTIONS: ReadonlySet<string> = wordSet(
  'university uni universitat universite universidad universidade universita college institute school academy',
)

/** True for "University of Toronto" and "Boston College", whose words are searched for. */
function isPartOfName({ tokens, words, taken }: Key, at: number, end: number): boolean {
  const before = wordOf(words, at - 1) === 'of' ? at - 2 : at - 1
  const isApart = tokens.slice(before + 1, at + 1).some(({ apart }) => apart)
  // "High school London" has read its school already.
  if (!isApart && before >= taken && INSTITUTIONS.has(wordOf(words, before))) return true
  return !tokens[end]?.apart && INSTITUTIONS.has(words[end] ?? '')
}

/** Two capitals are a country's code if they stand out: alone, or in a key that also has lower-case letters. */
function codeAt({ searchKey, tokens, words }: Key, at: number): Named | undefined {
  const { start = 0, end = 0 } = tokens[at] ?? {}
  if (end - start !== 2) return undefined
  const text = searchKey.slice(start, end)
  if (!/^[A-Z]{2}$/.test(text) || !isCountryCode(text) || ENGLISH_NOISE.has(words[at] ?? '')) return undefined
  if (searchKey.trim().length > 2 && !/\p{Ll}/u.test(searchKey)) return undefined
  return { end: at + 1, says: [placeOf(text)] }
}

/** By its folded form, each such name and its country. No two are folded alike. */
const SHORT: ReadonlyMap<string, { readonly code: string; readonly name: string }> = new Map(
  Object.entries(SHORT_NAMES).map(([code, name]) => [foldWord(name), { code, name: name.toLowerCase() }]),
)
/**
 * What stands before a country in Vietnamese: "học bổng", "du học", "thạc sĩ", "toàn phần", "ở", "tại", "sang", "nước".
 */
const BEFORE_COUNTRIES = new Set('bổng bong học hoc sĩ si sỹ sy nhân nhan phần phan ở tại sang nước nuoc'.split(' '))

/** "Nhật" has four letters, "Çin'de" five without its apostrophe. */
const LONGEST_SHORT = 5
const APOSTROPHE = /['’]/
/** Finds countries in "Mỹ" and "học bổng Anh", but not in "my" or in the Vietnamese first name Anh. */
function shortNameAt(key: Key, at: number): Named | undefined {
  const { word = '', start, end } = key.tokens[at] ?? {}
  if (word.length > LONGEST_SHORT) return undefined
  // Without an apostrophe, what is written is folded to the word itself.
  if (!SHORT.has(word) && !APOSTROPHE.test(key.searchKey.slice(start, end))) return undefined
  const written = writtenAt(key, at)
  const folded = foldWord(written)
  const short = SHORT.get(folded)
  const isAccented = short?.name === written && written !== folded
  const isNext = folded.length > 1 && BEFORE_COUNTRIES.has(writtenAt(key, at - 1))
  return short && (isAccented || isNext) ? { end: at + 1, says: [placeOf(short.code)] } : undefined
}

function writtenAt({ searchKey, tokens }: Key, at: number): string {
  const { start = 0, end = 0 } = tokens[at] ?? {}
  return searchKey
    .slice(start, end)
    .replace(/['’].*/, '')
    .normalize('NFC')
    .toLowerCase()
}
