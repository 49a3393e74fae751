import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Engine } from './engine-types.ts'
import { createIndexBuilder } from './indexing/index-builder.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { openEngine } from './open-engine.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'

export type { SearchResponse, Choices, Counted, Engine, Facets, Options, SearchRequest } from './engine-types.ts'
export { GROUPS, type Group } from './constraints/vocabulary.ts'

/**
 * The two halves of `createEngine`, for a server that must not pause. An index is plain typed arrays: build it in a
 * worker thread (`worker.postMessage(index, indexBuffers(index))` moves it without a copy), and open it in the thread
 * that searches, which takes a few milliseconds. Each change makes a new engine, and a reader of the old one keeps a
 * complete catalogue.
 */
export { createIndexBuilder, openEngine, type SearchIndex }

/**
 * Builds and opens an engine with a lexicon. It reads each record once and does not keep it: a hit has the index of its
 * record in the order of reading.
 */
export function createEngine(records: Iterable<Scholarship>, today: IsoDate, lexicon: Lexicon): Engine {
  const builder = createIndexBuilder(today)
  const ordinals: number[] = []
  for (const record of records) {
    builder.put(ordinals.length, record)
    ordinals.push(ordinals.length)
  }
  return openEngine(builder.build(ordinals), lexicon)
}

/** The memory of an index, to move it to another thread without a copy. */
export function indexBuffers(index: SearchIndex): ArrayBuffer[] {
  const { recordOf, bits, lists, counts, orders, words } = index
  const arrays = [
    recordOf,
    bits,
    ...Object.values(counts),
    ...Object.values(orders),
    words.starts,
    words.postings,
    words.named,
    words.nameStarts,
    words.namePostings,
    words.nameLengths,
    ...Object.values(lists).flatMap(({ listOf, starts, options }) => [listOf, starts, options]),
  ]
  return arrays.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []))
}
