import type { Told, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import type { Results } from './search-results.ts'

type Part = Understood | Told

/** What was understood in the search key, in the order of its words. */
export function partsRead({ answer }: Results): readonly Part[] {
  return [...(answer?.understood ?? []), ...(answer?.told ?? [])]
}

/** Whether a part is being taken out: its answer has not come yet. */
export function isLeftOut(wanted: Selection, { span }: Part): boolean {
  return wanted.without?.some((other) => other.join() === span.join()) === true
}

/** The selection without some parts of its search key. The last part takes the words with it. */
export function withoutParts(parts: readonly Part[], wanted: Selection, gone: readonly Part[]): Selection {
  const left = parts.filter((part) => !isLeftOut(wanted, part) && !gone.includes(part))
  if (left.length === 0) return withSearchKey(wanted, '')
  return { ...wanted, without: [...(wanted.without ?? []), ...gone.map(({ span }) => span)] }
}
