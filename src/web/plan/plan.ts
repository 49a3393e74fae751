export { CompareView } from './compare-view.tsx'
export { PlanView } from './plan-view.tsx'
export { sharedPlanRoute } from './shared-plan-page.tsx'
