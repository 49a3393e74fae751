import { type IsoDate, lastDay } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { windowOn, type WindowState } from '#domain/window-on.ts'
import { invert } from '#search/constraints/when.ts'

/** The order of states. Expected and announced rounds share a rank, and are sorted by their next closing. */
const STATE_RANKS: Readonly<Record<WindowState, string>> = {
  open: '0',
  'open-all-year': '1',
  opens: '2',
  expected: '2',
  'by-programme': '3',
  'not-known': '4',
  closed: '5',
  paused: '7',
  ended: '8',
}
/**
 * A deadline that is over, as the record itself states it. Ranks from here on come last, unless the query is the whole
 * title.
 */
const OVER = '6'
const NO_DATE = '9999-12-31'

/** True if nobody can apply: its one deadline is over, or it is paused or has ended. A round that is over may come again. */
export function isClosed(record: Scholarship, today: IsoDate): boolean {
  return deadlineRank(record, today) >= OVER
}

/** What a programme reaches: each factor of four in the number of awards, then how much of the costs it covers. */
const REACH = 9
const COVERED = ['full', 'tuition', 'stipend', 'partial']

/**
 * The deadline rank of a record, as a text that sorts: open, by closing; open all year; expected, by the next closing;
 * by programme; not known; closed, the latest first; paused; ended. Within a rank, a programme that reaches more people
 * comes first.
 */
export function deadlineRank(record: Scholarship, today: IsoDate): string {
  const { state, closes } = windowOn(record, today)
  const stateRank = state === 'closed' && record.deadline.kind === 'date' ? OVER : STATE_RANKS[state]
  const day = closes === null ? NO_DATE : lastDay(closes)
  const date =
    state === 'closed' ? invert(day) : stateRank === STATE_RANKS.open || stateRank === STATE_RANKS.expected ? day : ''
  const reach = REACH - Math.min(REACH, Math.round(Math.log2(Math.max(1, record.awards?.count ?? 1)) / 2))
  const covered = COVERED.indexOf(record.coverage ?? '')
  return `${stateRank}${date} ${reach}${covered < 0 ? COVERED.length : covered}`
}

/**
 * The default ranking of a day: by deadline rank, then name, then id. The column keeps the ranks and the order of names
 * by ordinal, so sorting again after a few changes costs little.
 */
export function createRankingColumn(today: IsoDate) {
  // The number of each deadline rank, and the rank and name of each ordinal.
  const deadlineRanks = new Map<string, number>()
  const deadlineRankOf: number[] = []
  const names: string[] = []
  const name = (ordinal: number) => names[ordinal] ?? ''
  let byName: number[] = []
  const changed = new Set<number>()
  return {
    put(ordinal: number, record: Scholarship): void {
      const text = deadlineRank(record, today)
      const number = deadlineRanks.get(text) ?? deadlineRanks.size
      deadlineRanks.set(text, number)
      deadlineRankOf[ordinal] = number
      names[ordinal] = `${record.name.toLowerCase()}\u0000${record.id}`
      changed.add(ordinal)
    },
    /** The listed ordinals in order, open and closed ones apart. */
    order(isListed: (ordinal: number) => boolean): { open: number[]; closed: number[] } {
      const unchanged = byName.filter((ordinal) => !changed.has(ordinal))
      byName = [...unchanged, ...changed].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b))
      changed.clear()
      const groups = Array.from(deadlineRanks, (): number[] => [])
      for (const ordinal of byName) if (isListed(ordinal)) groups[deadlineRankOf[ordinal] ?? 0]?.push(ordinal)
      const inOrder = [...deadlineRanks].sort(([a], [b]) => (a < b ? -1 : 1))
      const ordinals = (selected: typeof inOrder) => selected.flatMap(([, number]) => groups[number] ?? [])
      return {
        open: ordinals(inOrder.filter(([text]) => text < OVER)),
        closed: ordinals(inOrder.filter(([text]) => text >= OVER)),
      }
    },
  }
}
