import { createLatePart } from '#web/loading/late-part.tsx'
import { withStyles } from '#web/loading/late-styles.ts'
import styleSheet from './plan.css?url'

/** All of the plan in one file, with its styles. */
const fetchPlan = withStyles(() => import('./plan.ts'), styleSheet)

export const PlanView = createLatePart(async () => (await fetchPlan()).PlanView)
export const CompareView = createLatePart(async () => (await fetchPlan()).CompareView)
export const fetchSharedPlanRoute = async () => (await fetchPlan()).sharedPlanRoute
