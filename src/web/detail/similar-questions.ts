import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { isStated } from '#web/ui/is-stated.ts'

type Likeness = Pick<Card, 'country' | 'fields' | 'levels'>

/**
 * The searches for similar scholarships, in the order to try them. One with a country is compared by it, as specified, and
 * by nothing else. One that is for any, or names none, is compared by its fields, then by its levels.
 */
export function similarQuestions({ country, fields, levels }: Likeness): Selection[] {
  if (isStated(country) && !country.startsWith('Any ')) return [{ country: [country] }]
  const questions: Selection[] = []
  if (fields.length > 0) questions.push({ field: [...fields] })
  if (levels.length > 0) questions.push({ level: [...levels] })
  return questions.length > 0 ? questions : [{}]
}
