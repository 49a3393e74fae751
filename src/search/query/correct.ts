import { forgiven, nearestWords } from '#lexicon/spelling.ts'
import type { IsoDate } from '#domain/dates.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Token } from '#lexicon/normalize.ts'

/** The words of the catalogue's texts, as interpretation needs them. */
export interface KnownWords {
  readonly has: (word: string) => boolean
  /** True if a programme has all of the words in its name or its funder's. */
  readonly named: (words: readonly string[]) => boolean
  /** True if one programme alone has all of the words in its name, and these are most of it. */
  readonly titled: (words: readonly string[]) => boolean
  /** The word of the catalogue that a misspelt one may be, or undefined. */
  readonly correct: (word: string) => string | undefined
  /** How the catalogue writes one of its words: "petronas", which is compared as "petrona". */
  readonly written: (word: string) => string
}

/** What a query is read with. */
export interface Reading {
  readonly lexicon: Lexicon
  readonly known: KnownWords
  /** "Next month" depends on it. */
  readonly today: IsoDate
}

/** At most this many words of a query are corrected. */
export const CORRECTIONS = 8
/** Words of the lexicon may have two mistakes from this length on; names of locations and demonyms never. */
const TWO_MISTAKES = 8

/** By token, the word of the lexicon that a misspelt one may be. */
type Corrections = readonly (string | undefined)[]

export function correctionsOf(tokens: readonly Token[], text: string, { lexicon, known }: Reading): Corrections {
  const wrong = tokens.filter(({ word }) => !isRight(word, lexicon) && /^[a-z]+$/.test(word) && !known.has(word))
  if (wrong.length === 0 || wrong.length > CORRECTIONS) return []
  const near = (word: string) => nearest(word, lexicon)
  const found = tokens.map((token) => (wrong.includes(token) ? respelt(token, text, near) : undefined))
  // A query of unknown words is in a language that the lexicon lacks.
  return wrong.length > 2 && found.filter(Boolean).length * 2 <= wrong.length ? [] : found
}

/** True for a word that no list has to be looked through for. */
export function isRight(word: string, lexicon: Lexicon): boolean {
  return forgiven(word) === 0 || lexicon.words.has(word) || lexicon.english.has(word) || lexicon.stopwords.has(word)
}

/** A correction of a token. Normalization takes the "s" of "busines" for that of a plural. */
export function respelt({ word, end, start }: Token, text: string, correct: KnownWords['correct']): string | undefined {
  return correct(word) ?? (text[end - 1] === 's' && end - start === word.length + 1 ? correct(`${word}s`) : undefined)
}

/** The word that is nearest to a misspelt one. What is a name by itself is meant before a word of a longer one. */
function nearest(word: string, { names, spellings }: Lexicon): string | undefined {
  const near = nearestWords(word, spellings, TWO_MISTAKES)
  const sensesOf = (one: string) => names.get(one) ?? []
  const best = near.find((one) => sensesOf(one).length > 0) ?? near[0]
  if (best === undefined || !sensesOf(best).some(({ kind }) => kind === 'country' || kind === 'people')) return best
  return nearestWords(word, [best], word.length + 1)[0]
}
