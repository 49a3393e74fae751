import type { Scholarship } from '#domain/scholarship.ts'
import type { Engine, Question } from '#search/engine-types.ts'
import { GROUPS } from '#search/constraints/vocabulary.ts'
import { countFacets, countWhen } from '#search/oracle/naive.ts'
import { ask } from '#search/oracle/oracle.ts'

/** Describes where the engine and the oracle differ about a question; undefined if they agree. */
export function differenceOf(engine: Engine, records: readonly Scholarship[], question: Question): string | undefined {
  const naive = ask(records, engine.today, question)
  const answer = engine.search(question)
  const expected = {
    count: naive.found.length,
    exact: naive.exact,
    ways: naive.exact ? [] : naive.ways.slice(0, 4),
    hits: naive.exact
      ? pageOf(naive.found, question).map((record) => records.indexOf(record))
      : hitsOf(engine, question),
  }
  const found = {
    count: answer.count,
    exact: answer.exact,
    ways: answer.alternatives.map(({ count }) => count),
    hits: answer.hits.map(({ record }) => record),
  }
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    return `the answer is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`
  }
  const times = [...engine.when(question)].join()
  const expectedTimes = countWhen(records, naive.constraints, engine.today).join()
  if (times !== expectedTimes) return `the times count ${times}, not ${expectedTimes}`
  const facets = engine.facets(question)
  for (const [index, counts] of countFacets(records, naive.constraints, engine.today).entries()) {
    const group = GROUPS[index] ?? 'country'
    const known = new Map(engine.options[group].map(({ value }, option) => [value, facets[group][option]]))
    const wrong = counts.find(([value, count]) => (known.get(value) ?? 0) !== count)
    if (wrong) return `${group} ${wrong[0]} counts ${known.get(wrong[0])}, not ${wrong[1]}`
  }
  return undefined
}

function pageOf(found: readonly Scholarship[], { page, pageSize }: Question) {
  return found.slice((page - 1) * pageSize, page * pageSize)
}

/** When nothing matches, the first alternative is shown. It must be an exact question itself. */
function hitsOf(engine: Engine, question: Question): number[] {
  const [first] = engine.search(question).alternatives
  if (!first) return []
  const { page, pageSize } = question
  const again = engine.search({ ...question, ...first, page, pageSize })
  return again.exact ? again.hits.map(({ record }) => record) : [-1]
}
