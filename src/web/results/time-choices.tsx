import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { createLatePart } from '#web/loading/late-part.tsx'
import { fetchStyles } from '#web/loading/late-styles.ts'
import { Button } from '#web/ui/button.tsx'
import { nameOf } from './chosen.ts'
import { showing } from './filter-panel.tsx'
import type { Results } from './search-results.ts'
import styleSheet from './time-tools.css?url'
import type { ResultsPageState } from './use-results.ts'

const load = async () => (await Promise.all([import('./time-tools.tsx'), fetchStyles(styleSheet)]))[0]
let asked: ReturnType<typeof load> | undefined

/** The code with its styles, fetched once. After a failure it can be called again. */
async function fetchTools() {
  asked ??= load()
  try {
    return await asked
  } catch (failure) {
    asked = undefined
    throw failure
  }
}

const Menus = createLatePart(async () => (await fetchTools()).TimeMenus)
const Strip = createLatePart(async () => (await fetchTools()).MonthStrip)
export const AlternativesBanner = createLatePart(async () => (await fetchTools()).AlternativesBanner)
export const Offline = createLatePart(async () => (await fetchTools()).Offline)
export const SignInForMore = createLatePart(async () => (await fetchTools()).SignInForMore)
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

/** "When" and "Sort". They stand there before their code does. */
export function TimeButtons({ page: { results, wanted, change }, counts, late, wide }: ButtonsProps) {
  const arrow = wide && <ChevronDown size="1.125rem" aria-hidden />
  const waiting = ['When', 'Sort'].map((label) => (
    <Button key={label} style={{ paddingInline: '0.875rem' }}>
      {label}
      {arrow}
    </Button>
  ))
  const show = showing(results.answer, late)
  return counts.length > 0 && <Menus {...{ counts, wanted, change, nameOf, show, arrow, waiting }} missing={waiting} />
}

/** How many of the results close in each month. */
export function Months({ page: { wanted, change }, counts }: Props) {
  // As high as what it waits for: `time-tools.css`.
  const waiting = <div style={{ minHeight: '4.75rem' }} />
  return counts.some(Boolean) && <Strip {...{ counts, wanted, change, nameOf, waiting }} missing={waiting} />
}
