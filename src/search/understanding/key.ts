import type { Token } from './fold.ts'

/** A search key, split into tokens. `words` are their words with the spelling corrected. */
export interface Key {
  readonly searchKey: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  /** Whether the catalogue has a word. */
  readonly isKnown: (word: string) => boolean
  /** Whether any of the words is about graduates. */
  readonly namesAlumni: boolean
  /**
   * Where the last name that was read ends. Its words say nothing about the next one: the "4" of "form 4 Kenya" is no
   * "for".
   */
  taken: number
}

/**
 * The word at a place, or '' if there is none: before the first word, too. An array looks for a place below 0 as for a
 * name, which takes as long as several words.
 */
export function wordOf(words: readonly string[], at: number): string {
  return at < 0 ? '' : (words[at] ?? '')
}

/** The word at a place, or '' if there is none or a comma stands before it. */
export function wordAfter({ tokens, words }: Key, at: number): string {
  return tokens[at]?.apart ? '' : (words[at] ?? '')
}
