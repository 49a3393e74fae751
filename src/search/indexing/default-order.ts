import type { IsoDate } from '#domain/dates.ts'
import { lastDay } from '#domain/partial-date.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { windowOn, type WindowState } from '#domain/window-on.ts'
import { invert } from '#search/asking/when.ts'

/** The order of states. What is expected stands with what is announced for later, by its next closing. */
const PLACE: Readonly<Record<WindowState, string>> = {
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
/** A deadline that is over, as the record itself states it. What begins with this or more is last, unless it is asked for by its whole name. */
const OVER = '6'
const NO_DATE = '9999-12-31'

/** True if nobody can apply: its one deadline is over, or it is paused or has ended. A round that is over may come again. */
export function isClosed(record: Scholarship, today: IsoDate): boolean {
  return urgency(record, today) >= OVER
}

/** What a programme reaches: each factor of four in the number of awards, then how much of the costs it covers. */
const REACH = 9
const COVERED = ['full', 'tuition', 'stipend', 'partial']

/**
 * The first sort key of the default order, as a text: open ones first, those that close soonest before others; then open all
 * year, expected by the next closing, each programme its own, not known; then closed ones, the latest first, paused and
 * ended. Inside one of these what reaches more people comes first.
 */
export function urgency(record: Scholarship, today: IsoDate): string {
  const { state, closes } = windowOn(record, today)
  const place = state === 'closed' && record.deadline.kind === 'date' ? OVER : PLACE[state]
  const day = closes === null ? NO_DATE : lastDay(closes)
  const date = state === 'closed' ? invert(day) : place === PLACE.open || place === PLACE.expected ? day : ''
  const reach = REACH - Math.min(REACH, Math.round(Math.log2(Math.max(1, record.awards?.count ?? 1)) / 2))
  const covered = COVERED.indexOf(record.coverage ?? '')
  return `${place}${date} ${reach}${covered < 0 ? COVERED.length : covered}`
}

/**
 * The default order of a day: by urgency, then name, then id. Keys are kept by place, and so is the order of names, so
 * sorting again after a few changes costs little.
 */
export function createOrderColumn(today: IsoDate) {
  // The number of each urgency, and each place's urgency and name.
  const urgencies = new Map<string, number>()
  const urgencyOf: number[] = []
  const names: string[] = []
  const name = (place: number) => names[place] ?? ''
  let byName: number[] = []
  const changed = new Set<number>()
  return {
    put(place: number, record: Scholarship): void {
      const text = urgency(record, today)
      const number = urgencies.get(text) ?? urgencies.size
      urgencies.set(text, number)
      urgencyOf[place] = number
      names[place] = `${record.name.toLowerCase()}\u0000${record.id}`
      changed.add(place)
    },
    /** The listed places in order, the open and the closed ones apart. */
    order(isListed: (place: number) => boolean): { open: number[]; closed: number[] } {
      const unchanged = byName.filter((place) => !changed.has(place))
      byName = [...unchanged, ...changed].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b))
      changed.clear()
      const groups = Array.from(urgencies, (): number[] => [])
      for (const place of byName) if (isListed(place)) groups[urgencyOf[place] ?? 0]?.push(place)
      const inOrder = [...urgencies].sort(([a], [b]) => (a < b ? -1 : 1))
      const places = (wanted: typeof inOrder) => wanted.flatMap(([, number]) => groups[number] ?? [])
      return {
        open: places(inOrder.filter(([text]) => text < OVER)),
        closed: places(inOrder.filter(([text]) => text >= OVER)),
      }
    },
  }
}
