import type { Card } from '#contract/scholarship.ts'
import { firstDay } from '#domain/dates.ts'
import type { Sort } from '#domain/when.ts'
import { windowOn } from '#domain/window-on.ts'
import type { Now } from '#web/ui/day-for.ts'
import { readWindow, windowDayFor } from '#web/scholarship/describe-window.ts'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { Results } from './search-results.ts'

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
  const day = windowDayFor(card, ...now)
  const { state, opens, closes } = windowOn(readWindow(card.window), day)
  if (OVER.includes(state)) return 2
  const isDated = sort === 'closes' ? closes !== null : state !== 'open' && opens !== null && firstDay(opens) >= day
  return isDated ? 0 : 1
}

/** How many results are made for the fields that are asked for, and how many are open to any. */
export interface FieldCounts {
  /** "Law or Medicine". */
  readonly fields: string
  readonly made: number
  readonly open: number
}

/** Undefined where no field is asked for, or it is not known, or nothing is open to any. */
export function fieldCountsOf({ answer, selection }: Pick<Results, 'answer' | 'selection'>): FieldCounts | undefined {
  const { facets, result, count } = answer ?? {}
  const open = facets?.O.find(({ value }) => value === 'field')?.count
  const chosen = selection.field ?? []
  const read = answer?.understood.flatMap(({ kind, label }) => (kind === 'field' ? [label] : [])) ?? []
  // Words narrow what is chosen besides; and "not Law" is the name of no field.
  const isPlain = chosen.length === 0 || read.every((label) => chosen.includes(label))
  const fields = [...new Set([...chosen, ...read])]
  const isKnown = fields.length > 0 && fields.every((field) => facets?.F.some(({ label }) => label === field))
  if (!result || !count || !open || !isPlain || !isKnown) return undefined
  return { fields: fields.join(' or '), made: count - open, open }
}

/**
 * A page in two parts, what is made for the fields and then what is open to any. Undefined where the order is another one:
 * what is asked for besides, a country say, may come before a field.
 */
export function fieldPartsOf(results: Pick<Results, 'answer' | 'selection'>): ListPart[] | undefined {
  const counts = fieldCountsOf(results)
  const { answer, selection } = results
  if (!counts || !answer || selection.sort) return undefined
  const { fields, made, open } = counts
  const { matches, page } = answer
  const border = Math.min(Math.max(made - (page - 1) * PAGE_SIZE, 0), matches.length)
  if (matches.some((match, place) => match.open.includes('field') !== place >= border)) return undefined
  return [
    { heading: `For ${fields} (${made})`, from: 0, to: border },
    { heading: `Open to any field (${open})`, from: border, to: matches.length },
  ].filter(({ from, to }) => from < to)
}
