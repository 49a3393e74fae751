import { isPlural } from './context.ts'
import { DICTIONARY, DICTIONARY_WORDS, SPELLINGS, SPELLINGS_OF_OPTIONS } from './dictionary.ts'
import type { Key } from './key.ts'
import type { Part } from './part.ts'
import { isNoise } from './passed-over.ts'
import { isAdjective } from './peoples.ts'
import { forgiven, nearestWords, rememberCorrections, TWO_MISTAKES_IN_TERMS } from './spelling.ts'
import { WELL_SPELT } from './well-spelt.ts'

/** What understanding asks about the words of the catalogue's texts. */
export interface KnownWords {
  readonly has: (word: string) => boolean
  /** The word of the catalogue that a misspelt one stands for, or undefined. */
  readonly correct: (word: string) => string | undefined
  /** How the catalogue writes one of its words: "petronas", which is compared as "petrona". */
  readonly written: (word: string) => string
}

interface Corrected {
  /** The words with the spelling of the dictionary. */
  readonly words: readonly string[]
  /** The word of the catalogue that the one at a place stands for; as it was typed if it has none. */
  readonly sought: (at: number) => Pick<Part, 'word' | 'written'>
}

/** How many unknown words of a key are corrected. A key with more is in a language that is not known here. */
const CORRECTIONS = 4

/** Corrects what neither the dictionary nor the catalogue has, and what is no other English word. */
export function corrected({ searchKey, tokens }: Pick<Key, 'searchKey' | 'tokens'>, known: KnownWords): Corrected {
  const isRight = (word: string) =>
    DICTIONARY_WORDS.has(word) || forgiven(word) === 0 || known.has(word) || WELL_SPELT.has(word) || isAdjective(word)
  const wrong: string[] = []
  for (const { word } of tokens) {
    if (wrong.length < CORRECTIONS && !isRight(word) && !wrong.includes(word)) wrong.push(word)
  }
  const respelt = (at: number, correct: (word: string) => string | undefined) => {
    const { word = '' } = tokens[at] ?? {}
    if (!wrong.includes(word)) return undefined
    // Folding takes the "s" of "mundas" and "busines" for that of a plural.
    return correct(word) ?? (isPlural({ searchKey, tokens }, at) ? correct(`${word}s`) : undefined)
  }
  return {
    words: tokens.map(({ word }, at) => (wrong.length === 0 ? word : (respelt(at, spelling) ?? word))),
    sought: (at) => {
      const { word: typed = '' } = tokens[at] ?? {}
      if (known.has(typed)) return { word: typed, written: undefined }
      const word = respelt(at, known.correct)
      // No programme is meant by "instead", whatever "insead" is.
      return word === undefined || isNoise(word)
        ? { word: typed, written: undefined }
        : { word, written: known.written(word) }
    },
  }
}

/** The nearest word of the dictionary. */
const spelling = rememberCorrections((word) => {
  const near = nearestWords(word, SPELLINGS, TWO_MISTAKES_IN_TERMS)
  const option = near.find((candidate) => SPELLINGS_OF_OPTIONS.has(candidate))
  return option ?? near.find((candidate) => DICTIONARY.has(candidate)) ?? near[0]
})
