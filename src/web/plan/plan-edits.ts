import type { PlanEdits } from '#contract/plan.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Portion } from '#web/loading/outbox.ts'

/** Characters of a request, each of which may become three bytes. */
const MOST = LIMITS.bodyBytes / 4

/** How many changes fit into one request, at least one. */
export function portionOf(all: Portion): number {
  let size = 0
  const tooMany = all.findIndex(({ key, text }) => (size += key.length + text.length) > MOST)
  return Math.min(LIMITS.edits, tooMany < 0 ? all.length : Math.max(1, tooMany))
}

/** The changes with their ages, as the server takes them. */
export function editsOf(portion: Portion, now: number): PlanEdits['edits'] {
  return portion.map(({ scholarshipId, field, value, at }) => ({
    scholarshipId,
    field,
    value,
    // A clock that was set back meanwhile makes nothing come from the future.
    ago: Math.min(Math.max(0, now - at), LIMITS.editAge),
  }))
}
