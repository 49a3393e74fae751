import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitsets, WORDS_A_TURN } from '#search/kernels/bitset-kernel.ts'
import { setBit } from '#search/indexing/list-column.ts'
import { createListCounters, wordsOfLists } from './facet-counts.ts'
import { OPTIONS_A_TURN, BITSETS, type GroupLists, type SearchIndex } from '#search/indexing/search-index.ts'
import { byGroup, GROUPS, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'

const WORDS_PER_BITSET = 2 * WORDS_A_TURN
const MAX_DOC = 32 * WORDS_PER_BITSET
const [SET, WILDCARD, OTHER_SET] = [0, WORDS_PER_BITSET, 2 * WORDS_PER_BITSET]

interface Case {
  readonly lists: readonly (readonly number[])[]
  readonly listOf: readonly number[]
  readonly sets: readonly (readonly number[])[]
}

/** The lists of docIds. The first two lists are "not stated" and "any". */
const cases: fc.Arbitrary<Case> = fc
  .array(fc.uniqueArray(fc.nat(VOCABULARY.coverage.length - 1), { minLength: 1 }), { minLength: 1, maxLength: 9 })
  .chain((lists) => {
    const word = fc.integer({ min: 0, max: 0xffffffff })
    const words = fc.array(fc.oneof(fc.constant(0), word), { minLength: WORDS_PER_BITSET, maxLength: WORDS_PER_BITSET })
    const listOf = fc.array(fc.nat(lists.length + 1), { minLength: MAX_DOC, maxLength: MAX_DOC })
    return fc.record({ lists: fc.constant([[], [], ...lists]), listOf, sets: fc.tuple(words, words) })
  })

function indexOf({ lists, listOf }: Case): SearchIndex {
  const inGroup = (group: Group): GroupLists => {
    const full = lists.map((list) => {
      const missing = -list.length & (OPTIONS_A_TURN - 1)
      return [...list, ...Array.from({ length: missing }, () => VOCABULARY[group].length)]
    })
    const starts = full.map((_, list) => full.slice(0, list).flat().length)
    return {
      listOf: (group === 'type' ? Uint16Array : Uint32Array).from(listOf),
      starts: Uint32Array.from([...starts, full.flat().length]),
      options: Uint16Array.from(full.flat()),
    }
  }
  return { lists: byGroup(inGroup) } as unknown as SearchIndex // all that is read of it
}

function countsIn(one: Case): number[][] {
  const index = indexOf(one)
  const bitsets = createBitsets(3, WORDS_PER_BITSET, wordsOfLists(index))
  for (const [docId, list] of one.listOf.entries()) {
    if (list === 1) setBit(bitsets.words, WILDCARD, docId)
  }
  bitsets.words.set(one.sets[0] ?? [], SET)
  bitsets.words.set(one.sets[1] ?? [], OTHER_SET)
  const counters = createListCounters(bitsets, index, (number) => {
    expect(GROUPS.map((group) => BITSETS[group].wildcard)).toContain(number)
    return WILDCARD
  })
  // Repeated, since one count must not leave anything behind for the next.
  return [SET, OTHER_SET, SET].flatMap((set) => [counters.coverage, counters.type].map((count) => [...count(set)]))
}

function plainly({ lists, listOf, sets }: Case, set: number, options: number): number[] {
  const counts = Array.from({ length: options }, () => 0)
  for (const [docId, list] of listOf.entries()) {
    if ((((sets[set] ?? [])[docId >>> 5] ?? 0) >>> (docId & 31)) % 2 === 0) continue
    for (const option of list === 1 ? counts.keys() : (lists[list] ?? [])) counts[option] = (counts[option] ?? 0) + 1
  }
  return counts
}

test('the kernel counts the options of each docId', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const expected = [0, 1, 0].flatMap((set) =>
        (['coverage', 'type'] as const).map((group) => plainly(one, set, VOCABULARY[group].length)),
      )
      expect(countsIn(one)).toEqual(expected)
    }),
  )
})
