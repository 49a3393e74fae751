import type { CardWindow } from '#contract/scholarship.ts'
import type { IsoDate } from '#domain/dates.ts'
import { deadlineOn, type Deadline } from '#domain/deadline.ts'
import { hasDay } from '#domain/partial-date.ts'
import { windowOf, type Round } from '#domain/rounds.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { windowOn } from '#domain/window-on.ts'

/** When one can apply, as cards and details say it. The reader's own day tells the state: see `windowOn`. */
export function presentWindow(record: Scholarship): CardWindow {
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

const DATELESS: readonly Deadline['kind'][] = ['not-stated', 'by-programme']

/**
 * The deadline that applies on a day. Where the record has none, the day on which its open round closes: only one that
 * was announced, for everybody, and never out of a month or a habit.
 */
export function presentDeadline(record: Scholarship, today: IsoDate): ReturnType<typeof deadlineOn> {
  if (record.status.kind !== 'active' || DATELESS.includes(record.deadline.kind)) {
    const { state, round, closes } = windowOn(record, today)
    // Nobody can apply, whatever day it used to close on.
    if (state === 'paused' || state === 'ended') return { text: 'NA', expected: false }
    const isSure = state === 'open' && round?.basis === 'announced' && round.for === null
    if (
      DATELESS.includes(record.deadline.kind) &&
      isSure &&
      closes !== null &&
      round.closesBetween === null &&
      hasDay(closes)
    ) {
      return { text: closes, expected: false }
    }
  }
  return deadlineOn(record.deadline, today)
}
