import { constraintsIn } from '#search/constraints/constraints.ts'
import { LIVE_DOCS } from '#search/indexing/search-index.ts'
import { RARE, type WordCounts } from '#search/constraints/words.ts'
import type { Understanding } from '#search/constraints/understanding.ts'
import { titleCandidates, titleLengthOf } from '#search/constraints/title-candidates.ts'
import { isSet } from '#search/kernels/bitset-kernel.ts'
import { isSought } from '#search/query/interpretation.ts'
import { exactBitset, matchAll, unionBitset } from './match.ts'
import { docIdsTitled } from './titles.ts'
import type { QueryContext } from './query-context.ts'

/**
 * Interprets a query as a title. The rules, the first that fits:
 * | the words of the query are | and its other interpretation | then the query is |
 * | ------------------------- | ----------------------------- | ----------------- |
 * | a whole title             | finds the programme           | that, with its words as title words |
 * | a whole title             | misses the programme          | the title: "Learn Africa Scholarships" |
 * | within one title          | finds something               | that, but for the next rule |
 * | most of the only title    | misses the programme          | the title, if a rare word of it is no filter: "Pacific Alliance platform" |
 * | within one title          | finds nothing                 | the title         |
 * Countries beside a whole title are where its programme is: "HOPE Scholarship USA".
 * It is none of them if something is looked for behind the title: "Master scholarships closing this month". Choices do not
 * change this.
 */
export function matchTitle(context: QueryContext, searchKey: string, otherwise: Understanding): Understanding {
  const { index, bitset, bitsets, written, rewind } = context
  const told = otherwise.querySpans.filter((querySpan) => !isSought(querySpan))
  const candidates = titleCandidates(searchKey, otherwise.querySpans, context.lexicon)
  for (const { content, text, end, countries, read } of candidates) {
    if (told.some((querySpan) => querySpan.start >= end && !countries.includes(querySpan))) break
    const titled = docIdsTitled(context, content, bitset(LIVE_DOCS))
    if (titled.length === 0) continue
    const length = titleLengthOf(text)
    const before = written()
    const there = countries.map(({ values }) => unionBitset(context, 'country', values))
    const whole = titled.filter(
      (docId) =>
        index.words.nameLengths[docId] === length && there.every((docIds) => isSet(bitsets.words, docIds, docId)),
    )
    rewind(before)
    if (whole.length === 0 && countries.length > 0) continue
    const exact = constraintsIn(otherwise, context.counts).map((constraint) => exactBitset(context, constraint))
    const matched = matchAll(context, exact)
    rewind(before)
    if (whole.length === 0) {
      const [only = -1, another] = titled
      const isMissed = another === undefined && !isSet(bitsets.words, matched.bitset, only)
      const isMost = isMostOf(content, index.words.nameLengths[only] ?? 0)
      return matched.count === 0 || (isMissed && isMost && leavesRareWord(otherwise, context.counts))
        ? read()
        : otherwise
    }
    const isFound = whole.some((docId) => isSet(bitsets.words, matched.bitset, docId))
    return isFound ? { ...otherwise, content } : read()
  }
  return otherwise
}

/** Whether words are most of a title of so many, and enough of them: two words of a title say little. */
export const isMostOf = (content: readonly string[], titleLength: number): boolean =>
  content.length > 2 && content.length * 2 > titleLength

/** Whether a query has a rare word that is neither a filter nor a name: "academic" and "support" are in many titles. */
export const leavesRareWord = ({ querySpans }: Understanding, counts: WordCounts): boolean =>
  querySpans.some(
    ({ kind, word }) =>
      (kind === 'rank' || kind === 'word') && word !== '' && counts.having(word) * RARE <= counts.records,
  )
