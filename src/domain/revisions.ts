import { formatStatus, windowOf, type Round } from './rounds.ts'
import type { Scholarship } from './scholarship.ts'

/** What a round says of time. That it was seen again, and where, is no change of it. */
export type RoundFacts = Omit<Round, 'source' | 'verified'>

/**
 * The facts of a record that matter to those who plan with it, in one spelling each: white space and the order of lists
 * make no difference. Plain JSON.
 */
export interface MaterialFacts {
  readonly rounds: readonly RoundFacts[]
  readonly openAllYear: boolean
  readonly byProgramme: boolean
  readonly status: string
  readonly amount: string | null
  readonly coverage: Scholarship['coverage']
  readonly levels: Scholarship['levels']
  readonly audience: string | null
  readonly citizenship: Scholarship['citizenship']
  readonly residence: Scholarship['residence']
  /** From and to, the latter excluded if the third is true. */
  readonly ages: readonly [number | null, number | null, boolean]
  readonly link: string
  /** False while it is withdrawn. */
  readonly listed: boolean
}

/** What became of the facts that changed: those that did not are absent. */
export type FactsDiff = {
  readonly [Name in keyof MaterialFacts]?: { readonly was: MaterialFacts[Name]; readonly now: MaterialFacts[Name] }
}

export function materialFacts(record: Scholarship, listed: boolean): MaterialFacts {
  const { rounds, openAllYear, byProgramme, status } = windowOf(record)
  const { age_min = null, age_max = null, age_max_exclusive = false } = record.conditions
  return {
    rounds: sorted(rounds.map(roundFacts)),
    openAllYear,
    byProgramme,
    status: formatStatus(status),
    amount: oneSpelling(record.amount?.stated ?? null),
    coverage: record.coverage,
    levels: sorted(record.levels),
    audience: oneSpelling(record.audience),
    citizenship: sorted(record.citizenship),
    residence: sorted(record.residence),
    ages: [age_min, age_max, age_max_exclusive],
    link: record.link.trim(),
    listed,
  }
}

/** Empty if nothing changed. */
export function diffFacts(was: MaterialFacts, now: MaterialFacts): FactsDiff {
  // The names of both are the same.
  const names = Object.keys(now) as (keyof MaterialFacts)[]
  const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(now[name]))
  return Object.fromEntries(changed.map((name) => [name, { was: was[name], now: now[name] }]))
}

function roundFacts(round: Round): RoundFacts {
  const { opens, closes, results, basis, closesBetween } = round
  return {
    opens,
    closes,
    results,
    basis,
    for: oneSpelling(round.for),
    vague: oneSpelling(round.vague),
    vagueResults: oneSpelling(round.vagueResults),
    closesBetween,
  }
}

const oneSpelling = (text: string | null): string | null => text && text.replaceAll(/\s+/g, ' ').trim()

/** "any" and "not stated" are no lists. */
function sorted<Value>(list: readonly Value[]): readonly Value[]
function sorted<Value>(list: 'any' | 'not stated' | readonly Value[]): 'any' | 'not stated' | readonly Value[]
function sorted<Value>(list: 'any' | 'not stated' | readonly Value[]): 'any' | 'not stated' | readonly Value[] {
  return typeof list === 'string' ? list : inOrder(list)
}

const inOrder = <Value>(list: readonly Value[]): readonly Value[] =>
  list
    .map((value) => [JSON.stringify(value), value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
