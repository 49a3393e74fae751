import { normalizeLetters, normalizeWord } from '#lexicon/normalize.ts'

/** Short texts and their words: a file has the same countries and levels in most of its rows. */
const MEMORY = new Map<string, readonly string[]>()
const MOST_REMEMBERED = 5000
const LONGEST_REMEMBERED = 60

/** The words of a text for comparing: lower case, without accents, plurals as singulars, as those of a question. */
export function foldedWords(text: string): readonly string[] {
  if (text.length > LONGEST_REMEMBERED) return fold(text)
  const known = MEMORY.get(text)
  if (known) return known
  const words = fold(text)
  if (MEMORY.size >= MOST_REMEMBERED) MEMORY.clear()
  MEMORY.set(text, words)
  return words
}

/** A text as names and phrases are compared: its folded words, with a blank between. */
export const foldPhrase = (text: string): string => foldedWords(text).join(' ')

/** The phrases of a list with commas between, folded. */
const foldPhrases = (list: string): string[] => list.split(',').map(foldPhrase)

/** The words of a list, and its phrases with commas between, for looking one up. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(foldedWords(list))
export const phraseSet = (list: string): ReadonlySet<string> => new Set(foldPhrases(list))

/** Scripts that put no spaces between words, or join endings to them: there a word is found inside of others. */
const JOINED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}]/u
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`

/** Any of some phrases as one expression, longer ones first: "*" stands for any ending, and "#" for a number. */
export function anyPhrase(phrases: readonly string[]): string {
  const sourceOf = (isJoined: boolean) =>
    [...new Set(phrases)]
      .filter((phrase) => phrase !== '' && JOINED.test(phrase) === isJoined)
      .sort((one, other) => other.length - one.length)
      .map((phrase) => phrase.replaceAll(/[.+?^()[\]{}|\\$/]/g, String.raw`\$&`))
      .map((phrase) => phrase.replaceAll('*', String.raw`[\p{L}\p{M}]*`).replaceAll('#', String.raw`\d[\d.,]*`))
      .join('|')
  const inside = sourceOf(true)
  const words = `(?<!${LETTER})(?:${sourceOf(false)})(?!${LETTER})`
  return inside === '' ? words : `(?:${words}|${inside})`
}

function fold(written: string): string[] {
  const text = written.replaceAll('&', ' and ')
  // The quick way for the many texts without accents.
  if (/^[\w \t,;:!?%()/+-]*$/.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(foldedWord)
  const plain = normalizeLetters(text).replaceAll(/['’ʻʼ`.]/g, '')
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(foldedWord)
}

/** "Sans" denies in French, and is no plural of "San Diego". */
function foldedWord(word: string): string {
  return word === 'sans' ? word : normalizeWord(word)
}

export interface PhraseBook<Value> {
  /** What the whole text stands for. */
  readonly exactly: (text: string) => readonly Value[] | undefined
  /**
   * What the names in the text stand for, in order; longer names win over shorter ones, and short abbreviations do not
   * count.
   */
  readonly within: (text: string) => readonly Value[]
  /** As `within`, with the words that are in no name. Names in `weak` count as such words. */
  readonly search: (
    text: string,
    weak?: ReadonlySet<string>,
  ) => { readonly values: readonly Value[]; readonly rest: readonly string[] }
  /** How many of these folded words, from a place on, are the longest name there; 0 for none. */
  readonly nameAt: (folded: readonly string[], at: number) => number
  /** Adds a name that stands for nothing, though another may be in it: "New Jersey". */
  readonly hide: (name: string) => void
}

/** How long a name must be to be recognised inside a sentence: "IT" and "MS" are also words. */
const SHORTEST_WITHIN = 3

/** Words inside a name that do not count: "Trinidad and Tobago", "the Gambia", "Republic of Korea". */
const SKIPPED: ReadonlySet<string> = new Set(['and', 'the', 'of'])

/** Only a name that has it itself is one with it: "development and economics" are two subjects. */
const JOINS = 'and'

/** How many of these words a name may have. */
const MOST_SKIPPED = 3

const countsInName = (word: string): boolean => !SKIPPED.has(word)

/** Names, separated by commas, and what they stand for. The first entry of a name stays. */
export function createPhraseBook<Value>(
  entries: Iterable<readonly [names: string, values: readonly Value[]]>,
): PhraseBook<Value> {
  const book = new Map<string, readonly Value[]>()
  /** How many words the longest name has that begins with a word. */
  const longest = new Map<string, number>()
  /** The names that have an "and". */
  const joined = new Set<string>()
  const add = (name: string, values: readonly Value[]): void => {
    const folded = fold(name)
    const words = folded.filter(countsInName)
    const key = words.join(' ')
    if (folded.includes(JOINS)) joined.add(key)
    if (key === '' || book.has(key)) return
    book.set(key, values)
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  for (const [names, values] of entries) for (const name of names.split(',')) add(name, values)

  function search(text: string, weak?: ReadonlySet<string>): { values: Value[]; rest: string[] } {
    const words = foldedWords(text).filter(countsInName)
    const values = new Set<Value>()
    const rest: string[] = []
    for (let at = 0; at < words.length;) {
      const longestFound = longestAt(words, at)
      const found = longestFound?.length === 1 && weak?.has(words[at] ?? '') ? undefined : longestFound
      for (const value of found?.values ?? []) values.add(value)
      if (!found) rest.push(words[at] ?? '')
      at += found?.length ?? 1
    }
    return { values: [...values], rest }
  }

  function longestAt(words: readonly string[], at: number) {
    for (let length = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at); length > 0; length--) {
      const key = words.slice(at, at + length).join(' ')
      const values = key.length >= SHORTEST_WITHIN ? book.get(key) : undefined
      if (values) return { values, length }
    }
    return undefined
  }

  function nameAt(folded: readonly string[], at: number): number {
    const most = longest.get(folded[at] ?? '') ?? -MOST_SKIPPED
    for (let length = Math.min(most + MOST_SKIPPED, folded.length - at); length > 0; length--) {
      if (SKIPPED.has(folded[at + length - 1] ?? '')) continue
      if (keyOf(folded.slice(at, at + length)) !== undefined) return length
    }
    return 0
  }

  /** The key of a name that these words are. */
  function keyOf(folded: readonly string[]): string | undefined {
    const key = folded.filter(countsInName).join(' ')
    return book.has(key) && (joined.has(key) || !folded.includes(JOINS)) ? key : undefined
  }

  return {
    exactly: (text) => book.get(keyOf(foldedWords(text)) ?? ''),
    within: (text) => search(text).values,
    search,
    nameAt,
    hide: (name) => add(name, []),
  }
}

/** A book of names as the files of the lexicon have them. */
export function bookOf<Value>(
  names: readonly { readonly name: string; readonly values: readonly Value[] }[],
): PhraseBook<Value> {
  return createPhraseBook(names.map(({ name, values }) => [name, values]))
}

/** True for words that are equal but for one letter more, less or another one, or two in the other order. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
