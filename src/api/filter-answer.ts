import { CATEGORIES, GROUP_LETTER, type Category } from '#contract/categories.ts'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { Match, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Answer, Choices, Facets, Group, Question } from '#search/engine.ts'
import { joinInOwnMemory } from './own-memory.ts'
import { ProblemError } from './problem-error.ts'
import type { Snapshot } from './snapshot.ts'

/** The engine speaks of coverage where the specification's selection says `Scholarship`. */
const GROUP_OF: Readonly<Record<Category, Group>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  Scholarship: 'coverage',
  type: 'type',
}
const CATEGORY_OF: Readonly<Record<Group, Category>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  coverage: 'Scholarship',
  type: 'type',
}

const COMMA = Buffer.from(',')
const LIST_START = Buffer.from('{"list":[')
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
  const parts: Buffer[] = [LIST_START]
  for (const [index, { record }] of answer.hits.entries()) {
    if (index > 0) parts.push(COMMA)
    parts.push(snapshot.card(record))
  }
  const facets = withFacets ? facetBytes(snapshot.engine.facets(question)) : NO_FACETS
  const rest = JSON.stringify(presentRest(answer, question.page, snapshot.version))
  parts.push(Buffer.from(`],"facets":`), facets, Buffer.from(`,${rest.slice(1)}`))
  return joinInOwnMemory(parts)
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

/** Every option with its count over the whole catalogue, as JSON. */
export function answerOptions({ engine }: Snapshot): Buffer {
  return facetBytes(engine.options)
}

// The engine may hand out the same counts for the same question again: they are serialised once.
const SERIALISED = new WeakMap<Facets, Buffer>()

function facetBytes(facets: Facets): Buffer {
  const known = SERIALISED.get(facets)
  if (known) return known
  const groups = CATEGORIES.map((category) => {
    const options = facets[GROUP_OF[category]].map((option) => `${optionStart(option)}${option.count}}`)
    return `"${GROUP_LETTER[category]}":[${options.join(',')}]`
  })
  const bytes = joinInOwnMemory([Buffer.from(`{${groups.join(',')}}`)])
  SERIALISED.set(facets, bytes)
  return bytes
}

// All of an option but its count, as JSON. There are some hundreds, the same in every answer.
const OPTION_STARTS = new Map<string, Map<string, string>>()

function optionStart({ value, label }: Facets[Group][number]): string {
  let byLabel = OPTION_STARTS.get(value)
  if (!byLabel) OPTION_STARTS.set(value, (byLabel = new Map()))
  let start = byLabel.get(label)
  if (start === undefined) {
    start = `{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`
    byLabel.set(label, start)
  }
  return start
}
