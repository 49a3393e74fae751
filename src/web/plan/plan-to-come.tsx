import { CardSkeleton } from '#web/ui/skeleton.tsx'

/** A plan is higher than most windows: what stands below it is not shown first, and then pushed out of sight. */
export const PLAN_TO_COME = (
  <div style={{ minHeight: '100svh' }}>
    <CardSkeleton />
  </div>
)
