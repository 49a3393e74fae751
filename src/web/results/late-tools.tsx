import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { createLatePart } from '#web/loading/late-code.tsx'
import { withStyles } from '#web/loading/late-styles.ts'
import { Button } from '#web/ui/button.tsx'
import styleSheet from './time-tools.css?url'
import { showing } from './results-heading.tsx'
import type { Results } from './search-results.ts'
import type { ResultsPageState } from './use-results.ts'

/** Parts of the results that come behind the first code, all in one file. */
const fetchTools = withStyles(() => import('./time-tools.tsx'), styleSheet)

const TimeMenus = createLatePart(async () => (await fetchTools()).TimeMenus)
const MonthStrip = createLatePart(async () => (await fetchTools()).MonthStrip)
export const AlternativesBanner = createLatePart(async () => (await fetchTools()).AlternativesBanner)
export const FilterPanel = createLatePart(async () => (await fetchTools()).FilterPanel)
export const FilterSheet = createLatePart(async () => (await fetchTools()).FilterSheet)
export const Offline = createLatePart(async () => (await fetchTools()).Offline)
export const SignInForMore = createLatePart(async () => (await fetchTools()).SignInForMore)
export const FollowSearch = createLatePart(async () => (await fetchTools()).FollowSearch)
export const OtherReading = createLatePart(async () => (await fetchTools()).OtherReading)

// While the first answer is on its way.
fetchTools().catch(() => undefined)

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
  const asked = { counts, wanted, change, show, arrow, pressed, onOpened: () => setPressed(undefined) }
  return counts.length > 0 && <TimeMenus {...asked} waiting={buttons(setPressed)} missing={buttons()} />
}

/** How many of the results close in each month. */
export function Months({ page: { wanted, change }, counts }: Props) {
  // As high as what it waits for: `time-tools.css`.
  const waiting = <div style={{ minHeight: '4.75rem' }} />
  return counts.some(Boolean) && <MonthStrip {...{ counts, wanted, change, waiting }} missing={waiting} />
}
