import { detectDateOrder, findDates } from '#catalogue/normalising/dates.ts'
import { readLink } from '#catalogue/normalising/links.ts'
import { isUnknown } from '#catalogue/normalising/blank-values.ts'
import { readPlaces } from '#catalogue/normalising/places.ts'
import { plainLine } from '#catalogue/normalising/plain-text.ts'
import { readFields, readLevels } from '#catalogue/normalising/studies.ts'
import { parseAmount } from '#domain/money.ts'
import { scoreHeader } from './header-names.ts'
import { GATHERED, TARGETS, type Mapping, type Target } from './targets.ts'

/** The first rows of a file by column, which a guess is based on. */
export type Sample = ReadonlyMap<string, readonly unknown[]>

/** What the values under a target's header must look like, and at least how large a share of them. */
const LOOKS: Readonly<Partial<Record<Target, { readonly share: number; readonly fits: (value: unknown) => boolean }>>> =
  {
    link: { share: 0.5, fits: (value) => readLink(value).link !== null },
    source: { share: 0.5, fits: (value) => readLink(value).link !== null },
    countries: { share: 0.3, fits: (value) => readPlaces(value).places !== 'not stated' },
    citizenship: {
      share: 0.3,
      fits: (value) => readPlaces(value).places !== 'not stated' || plainLine(value).length > 3,
    },
    residence: { share: 0.3, fits: (value) => readPlaces(value).places !== 'not stated' },
    levels: { share: 0.3, fits: (value) => readLevels(value).ids !== 'not stated' },
    fields: { share: 0.2, fits: (value) => readFields(value).ids !== 'not stated' },
    name: { share: 0.6, fits: (value) => /\p{L}{3}/u.test(plainLine(value)) && readLink(value).link === null },
    funder: { share: 0.6, fits: (value) => /\p{L}{2}/u.test(plainLine(value)) && readLink(value).link === null },
    id: { share: 0.9, fits: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(plainLine(value)) },
  }

/** What columns without a telling header hold, judged by their values alone. Each must be nearly certain. */
const BY_VALUES: readonly (readonly [Target, (value: unknown) => boolean])[] = [
  ['link', (value) => readLink(value).link !== null],
  ['countries', (value) => plainLine(value).length < 60 && fullyPlaces(value)],
  ['levels', (value) => plainLine(value).length < 80 && fullyLevels(value)],
  ['amount', (value) => parseAmount(plainLine(value)).currency !== null && plainLine(value).length < 60],
]
const NEARLY_SURE = 0.8
const MOST_VALUES = 20_000
const FEWEST_ROWS = 20

/** Guesses which column holds what from headers and values. When in doubt a column stays unmapped. */
export function guessMapping(rows: Sample): Mapping {
  const sample = thinned(rows)
  const columns = new Map<string, Target[]>([...sample.keys()].map((column) => [column, []]))
  const pairs = TARGETS.flatMap((target) =>
    [...sample].map(([column, values]) => ({ column, target, score: scoreOf(column, target, values) })),
  ).filter(({ score }) => score > 0)
  const taken = new Set<Target>()
  const used = new Set<string>()
  for (const { column, target } of pairs.sort((one, other) => other.score - one.score)) {
    const again = taken.has(target) && !GATHERED.includes(target) && target !== 'link'
    // The page to apply on may also be the source of the facts.
    if (again || (used.has(column) && target !== 'source')) continue
    columns.get(column)?.push(target)
    taken.add(target)
    used.add(column)
  }
  guessByValues(sample, columns, taken)
  return { columns: Object.fromEntries(columns), values: {} }
}

/** Each value is tested against several targets, so fewer rows of wide tables are used. */
function thinned(sample: Sample): Sample {
  const rows = Math.max(FEWEST_ROWS, Math.floor(MOST_VALUES / Math.max(1, sample.size)))
  return new Map([...sample].map(([column, values]) => [column, values.slice(0, rows)]))
}

function scoreOf(column: string, target: Target, values: readonly unknown[]): number {
  const score = scoreHeader(column, target)
  const looks = LOOKS[target]
  if (score === 0 || !looks) return score
  const share = shareOf(values, looks.fits)
  if (share !== undefined && share < looks.share) return 0
  // Of two columns that could be the name, take the one with distinct values.
  return target === 'name' ? score * (0.5 + distinct(values) / 2) : score
}

function guessByValues(sample: Sample, columns: ReadonlyMap<string, Target[]>, taken: Set<Target>): void {
  const free = () => [...sample].filter(([column]) => columns.get(column)?.length === 0)
  const take = (target: Target, column: string | undefined) => {
    if (column === undefined || taken.has(target)) return
    columns.get(column)?.push(target)
    taken.add(target)
  }
  for (const [target, fits] of BY_VALUES) {
    take(target, free().find(([, values]) => (shareOf(values, fits) ?? 0) >= NEARLY_SURE)?.[0])
  }
  const isNumbered = [...sample.keys()].every((column) => /^column \d+$/.test(column))
  if (!isNumbered) return
  // Without a header, the only column of dates is the deadline, and the first two text columns with distinct values are
  // name and funder.
  const dated = free().filter(([, values]) => (shareOf(values, isDate(values)) ?? 0) >= NEARLY_SURE)
  if (dated.length === 1) take('deadline', dated[0]?.[0])
  const texts = free().filter(
    ([, values]) => (shareOf(values, (value) => /\p{L}{3}.*\p{L}{3}/u.test(plainLine(value))) ?? 0) >= NEARLY_SURE,
  )
  const short = texts.filter(([, values]) => values.every((value) => plainLine(value).length < 200))
  take('name', short.find(([, values]) => distinct(values) > 0.7)?.[0])
  take('funder', short.find(([column]) => columns.get(column)?.length === 0)?.[0])
}

/** The share of stated values that fit; undefined if nothing is stated. */
function shareOf(values: readonly unknown[], fits: (value: unknown) => boolean): number | undefined {
  const stated = values.filter((value) => !isUnknown(plainLine(value)))
  return stated.length === 0 ? undefined : stated.filter(fits).length / stated.length
}

function distinct(values: readonly unknown[]): number {
  return values.length === 0 ? 0 : new Set(values.map(plainLine)).size / values.length
}

function isDate(values: readonly unknown[]): (value: unknown) => boolean {
  const order = detectDateOrder(values.map(plainLine))
  return (value) => plainLine(value).length < 40 && findDates(plainLine(value), order).length > 0
}

function fullyPlaces(value: unknown): boolean {
  const { places, unread, isPartial } = readPlaces(value)
  return places !== 'not stated' && unread.length === 0 && !isPartial
}

function fullyLevels(value: unknown): boolean {
  const { ids, unread } = readLevels(value)
  return ids !== 'not stated' && unread.length === 0
}
