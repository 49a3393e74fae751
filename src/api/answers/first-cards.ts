import { PAGE_SIZE } from '#contract/limits.ts'
import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import type { Snapshot } from '#api/snapshot/snapshot.ts'
import { questionOf } from '#presenters/present-search.ts'

/** The cards of the first results of a selection, at most so many. */
export function firstCards({ cards, engine }: Snapshot, selection: Selection, most: number): Card[] {
  const pages = Array.from({ length: Math.ceil(most / PAGE_SIZE) }, (_, index) => index + 1)
  const hits = pages.flatMap((page) => {
    const { count, hits: found } = engine.search(questionOf(selection, page))
    return (page - 1) * PAGE_SIZE < count ? found : []
  })
  return hits.slice(0, most).map(({ record }) => {
    const bytes = Buffer.alloc(cards.lengthOf(record))
    cards.copy(record, bytes, 0)
    // Serialised from cards, with the snapshot.
    return JSON.parse(bytes.toString()) as Card
  })
}
