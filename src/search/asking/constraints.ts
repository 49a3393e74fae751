import { COUNTRIES } from '#domain/countries.ts'
import { GROUPS, findOption, isGroup, VOCABULARY, type Group } from './vocabulary.ts'
import { DIMENSIONS, namesMostCountries, type Dimension } from './dimensions.ts'
import { subjectOf } from '#search/understanding/meaning.ts'
import type { Part, Understanding } from '#search/understanding/part.ts'
import { covers, NO_SPANS, type Span } from '#search/understanding/span.ts'
import { labelOf, wider } from './widen.ts'

/** One thing that a record must agree with. */
export interface Constraint {
  readonly dimension: Dimension | 'words'
  /** Chosen from the options, or said in the search key. */
  readonly source: 'choice' | 'key'
  /** As it was said. */
  readonly said: readonly string[]
  /**
   * Any of these is enough. Of words (as the catalogue writes them) all must occur; an empty list is an unknown word,
   * and matches nothing.
   */
  readonly values: readonly string[]
  /** True if it was widened before: there is one step only. */
  readonly isWidened: boolean
}

/** True if people only say what they are not: "non EU students". What is for one nation only is hardly for them. */
export function tellsNoNation({ dimension, values }: Pick<Constraint, 'dimension' | 'values'>): boolean {
  return dimension === 'citizenship' && namesMostCountries(dimension, values)
}

/** The countries they say they are not from. */
export function nativesIn({ values }: Pick<Constraint, 'values'>): readonly string[] {
  return COUNTRIES.map(({ code }) => code).filter((code) => !values.includes(code))
}

/**
 * How many words can be given up one by one; the last of them goes together with all that follow. With five choices,
 * five groups in the key and the unknown words that makes sixteen constraints, which is what a `Way` has room for.
 */
const SINGLE_WORDS = 5

/** What of a search key is taken out, and what is asked for one step wider. */
export interface Changes {
  readonly without?: readonly Span[] | undefined
  readonly widen?: readonly Span[] | undefined
}

/** Reads a search key, without what stands in the spans. */
export type Reader = (searchKey: string, without?: readonly Span[]) => Understanding

interface AskedQuestion extends Changes {
  readonly choices: Readonly<Partial<Record<Group, readonly string[]>>>
  readonly searchKey: string
}

export interface Asked {
  readonly understanding: Understanding
  readonly constraints: readonly Constraint[]
}

/** Splits a question into constraints: first the choices, then the meanings in the search key, then its words. */
export function askedIn({ choices, searchKey, without, widen }: AskedQuestion, read: Reader): Asked {
  const constraints: Constraint[] = []
  for (const group of GROUPS) {
    const said = choices[group]
    if (said && said.length > 0) constraints.push(chosen(group, said))
  }
  if (searchKey === '') return { understanding: NOTHING_SAID, constraints }
  const understanding = read(searchKey, without)
  return { understanding, constraints: [...constraints, ...constraintsIn(understanding, widen)] }
}

const NOTHING_SAID: Understanding = { parts: [], content: [], near: [] }

export function constraintsIn({ parts }: Understanding, widened: readonly Span[] = NO_SPANS): Constraint[] {
  return [...saidIn(parts, widened), ...wordConstraints(parts)]
}

function chosen(group: Group, said: readonly string[]): Constraint {
  const values: string[] = []
  for (const label of said) {
    const number = findOption(group, label)
    const option = number === undefined ? undefined : VOCABULARY[group][number]
    if (option && !values.includes(option.value)) values.push(option.value)
  }
  return { dimension: group, source: 'choice', said, values, isWidened: false }
}

/**
 * One constraint for each dimension that the parts of a search key mention, in the order of DIMENSIONS. All that it asks
 * for is widened together.
 */
function saidIn(parts: readonly Part[], widened: readonly Span[]): Constraint[] {
  const constraints: Constraint[] = []
  for (const dimension of DIMENSIONS) {
    let said: readonly string[] = []
    let values: readonly string[] = []
    let isWidened = false
    for (const part of parts) {
      for (const meaning of part.meanings) {
        if (subjectOf(meaning.kind) !== dimension) continue
        isWidened ||= covers(widened, part, dimension)
        said = together(said, [meaning.label])
        values = together(values, meaning.values)
      }
    }
    if (said.length === 0) continue
    const asked: Constraint = { dimension, source: 'key', said, values, isWidened: false }
    constraints.push(isWidened ? oneStepWider(asked) : asked)
  }
  return constraints
}

function oneStepWider(constraint: Constraint): Constraint {
  const values = wider(constraint)
  if (!values || !isGroup(constraint.dimension)) return constraint
  const { dimension } = constraint
  return { ...constraint, values, said: values.map((value) => labelOf(dimension, value)), isWidened: true }
}

/** Mostly there is only one meaning, whose list can be taken as it is. */
function together(some: readonly string[], more: readonly string[]): readonly string[] {
  return some.length === 0 ? more : [...new Set([...some, ...more])]
}

function wordConstraints(parts: readonly Part[]): Constraint[] {
  if (!parts.some(({ word }) => word !== undefined)) return []
  const typed = new Map<string, Set<string>>()
  for (const { word, text } of parts) {
    if (word !== undefined) typed.set(word, (typed.get(word) ?? new Set()).add(text))
  }
  const constraint = (words: readonly string[]): Constraint => ({
    dimension: 'words',
    source: 'key',
    said: words.flatMap((word) => [...(typed.get(word) ?? [])]),
    values: words.flatMap((word) => (word === '' ? [] : word.split(' '))),
    isWidened: false,
  })
  const live = [...typed.keys()].filter((word) => word !== '')
  const single = live.slice(0, SINGLE_WORDS - 1).map((word) => constraint([word]))
  const rest = live.slice(SINGLE_WORDS - 1)
  return [...(typed.has('') ? [constraint([''])] : []), ...single, ...(rest.length > 0 ? [constraint(rest)] : [])]
}
