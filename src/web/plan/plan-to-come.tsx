import { CardSkeleton } from '#web/ui/skeleton.tsx'

/**
 * A plan is higher than most windows: what stands below it is not shown first, and then pushed out of sight. Nor where a
 * page that is loaded again is scrolled to where it was.
 */
export const PLAN_TO_COME = (
  <div style={{ minHeight: '200svh' }}>
    <CardSkeleton />
  </div>
)
