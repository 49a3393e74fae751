import type { Token } from './fold.ts'

/** A search key taken apart. `words` are those of the tokens with their spelling mended. */
export interface Key {
  readonly searchKey: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  /** Whether the catalogue has a word. */
  readonly isKnown: (word: string) => boolean
  /** Where the last name ends that was read: its words tell nothing of the next, as the "4" of "form 4 Kenya" does not. */
  taken: number
}

/** The word at a place, or '' where there is none or where a comma stands before it. */
export function wordAfter({ tokens, words }: Key, at: number): string {
  return tokens[at]?.apart ? '' : (words[at] ?? '')
}
