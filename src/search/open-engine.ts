import type { SearchResponse, Engine, Hit, SearchRequest, ApplicantFact, Understood } from './engine-types.ts'
import { createGroupCounter } from './matching/group-counts.ts'
import type { Attribute } from './constraints/attributes.ts'
import { isChoiceOf } from './constraints/constraints.ts'
import { matchEach, resolve, type Matched, type Resolved } from './matching/match.ts'
import { isSet } from './kernels/bitset-kernel.ts'
import { BITSETS, type SearchIndex } from './indexing/search-index.ts'
import { openQueryContext, type QueryContext } from './matching/query-context.ts'
import { byGroup, GROUPS, isGroup, type Group } from './constraints/vocabulary.ts'
import { labelOf, broaderValues } from './constraints/broaden.ts'
import { rankedPage, type Ranking } from './ranking/rank.ts'
import { relaxedMatches } from './relaxing/alternatives.ts'
import { MONTHS, WHEN, type Sort, type When } from '#domain/when.ts'
import { covers, isFact, NO_SPANS, spanOf, subjectOf, type Span } from './constraints/spans.ts'
import { filterOf, isSought, type FilterKind, type QuerySpan } from './query/interpretation.ts'
import { wordsOf } from '#lexicon/normalize.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'

/** Opens an index for requests. The index must not be changed afterwards. */
export function openEngine(index: SearchIndex, lexicon: Lexicon): Engine {
  const context = openQueryContext(index, lexicon)
  const counter = createGroupCounter(context)
  const { options } = counter
  const values = byGroup((group) => new Set(options[group].map(({ value }) => value)))
  const isOffered = (group: Group, value: string) => values[group].has(value)

  // `facets` mostly follows `search`, with the same request.
  let last: { request: SearchRequest; resolved: Resolved } | undefined
  const resolved = (request: SearchRequest) => {
    const known = last?.request === request ? last.resolved : undefined
    // Resolving overwrites the bitsets of the last request, whether it succeeds or not.
    last = undefined
    const now = known ?? resolve(context, request)
    last = { request, resolved: now }
    context.rewind(now.written)
    return now
  }
  return {
    today: index.today,
    size: index.size,
    options,
    when: (request) => countTimes(context, resolved(request)),
    search: (request) => search(context, request, resolved(request), isOffered),
    facets: (request) => {
      const current = resolved(request)
      const counted = byGroup((group) => {
        const isCounted = current.constraints.some((constraint) => !isChoiceOf(constraint, group))
        return isCounted ? counter.count(group, matchedBut(context, current, group)) : counter.totals[group]
      })
      return counter.facetsOf(counted)
    },
  }
}

/** What matches the request without its choices of an attribute. */
function matchedBut(context: QueryContext, { matchers, matched }: Resolved, attribute: Attribute): Matched {
  const others = matchers.filter(({ constraint }) => !isChoiceOf(constraint, attribute))
  return others.length === matchers.length ? matched : matchEach(context, others)
}

/** The count of each time under the request without its choice of times. */
function countTimes(context: QueryContext, resolved: Resolved): Uint32Array {
  const { bitset } = matchedBut(context, resolved, 'when')
  return Uint32Array.from(WHEN, (_, position) =>
    context.bitsets.shared(bitset, context.bitset(BITSETS.when.first + position)),
  )
}

function search(
  context: QueryContext,
  request: SearchRequest,
  resolved: Resolved,
  isOffered: (group: Group, value: string) => boolean,
): SearchResponse {
  const { understanding, matched, matchers, ranking } = resolved
  const exact = matched.count > 0 || matchers.length === 0
  const relaxed = exact ? [] : relaxedMatches(context, request, resolved, isOffered)
  const [first] = relaxed
  const shown = exact ? resolved : first
  // The alternative has the order of its own request.
  const read = first ? context.read(request.searchKey, first.alternative.without) : understanding
  return {
    hits: shown ? hitsOf(context, request, { ...shown, understanding: read, ranking }) : [],
    count: shown?.matched.count ?? 0,
    exact,
    understood: understoodIn(understanding.querySpans, ranking, request.widen),
    told: applicantFactsIn(understanding.querySpans),
    alsoLookedFor:
      ranking.length === 0 ? NOTHING : [...new Set(ranking.filter(({ kind }) => kind !== 'group').map(spelled))],
    relaxed: first?.alternative.relaxed ?? [],
    alternatives: relaxed.map(({ alternative }) => alternative),
    closesIn: closesIn(resolved),
  }
}

function closesIn({ constraints }: Resolved): readonly When[] {
  const times = constraints.flatMap(({ attribute, values }) => (attribute === 'when' ? values : []))
  const months = MONTHS.filter((month) => times.includes(month))
  return times.every((time) => months.some((month) => month === time)) ? months : []
}

/** The docIds of a page, in a sort order, which is read until the page is full. */
function sortedPage(
  { index, bitsets }: QueryContext,
  sort: Sort,
  { bitset, count }: Matched,
  skip: number,
  size: number,
): number[] {
  const needed = Math.min(size, count - skip)
  const docIds: number[] = []
  if (needed <= 0) return docIds
  const order = index.orders[sort]
  let left = skip
  // An iterator would take twice as long.
  for (let at = 0; at < order.length && docIds.length < needed; at++) {
    const docId = order[at] ?? 0
    if (!isSet(bitsets.words, bitset, docId)) continue
    if (left > 0) left--
    else docIds.push(docId)
  }
  return docIds
}

function hitsOf(context: QueryContext, { page, pageSize, sort }: SearchRequest, shown: Ranking): Hit[] {
  const { bitsets, bitset, none, index } = context
  const skip = (page - 1) * pageSize
  const docIds =
    sort === undefined
      ? rankedPage(context, shown, skip, pageSize)
      : sortedPage(context, sort, shown.matched, skip, pageSize)
  const wildcardBitsets = GROUPS.map((group) =>
    shown.matchers.some(({ constraint }) => constraint.attribute === group) ? bitset(BITSETS[group].wildcard) : none,
  )
  return docIds.map((docId) => {
    let wildcards = 0
    for (let position = 0; position < wildcardBitsets.length; position++) {
      const wildcardBitset = wildcardBitsets[position] ?? none
      if (wildcardBitset !== none && isSet(bitsets.words, wildcardBitset, docId)) wildcards |= 1 << position
    }
    return { record: index.recordOf[docId] ?? -1, wildcards: GROUP_SETS[wildcards] ?? [] }
  })
}

/** Every set of groups, at the number whose bits are their indexes. All hits share these lists. */
const GROUP_SETS: readonly (readonly Group[])[] = Array.from({ length: 1 << GROUPS.length }, (_, set) =>
  GROUPS.filter((_group, position) => (set >>> position) % 2 === 1),
)

const NOTHING: readonly string[] = []

function understoodIn(
  querySpans: readonly QuerySpan[],
  ranking: readonly QuerySpan[],
  broadened: readonly Span[] = NO_SPANS,
): Understood[] {
  const onlyRank = new Set(ranking)
  return querySpans.flatMap((querySpan): Understood[] => {
    const { text, kind } = querySpan
    if ((onlyRank.has(querySpan) && kind !== 'group') || isFact(kind)) return []
    const span = spanOf(querySpan, querySpans)
    if (kind === 'unsupported') return [{ kind: 'words', text, label: spelled(querySpan), span, unsupported: true }]
    if (filterOf(querySpan) === undefined) return [{ kind: 'words', text, label: spelled(querySpan), span }]
    const subject = subjectOf(querySpan)
    const shown = covers(broadened, querySpan) && isGroup(subject) ? broadenedQuerySpan(subject, querySpan) : querySpan
    const { assumed } = querySpan
    return [{ kind: shown.kind as FilterKind, text, label: shown.label, span, ...(assumed && { assumed }) }]
  })
}

function applicantFactsIn(querySpans: readonly QuerySpan[]): readonly ApplicantFact[] {
  return querySpans.flatMap((querySpan) => {
    const { kind, text, label } = querySpan
    return isFact(kind) ? [{ kind, text, label, span: spanOf(querySpan, querySpans) }] : []
  })
}

/**
 * A word as the catalogue writes it, if the user wrote it otherwise; a name that stands for several words as it was
 * written. Each name of a list has "like" or "not" in its label.
 */
function spelled({ kind, excluded, text, label, word, written = word }: QuerySpan): string {
  if (kind === 'like') return excluded ? label : `like ${label}`
  if (!isSought({ kind })) return text
  return word === '' || word.includes(' ') || word === wordsOf(text).join('') ? label : written
}

function broadenedQuerySpan(group: Group, { kind, values, label }: QuerySpan): Pick<QuerySpan, 'kind' | 'label'> {
  const broader = broaderValues({ attribute: group, values, isBroadened: false })
  if (!broader) return { kind, label }
  return {
    kind: group === 'country' ? 'region' : group,
    label: broader.map((value) => labelOf(group, value)).join(' or '),
  }
}
