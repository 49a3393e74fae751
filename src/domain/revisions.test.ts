import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import type { CountryCode } from './countries.ts'
import { diffFacts, materialFacts, type FactsDiff, type MaterialFacts } from './revisions.ts'
import { ACTIVE, BASES, round } from './rounds.ts'
import type { Scholarship } from './scholarship.ts'

const codes = fc.constantFrom<CountryCode>('KE', 'UG', 'GH')
const stated = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(fc.constant('any' as const), fc.constant('not stated' as const), fc.uniqueArray(value, { minLength: 1 }))
const date = fc.option(fc.constantFrom('03', '03-15', '2027-03', '2027-03-15'))
const words = fc.option(fc.constantFrom('in summer', ' in  summer ', 'PhD'))
const rounds = fc.array(
  fc.record({
    opens: date,
    closes: date,
    results: date,
    basis: fc.constantFrom(...BASES),
    for: words,
    vague: words,
    verified: fc.option(fc.constantFrom('2026-01', '2026-11')),
  }),
  { maxLength: 3 },
)
const records: fc.Arbitrary<Scholarship> = fc
  .record({
    rounds: rounds.map((all) => all.map(round)),
    openAllYear: fc.boolean(),
    byProgramme: fc.boolean(),
    status: fc.constantFrom(ACTIVE, { kind: 'ended' as const, since: '2026-03' }),
    coverage: fc.constantFrom(null, 'full' as const, 'tuition' as const),
    amount: fc.option(fc.string().map((text) => ({ stated: text, minimum: null, maximum: null, currency: null }))),
    levels: stated(fc.constantFrom('bachelor' as const, 'master' as const, 'doctorate' as const)),
    audience: fc.option(fc.string()),
    citizenship: stated(codes),
    residence: stated(codes),
    conditions: fc.record({ age_max: fc.constantFrom(undefined, 30, 35) }),
    deadline: fc.constantFrom(
      { kind: 'not-stated' as const },
      { kind: 'rolling' as const },
      { kind: 'date' as const, date: '2027-01-31' },
    ),
    link: fc.webUrl(),
    checked: fc.constantFrom('2026-01', null),
  })
  .map((said) => scholarship('one', said))
const facts = fc.tuple(records, fc.boolean()).map(([record, listed]) => materialFacts(record, listed))

const applyDiff = (diff: FactsDiff, was: MaterialFacts) => ({
  ...was,
  ...Object.fromEntries(Object.entries(diff).map(([name, { now }]) => [name, now])),
})

test('a difference applied to the first is the second, also after it was stored', () => {
  fc.assert(
    fc.property(facts, facts, (was, now) => {
      const diff = diffFacts(was, now)
      expect(applyDiff(diff, was)).toEqual(now)
      expect(applyDiff(JSON.parse(JSON.stringify(diff)), was)).toEqual(now)
      expect(diffFacts(now, now)).toEqual({})
    }),
  )
})

test('white space, the order of lists and what was seen again make no difference', () => {
  const spaced = (text: string | null) => text && ` ${text.replaceAll(' ', ' \n ')}\t`
  const turned = <Value>(list: 'any' | 'not stated' | readonly Value[]) =>
    typeof list === 'string' ? list : list.toReversed()
  fc.assert(
    fc.property(records, (record) => {
      const other: Scholarship = {
        ...record,
        amount: record.amount && { ...record.amount, stated: spaced(record.amount.stated) ?? '' },
        audience: spaced(record.audience),
        levels: turned(record.levels),
        citizenship: turned(record.citizenship),
        residence: turned(record.residence),
        rounds: record.rounds
          .map((one) => ({ ...one, for: spaced(one.for), verified: '2026-10', source: 'https://funder.example/new' }))
          .toReversed(),
        about: ['Told in other words'],
        checked: '2026-11',
        verified: { amount: '2026-11' },
      }
      expect(diffFacts(materialFacts(record, true), materialFacts(other, true))).toEqual({})
    }),
  )
})
