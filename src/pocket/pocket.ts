import type { PocketCatalogue } from '#contract/pocket.ts'
import type { OptionGroups, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { dayAnywhereOnEarth } from '#domain/dates.ts'
import { createLexicon, type Lexicon, type LexiconTexts } from '#lexicon/lexicon.ts'
import { presentCard, presentScholarship } from '#presenters/present-card.ts'
import { presentClosingIn } from '#presenters/present-window.ts'
import { outOfRange, presentProblem } from '#presenters/present-problem.ts'
import { FACET_LISTS, pagesOf, presentOptions, presentSearch, questionOf } from '#presenters/present-search.ts'
import { commonest, suggestionsOf, collectSynonyms } from '#presenters/suggestions.ts'
import { createEngine, type Engine } from '#search/engine.ts'
import { recordsOf } from './catalogue-document.ts'

/** What the server would have answered. */
export interface PocketAnswer {
  readonly status: number
  readonly json: unknown
}

/** Answers what the server answers, out of a catalogue at hand. */
export interface Pocket {
  /** `path` with its query, `body` as parsed JSON, not checked. Undefined for what only the server knows. */
  readonly answer: (method: string, path: string, body?: unknown) => PocketAnswer | undefined
}

/**
 * Opens a catalogue with the server's own engine, presenters and lexicon, so that the answers are the server's. Without
 * Node and without a DOM, for a worker. As on the server, today is the day that is not yet over everywhere. The engine is there
 * with the first search: cards and pages need none, and on a phone it takes seconds, in which a worker answers nothing.
 */
export function createPocket(catalogue: PocketCatalogue, texts: LexiconTexts, now: () => number = Date.now): Pocket {
  const records = recordsOf(catalogue)
  const placeOf = new Map(records.map(({ id }, place) => [id, place]))
  let lexicon: Lexicon | undefined
  const words = () => (lexicon ??= createLexicon(texts))
  const today = () => dayAnywhereOnEarth(new Date(now()))
  let engine: Engine | undefined
  const current = (): Engine => {
    if (engine?.today !== today()) engine = createEngine(records, today(), words())
    return engine
  }

  const list: Readonly<Record<string, () => unknown>> = {
    '/api/scholarship/getScholarshipByCountry': () => presentOptions(current().options),
    '/api/synonyms': () => collectSynonyms(texts),
    '/api/suggestions': () =>
      suggestionsOf(current(), words(), {
        programmes: commonest(records.map(({ name }) => name)),
        funders: commonest(records.map(({ funder }) => funder)),
      }),
  }
  const one: Readonly<Record<string, (record: (typeof records)[number]) => unknown>> = {
    '/api/scholarship/card/': (record) => presentCard(record, today()),
    '/api/scholarship/searchScholarship/': (record) => {
      const changes = catalogue.changes[record.id]
      return { ...presentScholarship(record, true, today()), ...(changes && { changes }) }
    },
  }

  function filter(selection: Selection, page: number, wantsCounts: boolean): PocketAnswer {
    const open = current()
    const question = questionOf(selection, page)
    const response = open.search(question)
    const pages = pagesOf(response)
    if (page > pages) return { status: 400, json: presentProblem(outOfRange(pages)) }
    const json: SearchAnswer = {
      facets: wantsCounts ? presentOptions(open.options, open.facets(question)) : NO_COUNTS,
      list: response.hits
        .flatMap(({ record }) => records[record] ?? [])
        .map((hit) => presentClosingIn(presentCard(hit, open.today), response.closesIn)),
      ...presentSearch(response, question, `${catalogue.version}-${open.today}`),
      when: wantsCounts ? [...open.when(question)] : [],
    }
    return { status: 200, json }
  }

  return {
    answer(method, path, body) {
      const [address = '', query = ''] = path.split('?')
      if (method === 'POST' && address === '/api/scholarship/filter') {
        // Our own pages ask, and there are no schemas here.
        const selection = body as Selection
        return filter(selection, Number(/(?:^|&)page=(\d+)/.exec(query)?.[1] ?? 1), !/(?:^|&)facets=0/.test(query))
      }
      if (method !== 'GET') return undefined
      const of = list[address]
      if (of) return { status: 200, json: of() }
      const end = address.lastIndexOf('/') + 1
      const say = one[address.slice(0, end)]
      const record = say && records[placeOf.get(decoded(address.slice(end))) ?? -1]
      return record && { status: 200, json: say(record) }
    },
  }
}

/** A part of an address as it was before it was written there; '' if nothing is written like this. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Where counts are not wanted, no list has an option. Every list has its letter. */
const NO_COUNTS = Object.fromEntries(FACET_LISTS.map(([letter]) => [letter, []])) as unknown as OptionGroups
