import { expect, test } from 'vitest'
import { changeSchema } from '#contract/scholarship.ts'
import { diffFacts, materialFacts } from '#domain/revisions.ts'
import { round } from '#domain/rounds.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { presentChange } from './present-change.ts'

const AT = Date.UTC(2026, 10, 3)

function change(was: Partial<Scholarship>, now: Partial<Scholarship>, reader: 'member' | 'guest' = 'member') {
  const factsOf = (said: Partial<Scholarship>) => materialFacts(scholarship('one', said), true)
  return presentChange({ at: AT, diff: diffFacts(factsOf(was), factsOf(now)) }, reader)
}
const rounds = (...all: Parameters<typeof round>[0][]) => ({
  rounds: all.map((known) => round({ basis: 'announced', ...known })),
})
const amount = (stated: string) => ({ amount: { stated, minimum: null, maximum: null, currency: null } })

test.each<[Partial<Scholarship>, Partial<Scholarship>, string[]]>([
  [
    rounds({ closes: '2027-01-15' }),
    rounds({ closes: '2027-01-31' }),
    ['closes 31 January 2027 (was 15 January 2027)'],
  ],
  [
    rounds({ opens: '2026-10', closes: '2027-01-15' }),
    rounds({ opens: '2026-11', closes: '2027-02-15' }),
    ['opens in November 2026, closes 15 February 2027 (was opens in October 2026, closes 15 January 2027)'],
  ],
  [
    rounds({ closes: '2027-01-15', for: 'PhD' }, { closes: '03', basis: 'usual' }),
    rounds({ closes: '2027-01-16', for: 'PhD' }, { closes: '03', basis: 'usual' }),
    ['PhD: closes 16 January 2027 (was 15 January 2027)'],
  ],
  [
    rounds({ closes: '03', basis: 'usual' }),
    rounds({ closes: '2027-03-15' }),
    ['closes 15 March 2027 (was usually closes in March)'],
  ],
  [{}, rounds({ vague: 'in summer', basis: 'usual' }), ['usually in summer']],
  [rounds({ closesBetween: ['11', '12'] }), {}, ['no longer: closes between November and December']],
  [
    { deadline: { kind: 'date', date: '2027-01-15' } },
    { deadline: { kind: 'date', date: '2027-01-31' } },
    ['closes 31 January 2027 (was 15 January 2027)'],
  ],
  [amount('EUR 934 a month'), amount('EUR 992 a month'), ['amount EUR 992 a month (was EUR 934 a month)']],
  [{}, { coverage: 'full' }, ['funding Fully Funded (was not stated)']],
  [{ levels: ['master'] }, { levels: ['doctorate', 'master'] }, ["level PhD, Master's (was Master's)"]],
  [{ citizenship: 'any' }, { citizenship: ['KE', 'UG'] }, ['citizens of Kenya and Uganda (was Any nationality)']],
  [{}, { status: { kind: 'ended', since: '2026-03' } }, ['ended in March 2026']],
  [{ openAllYear: true }, { byProgramme: true }, ['no longer open all year', 'each university sets its own date']],
  [
    { conditions: { age_max: 30 } },
    { conditions: { age_max: 35, age_max_exclusive: true } },
    ['age under 35 (was up to 30)'],
  ],
  [{}, { link: 'https://funder.example/new' }, ['a new page to apply on']],
])('from %j to %j is told in words', (was, now, says) => {
  expect(changeSchema.strict().parse(change(was, now))).toEqual({ at: '2026-11-03T00:00:00.000Z', says })
})

test('guests read what cards show, and no more', () => {
  const now = { coverage: 'full', residence: ['KE'], link: 'https://funder.example/new' } as const
  expect(change({}, now, 'guest')?.says).toEqual(['funding Fully Funded (was not stated)'])
  expect(change({}, { link: now.link }, 'guest')).toBeUndefined()
})
