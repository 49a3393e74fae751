import type { IsoDate } from '#domain/dates.ts'
import { countriesOf } from '#domain/country-groups.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { answeredBy, statedIn, type Indexed } from '#search/asking/dimensions.ts'
import type { Constraint } from '#search/asking/constraints.ts'
import type { WordCounts } from '#search/asking/words.ts'
import { wordsOf } from '#lexicon/fold.ts'

export const textOf = (r: Scholarship) =>
  [...r.about, ...r.eligibility, ...r.benefits, ...r.applicationProcess].join(' ')
/** How much a word counts by where it stands: 4 in a name, 2 in a funder, 1 in a text, 0 nowhere. */
export const zoneOf = (r: Scholarship, word: string) =>
  [textOf(r), r.funder, r.name].reduce((best, text, zone) => (wordsOf(text).includes(word) ? 1 << zone : best), 0)

/** Of what does not depend on the day. */
const NO_DAY = '2000-01-01'

export function fits(r: Scholarship, dimension: Indexed | 'words', values: readonly string[], day = NO_DAY): boolean {
  if (dimension === 'words') return values.some((value) => value.split(' ').every((word) => zoneOf(r, word) > 0))
  const stated = statedIn(r, dimension, day)
  if (values.length === 0 || stated === 'any') return values.length > 0
  if (stated === 'not stated') return dimension === 'citizenship' || dimension === 'audience'
  return values.some((value) => countriesOf(value).some((member) => answeredBy(dimension, stated).includes(member)))
}

/** True if the name, or the funder's, has all of the words. */
export const isCalled = (r: Scholarship, words: readonly string[]) => words.every((word) => zoneOf(r, word) > 1)

export const meets = (r: Scholarship, { dimension, values, isLeftOut }: Constraint, day: IsoDate) =>
  isLeftOut
    ? !isCalled(
        r,
        values.flatMap((value) => value.split(' ')),
      )
    : fits(r, dimension, values, day)

/** How many records have a word at all, and in their name or their funder's. */
export const countsOf = (records: readonly Scholarship[]): WordCounts => ({
  records: records.length,
  having: (word) => records.filter((r) => zoneOf(r, word) > 0).length,
  named: (word) => records.filter((r) => zoneOf(r, word) > 1).length,
})
