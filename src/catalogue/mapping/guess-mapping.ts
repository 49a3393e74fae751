import { readCoverage } from '#catalogue/facts/coverage.ts'
import { foldedWords, wordSet } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { readFields, readLevels } from '#catalogue/facts/studies.ts'
import { headerWords, mayHold, namesStates, scoreHeader, WITHIN } from './header-names.ts'
import { GATHERED, TARGETS, type Mapping, type Target } from './mapping.ts'
import {
  BY_VALUES,
  isDateIn,
  isSentence,
  isStated,
  isTown,
  isTruthValue,
  LOOKS,
  markIn,
  shareOf,
} from './value-looks.ts'

/** The first rows of a file by column, which a guess is based on. */
export type Sample = ReadonlyMap<string, readonly unknown[]>

/** What a column of truth values may tell: "Renewable: yes", "Women only: yes". */
const ANSWERED: readonly Target[] = ['renewal', 'gender']
const NEARLY_SURE = 0.8
const SOME = 0.3
/** Among what is paid, how much of the costs is told here and there. */
const FEW = 0.1
const MOST_VALUES = 20_000
const FEWEST_ROWS = 20
/** A header above this names nothing else. */
const CLEARLY = 0.9
/** Below the record itself, columns with fewer values are questions of a form. */
const SPARSE = 0.05
/** What each step of a path costs: of two columns with one name, the one in the record itself is meant. */
const STEP = 0.08

/** Guesses which column holds what from headers and values. When in doubt a column stays unmapped. */
export function guessMapping(rows: Sample): Mapping {
  const sample = thinned(rows)
  const columns = new Map<string, Target[]>([...sample.keys()].map((column) => [column, []]))
  const taken = new Set<Target>()
  const used = new Set<string>()
  for (const { column, target } of scoredPairs(sample)) {
    const again = taken.has(target) && !GATHERED.includes(target) && target !== 'link'
    // The page to apply on may also be the source of the facts.
    if (again || (used.has(column) && target !== 'source')) continue
    columns.get(column)?.push(target)
    taken.add(target)
    used.add(column)
  }
  keepAddress(columns)
  guessByValues(sample, columns, taken)
  guessMarked(sample, columns)
  addCoverage(sample, columns, taken)
  keepWords(sample, columns)
  return { columns: Object.fromEntries(columns), values: {} }
}

/** Each value is tested against several targets, so fewer rows of wide tables are used. */
function thinned(sample: Sample): Sample {
  const rows = Math.max(FEWEST_ROWS, Math.floor(MOST_VALUES / Math.max(1, sample.size)))
  return new Map([...sample].map(([column, values]) => [column, values.slice(0, rows)]))
}

function scoredPairs(sample: Sample): { column: string; target: Target; score: number }[] {
  const rows = Math.max(1, ...[...sample.values()].map(({ length }) => length))
  const top = Math.min(...[...sample.keys()].map(depthOf))
  const pairs = [...sample].flatMap(([column, values]) => {
    const stated = values.filter(isStated)
    const answersHeader = (shareOf(stated, isTruthValue) ?? 0) >= NEARLY_SURE
    const below = depthOf(column) - top
    const filled = stated.length / rows
    if (below > 0 && filled < SPARSE) return []
    const targets = answersHeader ? ANSWERED : TARGETS
    return targets.map((target) => {
      const score = scoreOf(column, target, stated) * (0.8 + filled / 5) - below * STEP
      return { column, target, score }
    })
  })
  return pairs.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
}

function depthOf(column: string): number {
  return column.split(/\.(?=\S)/).length
}

function scoreOf(column: string, target: Target, stated: readonly unknown[]): number {
  const score = scoreHeader(column, target)
  if (score === 0) return 0
  const looks = LOOKS[target]
  const fits = score > CLEARLY ? (looks?.fitsClearly ?? looks?.fits) : looks?.fits
  const share = fits && shareOf(stated, fits)
  // A name among other words needs values that bear it out.
  if (share === undefined ? score <= WITHIN && stated.length === 0 : share < (looks?.share ?? 0)) return 0
  // Of two columns that could be the name, take the one with distinct values; a kind of funder recurs more than a funder.
  const weight = target === 'name' ? 0.5 : target === 'funder' ? 0.2 : 0
  return score * (1 - weight + weight * distinct(stated))
}

/** A header that tells nothing but that its values are countries. */
const BARE_COUNTRY = wordSet('country countries pais paises pays land länder paese paesi')

/**
 * Beside a column of provinces and one of citizenships, "country" is part of an address. Whether people live or study
 * there is not told, so it is kept in words.
 */
function keepAddress(columns: ReadonlyMap<string, Target[]>): void {
  const all = [...columns]
  const isAsked = all.some(([, targets]) => targets.includes('citizenship') || targets.includes('residence'))
  if (!isAsked || !all.some(([column]) => namesStates(column))) return
  for (const [column, targets] of all) {
    const words = foldedWords(headerWords(column))
    const isBare = words.length === 1 && BARE_COUNTRY.has(words[0] ?? '')
    if (isBare && targets.includes('countries')) targets.splice(0, targets.length, 'eligibility')
  }
}

/** "x" under "Bachelor" and under "PhD": such columns are one list, and their headers its entries. One alone may be a paper. */
function guessMarked(sample: Sample, columns: ReadonlyMap<string, Target[]>): void {
  const free = [...sample].filter(([column, values]) => columns.get(column)?.length === 0 && areMarks(values))
  for (const [target, read] of [['levels', readLevels] as const, ['fields', readFields] as const]) {
    const named = free.filter(([column]) => {
      const { ids, unread, isPartial } = read(headerWords(column))
      return Array.isArray(ids) && unread.length === 0 && !isPartial
    })
    if (named.length > 1) for (const [column] of named) columns.get(column)?.push(target)
  }
}

function areMarks(values: readonly unknown[]): boolean {
  // Below them may be how many there are. A sign alone is no word, and not nothing.
  const stated = values.map(plainLine).filter((text) => /[^\s-]/.test(text))
  const marks = stated.filter((text) => markIn(text) !== undefined)
  return marks.length > 0 && marks.length >= stated.length * NEARLY_SURE
}

/** "Full tuition" under "Amount", "Type of funding" or "Benefits" says how much of the costs is paid, too. */
function addCoverage(sample: Sample, columns: ReadonlyMap<string, Target[]>, taken: ReadonlySet<Target>): void {
  if (taken.has('coverage')) return
  const states = (value: unknown) => readCoverage(value).coverage !== 'not stated'
  for (const target of ['amount', 'types', 'benefits'] as const) {
    for (const [column, targets] of columns) {
      const share = targets.includes(target) ? shareOf(sample.get(column) ?? [], states) : undefined
      if ((share ?? 0) < (target === 'types' ? SOME : FEW)) continue
      targets.push('coverage')
      return
    }
  }
}

/** "Full: tuition, flights and EUR 900 a month" is a coverage, and says what is paid. */
function keepWords(sample: Sample, columns: ReadonlyMap<string, Target[]>): void {
  for (const [column, targets] of columns) {
    const isWanting = targets.includes('coverage') && !targets.includes('benefits')
    const share = isWanting ? shareOf(sample.get(column) ?? [], isSentence) : undefined
    if ((share ?? 0) >= SOME) targets.push('benefits')
  }
}

function guessByValues(sample: Sample, columns: ReadonlyMap<string, Target[]>, taken: Set<Target>): void {
  const free = () => [...sample].filter(([column]) => columns.get(column)?.length === 0)
  const take = (target: Target, column: string | undefined) => {
    if (column === undefined || taken.has(target)) return
    columns.get(column)?.push(target)
    taken.add(target)
  }
  for (const [target, fits] of BY_VALUES) {
    const candidates = free().filter(([column]) => mayHold(column, target))
    take(target, candidates.find(([, values]) => (shareOf(values, fits) ?? 0) >= NEARLY_SURE)?.[0])
  }
  const isNumbered = [...sample.keys()].every((column) => /^column \d+$/.test(column))
  if (!isNumbered) return
  // Without a header, the only column of dates is the deadline, and the first two text columns with distinct values are
  // name and funder.
  const dated = free().filter(([, values]) => (shareOf(values, isDateIn(values)) ?? 0) >= NEARLY_SURE)
  if (dated.length === 1) take('deadline', dated[0]?.[0])
  const texts = free().filter(
    ([, values]) => (shareOf(values, (value) => /\p{L}{3}.*\p{L}{3}/u.test(plainLine(value))) ?? 0) >= NEARLY_SURE,
  )
  const short = texts.filter(
    ([, values]) =>
      values.every((value) => plainLine(value).length < 200) && (shareOf(values, isTown) ?? 0) < NEARLY_SURE,
  )
  take('name', short.find(([, values]) => distinct(values) > 0.7)?.[0])
  take('funder', short.find(([column]) => columns.get(column)?.length === 0)?.[0])
}

function distinct(values: readonly unknown[]): number {
  return values.length === 0 ? 0 : new Set(values.map(plainLine)).size / values.length
}
