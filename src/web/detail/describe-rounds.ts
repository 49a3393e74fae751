import type { CardWindow } from '#contract/scholarship.ts'
import type { Basis, Round } from '#domain/rounds.ts'
import { isRepeated } from '#domain/same-round.ts'
import { at, capitalised, readRound, timeOf } from '#web/scholarship/describe-window.ts'
import { inWords } from '#web/ui/words.ts'

/** One round in words, and where they come from. */
export interface ToldRound {
  /** When, if the sentence of the window does not tell it; and the results. */
  readonly text: string
  readonly basis: string
  /** The address that states it; null for the record's own source. */
  readonly source: string | null
  /** When it was seen there: "March 2026". */
  readonly seen: string | undefined
}

const BASIS: Readonly<Record<Basis, string>> = {
  announced: 'Announced',
  yearly: 'The same every year',
  usual: 'Usual in past years',
  last: 'A past round',
}

/** All rounds that say something new; the one at `place`, of which the sentence tells the time, comes first. */
export function tellRounds({ rounds }: CardWindow, place: number): ToldRound[] {
  const all = rounds.map(readRound)
  const isNew = (round: Round) => !all.some((other) => isRepeated(round, other))
  const rest = rounds.filter((said, index) => index !== place && isNew(readRound(said)))
  return [
    ...rounds.slice(place, place + 1).map((first) => tellRound(first, true)),
    ...rest.map((said) => tellRound(said, false)),
  ]
}

function tellRound(said: CardWindow['rounds'][number], isTold: boolean): ToldRound {
  const round = readRound(said)
  const time = timeOf(round, round.basis === 'last') || (round.vague ?? '')
  const results = round.results === null ? round.vagueResults : at(round.results)
  const parts = [isTold ? '' : time, results === null ? '' : `results ${results}`].filter(Boolean)
  const text = capitalised(parts.join(', '))
  return {
    text: isTold || round.for === null ? text : `${capitalised(round.for)}: ${parts.join(', ')}`,
    basis: BASIS[round.basis],
    source: round.source,
    seen: round.verified === null ? undefined : inWords(round.verified),
  }
}
