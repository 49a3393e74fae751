import { readWords } from '#catalogue/words.ts'
import { foldName } from '#catalogue/merging/identity.ts'
import { findAudience } from '#domain/audience.ts'
import { CONDITION_NAMES } from '#domain/conditions.ts'
import { isHomePage, monthsBetween, verifiedMonths, type Month } from '#domain/freshness.ts'
import { BASES, windowOf, type Basis } from '#domain/rounds.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'

export interface CatalogueCounts {
  readonly records: number
  /** Countries of study that records name, not counting regions and exceptions. */
  readonly countries: number
  /** Records whose place of study is a region, "any" or "all but …". */
  readonly anywhere: number
  /** How many distinct values the records name. */
  readonly fields: number
  readonly levels: number
  readonly audiences: number
  readonly withDeadline: number
  readonly withAmount: number
  /** Records that say when one can apply: with a round of any basis, or open all year. */
  readonly withWindow: number
  /** Records that have a round of each basis. */
  readonly windowByBasis: Readonly<Record<Basis, number>>
  /** Records that state each field. */
  readonly stated: ReadonlyMap<string, number>
  /** Records of which all facts that change were verified in the last twelve months. */
  readonly verifiedLately: number
  /** Records whose link leads to a page of its own, and not to the front page of a site. */
  readonly ownPageLinks: number
  /** Records that are not paused or ended. */
  readonly active: number
  /** Records by the year of their facts. */
  readonly checked: ReadonlyMap<string, number>
  /** Pairs of ids that may be one programme: they share the page or the funder, and their names are nearly the same. */
  readonly suspected: readonly (readonly [string, string])[]
}

/** Counts the contents of a catalogue, reading each record once. */
export async function countCatalogue(
  records: Iterable<Scholarship> | AsyncIterable<Scholarship>,
  today: Month,
): Promise<CatalogueCounts> {
  const values = {
    countries: new Set<string>(),
    fields: new Set<string>(),
    levels: new Set<string>(),
    audiences: new Set<string>(),
  }
  const stated = new Map<string, number>()
  const checked = new Map<string, number>()
  const groups = new Map<string, Named[]>()
  let count = 0
  let anywhere = 0
  let withWindow = 0
  let verifiedLately = 0
  let ownPageLinks = 0
  let active = 0
  const windowByBasis = { announced: 0, yearly: 0, usual: 0, last: 0 }
  for await (const record of records) {
    count += 1
    if (isAnywhere(record.countries)) anywhere += 1
    else collect(values.countries, record.countries)
    collect(values.fields, record.fields)
    collect(values.levels, record.levels)
    const audience = record.audience === null ? undefined : findAudience(record.audience)
    if (audience) values.audiences.add(audience.label)
    for (const [field, isStated] of coverage(record)) stated.set(field, (stated.get(field) ?? 0) + Number(isStated))
    const { rounds, openAllYear } = windowOf(record)
    if (openAllYear || rounds.length > 0) withWindow += 1
    for (const basis of BASES) if (rounds.some((round) => round.basis === basis)) windowByBasis[basis] += 1
    const verified = verifiedMonths(record)
    if (verified && monthsBetween(verified.oldest, today) <= 12) verifiedLately += 1
    if (!isHomePage(record.link)) ownPageLinks += 1
    if (record.status.kind === 'active') active += 1
    const year = record.checked?.slice(0, 4) ?? 'not stated'
    checked.set(year, (checked.get(year) ?? 0) + 1)
    group(record, groups)
  }
  return {
    records: count,
    countries: values.countries.size,
    anywhere,
    fields: values.fields.size,
    levels: values.levels.size,
    audiences: values.audiences.size,
    withDeadline: stated.get('deadline') ?? 0,
    withAmount: stated.get('amount') ?? 0,
    withWindow,
    windowByBasis,
    verifiedLately,
    ownPageLinks,
    active,
    stated,
    checked,
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
    return [field, value !== null && value !== 'not stated' && !(Array.isArray(value) && value.length === 0)]
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
