import { isStated } from './is-stated.ts'

/** Whose citizens may apply, as a phrase of its own; undefined where that is not stated. */
export function citizensOf(citizenship: string): string | undefined {
  if (!isStated(citizenship)) return undefined
  return citizenship.startsWith('Any ') ? citizenship : `Citizens of ${citizenship}`
}
