import type { Card, CardWindow } from '#contract/scholarship.ts'
import { windowOf, type Round } from '#domain/rounds.ts'
import { closingMonths, type When } from '#domain/when.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/**
 * When one can apply, as anybody may see it. The reader's own day tells the state: see `windowOn`. The address of the award's own page is for members, also where that page states a round:
 * as for a round without a source, it is that of the record.
 */
export function presentWindow(record: Scholarship): CardWindow {
  const { rounds, ...others } = presentWholeWindow(record)
  const isOwn = (source: string | null) => source === record.link
  return { ...others, rounds: rounds.map((round) => ({ ...round, source: isOwn(round.source) ? null : round.source })) }
}

/** The same as members see it. */
export function presentWholeWindow(record: Scholarship): CardWindow {
  const { rounds, openAllYear, byProgramme, status } = windowOf(record)
  return {
    rounds: rounds.map(presentRound),
    open_all_year: openAllYear,
    by_programme: byProgramme,
    status: status.kind,
    since: status.since,
  }
}

function presentRound(round: Round): CardWindow['rounds'][number] {
  return {
    OpenDate: round.opens,
    CloseDate: round.closes,
    AnnouncementDate: round.results,
    basis: round.basis,
    for: round.for,
    vague: round.vague,
    vague_results: round.vagueResults,
    closes_between: round.closesBetween && [...round.closesBetween],
    source: round.source,
    verified: round.verified,
  }
}

/** A card among the results that close in some months: it says when, and not when another of its rounds does. */
export function presentClosingIn(card: Card, months: readonly When[]): Card {
  const rounds = card.window.rounds.filter(({ CloseDate: closes, closes_between: closesBetween }) =>
    closingMonths({ closes, closesBetween }).some((month) => months.includes(month)),
  )
  return rounds.length === 0 ? card : { ...card, window: { ...card.window, rounds } }
}
