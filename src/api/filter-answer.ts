import { CATEGORIES } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { Match, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Answer, Choices, Group, Question } from '#search/engine.ts'
import { CATEGORY_OF, GROUP_OF } from './groups.ts'
import { ProblemError } from './problem-error.ts'
import { ALIGNMENT } from './shared-texts.ts'
import type { Snapshot } from './snapshot.ts'

const COMMA = ','.charCodeAt(0)
/** So long that the first card is aligned. Cards are as long as it takes that the next is, too, behind its comma. */
const LIST = Buffer.from('{"list":['.padEnd(2 * ALIGNMENT))
/** A character is at most so many bytes. */
const CHARACTER_BYTES = 3
const FACETS = Buffer.from('],"facets":')
const NO_FACETS = Buffer.from('{"C":[],"F":[],"L":[],"A":[],"T":[]}')

/**
 * The answer to one page of a selection, as JSON. Cards were serialised with the snapshot; only what belongs to this
 * question is now. Without facets, their lists are empty. Throws page_out_of_range.
 */
export function answerFilter(snapshot: Snapshot, selection: Selection, page: number, withFacets: boolean): Buffer {
  const question = questionOf(selection, page)
  const answer = snapshot.engine.search(question)
  const pages = Math.max(1, Math.ceil(answer.count / PAGE_SIZE))
  if (question.page > pages) {
    throw new ProblemError('page_out_of_range', `The last page of this result is ${pages}.`, { pages })
  }
  const facets = withFacets ? snapshot.engine.facets(question) : undefined
  const cards = answer.hits.map(({ record }) => snapshot.card(record))
  // Its brace becomes the comma.
  const rest = JSON.stringify(presentRest(answer, question.page, snapshot.version))
  const facetsLength = facets ? snapshot.facetWriter.length : NO_FACETS.length
  const cardsLength = cards.reduce((sum, card) => sum + card.length, Math.max(0, cards.length - 1))
  const bytes = Buffer.allocUnsafe(
    LIST.length + cardsLength + FACETS.length + facetsLength + rest.length * CHARACTER_BYTES,
  )
  let at = LIST.copy(bytes)
  for (const [place, card] of cards.entries()) {
    if (place > 0) bytes[at++] = COMMA
    at += card.copy(bytes, at)
  }
  at += FACETS.copy(bytes, at)
  if (facets) snapshot.facetWriter.write(facets, bytes, at)
  else NO_FACETS.copy(bytes, at)
  at += facetsLength
  const end = at + bytes.write(rest, at)
  bytes[at] = COMMA
  return bytes.subarray(0, end)
}

/**
 * In one order of groups, so that equal selections are one question. The labels of a group keep theirs, and the search
 * key its letters: the answer repeats both.
 */
function questionOf(selection: Selection, page: number): Question {
  const choices: { [group in Group]?: readonly string[] } = {}
  for (const category of CATEGORIES) {
    const labels = selection[category]
    if (labels?.length) choices[GROUP_OF[category]] = labels
  }
  return { choices, searchKey: selection.searchKey ?? '', page, pageSize: PAGE_SIZE }
}

function presentRest(answer: Answer, page: number, version: string): Omit<SearchAnswer, 'list' | 'facets'> {
  return {
    count: answer.count,
    result: answer.exact,
    page,
    matches: answer.hits.map(({ open }): Match => ({ open: open.map((group) => CATEGORY_OF[group]) })),
    understood: answer.understood.map((part) => ({ ...part })),
    relaxed: answer.relaxed.map(presentRelaxation),
    alternatives: answer.alternatives.map(({ relaxed, count, choices, searchKey }) => ({
      relaxed: relaxed.map(presentRelaxation),
      count,
      selection: presentSelection(choices, searchKey),
    })),
    version,
  }
}

function presentRelaxation({ constraint, from, to }: Answer['relaxed'][number]) {
  return {
    constraint: constraint === 'words' ? constraint : CATEGORY_OF[constraint],
    from: [...from],
    to: to === null ? null : [...to],
  }
}

function presentSelection(choices: Choices, searchKey: string): Selection {
  const selection: Selection = searchKey === '' ? {} : { searchKey }
  for (const category of CATEGORIES) {
    const labels = choices[GROUP_OF[category]]
    if (labels?.length) selection[category] = [...labels]
  }
  return selection
}
