import { expect, test } from 'vitest'
import { openTestApp } from '#test/test-app.ts'
import { answerFilter } from './filter-answer.ts'
import { inOwnMemory } from './own-memory.ts'
import { packed } from './packing.ts'

test('a copy holds its own bytes, and no slab of Node’s', () => {
  const own = inOwnMemory(Buffer.from('one wörd'))
  expect(own.toString()).toBe('one wörd')
  expect(own.buffer.byteLength).toBe(own.length)
  expect(inOwnMemory(Buffer.alloc(0))).toHaveLength(0)
})

test('answers that are kept take as much memory as they are long', async () => {
  const { app } = await openTestApp()
  const snapshot = app.snapshots.current()
  const { answers, options, sheets } = snapshot
  const answer = answerFilter(snapshot, {}, 1, true)
  const kept = answers.keep('one', { ...answer, isPacked: false, etag: '' })
  const whole = sheets.whole(kept).bytes
  const small = await packed(whole)
  expect(small.length).toBeLessThan(whole.length)
  for (const own of [kept.page, kept.counts, small, options.bytes]) expect(own?.buffer.byteLength).toBe(own?.byteLength)
})
