import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { catalogue, TODAY } from '#test/searching.ts'
import { createEngine, createIndexBuilder } from './engine.ts'
import { resolve } from './matching/match.ts'
import { openQueryContext } from './matching/query-context.ts'
import { relaxedMatches } from './relaxing/alternatives.ts'

const FILTERS = 'uk, stem, graduate, free, merit, non-EU students, women'
const NAMES = ['Chevening', 'Fulbright', 'Clarendon', 'Daad', 'Rhodes']
const LIKED = Array.from({ length: 50 }, (_, number) => `q${'abcdefghij'[number % 10]}${'uvwxy'[number % 5]}k${number}`)

test('the letter that needs the most scratch bitsets has enough of them', () => {
  const records = catalogue(
    { id: 'left', citizenship: 'any', audience: 'Open to All', deadline: { kind: 'yearly', month: 3, day: 20 } },
    ...[...NAMES, ...LIKED].map((id) => ({ id })),
  )
  // Each attribute is selected and named, mostly with several values. The rest of sixty query spans are exclusions.
  const request = {
    choices: {
      country: ['Kenya', 'India'],
      field: ['Law', 'Medicine'],
      level: ['PhD', 'Post-doc'],
      coverage: ['Travel', 'Living Allowance'],
      type: ['Merit-based', 'Need-based'],
    },
    when: ['03', '04'] as const,
    searchKey: `${FILTERS}, ${NAMES.join(' ')}, ${LIKED.map((name) => `like ${name}`).join(', ')}`,
    page: 1,
    pageSize: 8,
  }
  const builder = createIndexBuilder(TODAY)
  for (const [ordinal, record] of records.entries()) builder.put(ordinal, record)
  const context = openQueryContext(builder.build([...records.keys()]), readLexicon())
  let most = 0
  const scratch = () => {
    const bitset = context.scratch()
    most = Math.max(most, context.written())
    return bitset
  }
  const counting = { ...context, scratch }
  const resolved = resolve(counting, request)
  expect(resolved.understanding.querySpans).toHaveLength(60)
  expect(relaxedMatches(counting, request, resolved, () => true)).not.toEqual([])
  // It was 105: a letter that needs less says nothing about the limit.
  expect(most).toBeGreaterThan(100)
  const engine = createEngine(records, TODAY, readLexicon())
  expect(engine.search(request).count).toBe(1)
  expect(engine.facets(request).country).toHaveLength(engine.options.country.length)
})
