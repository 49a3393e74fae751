import { readWords } from '#catalogue/words.ts'
import { foldName } from '#catalogue/merging/identity.ts'
import { saysNothing } from '#catalogue/merging/merge-records.ts'
import { findAudience } from '#domain/audience.ts'
import { CONDITION_NAMES } from '#domain/conditions.ts'
import { isOwnPage } from '#domain/own-sites.ts'
import { monthsBetween, verifiedMonths, type Month } from '#domain/freshness.ts'
import { BASES, windowOf, type Basis } from '#domain/rounds.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'

export type CatalogueCounts = Awaited<ReturnType<typeof countCatalogue>>

/** Counts the contents of a catalogue, reading each record once. */
export async function countCatalogue(records: Iterable<Scholarship> | AsyncIterable<Scholarship>, today: Month) {
  const counts = {
    records: 0,
    /** Whose place of study is a region, "any" or "all but …". */
    anywhere: 0,
    /** That say when one can apply: with a round of any basis, or open all year. */
    withWindow: 0,
    /** That have a round of each basis. */
    windowByBasis: { announced: 0, yearly: 0, usual: 0, last: 0 } satisfies Record<Basis, number>,
    /** Of which all facts that change were verified in the last twelve months. */
    verifiedLately: 0,
    /** Whose link leads to a page of its own: no front page, or that of a site which is for it alone. */
    ownPageLinks: 0,
    /** That are not paused or ended. */
    active: 0,
  }
  /** Countries of study that records name, not counting regions and exceptions. */
  const countries = new Set<string>()
  const fields = new Set<string>()
  const levels = new Set<string>()
  const audiences = new Set<string>()
  /** Records that state each field. */
  const stated = new Map<string, number>()
  /** Records by the year of their facts. */
  const checked = new Map<string, number>()
  const groups = new Map<string, Named[]>()
  for await (const record of records) {
    counts.records += 1
    if (isAnywhere(record.countries)) counts.anywhere += 1
    else collect(countries, record.countries)
    collect(fields, record.fields)
    collect(levels, record.levels)
    const audience = record.audience === null ? undefined : findAudience(record.audience)
    if (audience) audiences.add(audience.label)
    for (const [field, isStated] of coverage(record)) stated.set(field, (stated.get(field) ?? 0) + Number(isStated))
    const { rounds, openAllYear } = windowOf(record)
    if (openAllYear || rounds.length > 0) counts.withWindow += 1
    for (const basis of BASES) if (rounds.some((round) => round.basis === basis)) counts.windowByBasis[basis] += 1
    const verified = verifiedMonths(record)
    if (verified && monthsBetween(verified.oldest, today) <= 12) counts.verifiedLately += 1
    if (isOwnPage(record.link)) counts.ownPageLinks += 1
    if (record.status.kind === 'active') counts.active += 1
    const year = record.checked?.slice(0, 4) ?? 'not stated'
    checked.set(year, (checked.get(year) ?? 0) + 1)
    group(record, groups)
  }
  return {
    ...counts,
    countries: countries.size,
    fields: fields.size,
    levels: levels.size,
    audiences: audiences.size,
    withDeadline: stated.get('deadline') ?? 0,
    withAmount: stated.get('amount') ?? 0,
    stated,
    checked,
    /** Pairs of ids that may be one programme: they share the page or the funder, and their names are nearly the same. */
    suspected: suspectedIn(groups),
  }
}

/**
 * A longer list of countries must have been a region, or all but a few. The European Economic Area is the largest that
 * names them.
 */
const NAMED = 30

function isAnywhere(countries: Stated<string>): boolean {
  return countries === 'any' || (countries !== 'not stated' && countries.length > NAMED)
}

function collect(set: Set<string>, value: Stated<string>): void {
  if (typeof value !== 'string') for (const id of value) set.add(id)
}

function coverage(record: Scholarship): (readonly [field: string, isStated: boolean])[] {
  const { id: _id, name: _name, funder: _funder, link: _link, logo: _logo, conditions, ...rest } = record
  const asked = CONDITION_NAMES.map((name) => [name, conditions[name] !== undefined] as const)
  const others = Object.entries(rest).map(([field, value]): [string, boolean] => {
    if (field === 'deadline') return [field, record.deadline.kind !== 'not-stated']
    if (field === 'status') return [field, record.status.kind !== 'active']
    if (typeof value === 'boolean') return [field, value]
    if (field === 'verified') return [field, Object.keys(record.verified).length > 0]
    return [field, !saysNothing(value)]
  })
  return [...others, ...asked]
}

interface Named {
  readonly id: string
  readonly words: ReadonlySet<string>
}

/** Words that different programmes share. */
const COMMON = new Set(readWords('neutral').require('programme').split(' '))
/** At least this share of words must be common to two names of one programme. */
const ALIKE = 0.75
/** A page or funder with more records than this is a portal, whose records are not all compared with each other. */
const PORTAL = 60

function group(record: Scholarship, groups: Map<string, Named[]>): void {
  const words = new Set(
    foldName(record.name)
      .split(' ')
      .filter((word) => !COMMON.has(word)),
  )
  const page = record.link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '')
  for (const key of [`page ${page}`, `funder ${foldName(record.funder)}`]) {
    const named = groups.get(key)
    if (named) named.push({ id: record.id, words })
    else groups.set(key, [{ id: record.id, words }])
  }
}

function suspectedIn(groups: ReadonlyMap<string, readonly Named[]>): [string, string][] {
  const pairs = new Map<string, [string, string]>()
  for (const named of groups.values()) {
    if (named.length > PORTAL) continue
    for (const [index, one] of named.entries()) {
      for (const other of named.slice(index + 1)) {
        const all = one.words.union(other.words).size
        const isAlike = all > 0 && one.words.intersection(other.words).size / all >= ALIKE
        if (!isAlike) continue
        const [first, second] = one.id < other.id ? [one.id, other.id] : [other.id, one.id]
        pairs.set(`${first} ${second}`, [first, second])
      }
    }
  }
  return [...pairs.values()].sort(([one], [other]) => (one < other ? -1 : 1))
}
