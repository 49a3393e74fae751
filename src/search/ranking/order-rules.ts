import { countriesOf } from '#domain/country-groups.ts'
import { tellsNoNation, type Constraint } from '#search/asking/constraints.ts'
import { FEW_COUNTRIES } from '#search/asking/dimensions.ts'

// When a question asks for more than the plain order. The oracle orders by the same rules.

/** True if the asker's citizenship is one of few countries: then long lists of nationalities come after short ones. */
export function asksForFew({ dimension, values }: Pick<Constraint, 'dimension' | 'values'>): boolean {
  if (dimension !== 'citizenship') return false
  return new Set(values.flatMap(countriesOf)).size <= FEW_COUNTRIES
}

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

/**
 * How much a limited award matches less: most people are not of the one kind that it is for. Nothing if they say of what
 * kind they are, and twice as much if their nationality is all that they say of themselves.
 */
export function lossIfLimited(constraints: readonly Pick<Constraint, 'dimension'>[]): 0 | 1 | 2 {
  const asks = (dimension: Constraint['dimension']) =>
    constraints.some((constraint) => constraint.dimension === dimension)
  if (constraints.length === 0 || asks('audience')) return 0
  return asks('citizenship') ? 2 : 1
}
