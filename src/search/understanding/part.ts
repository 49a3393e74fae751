import type { Meaning } from './meaning.ts'

/**
 * How a place is named: with no word that tells more ('bare'), as where something is or goes ('there'), as one whose
 * government gives ('giving'), or by an adjective, as in "Korean scholarship" ('either').
 */
export type Place = 'bare' | 'there' | 'giving' | 'either'

/** A stretch of the search key and what it says: meanings, or a word to search for. */
export interface Part {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly meanings: readonly Meaning[]
  /** True if it says what is not wanted. Its meanings are then what is left. */
  readonly negated: boolean
  /** Whether it says what is wanted, what somebody already has, or that they want to go abroad or come from elsewhere. */
  readonly about: 'wanted' | 'held' | 'abroad' | 'elsewhere'
  /** How a place is named. `settleHomes` uses it to find homes. */
  readonly place: Place | undefined
  /** The words of the place within the country, if only that was named. */
  readonly within: readonly string[] | undefined
  /** True for a place that is named in one breath with what stands before it. */
  readonly joined: boolean
  /**
   * A word, of the catalogue if it has it; all words of a programme's name with spaces between; '' for what nothing answers;
   * undefined if the part has meanings.
   */
  readonly word: string | undefined
  /** What a misspelt word was corrected to, as the catalogue writes it. */
  readonly written: string | undefined
}

/** What all parts are made from: V8 reads what always has the same fields in the same order more quickly. */
export const PLAIN_PART: Part = {
  start: 0,
  end: 0,
  text: '',
  meanings: [],
  negated: false,
  about: 'wanted',
  place: undefined,
  within: undefined,
  joined: false,
  word: undefined,
  written: undefined,
}

export interface Understanding {
  readonly parts: readonly Part[]
  /** The typed words without noise. If they only say which country somebody is from: all words, if there are several. */
  readonly content: readonly string[]
  /** The words of places within a country, and of some kinds of people. What has those of one of them comes first. */
  readonly near: readonly (readonly string[])[]
}

/** What awards say of kinds of people that the specification has no label for: some are for others, but also for them. */
const TOLD_BY: ReadonlyMap<string, string> = new Map([
  ['Disabled people', 'disability'],
  ['Deaf people', 'disability'],
])

function toldBy(label: string): readonly (readonly string[])[] {
  const word = TOLD_BY.get(label)
  return word === undefined ? [] : [[word]]
}

/** The words of each place to study in that is named by a place within a country, and of some kinds of people. */
export function nearIn(parts: readonly Part[]): readonly (readonly string[])[] {
  const near: (readonly string[])[] = []
  for (const { meanings, negated, about, within } of parts) {
    if (negated || about !== 'wanted') continue
    if (within && within.length > 0 && meanings.some(({ kind }) => kind === 'country')) near.push(within)
    else for (const { kind, label } of meanings) if (kind === 'audience') near.push(...toldBy(label))
  }
  return near
}
