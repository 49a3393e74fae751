import { createHash } from 'node:crypto'
import { isAsStated } from '#catalogue/kept-words.ts'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { findAudience } from '#domain/audience.ts'
import { completeConditions } from '#domain/conditions.ts'
import { daysBetween } from '#domain/dates.ts'
import type { Deadline } from '#domain/deadline.ts'
import type { CoverageId } from '#domain/funding.ts'
import type { ApplicationWindow } from '#domain/rounds.ts'
import type { Awards, Scholarship, Stated } from '#domain/scholarship.ts'
import type { Storage } from '#storage/open-storage.ts'
import { isSameProgramme } from './identity.ts'
import type { Staged, Staging } from './staging.ts'

/**
 * Merges two rows about one programme, keeping the better-stated value of each field. If both state something
 * different, the first is kept, but never the larger promise: see `lesserCoverage` and `betterDeadline`.
 */
export function mergeDuplicates(first: Scholarship, second: Scholarship): Scholarship {
  const restrictions = (field: Listed) => [isRestricted(first, field), isRestricted(second, field)] as const
  return {
    ...first,
    funderKind: first.funderKind ?? second.funderKind,
    logo: first.logo ?? second.logo,
    countries: union(first.countries, second.countries, restrictions('countries')),
    fields: union(first.fields, second.fields, restrictions('fields')),
    levels: union(first.levels, second.levels, restrictions('levels')),
    coverage: lesserCoverage(first.coverage, second.coverage),
    types: [...new Set([...first.types, ...second.types])],
    amount: figuresOf(first) >= figuresOf(second) ? (first.amount ?? second.amount) : second.amount,
    deadline: betterDeadline(first.deadline, second.deadline),
    ...mergeWindows(first, second),
    awards: mergeAwards(first.awards, second.awards),
    audience:
      first.audience !== null && findAudience(first.audience) ? first.audience : (second.audience ?? first.audience),
    citizenship: union(first.citizenship, second.citizenship, restrictions('citizenship')),
    residence: union(first.residence, second.residence, restrictions('residence')),
    conditions: completeConditions(first.conditions, second.conditions),
    eligibility: longerWithWords(first.eligibility, second.eligibility),
    benefits: longerWithWords(first.benefits, second.benefits),
    applicationProcess: longerWithWords(first.applicationProcess, second.applicationProcess),
    about: longer(first.about, second.about),
    source: first.source ?? second.source,
    checked: older(first.checked, second.checked),
    verified: {},
  }
}

/**
 * Updates a record of the catalogue from an operator's file: what the file states counts, what it does not state stays.
 * Idempotent.
 */
function updateRecord(standing: Scholarship, stated: Scholarship): Scholarship {
  // A record has no other keys.
  const names = Object.keys(stated) as (keyof Scholarship)[]
  const unstated = names.filter((name) => saysNothing(stated[name]))
  return {
    ...stated,
    ...Object.fromEntries(unstated.map((name) => [name, standing[name]])),
    id: standing.id,
    deadline: stated.deadline.kind === 'not-stated' ? standing.deadline : stated.deadline,
    openAllYear: stated.openAllYear || standing.openAllYear,
    byProgramme: stated.byProgramme || standing.byProgramme,
    status: stated.status.kind === 'active' ? standing.status : stated.status,
    conditions: completeConditions(stated.conditions, standing.conditions),
    // Facts of an older month that came with this file may have replaced what was verified since.
    verified: stated.checked === null ? { ...standing.verified, ...stated.verified } : stated.verified,
  }
}

/** Of a value that is neither a switch nor an object. */
export const saysNothing = (value: unknown): boolean =>
  value === null || value === 'not stated' || (Array.isArray(value) && value.length === 0)

/**
 * Lists are united. Otherwise the value that states something, or the first if both do; but "any" gives way to a
 * restriction. `restricted` tells which of the two has one.
 */
function union<Value>(
  first: Stated<Value>,
  second: Stated<Value>,
  [isFirst, isSecond]: readonly [boolean, boolean],
): Stated<Value> {
  if (first === 'any' && isSecond) return second
  if (second === 'any' && isFirst) return first
  if (first === 'not stated') return second
  if (typeof first === 'string' || typeof second === 'string') return first
  return [...new Set([...first, ...second])]
}

type Listed = 'countries' | 'fields' | 'levels' | 'citizenship' | 'residence'
const OF_PEOPLE: readonly Listed[] = ['citizenship', 'residence']

/** A list of people, or words that no list holds. Of places and subjects, "any" and a list are two parts of one call. */
function isRestricted(record: Scholarship, field: Listed): boolean {
  const stated = record[field]
  if (stated === 'not stated') return record.eligibility.some((text) => isAsStated(text, field))
  return stated !== 'any' && OF_PEOPLE.includes(field)
}

function longer(first: readonly string[], second: readonly string[]): readonly string[] {
  return second.join('').length > first.join('').length ? second : first
}

/** What a cell states beyond its field is lost with neither of the two. */
function longerWithWords(first: readonly string[], second: readonly string[]): readonly string[] {
  const kept = longer(first, second)
  const words = [...first, ...second].filter((text) => isAsStated(text) && !kept.includes(text))
  return [...kept, ...new Set(words)].slice(0, RECORD_LIMITS.entries)
}

function older(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second
  return first < second ? first : second
}

/** Two rows of one call may each name a part of its awards: both stay as stated, and no sum is guessed. */
function mergeAwards(first: Awards | null, second: Awards | null): Awards | null {
  if (first === null || second === null) return first ?? second
  const stated = [...new Set([...first.stated.split('; '), ...second.stated.split('; ')])]
  return stated.length === 1 ? first : { stated: stated.join('; ').slice(0, RECORD_LIMITS.stated), count: null }
}

/** Rounds of one call are not told apart, so those of the row that states more are kept. */
function mergeWindows(first: ApplicationWindow, second: ApplicationWindow): ApplicationWindow {
  return {
    rounds: second.rounds.length > first.rounds.length ? second.rounds : first.rounds,
    openAllYear: first.openAllYear || second.openAllYear,
    byProgramme: first.byProgramme || second.byProgramme,
    status: first.status.kind === 'active' ? second.status : first.status,
  }
}

/** How well an amount is known: text, then a currency, then figures. */
function figuresOf({ amount }: Scholarship): number {
  if (amount === null) return 0
  return 1 + (amount.currency === null ? 0 : 1) + (amount.minimum === null && amount.maximum === null ? 0 : 1)
}

/** People who need full funding must not find a call that has a full and a partial award. */
function lesserCoverage(first: CoverageId | null, second: CoverageId | null): CoverageId | null {
  if (first === null || second === null) return first ?? second
  return first === 'full' ? second : first
}

const DEADLINE_RANK = ['not-stated', 'by-programme', 'open-all-year', 'rolling', 'yearly', 'date'] as const
/** Dates further apart than this belong to two calls; nearer ones are two readings of one date. */
const ONE_CALL_DAYS = 300

/** The more exact one. Of two dates of one call the earlier, of two calls the later. */
function betterDeadline(first: Deadline, second: Deadline): Deadline {
  if (first.kind !== 'date' || second.kind !== 'date') {
    return DEADLINE_RANK.indexOf(second.kind) > DEADLINE_RANK.indexOf(first.kind) ? second : first
  }
  const days = daysBetween(first.date, second.date)
  return days > ONE_CALL_DAYS || (days < 0 && days >= -ONE_CALL_DAYS) ? second : first
}

type Standing = Pick<Storage['catalogue'], 'all' | 'find'>

/**
 * Compares the waiting records with the catalogue. A known programme keeps its id, and what a foreign file does not
 * state about it. An id that belongs to another programme is not taken from it, even if that was withdrawn: saved lists
 * still name it. Comes back with the digest of the catalogue: another one has another.
 */
export async function settle(staging: Staging, catalogue: Standing): Promise<string> {
  const digest = createHash('sha256')
  for await (const { record: standing, listed } of catalogue.all()) {
    digest.update(JSON.stringify([standing, listed]))
    const named = staging.find(standing.id)
    if (named && (named.hasId || isSameProgramme(named.record, standing))) {
      staging.replace(standing.id, settled(named, standing))
      continue
    }
    if (named) {
      const id = await newId(named, staging, catalogue)
      staging.replace(standing.id, { ...named, record: { ...named.record, id } })
    }
    // Whoever withdrew it may have kept the same programme under another id.
    const same = listed ? staging.findSame(standing) : undefined
    if (!same || (await standsAlready(same, catalogue))) continue
    staging.replace(same.record.id, settled(same, standing))
  }
  return digest.digest('hex')
}

async function newId({ record }: Staged, staging: Staging, catalogue: Standing): Promise<string> {
  for (const id of staging.freeIds(record)) if (!(await catalogue.find(id))) return id
  throw new Error('There is always another number')
}

/** A record that already has its own counterpart is not matched with another similar one. */
async function standsAlready({ record }: Staged, catalogue: Standing): Promise<boolean> {
  const found = await catalogue.find(record.id)
  return found !== undefined && isSameProgramme(found.record, record)
}

function settled(staged: Staged, standing: Scholarship): Staged {
  const record = staged.own ? { ...staged.record, id: standing.id } : updateRecord(standing, staged.record)
  return { ...staged, record, hasId: true }
}
