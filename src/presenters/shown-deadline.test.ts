import { expect, test } from 'vitest'
import { round } from '#domain/rounds.ts'
import { scholarship as fixture } from '#test/fixture-catalogue.ts'
import { presentCard } from './present-card.ts'

const scholarship = (id: string, said: Parameters<typeof fixture>[1] = {}) =>
  fixture(id, { citizenship: 'not stated', ...said })

const TODAY = '2026-11-21'

const OPEN = { closes: '2026-12-01', basis: 'announced' } as const

test.each([
  ['announced', [OPEN], '2026-12-01'],
  ['for everybody, in its year', [{ ...OPEN, for: '2027/28' }], '2026-12-01'],
  ['for some only', [{ ...OPEN, for: 'doctorate' }], 'NA'],
  ['a month', [{ ...OPEN, closes: '2026-12' }], 'NA'],
  ['a habit', [{ ...OPEN, closes: '12-01', basis: 'usual' }], 'NA'],
  ['the last round', [{ ...OPEN, closes: '2026-11-20' }], 'NA'],
  ['between two days', [{ ...OPEN, closes: null, closesBetween: ['2026-12-01', '2026-12-04'] }], 'NA'],
] as const)('S5 E2 a deadline is taken from a round only where the day is announced: %s', (_, rounds, deadline) => {
  const card = presentCard(scholarship('one', { rounds: rounds.map(round) }), TODAY)
  expect(card).toMatchObject({ deadline, deadline_expected: false })
})

test('S5 a day of every year is sure where an announced round closes on it, and gives way to another for everybody', () => {
  const yearly = { kind: 'yearly', month: 12, day: 1 } as const
  const cardOf = (rounds: Parameters<typeof round>[0][]) =>
    presentCard(scholarship('one', { deadline: yearly, rounds: rounds.map((said) => round(said)) }), TODAY)
  expect(cardOf([])).toMatchObject({ deadline: '2026-12-01', deadline_expected: true })
  const sure = { closes: '2026-12-01', basis: 'announced' } as const
  expect(cardOf([{ ...sure, for: 'the form' }])).toMatchObject({ deadline: '2026-12-01', deadline_expected: false })
  expect(cardOf([{ ...sure, closes: '2026-12-15' }])).toMatchObject({
    deadline: '2026-12-15',
    deadline_expected: false,
  })
  expect(cardOf([{ ...sure, closes: '2026-12-15', for: 'the form' }])).toMatchObject({ deadline_expected: true })
  const later = { ...sure, opens: '2026-11-25' }
  expect(cardOf([later]), 'before it opens').toMatchObject({ deadline: '2026-12-01', deadline_expected: false })
  expect(cardOf([{ ...later, closes: '2026-12-15' }])).toMatchObject({
    deadline: '2026-12-01',
    deadline_expected: true,
  })
})
