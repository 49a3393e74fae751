import { isStated } from '#web/ui/is-stated.ts'

/** A list that is cut: what it names, and how many more there are. */
const CUT = /^(.+) and (\d+) more$/

/**
 * Whose citizens may apply, as a phrase of its own; undefined where that is not stated. Of a list that is cut, the
 * country `own` is named in place of all others: who asks as its citizen is shown only what its citizens may have.
 */
export function citizensOf(citizenship: string, own?: string): string | undefined {
  if (!isStated(citizenship)) return undefined
  if (citizenship.startsWith('Any ')) return citizenship
  const [, named = '', more] = CUT.exec(citizenship) ?? []
  if (more === undefined || own === undefined) return `Citizens of ${citizenship}`
  return `Citizens of ${own} and ${named.split(', ').length - 1 + Number(more)} more`
}
