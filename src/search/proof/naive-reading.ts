import type { Scholarship } from '#domain/scholarship.ts'
import { constraintsIn, type Reader } from '#search/asking/constraints.ts'
import { wordsOf } from '#search/understanding/fold.ts'
import type { Understanding } from '#search/understanding/part.ts'
import { nearestWords } from '#search/understanding/spelling.ts'
import { readWithout } from '#search/understanding/read-without.ts'
import { understand } from '#search/understanding/understand.ts'
import { asNames, lengthOfName } from '#search/understanding/whole-name.ts'
import { countsOf, fits, textOf } from './naive-match.ts'

/** How the oracle reads a search key: as the engine does, but it asks the records themselves about their words and names. */
export function naiveReader(records: readonly Scholarship[]): Reader {
  const vocabulary = [...new Set(records.flatMap((r) => wordsOf(`${r.name} ${r.funder} ${textOf(r)}`)))].sort()
  const counts = countsOf(records)
  const correct = (word: string) =>
    nearestWords(word, vocabulary).sort((a, b) => counts.having(b) - counts.having(a))[0]
  const known = { has: (word: string) => vocabulary.includes(word), correct, written: (word: string) => word }
  const readWhole = (searchKey: string): Understanding => {
    const plain = understand(searchKey, known)
    const fit = (r: Scholarship) => constraintsIn(plain, counts).every((c) => fits(r, c.dimension, c.values))
    for (const { content, text, read } of asNames(searchKey)) {
      const called = records.filter((r) => content.every((word) => wordsOf(r.name).includes(word)))
      if (called.length === 0) continue
      const whole = called.filter((r) => lengthOfName(r.name) === lengthOfName(text))
      if (whole.length === 0) return records.some(fit) ? plain : read()
      return whole.some(fit) ? { ...plain, content } : read()
    }
    return plain
  }
  return (searchKey, without = []) =>
    without.length === 0 ? readWhole(searchKey) : readWithout(searchKey, known, readWhole(searchKey), without)
}
