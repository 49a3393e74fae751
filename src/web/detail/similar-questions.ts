import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'

type Likeness = Pick<Card, 'country' | 'countries' | 'country_code' | 'fields' | 'levels'>

/** With more countries than this, the first of them says nothing about the scholarship. */
const MOST_COUNTRIES = 12

/**
 * The searches for similar scholarships, in the order to try them: the same country, then the same fields, then the
 * same levels. What a scholarship does not state is left out.
 */
export function similarQuestions({ country, countries, country_code, fields, levels }: Likeness): Selection[] {
  const questions: Selection[] = []
  if (country_code !== null && countries.length <= MOST_COUNTRIES) questions.push({ country: [country] })
  if (fields.length > 0) questions.push({ field: [...fields] })
  if (levels.length > 0) questions.push({ level: [...levels] })
  return questions.length > 0 ? questions : [{}]
}
