import type { Scholarship } from '#domain/scholarship.ts'
import type { Engine, SearchRequest, Relaxation, Understood } from '#search/engine-types.ts'
import type { Constraint } from '#search/constraints/constraints.ts'
import { statedIn } from '#search/constraints/attributes.ts'
import { GROUPS } from '#search/constraints/vocabulary.ts'
import { canBeRelaxed } from '#search/relaxing/relaxations.ts'
import { broaderValues } from '#search/constraints/broaden.ts'
import { joins, fits, meets, textOf } from './naive.ts'
import { searchNaively } from './oracle.ts'

/** Describes how a response breaks an invariant; undefined if it holds. */
type Invariant = (engine: Engine, request: SearchRequest, records: readonly Scholarship[]) => string | undefined

const groupOf = (kind: Understood['kind']) => (kind === 'region' ? 'country' : kind)
const EVERYTHING = { page: 1, pageSize: 1000 }

function exactCount(engine: Engine, request: SearchRequest): number {
  const { exact, count } = engine.search(request)
  return exact ? count : 0
}

/**
 * What is true of every response, whatever the oracle finds. Tests try each invariant a few hundred times, `npm run
 * oracle` more often.
 */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'adding a filter never adds hits': (engine, request) => {
    const before = engine.search(request)
    if (!before.exact) return undefined
    const free = GROUPS.filter((group) => (request.choices[group]?.length ?? 0) === 0)
    return firstOf(free, (group) =>
      firstOf(engine.options[group], ({ value }) => {
        const after = exactCount(engine, { ...request, choices: { ...request.choices, [group]: [value] } })
        return after > before.count ? `${group} ${value} makes ${after} of ${before.count}` : undefined
      }),
    )
  },

  "A3 an option's count is what choosing it gives, instead of what its group is asked for": (
    engine,
    request,
    records,
  ) => {
    const facets = engine.facets(request)
    const { constraints } = searchNaively(records, engine.today, request)
    const { understood } = engine.search(request)
    return firstOf(GROUPS, (group) => {
      const joined = constraints.some((constraint) => constraint.source === 'query' && joins(constraint, group))
      const read = joined ? understood.filter(({ kind }) => groupOf(kind) === group).map(({ span }) => span) : []
      const without = [...(request.without ?? []), ...read]
      const regions = group === 'country' ? ['region' as const] : []
      const offered = [group, ...regions].flatMap((list) =>
        engine.options[list].map(({ label }, option) => [label, facets[list][option]] as const),
      )
      return firstOf(offered, ([label, count]) => {
        const found = exactCount(engine, { ...request, without, choices: { ...request.choices, [group]: [label] } })
        return found === count ? undefined : `${group} ${label} shows ${count} and gives ${found}`
      })
    })
  },

  'an alternative is the response to its own request, and the first is shown': (engine, request) => {
    const { exact, alternatives, relaxed, count } = engine.search(request)
    if (exact) return alternatives.length > 0 ? 'alternatives to what was found' : undefined
    const [first] = alternatives
    if (JSON.stringify(relaxed) !== JSON.stringify(first?.relaxed ?? [])) return 'another alternative is shown'
    if (count !== (first?.count ?? 0)) return `shows ${count} of ${first?.count}`
    return firstOf(alternatives, (alternative) => {
      const found = exactCount(engine, { ...request, ...alternative, ...EVERYTHING })
      return found === alternative.count
        ? undefined
        : `${JSON.stringify(alternative)} shows ${alternative.count} and gives ${found}`
    })
  },

  'an alternative differs in all that it states, and in nothing else; so none holds an exact match': (
    engine,
    request,
    records,
  ) => {
    const { exact, alternatives } = engine.search(request)
    if (exact) return undefined
    const { constraints } = searchNaively(records, engine.today, request)
    return firstOf(alternatives, (alternative) => {
      if (alternative.relaxed.length === 0) return 'gives nothing up'
      const { hits } = engine.search({ ...request, ...alternative, ...EVERYTHING })
      return firstOf(hits, ({ record }) =>
        firstOf(constraints, (constraint) => {
          const scholarship = records[record]
          if (!scholarship) return `no record ${record}`
          const relaxation = relaxationOf(constraint, alternative.relaxed)
          const broadened = broaderValues(constraint)
          const isBroadened = broadened !== undefined && fits(scholarship, constraint.attribute, broadened)
          if (relaxation && isBroadened !== (relaxation.to !== null))
            return `${scholarship.id}: ${constraint.labels.join()} to what?`
          const agrees = meets(scholarship, constraint, engine.today)
          if (agrees !== (relaxation !== undefined)) return undefined
          return `${scholarship.id}: ${constraint.labels.join()} ${agrees ? 'holds, but is given up' : 'fails, but is kept'}`
        }),
      )
    })
  },

  'never empty while the catalogue has anything that the applicant may hold': (engine, request, records) => {
    const { constraints } = searchNaively(records, engine.today, request)
    const fixed = constraints.filter((constraint) => !canBeRelaxed(constraint))
    const isServed = records.some((record) => fixed.every((constraint) => meets(record, constraint, engine.today)))
    return isServed === engine.search(request).count > 0 ? undefined : `${isServed ? 'nothing' : 'something'} is shown`
  },

  'pages neither repeat nor skip': (engine, request) => {
    const { hits, count } = engine.search({ ...request, ...EVERYTHING })
    const pages = Array.from({ length: Math.ceil(count / 3) + 1 }, (_, page) =>
      engine.search({ ...request, page: page + 1, pageSize: 3 }),
    ).flatMap((page) => page.hits)
    if (JSON.stringify(pages) !== JSON.stringify(hits)) return 'pages are another list'
    return new Set(hits.map(({ record }) => record)).size === count ? undefined : `${count} are not so many records`
  },

  'each query span can be removed, and the spans of other groups stay': (engine, request) => {
    const { understood } = engine.search(request)
    const describe = ({ kind, label, span }: Understood) => `${kind} ${label} ${span.join()}`
    return firstOf(understood, ({ kind, text, label, span }) => {
      const [start, end] = span
      if (request.searchKey.slice(start, end) !== text) return `${text} is not at ${start} to ${end}`
      const left = engine.search({ ...request, without: [...(request.without ?? []), span] }).understood
      if (left.some((one) => one.span.join() === span.join())) return `${text} stays`
      // What remains of a group may get another label: "not Germany" is more without "Europe". A negation that left
      // nothing has the kind "words".
      const isOther = (one: Understood) => one.kind !== 'words' && groupOf(one.kind) !== groupOf(kind)
      const [before, after] = [understood, left].map((all) =>
        all
          .filter(isOther)
          .map((one) =>
            one.span.slice(0, 2).join() === span.slice(0, 2).join() ? `${one.kind} ${one.label}` : describe(one),
          ),
      )
      return before?.join() === after?.join()
        ? undefined
        : `without ${text} (${label}): ${after?.join()}, not ${before?.join()}`
    })
  },

  'a word that only ranks removes no results': (engine, request, records) => {
    const before = engine.search(request)
    const words = [...new Set(records.flatMap((r) => [textOf(r), r.name, r.funder].flatMap((text) => text.split(' '))))]
    return firstOf(words, (word) => {
      const after = engine.search({ ...request, searchKey: `${request.searchKey} ${word}` })
      // The word may change the interpretation of the others: then the response shows it.
      const isAlone = JSON.stringify(after.understood) === JSON.stringify(before.understood)
      if (!isAlone || !after.exact || !before.exact || after.count >= before.count) return undefined
      return `${word} leaves ${after.count} of ${before.count}`
    })
  },

  'each result meets all filters and names, or the response has the relaxed constraints': (
    engine,
    request,
    records,
  ) => {
    const { exact, hits, relaxed } = engine.search({ ...request, ...EVERYTHING })
    if (exact !== (relaxed.length === 0)) return hits.length === 0 ? undefined : `exact is ${exact}`
    const { constraints, ranking } = searchNaively(records, engine.today, request)
    const also = engine.search(request).alsoLookedFor
    if (ranking.length > 0 !== also.length > 0) return `also looked for ${also.join()}`
    if (!exact) return undefined
    return firstOf(hits, ({ record }) => {
      const breach = constraints.find((c) => !records[record] || !meets(records[record], c, engine.today))
      return breach && `${records[record]?.id} is without ${breach.labels.join()}`
    })
  },

  'those who may not hold an award are never shown it': (engine, request, records) => {
    const { hits, understood } = engine.search({ ...request, searchKey: `Indians ${request.searchKey}` })
    // Skips queries that also name other people, and "Indians studies", which is a subject.
    const citizenships = understood.filter(({ kind }) => kind === 'citizenship').map(({ label }) => label)
    if (citizenships.some((label) => label !== 'India') || citizenships.length === 0) return undefined
    return firstOf(hits, ({ record }) => {
      const whose = records[record] ? statedIn(records[record], 'citizenship', engine.today) : []
      return typeof whose === 'string' || whose.includes('IN')
        ? undefined
        : `${records[record]?.id} is for ${whose.join()}`
    })
  },
}

/**
 * How a constraint was relaxed: broadened or dropped. Words are relaxed together. In a group, the choices and the
 * values of the query are relaxed separately.
 */
function relaxationOf({ attribute, labels }: Constraint, relaxed: readonly Relaxation[]): Relaxation | undefined {
  const candidates = relaxed.filter(({ constraint, from }) => {
    return constraint === attribute && labels.every((one) => from.includes(one))
  })
  return candidates.find(({ from }) => from.length === labels.length) ?? candidates[0]
}

function firstOf<Item>(items: readonly Item[], breach: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = breach(item)
    if (found !== undefined) return found
  }
  return undefined
}
