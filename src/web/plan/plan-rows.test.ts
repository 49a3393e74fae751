import { describe, expect, test } from 'vitest'
import { needsOf } from '#domain/plan.ts'
import type { SavedCard } from '#contract/scholarship.ts'
import { groupOf, keptRow, planRow, sortRows, type PlanSource } from './plan-rows.ts'
import { closingInWords, needInWords, nextInWords } from './plan-words.ts'
import { NO_ROUND } from '#test/said-window.ts'

const TODAY = '2026-11-26'

function source(id: string, closes: string | null, more: Partial<PlanSource> = {}): PlanSource {
  const round = { ...NO_ROUND, CloseDate: closes }
  return {
    _id: id,
    scholarship_name: id,
    funded_by: 'Fund',
    window: {
      rounds: closes === null ? [] : [round],
      open_all_year: false,
      by_programme: false,
      status: 'active',
      since: null,
    },
    listed: true,
    ...more,
  }
}
const row = (id: string, closes: string | null, fields: Record<string, string> = {}, needs: string[] = []) =>
  planRow(source(id, closes), { needs: needs as never[] }, Object.entries(fields), TODAY)

describe('rows', () => {
  test('are sorted by what is due, and put into groups', () => {
    const rows = [
      row('unknown', null),
      row('sent', '2027-01-15', { status: 'sent' }),
      row('later', '2027-05-01'),
      row('over', '2026-11-20'),
      row('pressing', '2026-12-20', {}, ['reference']),
      row('pressing first', '2026-12-10', {}, ['reference']),
      row('late', '2026-12-20', { 'date:aaaaaaaa': '2026-11-20 Call' }),
      row('soon', '2026-12-20'),
      row('sooner', '2027-05-01', { by: '2026-12-10' }),
      row('interview', '2026-11-20', { status: 'sent', 'date:aaaaaaaa': '2027-02-01 Interview' }),
    ]
    expect(sortRows(rows, TODAY).map((one) => [one.id, groupOf(one, TODAY), one.due])).toEqual([
      ['late', 'late', '2026-11-20'],
      ['pressing first', 'soon', TODAY],
      ['pressing', 'soon', TODAY],
      ['sooner', 'soon', '2026-12-07'],
      ['soon', 'soon', '2026-12-17'],
      ['interview', 'later', '2027-02-01'],
      ['later', 'later', '2027-04-28'],
      ['unknown', 'undated', null],
      ['sent', 'sent', '2027-01-15'],
      ['over', 'over', null],
    ])
  })

  test('shown without their tasks are told by their closing', () => {
    const shared = planRow(source('one', '2027-05-01'), {}, [['date:aaaaaaaa', '2027-01-01 Call']], TODAY, false)
    expect(shared.steps.map(({ title }) => title)).toEqual(['Call'])
  })
})

test('a closing that is not everybody’s says whose it is', () => {
  const said = source('one', null)
  const window = { ...said.window, rounds: [{ ...NO_ROUND, CloseDate: '2027-04-30', for: 'Sudan' }] }
  const { closing } = planRow({ ...said, window }, {}, [], TODAY)
  expect(closingInWords(closing)).toBe('Closes 30 April 2027 (Sudan)')
})

test('a span tells its year once', () => {
  const between = (from: string, to: string) => {
    const said = source('one', null)
    const window = { ...said.window, rounds: [{ ...NO_ROUND, closes_between: [from, to] as [string, string] }] }
    return closingInWords(planRow({ ...said, window }, {}, [], TODAY).closing)
  }
  expect(between('2027-02', '2027-05')).toBe('Closes between February and May 2027, day not known')
  expect(between('2026-12-01', '2027-01-15')).toBe('Closes between 1 December 2026 and 15 January 2027, day not known')
})

test('words say what is late and what is only expected', () => {
  const one = planRow(source('one', '2027-03-01'), { needs: ['reference'], references: 2 }, [], TODAY)
  expect(nextInWords(one)).toBe('Ask 2 people for a reference, suggested by 18 January 2027')
  expect(closingInWords(one.closing)).toBe('Closes 1 March 2027')
  expect(closingInWords(row('month', '2027-03').closing)).toBe('Closes in March 2027, day not known')
  expect(closingInWords(row('over', '2026-11-20').closing)).toBe('Closed')
  expect(closingInWords(row('unknown', null).closing)).toBe('Closing day not known')
  const { window } = source('always', null)
  const always = planRow(source('always', null, { window: { ...window, open_all_year: true } }), {}, [], TODAY)
  expect([closingInWords(always.closing), groupOf(always, TODAY)]).toEqual(['Open all year', 'undated'])
  const late = planRow(source('late', '2026-12-20'), { needs: ['reference'] }, [], TODAY)
  expect(nextInWords(late)).toBe('Ask for a reference, as soon as you can')
  expect(nextInWords(row('own', '2026-12-20', { 'date:aaaaaaaa': '2026-11-20 Call' }))).toBe('Call, 20 November 2026')
  const done = planRow(source('done', '2026-12-20'), { needs: ['reference'] }, [['done:reference', '1']], TODAY)
  expect(needsOf([one, late, done], TODAY).map((need) => needInWords(need, TODAY))).toEqual([
    'References: 2 people for 2 awards, first by 26 November 2026; done for 1',
  ])
  const some = planRow(
    source('some', '2027-03-01'),
    { needs: ['reference'], only_some: { reference: 'finalists' } },
    [],
    TODAY,
  )
  expect(needsOf([some], TODAY).map((need) => needInWords(need, TODAY))).toEqual([
    expect.stringMatching(/^References: for 1 award, only in some cases(?:,|$)/),
  ])
  expect(needsOf([some, late], TODAY).map((need) => needInWords(need, TODAY))).toEqual([
    expect.stringContaining('for 2 awards, 1 of them only in some cases'),
  ])
  expect(needsOf([done], TODAY).map((need) => needInWords(need, TODAY))).toEqual(['References: done for 1'])
})

test('a row stays the same object until its fields or the day change', () => {
  // Of a card, a row reads no more than this.
  const card = source('one', '2026-12-20') as SavedCard
  const fields = new Map([['date:aaaaaaaa', '2026-11-26 Call']])
  const first = keptRow(card, undefined, fields, TODAY)
  expect(keptRow(card, undefined, fields, TODAY)).toBe(first)
  const nextDay = keptRow(card, undefined, fields, '2026-11-27')
  expect([first.isLate, nextDay.isLate]).toEqual([false, true])
  expect(keptRow(card, undefined, new Map(), '2026-11-27').isLate).toBe(false)
})
