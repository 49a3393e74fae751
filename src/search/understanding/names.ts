import { isCountryCode } from '#domain/countries.ts'
import type { Key } from './context.ts'
import { DICTIONARY, ENGLISH_NOISE, LONGEST_FROM, placeOf, SKIPPED, type Entry, type Meaning } from './dictionary.ts'

/** What a stretch of a key says: meanings, words that must be found, or what the dictionary has beside meanings. */
export type Says = readonly Meaning[] | 'words' | 'noise' | 'unknown' | 'abroad'

/** The name that stands at a place. */
export interface Named {
  readonly end: number
  readonly says: Says
  readonly within?: boolean
}

export function nameAt(key: Key, at: number): Named | undefined {
  return longestName(key, at) ?? codeAt(key, at)
}

export function longestName(key: Key, at: number): Named | undefined {
  const longest = LONGEST_FROM.get(key.words[at] ?? '') ?? 0
  let name = ''
  let length = 0
  let found: Named | undefined
  for (let end = at; end < key.tokens.length && length < longest; end++) {
    if (end > at && key.tokens[end]?.apart) break
    const word = key.words[end] ?? ''
    if (SKIPPED.has(word)) continue
    name = name === '' ? word : `${name} ${word}`
    length++
    const entry = DICTIONARY.get(name)
    if (entry) found = { end: end + 1, ...saidBy(entry, key, name) }
  }
  return found
}

function saidBy(entry: Entry, { isKnown }: Key, name: string): Omit<Named, 'end'> {
  if (typeof entry === 'string' || !('within' in entry)) return { says: entry }
  const { within, misleading } = entry
  return { says: !misleading && name.split(' ').every(isKnown) ? 'words' : [within], within: true }
}

/** Two capitals are a country's code where they stand out: alone, or in a key that is not all capitals. */
function codeAt({ searchKey, tokens, words }: Key, at: number): Named | undefined {
  const token = tokens[at]
  const text = token ? searchKey.slice(token.start, token.end) : ''
  if (!/^[A-Z]{2}$/.test(text) || !isCountryCode(text) || ENGLISH_NOISE.has(words[at] ?? '')) return undefined
  if (searchKey.trim().length > 2 && !/\p{Ll}/u.test(searchKey)) return undefined
  return { end: at + 1, says: [placeOf(text)] }
}
