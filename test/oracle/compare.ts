import type { Scholarship } from '#domain/scholarship.ts'
import type { Engine, SearchRequest } from '#search/engine-types.ts'
import { GROUPS } from '#search/constraints/vocabulary.ts'
import { countFacets, countWhen } from './naive.ts'
import { searchNaively } from './oracle.ts'

/** Describes where the engine and the oracle differ about a request; undefined if they agree. */
export function differenceOf(
  engine: Engine,
  records: readonly Scholarship[],
  request: SearchRequest,
): string | undefined {
  const naive = searchNaively(records, engine.today, request)
  const response = engine.search(request)
  const expected = {
    count: naive.found.length,
    exact: naive.exact,
    alternatives: naive.exact ? [] : naive.sets.slice(0, 4),
    hits: naive.exact ? pageOf(naive.found, request).map((record) => records.indexOf(record)) : hitsOf(engine, request),
  }
  const found = {
    count: response.count,
    exact: response.exact,
    alternatives: response.alternatives.map(({ count }) => count),
    hits: response.hits.map(({ record }) => record),
  }
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    return `the answer is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`
  }
  const times = [...engine.when(request)].join()
  const expectedTimes = countWhen(records, naive.constraints, engine.today).join()
  if (times !== expectedTimes) return `the times count ${times}, not ${expectedTimes}`
  const facets = engine.facets(request)
  for (const [index, { options, regions, open }] of countFacets(records, naive.constraints, engine.today).entries()) {
    const group = GROUPS[index] ?? 'country'
    const known = new Map(engine.options[group].map(({ value }, option) => [value, facets[group][option]]))
    const wrong = options.find(([value, count]) => (known.get(value) ?? 0) !== count)
    if (wrong) return `${group} ${wrong[0]} counts ${known.get(wrong[0])}, not ${wrong[1]}`
    if (group === 'country' && facets.region.join() !== regions.join())
      return `the regions count ${facets.region.join()}, not ${regions.join()}`
    const openTo = engine.options.open.findIndex(({ value }) => value === group)
    if (openTo >= 0 && facets.open[openTo] !== open)
      return `${facets.open[openTo]} are open to any ${group}, not ${open}`
  }
  return undefined
}

function pageOf(found: readonly Scholarship[], { page, pageSize }: SearchRequest) {
  return found.slice((page - 1) * pageSize, page * pageSize)
}

/** When nothing matches, the first alternative is shown. Its own request must have exact results. */
function hitsOf(engine: Engine, request: SearchRequest): number[] {
  const [first] = engine.search(request).alternatives
  if (!first) return []
  const { page, pageSize } = request
  const again = engine.search({ ...request, ...first, page, pageSize })
  return again.exact ? again.hits.map(({ record }) => record) : [-1]
}
