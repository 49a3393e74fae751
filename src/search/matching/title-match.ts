import { constraintsIn } from '#search/constraints/constraints.ts'
import { LIVE_DOCS } from '#search/indexing/search-index.ts'
import type { Understanding } from '#search/constraints/understanding.ts'
import { titleCandidates, titleLengthOf } from '#search/constraints/title-candidates.ts'
import { isSet } from '#search/kernels/bitset-kernel.ts'
import { exactBitset, matchAll } from './match.ts'
import { docIdsTitled } from './titles.ts'
import type { QueryContext } from './query-context.ts'

/**
 * A key that is the whole name of a programme says that name, if what it says otherwise misses the programme: "Learn Africa
 * Scholarships" lead elsewhere. If it does not, its words are looked for in names. A key all of whose words stand in one
 * name says the name, too, if nothing at all matches it otherwise. What is chosen besides plays no part.
 */
export function matchTitle(context: QueryContext, searchKey: string, otherwise: Understanding): Understanding {
  const { index, bitset, bitsets, written, rewind } = context
  for (const { content, text, read } of titleCandidates(searchKey, context.lexicon)) {
    const titled = docIdsTitled(context, content, bitset(LIVE_DOCS))
    if (titled.length === 0) continue
    const length = titleLengthOf(text)
    const whole = titled.filter((docId) => index.words.nameLengths[docId] === length)
    const before = written()
    const exact = constraintsIn(otherwise, context.counts).map((constraint) => exactBitset(context, constraint))
    const matched = matchAll(context, exact)
    rewind(before)
    if (whole.length === 0) return matched.count > 0 ? otherwise : read()
    const isFound = whole.some((docId) => isSet(bitsets.words, matched.bitset, docId))
    return isFound ? { ...otherwise, content } : read()
  }
  return otherwise
}
