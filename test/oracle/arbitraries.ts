import fc from 'fast-check'
import { AUDIENCES } from '#domain/audience.ts'
import { COUNTRIES as ALL_COUNTRIES } from '#domain/countries.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import type { Deadline } from '#domain/deadline.ts'
import { OTHERS, type Scholarship, type Stated } from '#domain/scholarship.ts'
import type { Choices, SearchRequest } from '#search/engine-types.ts'
import { SORTS, WHEN } from '#domain/when.ts'
import type { Span } from '#search/constraints/spans.ts'
import { PIECES } from './query-pieces.ts'
import { ACTIVE, round, type Round } from '#domain/rounds.ts'

const times = fc.constantFrom('2026-11-01', '2026-11-25', '2026-12-20', '2027-02', '2026-03-31', '12', '02-15', '07')
const rounds: fc.Arbitrary<readonly Round[]> = fc.array(
  fc
    .tuple(fc.option(times), fc.option(times), fc.constantFrom('announced', 'yearly', 'usual', 'last'), fc.boolean())
    .map(([opens, closes, basis, isVague]) =>
      round({ opens, closes, basis, verified: '2025-03', vague: isVague && !opens && !closes ? 'in summer' : null }),
    ),
  { maxLength: 2 },
)

/** Everything that a record states about when one can apply, but for its deadline. */
const applicationWindow = {
  rounds,
  openAllYear: fc.constantFrom(false, false, false, true),
  byProgramme: fc.constantFrom(false, false, true),
  status: fc.constantFrom(
    ACTIVE,
    ACTIVE,
    ACTIVE,
    { kind: 'ended' as const, since: '2026-01' },
    { kind: 'paused' as const, since: null },
  ),
}

export const TODAY = '2026-11-21'

const COUNTRIES = ['GB', 'FR', 'DE', 'IN', 'KE', 'NG', 'US', 'CA', 'JP', 'AU'] as const
const FIELDS = [
  'chemistry',
  'physics-astronomy',
  'natural-sciences',
  'law',
  'business-law',
  'design',
  'data-science',
] as const
const LEVEL_IDS = LEVELS.map(({ id }) => id)
const COVERAGE_IDS = COVERAGES.map(({ id }) => id)
const TYPE_IDS = FUNDING_TYPES.map(({ id }) => id)
// Few words, so that records and requests share them. Some are also names that the lexicon has.
const TEXTS = [
  'alpha',
  'beta grant London',
  'gamma rays',
  'Chemistry prize',
  'Kenya alpha award',
  'The Rhodium',
  'Learn Africa Scholarships',
  'Masters of Law (Kenya)',
  'New York omega',
  'Fulbright omega',
  'Ray of hope',
  '',
]

function stated<Value>(values: readonly Value[]): fc.Arbitrary<Stated<Value>> {
  const list = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
  return fc.oneof({ arbitrary: list, weight: 4 }, fc.constant('any' as const), fc.constant('not stated' as const))
}

// Most countries, and not all of those above.
const MOST = ALL_COUNTRIES.map(({ code }) => code).filter((code) => code > 'DZ')
const DOZENS = ALL_COUNTRIES.map(({ code }) => code).filter((code) => code < 'GB' && code > 'BZ')
const countryLists = fc.oneof({ arbitrary: stated(COUNTRIES), weight: 6 }, fc.constantFrom(MOST, DOZENS))

const deadline: fc.Arbitrary<Deadline> = fc.oneof(
  fc.record({
    kind: fc.constant('date' as const),
    date: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-15', '2026-01-01'),
  }),
  fc.record({
    kind: fc.constant('yearly' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.constantFrom(1, 28),
  }),
  fc.constantFrom<Deadline>(
    { kind: 'rolling' },
    { kind: 'by-programme' },
    { kind: 'open-all-year' },
    { kind: 'not-stated' },
  ),
)

const record: fc.Arbitrary<Omit<Scholarship, 'id'>> = fc.record({
  name: fc.constantFrom(...TEXTS.slice(0, 8)),
  funder: fc.constantFrom(...TEXTS),
  funderKind: fc.constant(null),
  logo: fc.constant(null),
  countries: countryLists,
  fields: stated(FIELDS),
  levels: stated(LEVEL_IDS),
  coverage: fc.option(fc.constantFrom(...COVERAGE_IDS)),
  types: fc.uniqueArray(fc.constantFrom(...TYPE_IDS), { maxLength: 2 }),
  amount: fc.constant(null),
  deadline,
  awards: fc.constantFrom(null, { stated: '5', count: 5 }, { stated: '200', count: 200 }),
  ...applicationWindow,
  conditions: fc.constant({}),
  audience: fc.option(
    fc.constantFrom(
      ...AUDIENCES.map(({ label }) => label),
      'Boys only',
      'NA',
      'Left-handed people',
      'Left-handed people only',
      'Deaf people only',
      'Scholars at risk only',
    ),
  ),
  citizenship: fc.oneof(
    { arbitrary: countryLists, weight: 3 },
    {
      arbitrary: countryLists.map((codes) => (typeof codes === 'string' ? codes : ([...codes, OTHERS] as const))),
      weight: 1,
    },
  ),
  residence: countryLists,
  eligibility: fc.array(fc.constantFrom(...TEXTS), { maxLength: 1 }),
  benefits: fc.constant([]),
  applicationProcess: fc.constant([]),
  about: fc.array(fc.constantFrom(...TEXTS), { maxLength: 2 }),
  link: fc.constant('https://example.org/'),
  source: fc.constant(null),
  checked: fc.constant(null),
  verified: fc.constant({}),
})

export const catalogues: fc.Arbitrary<Scholarship[]> = fc
  .array(record, { maxLength: 24 })
  .map((records) => records.map((one, number) => ({ ...one, id: `r${String((number * 7) % 24).padStart(2, '0')}` })))

function selectedFrom(options: readonly string[]): fc.Arbitrary<string[] | undefined> {
  const list = fc.array(fc.constantFrom(...options), { maxLength: 3 })
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: list, weight: 2 })
}

const choices: fc.Arbitrary<Choices> = fc
  .record({
    country: selectedFrom([...COUNTRIES, 'united kingdom', 'Narnia', 'TV', 'Europe', 'Northern America', '@asia']),
    field: selectedFrom([...FIELDS, 'CHEMISTRY', 'Alchemy', 'Physics & Astronomy', 'nursing']),
    level: selectedFrom([...LEVEL_IDS, 'phd', "Master's"]),
    coverage: selectedFrom([...COVERAGE_IDS, 'fully funded']),
    type: selectedFrom([...TYPE_IDS, 'Need-based', '']),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, list]) => list !== undefined)))

const oneChoice = choices.map((all) => Object.fromEntries(Object.entries(all).slice(0, 1)))

// Seldom is a query span removed or broadened.
const change = fc.constantFrom(...Array<undefined>(10).fill(undefined), 'without' as const, 'widen' as const)
const piece = fc.tuple(fc.oneof(...PIECES.map((some) => fc.constantFrom(...some))), change)
// Short queries, too: the order of hits is compared only where several records meet all constraints.
const pieces = fc.oneof(fc.constant([]), fc.array(piece, { maxLength: 2 }), fc.array(piece, { maxLength: 5 }))

export const requests: fc.Arbitrary<SearchRequest> = fc
  .record({
    choices: fc.oneof(fc.constant({}), oneChoice, choices),
    pieces,
    when: fc.oneof(fc.constant([]), fc.constant([]), fc.subarray([...WHEN], { minLength: 1, maxLength: 2 })),
    sort: fc.constantFrom(undefined, undefined, undefined, ...SORTS),
    page: fc.constantFrom(1, 1, 1, 2, 3),
    pageSize: fc.constantFrom(2, 8),
  })
  .map(({ pieces: all, ...others }) => {
    const spans = { without: [] as Span[], widen: [] as Span[] }
    let searchKey = ''
    for (const [text, to] of all) {
      if (searchKey !== '') searchKey += ' '
      if (to) spans[to].push([searchKey.length, searchKey.length + text.length])
      searchKey += text
    }
    return { ...others, ...spans, searchKey }
  })
