import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Engine } from './engine-types.ts'
import { createIndexBuilder } from './indexing/index-builder.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { openEngine } from './open-engine.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'

export type { SearchResponse, Choices, Engine, Facets, Options, SearchRequest } from './engine-types.ts'
export { GROUPS, type Group } from './constraints/vocabulary.ts'

/**
 * The two halves of `createEngine`, for a server that must not pause. An index is plain typed arrays: build it in a
 * worker thread (`worker.postMessage(index, indexBuffers(index))` moves it without a copy), and open it in the thread
 * that answers, which takes a few milliseconds. A change is a new engine, whether of one record or an import; whoever
 * still holds the old one reads a complete catalogue.
 */
export { createIndexBuilder, openEngine, type SearchIndex }

/** Builds and opens an engine that reads questions with a lexicon. The records are read once and not kept: hits give their place in the order of reading. */
export function createEngine(records: Iterable<Scholarship>, today: IsoDate, lexicon: Lexicon): Engine {
  const builder = createIndexBuilder(today)
  const ordinals: number[] = []
  for (const record of records) {
    builder.put(ordinals.length, record)
    ordinals.push(ordinals.length)
  }
  return openEngine(builder.build(ordinals), lexicon)
}

/** The memory of an index, to be moved to another thread rather than copied. */
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
