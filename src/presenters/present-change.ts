import type { Change } from '#contract/scholarship.ts'
import { formatCoverage } from '#domain/funding.ts'
import { formatLevel } from '#domain/levels.ts'
import { formatPartialDate, hasDay, type PartialDate } from '#domain/dates.ts'
import type { FactsDiff, MaterialFacts, RoundFacts } from '#domain/revisions.ts'
import { parseStatus } from '#domain/rounds.ts'
import { presentPeople, presentPlaces } from './present-places.ts'

type Name = keyof MaterialFacts
type Present = { readonly [One in Name]: (now: MaterialFacts[One], was: MaterialFacts[One]) => string }

const UNKNOWN = 'not stated'
const replaced = (what: string, now: string, was: string) => `${what} ${now} (was ${was})`
const levelsOf = (levels: MaterialFacts['levels']) =>
  typeof levels === 'string' ? levels : levels.map(formatLevel).join(', ')
const stated = (words: string) => (words === 'NA' ? UNKNOWN : words)

const WORDS: Present = {
  rounds: (now, was) => presentRounds(now, was),
  openAllYear: (now) => (now ? 'open all year' : 'no longer open all year'),
  byProgramme: (now) => (now ? 'each university sets its own date' : 'no longer a date of each university'),
  status: (now) => presentStatus(now),
  amount: (now, was) => replaced('amount', now ?? UNKNOWN, was ?? UNKNOWN),
  coverage: (now, was) =>
    replaced('funding', now === null ? UNKNOWN : formatCoverage(now), was === null ? UNKNOWN : formatCoverage(was)),
  levels: (now, was) => replaced('level', levelsOf(now), levelsOf(was)),
  audience: (now, was) => replaced('for', now ?? 'nobody in particular', was ?? 'nobody in particular'),
  citizenship: (now, was) =>
    replaced('citizens of', stated(presentPeople(now, 'short')), stated(presentPeople(was, 'short'))),
  residence: (now, was) =>
    replaced('living in', stated(presentPlaces(now, 'short')), stated(presentPlaces(was, 'short'))),
  ages: (now, was) => replaced('age', agesOf(now), agesOf(was)),
  link: () => 'a new page to apply on',
  listed: (now) => (now ? 'listed again' : 'no longer listed'),
}

/** What no card shows is for those who may open the details. */
const DETAILS: readonly Name[] = ['residence', 'ages', 'link']

/** A change in words. Undefined if guests may see none of it, and one asks. */
export function presentChange(
  { at, diff }: { readonly at: number; readonly diff: FactsDiff },
  reader: 'member' | 'guest',
): Change | undefined {
  // The names of the facts.
  const names = (Object.keys(diff) as Name[]).filter((name) => reader === 'member' || !DETAILS.includes(name))
  if (names.length === 0) return undefined
  return { at: new Date(at).toISOString(), says: names.map((name) => say(name, diff)) }
}

function say(name: Name, diff: FactsDiff): string {
  // Both are of the type that the words of this name take.
  const { now, was } = diff[name] as { readonly now: never; readonly was: never }
  return WORDS[name](now, was)
}

function presentStatus(text: string): string {
  const { kind = 'active', since = null } = parseStatus(text) ?? {}
  if (kind === 'active') return 'runs again'
  const word = kind === 'paused' ? 'paused' : 'ended'
  return since === null ? word : `${word} in ${formatPartialDate(since)}`
}

function agesOf([from, to, excluded]: MaterialFacts['ages']): string {
  if (from === null && to === null) return UNKNOWN
  return [from !== null && `from ${from}`, to !== null && `${excluded ? 'under' : 'up to'} ${to}`]
    .filter(Boolean)
    .join(' ')
}

/** Rounds that stay are left out. */
function presentRounds(now: readonly RoundFacts[], was: readonly RoundFacts[]): string {
  const without = (all: readonly RoundFacts[], others: readonly RoundFacts[]) => {
    const known = new Set(others.map((one) => JSON.stringify(one)))
    return all.filter((one) => !known.has(JSON.stringify(one)))
  }
  const [come, gone] = [without(now, was), without(was, now)]
  const [one, other] = [come[0], gone[0]]
  if (one && other && come.length === 1 && gone.length === 1) return presentMoved(one, other)
  const words = (all: readonly RoundFacts[]) => all.map((round) => partsOf(round).join(', ')).join('; ')
  if (gone.length === 0) return words(come)
  return come.length === 0 ? `no longer: ${words(gone)}` : `${words(come)} (was ${words(gone)})`
}

/** "closes 31 January (was 15 January)": what is the same of both is said once. */
function presentMoved(now: RoundFacts, was: RoundFacts): string {
  const [parts, before] = [partsOf(now), partsOf(was)]
  const come = parts.filter((part) => !before.includes(part))
  const gone = before.filter((part) => !parts.includes(part))
  const same = come.length === 1 && gone.length === 1 ? wordsBoth(come[0] ?? '', gone[0] ?? '') : 0
  const old = gone.join(', ').split(' ').slice(same).join(' ')
  const whom = now.for !== null && now.for === was.for ? `${now.for}: ` : ''
  return `${whom}${come.join(', ') || 'changed'} (was ${old || UNKNOWN})`
}

/** How many words two texts begin with alike; none of them tells when. */
function wordsBoth(one: string, other: string): number {
  const [first, second] = [one.split(' '), other.split(' ')]
  const differs = first.findIndex((word, index) => word !== second[index] || /\d/.test(word))
  return Math.max(0, differs)
}

const BASIS: Readonly<Record<RoundFacts['basis'], string>> = {
  announced: '',
  yearly: 'every year ',
  usual: 'usually ',
  last: 'last round ',
}

function partsOf(round: RoundFacts): string[] {
  const { opens, closes, closesBetween, results, vague, vagueResults } = round
  const days = (verb: string, date: PartialDate | null) =>
    date === null ? [] : [`${verb} ${hasDay(date) ? '' : 'in '}${formatPartialDate(date)}`]
  const [first, ...others] = [
    ...(vague === null ? [] : [vague]),
    ...days('opens', opens),
    ...days('closes', closes),
    ...(closesBetween === null ? [] : [`closes between ${closesBetween.map(formatPartialDate).join(' and ')}`]),
    ...days('results', results),
    ...(vagueResults === null ? [] : [`results ${vagueResults}`]),
  ]
  const times = first === undefined ? [] : [BASIS[round.basis] + first, ...others]
  return round.for === null ? times : [round.for, ...times]
}
