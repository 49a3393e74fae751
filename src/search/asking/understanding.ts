import { wordsOf } from '#lexicon/fold.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { affirm } from '#search/query/deny.ts'
import { filterOf, isSought, type Part } from '#search/query/interpretation.ts'
import { leftOf, type Span } from './spans.ts'

/** What a search key says, and what of it is asked for. */
export interface Understanding {
  /** As it is said, before anything is taken out. */
  readonly said: readonly Part[]
  /** What is left, with the values that denials leave. */
  readonly parts: readonly Part[]
  /** The words that are looked for: a name that has all of them is what was meant. */
  readonly content: readonly string[]
  /** The words of places within a country, and of some kinds of people. What has those of one of them comes first. */
  readonly near: readonly (readonly string[])[]
  /** The words of the programme that something like is wanted of, if the catalogue has them. */
  readonly like: readonly string[]
  /** The words of programmes that are left out. */
  readonly unlike: readonly string[]
  /** The countries that somebody lives in. */
  readonly lives: readonly string[]
}

export const NOTHING_SAID: Understanding = {
  said: [],
  parts: [],
  content: [],
  near: [],
  like: [],
  unlike: [],
  lives: [],
}

function likedWords({ kind, word }: Part): readonly string[] {
  return kind === 'like' && word !== '' ? word.split(' ') : NO_WORDS
}

const NO_WORDS: readonly string[] = []

/** The different words of a name. */
export function wordsOfName(name: string): readonly string[] {
  return [...new Set(wordsOf(name))].filter((word) => !SKIPPED.has(word))
}

function contentOf(part: Part): readonly string[] {
  if (isSought(part)) return part.word === '' ? [] : part.word.split(' ')
  return filterOf(part) === undefined && part.kind !== 'held' ? [] : part.named
}

/** What is asked for by what is said, without what stands in the spans. */
export function understandingOf(said: readonly Part[], without: readonly Span[], searchKey: string): Understanding {
  const parts = affirm(leftOf(said, without))
  // "Italian students" look for no programme called Italian, but one may be called "Omani Programme".
  const saysOnlyWho = said.every(({ kind }) => kind === 'citizenship')
  return {
    said,
    parts,
    content: saysOnlyWho ? wordsOfName(searchKey) : [...new Set(parts.flatMap(contentOf))],
    near: parts.flatMap(({ near, excluded }) => (near.length > 0 && !excluded ? [near] : [])),
    like: parts.flatMap((part) => (part.excluded ? [] : likedWords(part))),
    unlike: parts.flatMap((part) => (part.excluded ? likedWords(part) : [])),
    lives: parts.flatMap(({ kind, values }) => (kind === 'residence' ? values : [])),
  }
}
