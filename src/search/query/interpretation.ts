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

/** What a part of a question says. */
export type QuerySpanKind =
  | FilterKind
  // A programme or funder by its name: its word must occur.
  | 'name'
  // These are context: where somebody lives, which level they have, what they want something like.
  | 'residence'
  | 'held'
  | 'like'
  // No programme states it: shown, but no constraint.
  | 'unsupported'
  // A word that is left over, and can be a name.
  | 'word'
  // A word that only ranks: an everyday one.
  | 'rank'
  // A group of people that the catalogue has no audience for: what tells of them comes first.
  | 'group'

/** A stretch of the unchanged text, and what it says. Where the same letters say two things, there are two parts. */
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
  /** For a level that follows from one that somebody has: its label. */
  readonly qualification: string | undefined
  /** Words of a place within a country, or of a group of people: what has them comes first. */
  readonly near: readonly string[]
  /** The words of the name itself, as they are compared: a programme whose own name has those of all parts was meant. */
  readonly named: readonly string[]
  /**
   * For a name or word: how it is compared, '' if the catalogue has no such word; all words of a programme's name with
   * spaces between. '' for any other part.
   */
  readonly word: string
  /** True for a name or word in one breath with the one before: "Fulbright or Chevening". Any of them will do. */
  readonly joined: boolean
  /** How the catalogue writes a word that was misspelt. */
  readonly written: string | undefined
}

/** What all parts are made from: V8 reads what always has the same fields in the same order more quickly. */
export const EMPTY_QUERY_SPAN: QuerySpan = {
  start: 0,
  end: 0,
  text: '',
  kind: 'word',
  values: [],
  label: '',
  excluded: false,
  qualification: undefined,
  near: [],
  named: [],
  word: '',
  joined: false,
  written: undefined,
}

/** What a filter is about; undefined for a part that is none. */
export function filterOf({ kind }: Pick<QuerySpan, 'kind'>): Exclude<FilterKind, 'region'> | undefined {
  if (kind === 'region') return 'country'
  return (FILTER_KINDS as readonly QuerySpanKind[]).includes(kind) ? (kind as Exclude<FilterKind, 'region'>) : undefined
}

/** True for what is looked for in texts. */
export function isSought({ kind }: Pick<QuerySpan, 'kind'>): boolean {
  return kind === 'name' || kind === 'word' || kind === 'rank' || kind === 'group'
}
