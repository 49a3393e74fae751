import { tellsNoNation, type Constraint } from '#search/asking/constraints.ts'

/**
 * True where a country is asked for, and nobody's nationality: to be open to any country then counts twice, as to any
 * field always does. So what is in that country, for a broad field, stands before what is for the very subject anywhere.
 * An award that takes its own people anywhere is meant for them, and keeps its place.
 */
export function favoursPlaces(constraints: readonly Pick<Constraint, 'dimension' | 'values'>[]): boolean {
  const isAsked = constraints.some(({ dimension }) => dimension === 'country')
  return (
    isAsked && !constraints.some((constraint) => constraint.dimension === 'citizenship' && !tellsNoNation(constraint))
  )
}
