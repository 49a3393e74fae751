import { readLexicon } from '#lexicon/read-lexicon.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { createEngine, type Choices } from '#search/engine.ts'
import type { KnownWords } from '#search/query/correct.ts'
import { scholarship } from './fixture-catalogue.ts'

export const TODAY = '2026-11-21'

/** Records that are named by their ids. */
export function catalogue(...parts: (Partial<Scholarship> & { id: string })[]): Scholarship[] {
  return parts.map((part) => scholarship(part.id, { name: part.id, citizenship: 'not stated', ...part }))
}

/** What a search finds, in order. */
export function idsFor(records: readonly Scholarship[], choices: Choices, searchKey = ''): (string | undefined)[] {
  const { hits } = createEngine(records, TODAY, readLexicon()).search({ choices, searchKey, page: 1, pageSize: 50 })
  return hits.map(({ record }) => records[record]?.id)
}

/** The words of a catalogue that has none. */
export const NO_WORDS: KnownWords = {
  has: () => false,
  named: () => false,
  titled: () => false,
  correct: () => undefined,
  written: (word) => word,
}
