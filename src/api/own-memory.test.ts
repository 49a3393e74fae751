import { expect, test } from 'vitest'
import { openTestApp } from '#test/test-app.ts'
import { answerFilter, answerOptions } from './filter-answer.ts'
import { joinInOwnMemory } from './own-memory.ts'
import { packedFor } from './packing.ts'

test('joined buffers hold their own bytes, and no slab of Node’s', () => {
  const joined = joinInOwnMemory([Buffer.from('one '), Buffer.alloc(0), Buffer.from('wörd')])
  expect(joined.toString()).toBe('one wörd')
  expect(joined.buffer.byteLength).toBe(joined.length)
  expect(joinInOwnMemory([])).toHaveLength(0)
})

test('answers that may be kept take as much memory as they are long', async () => {
  const { app } = await openTestApp()
  const snapshot = app.snapshots.current()
  const answer = answerFilter(snapshot, {}, 1, true)
  const request = { headers: { 'accept-encoding': 'gzip' } }
  const packed = await packedFor(request, { header: () => undefined, getHeader: () => undefined }, answer)
  expect(packed.length).toBeLessThan(answer.length)
  for (const kept of [answer, packed, answerOptions(snapshot)]) expect(kept.buffer.byteLength).toBe(kept.length)
})
