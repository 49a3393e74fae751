/** What filters. Countries and regions are about the same thing. */
export const FILTER_KINDS = [
  'country',
  'region',
  'citizenship',
  'field',
  'level',
  'coverage',
  'type',
  'audience',
  'when',
] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** The kind of a query span. */
export type QuerySpanKind =
  | FilterKind
  // A programme or funder by its name: its word must occur.
  | 'name'
  // These are context: where somebody lives, which level they have, that they cannot pay, what they want something like.
  | 'residence'
  | 'held'
  | 'means'
  | 'like'
  // No programme states it: shown, but no constraint.
  | 'unsupported'
  // A word that is left over, and can be a name.
  | 'word'
  // A word that only ranks: an everyday one.
  | 'rank'
  // A group of people that the catalogue has no audience for: awards with its word come first.
  | 'group'

/** Words all of which an award has that comes first. */
export interface Near {
  readonly words: readonly string[]
  /** True for the state that a city is in: what is for the city itself comes before what is for the state. */
  readonly isAround: boolean
}

/**
 * A span of the unchanged text, and its interpretation. The same letters with two interpretations make two query spans.
 */
export interface QuerySpan {
  /** In UTF-16 code units of the text: `[start, end)`. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: QuerySpanKind
  /** Option values, any of which is enough; a group of countries is `@id`. Of what is excluded: what is left. */
  readonly values: readonly string[]
  readonly label: string
  readonly excluded: boolean
  /** For a level that nobody named: a guess, or for a child the lowest that the catalogue has. */
  readonly assumed: 'guess' | 'lowest' | undefined
  /** What comes first: the words of a location within a country and of what it is in, or of a group of people. */
  readonly near: readonly Near[]
  /** The normalized words of the name itself: a programme whose title has those of all query spans matches by title. */
  readonly named: readonly string[]
  /**
   * For a name or word: its normalized form, '' if the catalogue has no such word; all words of a programme's name with
   * spaces between. '' for any other query span.
   */
  readonly word: string
  /** True for a name or word in one breath with the one before: "Fulbright or Chevening". Any of them will do. */
  readonly joined: boolean
  /** How the catalogue writes a word that was misspelt. */
  readonly written: string | undefined
}

/** Words side by side, with their span of the text. */
export interface Phrase {
  readonly start: number
  readonly end: number
  readonly words: readonly string[]
}

/** What a query says. */
export interface Interpretation {
  readonly querySpans: readonly QuerySpan[]
  /** The countries of its exams and currencies, or else those where its language is at home; none for English. */
  readonly speakers: readonly string[]
  /** True if it asks for what is abroad. */
  readonly isAbroad: boolean
  /** Most of a title each: programmes with all words of one in their names come first. */
  readonly phrases: readonly Phrase[]
}

/** All query spans are made from this one: V8 reads objects with the same fields in the same order more quickly. */
export const EMPTY_QUERY_SPAN: QuerySpan = {
  start: 0,
  end: 0,
  text: '',
  kind: 'word',
  values: [],
  label: '',
  excluded: false,
  assumed: undefined,
  near: [],
  named: [],
  word: '',
  joined: false,
  written: undefined,
}

/** The attribute of a filter; undefined for a query span that is no filter. */
export function filterOf({ kind }: Pick<QuerySpan, 'kind'>): Exclude<FilterKind, 'region'> | undefined {
  if (kind === 'region') return 'country'
  return (FILTER_KINDS as readonly QuerySpanKind[]).includes(kind) ? (kind as Exclude<FilterKind, 'region'>) : undefined
}

/** True for what is looked for in texts. */
export function isSought({ kind }: Pick<QuerySpan, 'kind'>): boolean {
  return kind === 'name' || kind === 'word' || kind === 'rank' || kind === 'group'
}
