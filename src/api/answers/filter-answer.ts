import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import type { Facets, SearchResponse } from '#search/engine.ts'
import { outOfRange } from '#presenters/present-problem.ts'
import { FACET_LISTS, pagesOf, presentSearch, questionOf } from '#presenters/present-search.ts'
import { presentClosingIn } from '#presenters/present-window.ts'
import { aligned, type TextCopier } from '#api/snapshot/shared-texts.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { Snapshot } from '#api/snapshot/snapshot.ts'

const COMMA = ','.charCodeAt(0)
/** How an answer begins. Its length is a multiple of a word, since counts are written as words. */
const START = '{ "facets": '
/** How an answer without option counts begins. */
const NO_FACETS = `${START}{${FACET_LISTS.map(([letter]) => `"${letter}":[]`).join()}}`
const LIST = ',"list":['
/** Padded so that the first card is aligned. Cards are padded so that the next one, after its comma, is aligned, too. */
const HEAD = Buffer.from(`${NO_FACETS}${LIST}`.padEnd(aligned(NO_FACETS.length + LIST.length)))

/** A search answer in two parts: its JSON without option counts, and the counts if they are wanted. */
export interface FilterAnswer {
  readonly page: Buffer
  readonly facets: Facets | undefined
}

/**
 * The answer to one page of a selection. The cards were serialised with the snapshot; only the rest is serialised now.
 * Throws page_out_of_range.
 */
export function answerFilter(
  { cards, engine, version }: Snapshot,
  selection: Selection,
  page: number,
  withFacets: boolean,
): FilterAnswer {
  const question = questionOf(selection, page)
  const answer = engine.search(question)
  const pages = pagesOf(answer)
  if (question.page > pages) {
    const { code, message } = outOfRange(pages)
    throw new ProblemError(code, message, { pages })
  }
  const facets = withFacets ? engine.facets(question) : undefined
  const when = withFacets ? [...engine.when(question)] : []
  const rest = JSON.stringify({ ...presentSearch(answer, question, version), when })
  const end = `],${rest.slice(1)}`
  if (answer.closesIn.length > 0) return { page: closingCards(cards, answer, end), facets }
  let length = HEAD.length + Buffer.byteLength(end)
  for (const { record } of answer.hits) length += cards.lengthOf(record) + 1
  const bytes = Buffer.allocUnsafe(length)
  let at = HEAD.copy(bytes)
  for (const { record } of answer.hits) {
    at += cards.copy(record, bytes, at)
    bytes[at++] = COMMA
  }
  if (answer.hits.length > 0) at--
  at += bytes.write(end, at)
  return { page: bytes.subarray(0, at), facets }
}

/** Of results that close in some months, each card says when: few ask for that, so these cards are written anew. */
function closingCards(cards: TextCopier, { hits, closesIn }: SearchResponse, end: string): Buffer {
  const list = hits.map(({ record }) =>
    // We have written it ourselves.
    JSON.stringify(presentClosingIn(JSON.parse(cards.read(record)) as Card, closesIn)),
  )
  return Buffer.concat([HEAD, Buffer.from(`${list.join()}${end}`)])
}

/** The whole answer as JSON. The options' text is the same in every answer, so it is not kept with each of them. */
export function wholeAnswer({ facetTexts }: Snapshot, { page, facets }: FilterAnswer): Buffer {
  if (!facets) return page
  const bytes = Buffer.allocUnsafe(START.length + facetTexts.options.length + page.length - NO_FACETS.length)
  const at = facetTexts.write(facets, bytes, bytes.write(START))
  page.copy(bytes, at, NO_FACETS.length)
  return bytes
}
