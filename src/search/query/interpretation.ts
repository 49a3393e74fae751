/** What a part of a question says. */
export type PartKind =
  // These constrain.
  | 'country'
  | 'region'
  | 'citizenship'
  | 'field'
  | 'level'
  | 'coverage'
  | 'type'
  | 'audience'
  // A programme or funder by its name: its word must occur.
  | 'name'
  // These are context: where somebody lives, which level they have, what they want something like.
  | 'residence'
  | 'held'
  | 'like'
  // No programme states it: shown, but no constraint.
  | 'unsupported'
  // A word that is left over.
  | 'word'

/** A stretch of the unchanged text, and what it says. */
export interface Part {
  /** In UTF-16 code units of the text: `[start, end)`. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: PartKind
  /** Option values, any of which is enough; a group of countries is `@id`. Of what is excluded: what is left. */
  readonly values: readonly string[]
  readonly label: string
  readonly excluded: boolean
  /** For a level that follows from one that somebody has: its label. */
  readonly held: string | undefined
  /** Words of a place within a country, or of a group of people: what has them comes first. */
  readonly near: readonly string[]
  /** For a name or word: how it is compared; '' if the catalogue has no such word. */
  readonly word: string
  /** How the catalogue writes a word that was misspelt. */
  readonly written: string | undefined
  /**
   * How much a left-over word says: 'little' for the little words of its language, 'cue' for one that mostly tells how
   * others are meant ("school", "people"): both can rank, but are hardly a name. 'content' for any other, and for parts.
   */
  readonly strength: 'little' | 'cue' | 'content'
}

export interface Interpretation {
  readonly parts: readonly Part[]
  /** The words that are left over, in order: they rank, and those that can be names may constrain. */
  readonly words: readonly Part[]
}

/** What all parts are made from: V8 reads what always has the same fields in the same order more quickly. */
export const PLAIN_PART: Part = {
  start: 0,
  end: 0,
  text: '',
  kind: 'word',
  values: [],
  label: '',
  excluded: false,
  held: undefined,
  near: [],
  word: '',
  written: undefined,
  strength: 'content',
}
