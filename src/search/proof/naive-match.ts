import { countriesOf } from '#domain/country-groups.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { answeredBy, statedIn, type Indexed } from '#search/asking/dimensions.ts'
import { wordsOf } from '#search/understanding/fold.ts'

export const textOf = (r: Scholarship) =>
  [...r.about, ...r.eligibility, ...r.benefits, ...r.applicationProcess].join(' ')
export const weightOf = (r: Scholarship, word: string) =>
  [textOf(r), r.funder, r.name].reduce((best, text, zone) => (wordsOf(text).includes(word) ? 1 << zone : best), 0)

export function fits(r: Scholarship, dimension: Indexed | 'words', values: readonly string[]): boolean {
  if (dimension === 'words') return values.length > 0 && values.every((word) => weightOf(r, word) > 0)
  const stated = statedIn(r, dimension)
  if (values.length === 0 || stated === 'any') return values.length > 0
  if (stated === 'not stated') return dimension === 'citizenship' || dimension === 'audience'
  return values.some((value) => countriesOf(value).some((member) => answeredBy(dimension, stated).includes(member)))
}
