import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { nameOf } from './chosen.ts'
import { MonthStrip, TimeMenus } from './late-tools.ts'
import { showing } from './round-count.ts'
import type { Results } from './search-results.ts'
import type { ResultsPageState } from './use-results.ts'

/** The counts of the answer; after a failure those of the last one, so that what is chosen can still be changed. */
export function useTimeCounts({ answer }: Results): readonly number[] {
  const [counts, setCounts] = useState(answer?.when ?? [])
  if (answer && answer.when !== counts) setCounts(answer.when)
  return counts
}

interface Props {
  readonly page: ResultsPageState
  readonly counts: readonly number[]
}

interface ButtonsProps extends Props {
  readonly late: boolean
  readonly wide: boolean
}

/** "When" and "Sort". They stand there before their code does: what is pressed until then opens when it has come. */
export function TimeButtons({ page: { results, wanted, change }, counts, late, wide }: ButtonsProps) {
  const arrow = wide && <ChevronDown size="1.125rem" aria-hidden />
  const [pressed, setPressed] = useState<string>()
  const buttons = (press?: (label: string) => void) =>
    ['When', 'Sort'].map((label) => (
      <Button key={label} onClick={() => press?.(label)}>
        {label}
        {arrow}
      </Button>
    ))
  const show = showing(results.answer, late)
  const asked = { counts, wanted, change, nameOf, show, arrow, pressed, onOpened: () => setPressed(undefined) }
  return counts.length > 0 && <TimeMenus {...asked} waiting={buttons(setPressed)} missing={buttons()} />
}

/** How many of the results close in each month. */
export function Months({ page: { wanted, change }, counts }: Props) {
  // As high as what it waits for: `time-tools.css`.
  const waiting = <div style={{ minHeight: '4.75rem' }} />
  return counts.some(Boolean) && <MonthStrip {...{ counts, wanted, change, nameOf, waiting }} missing={waiting} />
}
