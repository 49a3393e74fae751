import { expect, test } from 'vitest'
import { searchAnswerSchema } from '#contract/search.ts'
import { round, type Round } from '#domain/rounds.ts'
import { WHEN } from '#domain/when.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const FILTER = '/api/scholarship/filter?page=1'

test('asked by time: only what can be applied for then, the soonest first, and true counts of each time', async () => {
  const closing = (id: string, closes: string | null, basis: Round['basis'] = 'announced') =>
    scholarship(id, {
      deadline: { kind: 'not-stated' },
      rounds: [round({ closes, basis, vague: closes ? null : 'in summer' })],
    })
  const records = [
    closing('later', '2027-02-01'),
    closing('soon', '2026-12-01'),
    closing('expected', '03-15', 'yearly'),
    closing('vague', null, 'usual'),
    scholarship('unknown', { deadline: { kind: 'not-stated' } }),
  ]
  const { call } = await openTestApp({ records })
  const answerTo = async (body: object) => searchAnswerSchema.parse((await call('POST', FILTER, { body })).json())
  const open = await answerTo({ when: ['open'], sort: 'closes' })
  expect(open.list.map(({ _id }) => _id)).toEqual(['soon', 'later'])
  expect(open).toMatchObject({ count: 2, result: true })
  const counts = Object.fromEntries(WHEN.map((time, place) => [time, open.when[place]]))
  expect(counts).toMatchObject({ open: 2, 'closing-soon': 1, '12': 1, '02': 1, '03': 1, '04': 0, 'not-known': 1 })
  expect((await answerTo({ when: ['03', '12'] })).list.map(({ _id }) => _id)).toEqual(['soon', 'expected'])
  expect((await answerTo({ sort: 'closes' })).list.map(({ _id }) => _id)).toEqual(
    'soon later expected vague unknown'.split(' '),
  )
  for (const body of [{ when: ['tomorrow'] }, { sort: 'price' }])
    expect((await call('POST', FILTER, { body })).statusCode).toBe(400)
})
