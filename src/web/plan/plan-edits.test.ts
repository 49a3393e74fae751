import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import type { Portion, Waiting } from '#web/loading/outbox.ts'
import { editsOf, portionOf } from './plan-edits.ts'

function change(number: number, value: string): Waiting {
  const [scholarshipId, at] = [`s${number}`, 1000]
  const key = `plan:${JSON.stringify(['account', scholarshipId, 'notes'])}`
  return { account: 'account', scholarshipId, field: 'notes', value, at, key, text: JSON.stringify({ value, at }) }
}

test('many changes and long notes are cut into requests that the server takes', () => {
  const all: Portion = [change(0, ''), ...Array.from({ length: 260 }, (_, number) => change(number + 1, '1'))]
  expect(portionOf(all)).toBeGreaterThan(50)
  expect(portionOf(all)).toBeLessThanOrEqual(LIMITS.edits)
  const notes: Portion = [change(0, ''), ...all.slice(1, 9).map((_, number) => change(number, '漢'.repeat(2000)))]
  const [first, ...others] = notes
  const edits = editsOf([first, ...others.slice(0, portionOf(notes) - 1)], 1000)
  expect(edits.length).toBeLessThan(notes.length)
  expect(new TextEncoder().encode(JSON.stringify({ edits })).length).toBeLessThanOrEqual(LIMITS.bodyBytes)
  expect(portionOf([change(0, '漢'.repeat(LIMITS.bodyBytes)), first])).toBe(1)
})

test('a change has its age, which is never that of the future', () => {
  const ages = [1600, 400, 1e15].map((now) => editsOf([change(0, 'a')], now)[0]?.ago)
  expect(ages).toEqual([600, 0, LIMITS.editAge])
})
