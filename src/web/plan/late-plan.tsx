import { createLatePart } from '#web/loading/late-code.tsx'
import { withStyles } from '#web/loading/late-styles.ts'
import { CardSkeleton } from '#web/ui/waiting.tsx'
import styleSheet from './plan.css?url'

/** All of the plan in one file, with its styles. */
const fetchPlan = withStyles(() => import('./plan-view.tsx'), styleSheet)

export const PlanView = createLatePart(async () => (await fetchPlan()).PlanView)
export const CompareView = createLatePart(async () => (await fetchPlan()).CompareView)
export const fetchSharedPlanRoute = async () => (await fetchPlan()).sharedPlanRoute

/**
 * A plan, or a comparison, is higher than most windows: what stands below it is not shown first, and then pushed out of sight.
 * Nor where a page that is loaded again is scrolled to where it was.
 */
export const PLAN_TO_COME = (
  <div style={{ minHeight: '200svh' }}>
    <CardSkeleton />
  </div>
)
