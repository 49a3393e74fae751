import { FEW_NAMES } from '#search/matching/titles.ts'
import type { IsoDate } from '#domain/dates.ts'
import { countriesOf } from '#domain/country-groups.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { matchedValues, statedIn, type IndexedAttribute } from '#search/constraints/attributes.ts'
import { type Constraint, constraintsIn, type Reader } from '#search/constraints/constraints.ts'
import type { WordCounts } from '#search/constraints/words.ts'
import { wordsOf } from '#lexicon/normalize.ts'
import { GROUPS, REGIONS, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'
import { WHEN } from '#domain/when.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { nearestWords } from '#lexicon/spelling.ts'
import { understandingOf, type Understanding } from '#search/constraints/understanding.ts'
import { titleCandidates, titleLengthOf } from '#search/constraints/title-candidates.ts'
import { isMostOf, leavesRareWord } from '#search/matching/title-match.ts'
import { interpret } from '#search/query/interpret.ts'
import { isSought } from '#search/query/interpretation.ts'

export const textOf = (r: Scholarship) =>
  [...r.about, ...r.eligibility, ...r.benefits, ...r.applicationProcess].join(' ')
/** The weight of a word by its zone: 4 in a name, 2 in a funder, 1 in a text, 0 nowhere. */
export const zoneOf = (r: Scholarship, word: string) =>
  [textOf(r), r.funder, r.name].reduce((best, text, zone) => (wordsOf(text).includes(word) ? 1 << zone : best), 0)

/** Of what does not depend on the day. */
const NO_DAY = '2000-01-01'

export function fits(
  r: Scholarship,
  attribute: IndexedAttribute | 'words',
  values: readonly string[],
  day = NO_DAY,
): boolean {
  if (attribute === 'words') return values.some((value) => value.split(' ').every((word) => zoneOf(r, word) > 0))
  const stated = statedIn(r, attribute, day)
  if (values.length === 0 || stated === 'any') return values.length > 0
  if (stated === 'not stated') return attribute === 'citizenship' || attribute === 'audience'
  return values.some((value) => countriesOf(value).some((member) => matchedValues(attribute, stated).includes(member)))
}

/** True if the name, or the funder's, has all of the words. */
export const isNamed = (r: Scholarship, words: readonly string[]) => words.every((word) => zoneOf(r, word) > 1)

export const meets = (r: Scholarship, { attribute, values, isExcluded }: Constraint, day: IsoDate) =>
  isExcluded
    ? !isNamed(
        r,
        values.flatMap((value) => value.split(' ')),
      )
    : fits(r, attribute, values, day)

/** How many records have a word at all, and in their name or their funder's. */
export const countsOf = (records: readonly Scholarship[]): WordCounts => ({
  records: records.length,
  having: (word) => records.filter((r) => zoneOf(r, word) > 0).length,
  named: (word) => records.filter((r) => zoneOf(r, word) > 1).length,
})

/** Selected, or named in the query by options alone: "Germany" or "Europe", but not "EU" or "not Germany". */
export function joins({ attribute, source, labels, values, isBroadened }: Constraint, group: Group): boolean {
  if (attribute !== group || source === 'choice') return attribute === group
  const options = [...VOCABULARY[group], ...(group === 'country' ? REGIONS : [])]
    .filter(({ label }) => labels.includes(label))
    .map(({ value }) => value)
  return !isBroadened && options.length === labels.length && options.toSorted().join() === values.toSorted().join()
}

/** For each group its options, with the number of records under all constraints but those of the group itself. */
export function countFacets(records: readonly Scholarship[], constraints: readonly Constraint[], day: IsoDate) {
  return GROUPS.map((group) => {
    const others = constraints.filter((c) => !joins(c, group))
    const left = records.filter((r) => others.every((c) => meets(r, c, day)))
    const countOf = (value: string) => left.filter((r) => fits(r, group, [value])).length
    return {
      options: VOCABULARY[group].map(({ value }) => [value, countOf(value)] as const),
      regions: (group === 'country' ? REGIONS : [])
        .filter(({ value }) => records.some((r) => fits(r, group, [value])))
        .map(({ value }) => countOf(value)),
      open: left.filter((r) => statedIn(r, group, day) === 'any').length,
    }
  })
}

/** The count of each value of `WHEN` under all constraints but the choice of times. */
export function countWhen(records: readonly Scholarship[], constraints: readonly Constraint[], day: IsoDate) {
  const others = constraints.filter((c) => c.attribute !== 'when' || c.source !== 'choice')
  const left = records.filter((r) => others.every((c) => meets(r, c, day)))
  return WHEN.map((value) => left.filter((r) => fits(r, 'when', [value], day)).length)
}

/** Interprets a query as the engine does, but looks words and names up in the records themselves. */
export function naiveReader(records: readonly Scholarship[], day: IsoDate): Reader {
  const lexicon = readLexicon()
  const vocabulary = [...new Set(records.flatMap((r) => wordsOf(`${r.name} ${r.funder} ${textOf(r)}`)))].sort()
  const counts = countsOf(records)
  const correct = (word: string) =>
    nearestWords(word, vocabulary).sort((a, b) => counts.having(b) - counts.having(a))[0]
  const titles = records.map((r) => wordsOf(`${r.name} ${r.funder}`))
  const named = (words: readonly string[]) => titles.some((title) => words.every((word) => title.includes(word)))
  const isTitled = (words: readonly string[]) => {
    const namesWith = (some: readonly string[]) => records.filter((r) => some.every((w) => wordsOf(r.name).includes(w)))
    const [only, another] = namesWith(words)
    const isFew = words.some((word) => namesWith([word]).length <= FEW_NAMES)
    return only !== undefined && !another && isFew && words.length * 4 >= titleLengthOf(only.name) * 3
  }
  const has = (word: string) => vocabulary.includes(word)
  const known = { has, named, titled: isTitled, correct, written: (word: string) => word }
  const readWhole = (searchKey: string): Understanding => {
    const plain = understandingOf(interpret(searchKey, { lexicon, known, today: day }), [], searchKey)
    const fit = (r: Scholarship) => constraintsIn(plain, counts).every((c) => meets(r, c, day))
    const told = plain.querySpans.filter((querySpan) => !isSought(querySpan))
    for (const { content, text, end, countries, read } of titleCandidates(searchKey, plain.querySpans, lexicon)) {
      if (told.some((querySpan) => querySpan.start >= end && !countries.includes(querySpan))) break
      const titled = records.filter((r) => content.every((word) => wordsOf(r.name).includes(word)))
      if (titled.length === 0) continue
      const isThere = (r: Scholarship) => countries.every(({ values }) => fits(r, 'country', values))
      const whole = titled.filter((r) => titleLengthOf(r.name) === titleLengthOf(text) && isThere(r))
      if (whole.length === 0 && countries.length > 0) continue
      if (whole.length === 0) {
        const [only, another] = titled
        const isMost = only !== undefined && !another && isMostOf(content, titleLengthOf(only.name))
        return !records.some(fit) || (isMost && !fit(only) && leavesRareWord(plain, counts)) ? read() : plain
      }
      return whole.some(fit) ? { ...plain, content } : read()
    }
    return plain
  }
  return (searchKey, without = []) => {
    const whole = readWhole(searchKey)
    return without.length === 0 ? whole : understandingOf(whole.interpretation, without, searchKey)
  }
}
