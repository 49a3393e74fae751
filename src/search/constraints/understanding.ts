import { wordsOf } from '#lexicon/normalize.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { affirm } from '#search/constraints/negation.ts'
import { filterOf, isSought, type Part } from '#search/query/interpretation.ts'
import { leftOf, type Span } from '#search/constraints/spans.ts'

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
  /** The names of programmes that something like is wanted of, if the catalogue has their words; each with spaces between. */
  readonly like: readonly string[]
  /** The names of programmes that are only left out. */
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

/** Names that stand side by side are one: "like Gates Cambridge". Not so "like Chevening or Rhodes". */
function likedNames(parts: readonly Part[], excluded: boolean): readonly string[] {
  const names: string[] = []
  for (const part of parts) {
    if (part.kind !== 'like' || part.excluded !== excluded || part.word === '') continue
    const last = part.joined || excluded ? undefined : names.pop()
    names.push(last === undefined ? part.word : `${last} ${part.word}`)
  }
  return names
}

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
  // "Italian students" look for no programme called Italian, but one may be called "Omani Programme". A word alone is no name.
  const saysOnlyWho = said.every(({ kind }) => kind === 'citizenship')
  const typed = saysOnlyWho && without.length === 0 ? wordsOfName(searchKey) : []
  return {
    said,
    parts,
    content: saysOnlyWho ? (typed.length > 1 ? typed : []) : [...new Set(parts.flatMap(contentOf))],
    near: parts.flatMap(({ near, excluded }) => (near.length > 0 && !excluded ? [near] : [])),
    like: likedNames(parts, false),
    unlike: likedNames(parts, true),
    lives: parts.flatMap(({ kind, values }) => (kind === 'residence' ? values : [])),
  }
}
