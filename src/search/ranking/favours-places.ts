import { tellsNoNation, type Constraint } from '#search/asking/constraints.ts'

/**
 * True if a country is asked for but no nationality. Being open to any country then counts twice, as being open to any
 * field always does: what is in that country for a broad field comes before what is for the exact subject anywhere. If
 * a nationality is asked for, an award that takes its own people anywhere is meant for them and keeps its place.
 */
export function favoursPlaces(constraints: readonly Pick<Constraint, 'dimension' | 'values'>[]): boolean {
  const isAsked = constraints.some(({ dimension }) => dimension === 'country')
  return (
    isAsked && !constraints.some((constraint) => constraint.dimension === 'citizenship' && !tellsNoNation(constraint))
  )
}
