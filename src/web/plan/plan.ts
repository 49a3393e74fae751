export { CompareView } from './compare-view.tsx'
export { PlanView } from './plan-view.tsx'
export { SharedPlanPage } from './shared-plan-page.tsx'
