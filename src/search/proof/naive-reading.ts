import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { wordsOf } from '#lexicon/fold.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { nearestWords } from '#lexicon/spelling.ts'
import { constraintsIn, type Reader } from '#search/asking/constraints.ts'
import { understandingOf, type Understanding } from '#search/asking/understanding.ts'
import { asNames, lengthOfName } from '#search/asking/whole-name.ts'
import { interpret } from '#search/query/interpret.ts'
import { countsOf, meets, textOf } from './naive-match.ts'

/** How the oracle reads a search key: as the engine does, but it asks the records themselves about their words and names. */
export function naiveReader(records: readonly Scholarship[], day: IsoDate): Reader {
  const lexicon = readLexicon()
  const vocabulary = [...new Set(records.flatMap((r) => wordsOf(`${r.name} ${r.funder} ${textOf(r)}`)))].sort()
  const counts = countsOf(records)
  const correct = (word: string) =>
    nearestWords(word, vocabulary).sort((a, b) => counts.having(b) - counts.having(a))[0]
  const known = { has: (word: string) => vocabulary.includes(word), correct, written: (word: string) => word }
  const readWhole = (searchKey: string): Understanding => {
    const plain = understandingOf(interpret(searchKey, lexicon, known), [], searchKey)
    const fit = (r: Scholarship) => constraintsIn(plain, counts).every((c) => meets(r, c, day))
    for (const { content, text, read } of asNames(searchKey, lexicon)) {
      const called = records.filter((r) => content.every((word) => wordsOf(r.name).includes(word)))
      if (called.length === 0) continue
      const whole = called.filter((r) => lengthOfName(r.name) === lengthOfName(text))
      if (whole.length === 0) return records.some(fit) ? plain : read()
      return whole.some(fit) ? { ...plain, content } : read()
    }
    return plain
  }
  return (searchKey, without = []) => {
    const whole = readWhole(searchKey)
    return without.length === 0 ? whole : understandingOf(whole.said, without, searchKey)
  }
}
