import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'

type Likeness = Pick<Card, 'country' | 'countries' | 'country_code' | 'fields' | 'levels'>

/** Of a record with more countries than these, the first says nothing about it. */
const FEW = 12

/**
 * What to ask for the scholarships similar to one, the first first: its country; where it names none, or has the
 * country to itself, its fields, then its levels.
 */
export function similarQuestions({ country, countries, country_code, fields, levels }: Likeness): Selection[] {
  const questions: Selection[] = []
  if (country_code !== null && countries.length <= FEW) questions.push({ country: [country] })
  if (fields.length > 0) questions.push({ field: [...fields] })
  if (levels.length > 0) questions.push({ level: [...levels] })
  return questions.length > 0 ? questions : [{}]
}
