import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, type DecidingFacts, type Profile, type Verdict } from './can-i.ts'
import { COUNTRIES, type CountryCode } from './countries.ts'
import { FIELDS } from './fields.ts'
import { LEVELS } from './levels.ts'
import { GROUPS, RULES } from './rules.ts'

const YEAR = 2026
const OPEN: DecidingFacts = {
  countries: ['GB'],
  citizenship: 'any',
  residence: 'not stated',
  levels: ['bachelor', 'master'],
  fields: 'any',
  audience: null,
}
const ME: Profile = {
  citizenships: ['KE'],
  residence: 'KE',
  levelNow: 'high-school',
  levelWanted: 'bachelor',
  fields: ['civil-engineering'],
  birthYear: 2007,
  also: [],
}
const NOTHING_TOLD: Profile = {
  citizenships: null,
  residence: null,
  levelNow: null,
  levelWanted: null,
  fields: null,
  birthYear: null,
  also: [],
}
const ALL_BUT_KENYA = COUNTRIES.map(({ code }) => code).filter((code) => code !== 'KE')
/** As those that get development aid: more than half of all, and still a list. */
const MOST = [...ALL_BUT_KENYA.filter((code) => code !== 'UG').slice(0, 140), 'KE' as const]

const NO_VISA = [{ studyIn: 'GB', citizens: ['KE', 'SD'], says: 'No visa for citizens of' }] as const

const judged = (record: Partial<DecidingFacts>, me: Partial<Profile> = {}) =>
  judge({ ...OPEN, ...record }, { ...ME, ...me }, YEAR).verdict
const ruled = (rule: Partial<DecidingFacts>, me: Partial<Profile> = {}, record: Partial<DecidingFacts> = {}) =>
  judged({ ...record, ...rule }, me)

test.each<[rule: string, judged: Verdict, label: Verdict]>([
  ['open to any', judged({}), 'can'],
  ['a list with the own country', judged({ citizenship: ['KE', 'UG'] }), 'can'],
  ['a closed list without it', judged({ citizenship: ['UG'] }), 'no'],
  ['one of two citizenships', judged({ citizenship: ['UG'] }, { citizenships: ['KE', 'UG'] }), 'can'],
  ['one of two in a long list', judged({ citizenship: MOST }, { citizenships: ['KE', 'UG'] }), 'can'],
  ['stateless and a long list', judged({ citizenship: MOST }, { citizenships: [] }), 'no'],
  ['a citizenship that is not stated', judged({ citizenship: 'not stated' }), 'check'],
  ['a citizenship that is not told', judged({ citizenship: ['UG'] }, { citizenships: null }), 'check'],
  ['some others', judged({ citizenship: ['UG', 'others'] }), 'check'],
  ['every country but the own', judged({ citizenship: ALL_BUT_KENYA }), 'no'],
  ['one excluded of two', judged({ citizenship: ALL_BUT_KENYA }, { citizenships: ['KE', 'UG'] }), 'check'],
  [
    'no such passport at all',
    ruled({ rules: ['no_second_passport'] }, { citizenships: ['KE', 'UG'] }, { citizenship: ALL_BUT_KENYA }),
    'no',
  ],
  ['stateless and a closed list', judged({ citizenship: ['UG'] }, { citizenships: [] }), 'no'],
  ['stateless and every country but one', judged({ citizenship: ALL_BUT_KENYA }, { citizenships: [] }), 'check'],
  ['stateless and open to any', judged({}, { citizenships: [] }), 'can'],
  ['a resident', ruled({ rules: ['residents_too'] }, { residence: 'UG' }, { citizenship: ['UG'] }), 'check'],
  ['no resident', ruled({ rules: ['residents_too'] }, {}, { citizenship: ['UG'] }), 'no'],

  ['a visa that is refused', judged({ visas: NO_VISA }), 'check'],
  ['a visa that is refused, where one lives', judged({ visas: NO_VISA }, { residence: 'GB' }), 'can'],
  ['a visa that is refused to others', judged({ visas: NO_VISA }, { citizenships: ['UG'] }), 'can'],
  ['a visa that is refused, and another passport', judged({ visas: NO_VISA }, { citizenships: ['KE', 'UG'] }), 'can'],
  ['a visa, of no country', judged({ visas: NO_VISA }, { citizenships: [] }), 'can'],
  ['a visa, and another level', judged({ visas: NO_VISA }, { levelWanted: 'doctorate' }), 'no'],

  ['living there', judged({ residence: ['KE'] }), 'can'],
  ['living elsewhere', judged({ residence: ['UG'] }), 'no'],
  ['living in the country, a part of which counts', ruled({ rules: ['region'] }, {}, { residence: ['KE'] }), 'check'],
  ['living elsewhere with exceptions', ruled({ rules: ['residence_exceptions'] }, {}, { residence: ['UG'] }), 'check'],
  ['a limit on past stays elsewhere', ruled({ rules: ['past_stays'] }), 'can'],
  ['a limit on past stays there', ruled({ rules: ['past_stays'] }, { residence: 'GB' }), 'check'],

  ['another level', judged({}, { levelWanted: 'doctorate' }), 'no'],
  ['a level that is not told', judged({}, { levelWanted: null }), 'check'],
  ['levels that are not stated', judged({ levels: 'not stated' }), 'check'],
  ['the second year of a study not begun', ruled({ rules: ['advanced'] }), 'no'],
  ['the second year of a study begun', ruled({ rules: ['advanced'] }, { levelNow: 'bachelor' }), 'check'],

  ['the broad field of the subject', judged({ fields: ['engineering'] }), 'can'],
  ['a near subject', judged({ fields: ['mechanical-engineering'] }), 'no'],
  ['a subject of the own broad field', judged({ fields: ['energy'] }, { fields: ['engineering'] }), 'check'],
  ['one of several fields', judged({ fields: ['law'] }, { fields: ['civil-engineering', 'law'] }), 'can'],
  ['fields that are not told', judged({ fields: ['law'] }, { fields: null }), 'check'],
  ['a narrower topic', ruled({ rules: ['topic'] }), 'check'],
  [
    'another subject, where the listed ones come first',
    ruled({ rules: ['field_exceptions'] }, {}, { fields: ['law'] }),
    'check',
  ],
  ['a listed subject that comes first', ruled({ rules: ['field_exceptions'] }, {}, { fields: ['engineering'] }), 'can'],

  ['within the ages', ruled({ age_min: 18, age_max: 25 }), 'can'],
  ['above them', ruled({ age_max: 25 }, { birthYear: 1999 }), 'no'],
  ['between, as the birthday may be over or not', ruled({ age_max: 25 }, { birthYear: 2000 }), 'check'],
  ['under an age', ruled({ age_max: 25, age_max_exclusive: true }, { birthYear: 2000 }), 'no'],
  ['ages not told', ruled({ age_max: 25 }, { birthYear: null }), 'check'],
  ['ages with exceptions', ruled({ age_max: 25, rules: ['age_exceptions'] }, { birthYear: 1990 }), 'check'],
  ['a limit that is not given', ruled({ rules: ['age_unstated'] }), 'check'],
  ['at a start next year', ruled({ age_max: 19, rules: ['age_at_start'] }), 'check'],
  ['an age of one level', ruled({ age_max: 40, by_level: { bachelor: { age_max: 18 } } }, { birthYear: 2006 }), 'no'],
  ['an age of another level', ruled({ by_level: { master: { age_max: 18 } } }), 'can'],
  ['no age at one level', ruled({ age_max: 18, by_level: { bachelor: { any_age: true } } }), 'can'],
  ['citizens of one level', ruled({ by_level: { bachelor: { citizenship: ['UG'] } } }), 'no'],

  ['women only, a woman', judged({ audience: 'Women only' }, { also: ['woman'] }), 'can'],
  ['women only, a man', judged({ audience: 'Women only' }, { also: ['man'] }), 'no'],
  ['women only, not told', judged({ audience: 'Women only' }), 'check'],
  ['men only, a woman', judged({ audience: 'Boys only' }, { also: ['woman'] }), 'no'],
  [
    'made for women, with exceptions',
    ruled({ rules: ['audience_exceptions'], who: ['woman'] }, { also: ['man'] }),
    'check',
  ],
  ['one religion told, another asked for', judged({ audience: 'Muslims only' }, { also: ['jewish'] }), 'no'],
  ['refugees only, not told', judged({ audience: 'Refugees Only' }), 'check'],
  ['a minority, which one is not told', judged({ audience: 'Minorities only' }, { also: ['minority'] }), 'check'],
  ['a minority that is named', ruled({ who: ['black', 'indigenous'] }, { also: ['black'] }), 'can'],
  ['women of a group', ruled({ who: ['woman', 'refugee'] }, { also: ['woman'] }), 'check'],
  ['a kind that no answer tells', judged({ audience: 'Veterans and their families only' }), 'check'],
  ['a nationality as an audience', judged({ audience: 'Africans only', citizenship: ['KE'] }), 'can'],
  ['encouraged', judged({ audience: 'Minorities encouraged' }), 'can'],
  ['home fees', judged({ audience: 'Applicants with home fee status' }, { residence: 'GB' }), 'check'],

  ['work experience', ruled({ rules: ['experience'] }), 'check'],
  ['a figure of income, also with low income', ruled({ rules: ['income'] }, { also: ['low_income'] }), 'check'],
  ['the last year of school', ruled({ rules: ['last_school_year'] }), 'can'],
  ['the last year of school, long ago', ruled({ rules: ['last_school_year'] }, { birthYear: 2000 }), 'check'],
  [
    'a rule that excludes beside one that is open',
    ruled({ rules: ['experience'], age_max: 18 }, { birthYear: 1990 }),
    'no',
  ],
])('Can I? %s', (_, verdict, label) => expect(verdict).toBe(label))

const countries = fc.uniqueArray(fc.constantFrom<CountryCode>('KE', 'UG', 'GB', 'US'), { minLength: 1 })
const stated = <Value>(list: fc.Arbitrary<readonly Value[]>) =>
  fc.oneof(fc.constantFrom('any' as const, 'not stated' as const), list)
const levels = fc.constantFrom(...LEVELS.map(({ id }) => id))
const fields = fc.uniqueArray(fc.constantFrom(...FIELDS.map(({ id }) => id)), { minLength: 1, maxLength: 3 })
const rules = fc.uniqueArray(fc.constantFrom(...RULES), { maxLength: 4 })
const age = fc.option(fc.integer({ min: 15, max: 50 }), { nil: undefined })

const records: fc.Arbitrary<DecidingFacts> = fc.record({
  countries: stated(countries),
  citizenship: stated(fc.oneof(countries, fc.constant([...ALL_BUT_KENYA]), fc.constant(['UG', 'others'] as const))),
  residence: stated(countries),
  levels: stated(fc.uniqueArray(levels, { minLength: 1 })),
  fields: stated(fields),
  audience: fc.constantFrom(null, 'Women only', 'Muslims only', 'Minorities only', 'Veterans only'),
  age_min: age,
  age_max: age,
  rules,
})
const people: fc.Arbitrary<Profile> = fc.record({
  citizenships: fc.option(fc.oneof(countries, fc.constant([]))),
  residence: fc.option(fc.constantFrom<CountryCode>('KE', 'UG', 'GB', 'US')),
  levelNow: fc.option(levels),
  levelWanted: fc.option(levels),
  fields: fc.option(fields),
  birthYear: fc.option(fc.integer({ min: 1970, max: 2012 })),
  also: fc.uniqueArray(fc.constantFrom(...GROUPS), { maxLength: 3 }),
})

test('Can I? nobody is excluded for what they did not tell', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(judge(record, NOTHING_TOLD, YEAR).verdict).not.toBe('no')
    }),
  )
})

test('Can I? to take an answer back never excludes', () => {
  fc.assert(
    fc.property(
      records,
      people,
      fc.constantFrom(...(Object.keys(NOTHING_TOLD) as (keyof Profile)[])),
      (record, me, key) => {
        fc.pre(judge(record, me, YEAR).verdict !== 'no')
        expect(judge(record, { ...me, [key]: NOTHING_TOLD[key] }, YEAR).verdict).not.toBe('no')
      },
    ),
  )
})

test('Can I? the verdict follows from the reasons', () => {
  fc.assert(
    fc.property(records, people, (record, me) => {
      const { verdict, reasons } = judge(record, me, YEAR)
      const states = new Set(reasons.map(({ state }) => state))
      const follows = states.has('not_met') ? 'no' : states.has('ask') || states.has('not_stated') ? 'check' : 'can'
      expect(verdict).toBe(follows)
    }),
  )
})
