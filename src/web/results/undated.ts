import type { Card } from '#contract/scholarship.ts'
import { firstDay } from '#domain/dates.ts'
import type { Sort } from '#domain/when.ts'
import { windowOn } from '#domain/window-on.ts'
import { dayFor } from '#web/ui/day-for.ts'
import { readWindow } from '#web/scholarship/describe-window.ts'
import type { Now } from '#web/ui/day-for.ts'

/** Part of a sorted list; what has no date to sort by comes last, under a heading of its own. */
export interface ListPart {
  readonly heading: string | undefined
  /** The places of its first card and of the one behind its last. */
  readonly from: number
  readonly to: number
}

const HEADINGS: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  closes: ['No closing date known here', 'Closed, paused or ended'],
  opens: ['No later opening known here'],
}
const OVER: readonly string[] = ['closed', 'paused', 'ended']

/**
 * The parts of a page in the order in which the server has sorted it. It does so by a day of its own: a card without a
 * date that stands among dated ones, near midnight, stays among them.
 */
export function partsOf(cards: readonly (Card | null)[], sort: Sort | undefined, ...now: Now): readonly ListPart[] {
  const headings = (sort && HEADINGS[sort]) ?? []
  const ranks = headings.length > 0 ? cards.map((card) => (card ? rankOf(card, sort, now) : 0)) : []
  const starts = [0, ...headings.map((_, place) => ranks.findLastIndex((rank) => rank <= place) + 1), cards.length]
  return starts
    .map((from, place) => ({ heading: headings[place - 1], from, to: starts[place + 1] ?? from }))
    .filter(({ from, to }) => from < to)
}

/** 0 for what has a date to sort by, else the number of its heading. */
function rankOf(card: Card, sort: Sort | undefined, now: Now): number {
  const day = dayFor(card, ...now)
  const { state, opens, closes } = windowOn(readWindow(card.window), day)
  if (OVER.includes(state)) return 2
  const isDated = sort === 'closes' ? closes !== null : state !== 'open' && opens !== null && firstDay(opens) >= day
  return isDated ? 0 : 1
}
