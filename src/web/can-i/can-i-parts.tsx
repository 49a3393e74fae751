import type { ReactNode } from 'react'
import { withStyles } from '#web/loading/late-styles.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { useHydrated } from '#web/ui/now.ts'
import { Link } from '#web/ui/link.tsx'
import styleSheet from './can-i.css?url'
import { hasAnswers } from './has-answers.ts'
import type { FitProps } from './verdicts.tsx'

/** All of "Can I?" in one file, with its styles: its page and its verdicts share nearly everything. */
const fetchCanI = withStyles(() => import('./can-i-page.tsx'), styleSheet)

export const fetchCanIPage = async () => (await fetchCanI()).CanIPage
const Fit = createLatePart(async () => (await fetchCanI()).Fit)

/** A page that waits for it shows what fits at once, so that nothing below moves. */
export const readyToJudge = hasAnswers() ? Fit.fetch().catch(() => undefined) : undefined

interface Props extends FitProps {
  /** What leads there before somebody told who they are. */
  readonly asks?: string
  readonly children?: ReactNode
}

/** What fits the visitor: of a card, of a list, or of a whole scholarship. Nothing where they never said who they are. */
export function CanI({ asks, children, ...shown }: Props) {
  // The server knows nobody.
  const isTold = useHydrated() && hasAnswers()
  if (isTold)
    return (
      <Fit {...shown} waiting={children} missing={children}>
        {children}
      </Fit>
    )
  return asks ? <Link to="/can-i">{asks}</Link> : children
}
