import type { Suggestions } from '#contract/search.ts'
import { normalizeLetters } from '#lexicon/normalize.ts'

/** A name that somebody may be about to type. */
export interface Suggestion {
  readonly name: string
  /** What it names, in a word. */
  readonly kind: string
  /** What the search says with the name in the place of the words that it was found by. */
  readonly text: string
}

export interface Name extends Pick<Suggestion, 'name' | 'kind'> {
  /** Its words, folded, each between spaces. */
  readonly folded: string
}

/** What each list names, in the order in which equals are shown. */
const KINDS: readonly (readonly [keyof Suggestions, string])[] = [
  ['places', 'place'],
  ['fields', 'field'],
  ['audiences', 'for'],
  ['funders', 'funder'],
  ['programmes', 'programme'],
]
const MOST = 8
/** Words at the end of what is typed: no name is looked for by more. */
const MOST_WORDS = 8
/** Letters of what a name begins with, and of a word in its midst: shorter ones are in too many. */
const [SHORTEST, SHORTEST_INSIDE] = [2, 3]
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** The names, the shortest first. A list that is missing is empty: another server may not know it. */
export function namesOf(said: Partial<Suggestions> | null): Name[] {
  return KINDS.flatMap(([list, kind]) =>
    (said?.[list] ?? []).map((name) => ({ name, kind, folded: `${foldWords(name)} ` })),
  ).sort((a, b) => a.name.length - b.name.length)
}

/**
 * The names that the last words of a text begin, at most eight. First those by which most words are replaced; of them those
 * that begin with the words, before those with the words further on. The last word may go on; the others are whole.
 */
export function matchNames(names: readonly Name[], typed: string): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const { index, words } of endsOf(typed)) {
    for (const isInside of [false, true]) {
      if (isInside && (words.split(' ')[1] ?? '').length < SHORTEST_INSIDE) continue
      for (const { name, kind, folded } of names) {
        if (found.size === MOST) return [...found.values()]
        const at = folded.indexOf(words)
        if (at < 0 || at > 0 !== isInside || found.has(folded)) continue
        found.set(folded, { name, kind, text: typed.slice(0, index) + name })
      }
    }
  }
  return [...found.values()]
}

/** Each end of a text that begins with a word, the longest first, with the place where it begins. */
function endsOf(typed: string): { readonly index: number; readonly words: string }[] {
  const starts = Array.from(typed.matchAll(WORD), ({ index }) => index).slice(-MOST_WORDS)
  // After a space the last word is whole, too.
  const end = /[\p{L}\p{N}\p{M}'’]$/u.test(typed) ? '' : ' '
  return starts
    .map((index) => ({ index, words: foldWords(typed.slice(index)) + end }))
    .filter(({ words }) => words.trim().length >= SHORTEST)
}

/** The words of a text, each with a space before it. */
function foldWords(text: string): string {
  const words = normalizeLetters(text.replaceAll('&', ' and ')).match(WORD) ?? []
  return words.map((word) => ` ${word}`).join('')
}
