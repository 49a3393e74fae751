import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { Document } from 'flexsearch'
import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import { GROUPS, type Group } from '#search/engine.ts'
import { wanted, type OpenPeer, type PeerCounts, type PeerDocument, type PeerRequest } from './peer.ts'

/** Counts values over hits, for peers that do not count themselves. */
function countValues(hits: Iterable<PeerDocument>, groups: readonly Group[]): PeerCounts {
  const counts = groups.map((group) => [group, new Map<string, number>()] as const)
  for (const hit of hits) {
    for (const [group, ofGroup] of counts)
      for (const value of hit[group]) ofGroup.set(value, (ofGroup.get(value) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

const askedGroups = ({ filters }: PeerRequest) => GROUPS.filter((group) => filters[group] !== undefined)

export const openItemsJs: OpenPeer = async (documents) => {
  const each = { size: 1000, conjunction: false }
  const engine = itemsjs([...documents], {
    aggregations: { country: each, field: each, level: each, coverage: each, type: each },
    searchableFields: ['text'],
    sortings: { order: { field: 'id', order: 'asc' } },
  })
  const ask = ({ filters, word }: PeerRequest) => {
    const all = GROUPS.flatMap((group) => (filters[group] ? [[group, wanted(filters[group])] as const] : []))
    return engine.search({ query: word, filters: Object.fromEntries(all), per_page: 8, sort: 'order' })
  }
  return {
    search: (request: PeerRequest) => {
      const { data, pagination } = ask(request)
      return { count: pagination.total, first: data.items.map(({ id }) => id) }
    },
    counts: (request: PeerRequest, groups: readonly Group[]) => {
      const { aggregations } = ask(request).data
      const ofGroup = (group: Group) =>
        new Map((aggregations[group]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]))
      return Object.fromEntries(groups.map((group) => [group, ofGroup(group)]))
    },
  }
}

export const openOrama: OpenPeer = async (documents) => {
  const list = 'enum[]' as const
  const db = create({
    schema: { place: 'number', text: 'string', country: list, field: list, level: list, coverage: list, type: list },
  })
  const rows = documents.map(({ id, ...rest }) => ({ ...rest, id: String(id), place: id }))
  // oxlint-disable-next-line typescript/no-explicit-any -- its types take only mutable lists
  await insertMultiple(db, rows as any, 5000)
  const ask = async ({ filters, word }: PeerRequest, facets: readonly Group[]) => {
    const where = GROUPS.flatMap((group) =>
      filters[group] ? [[group, { containsAny: wanted(filters[group]) }] as const] : [],
    )
    return searchOrama(db, {
      term: word,
      exact: true,
      limit: 8,
      sortBy: { property: 'place', order: 'ASC' },
      ...(where.length > 0 ? { where: Object.fromEntries(where) } : {}),
      ...(facets.length > 0 ? { facets: Object.fromEntries(facets.map((group) => [group, {}])) } : {}),
    })
  }
  return {
    search: async (request: PeerRequest) => {
      const { count, hits } = await ask(request, [])
      return { count, first: hits.map(({ id }) => Number(id)) }
    },
    counts: async (request: PeerRequest, groups: readonly Group[]) => {
      const { facets } = await ask(request, groups)
      return Object.fromEntries(groups.map((group) => [group, new Map(Object.entries(facets?.[group]?.values ?? {}))]))
    },
  }
}

export const openMiniSearch: OpenPeer = async (documents) => {
  const index = new MiniSearch<PeerDocument>({ fields: ['text'] })
  index.addAll(documents)
  const ask = (request: PeerRequest): PeerDocument[] => {
    const groups = askedGroups(request)
    const sets = new Map(groups.map((group) => [group, new Set(wanted(request.filters[group] ?? []))]))
    const hits = index.search(request.word === '' ? MiniSearch.wildcard : request.word, {
      prefix: false,
      fuzzy: false,
      filter: ({ id }) =>
        groups.every((group) => documents[Number(id)]?.[group].some((value) => sets.get(group)?.has(value))),
    })
    return hits.flatMap(({ id }) => documents[Number(id)] ?? [])
  }
  return {
    search: (request: PeerRequest) => {
      const hits = ask(request)
      return { count: hits.length, first: smallest(hits.map(({ id }) => id)) }
    },
    counts: (request: PeerRequest, groups: readonly Group[]) => countValues(ask(request), groups),
  }
}

export const openFlexSearch: OpenPeer = async (documents) => {
  const index = new Document({
    document: { id: 'id', index: [{ field: 'text', tokenize: 'strict' }], tag: GROUPS.map((field) => ({ field })) },
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- its types take only mutable lists
  for (const document of documents) index.add(document as any)
  // A list of tags means "all of them" to it: each is asked for by itself, and the sets are joined here.
  const tagged = (group: Group, tag: string): number[] => idsOf(index.search({ tag: { [group]: tag }, limit: 1e7 }))
  const ask = ({ filters, word }: PeerRequest): number[] => {
    const sets = GROUPS.flatMap((group) => {
      const values = filters[group]
      return values ? [new Set(wanted(values).flatMap((value) => tagged(group, value)))] : []
    })
    if (word !== '') sets.push(new Set(idsOf(index.search(word, { limit: 1e7 }))))
    const [first, ...others] = sets.sort((a, b) => a.size - b.size)
    return first ? [...first].filter((id) => others.every((set) => set.has(id))) : []
  }
  return {
    search: (request: PeerRequest) => {
      const hits = ask(request)
      return { count: hits.length, first: smallest(hits) }
    },
    counts: (request: PeerRequest, groups: readonly Group[]) => {
      const unfiltered = request.word === '' && askedGroups(request).length === 0
      const hits = unfiltered ? documents : ask(request).flatMap((id) => documents[id] ?? [])
      return countValues(hits, groups)
    },
  }
}

function idsOf(results: unknown): number[] {
  if (!Array.isArray(results)) return []
  return results.flatMap((entry: unknown): number[] =>
    typeof entry === 'object' && entry !== null && 'result' in entry && Array.isArray(entry.result)
      ? entry.result.map(Number)
      : [],
  )
}

/** The eight smallest, ascending: a peer that cannot sort is not made to sort everything. */
function smallest(ids: readonly number[]): number[] {
  const found: number[] = []
  for (const id of ids) {
    const last = found[7]
    if (last !== undefined && id > last) continue
    found.push(id)
    found.sort((a, b) => a - b)
    found.length = Math.min(found.length, 8)
  }
  return found
}
