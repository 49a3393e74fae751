import { deadlineOn, NO_DEADLINE, OPEN_ALL_YEAR, PROGRAM_DEADLINE } from '#domain/deadline.ts'
import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** True if applications are over on that day. Never true of a yearly deadline, whose next date counts. */
export function isClosed(record: Scholarship, today: IsoDate): boolean {
  return record.deadline.kind === 'date' && record.deadline.date < today
}

const AFTER_DATES: Readonly<Record<string, string>> = {
  [OPEN_ALL_YEAR]: '1',
  [PROGRAM_DEADLINE]: '2',
  [NO_DEADLINE]: '3',
}
const CLOSED = '4'

/**
 * The first sort key of the default order, as a text: open dates first, the soonest first; then Open all year, Program
 * Deadline Applies, NA; then closed ones, the latest first.
 */
export function urgency(record: Scholarship, today: IsoDate): string {
  const { text } = deadlineOn(record.deadline, today)
  const after = AFTER_DATES[text]
  if (after !== undefined) return after
  if (!isClosed(record, today)) return `0${text}`
  // Subtracting each digit from nine turns "latest first" into "smallest first".
  return `${CLOSED}${text.replaceAll(/\d/g, (digit) => String(9 - Number(digit)))}`
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
        open: places(inOrder.filter(([text]) => !text.startsWith(CLOSED))),
        closed: places(inOrder.filter(([text]) => text.startsWith(CLOSED))),
      }
    },
  }
}
