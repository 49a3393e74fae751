import { expect, test } from 'vitest'
import { openTestApp } from '#test/test-app.ts'
import { readyAnswer } from './answer-cache.ts'
import { answerFilter } from './filter-answer.ts'
import { inOwnMemory } from './own-memory.ts'
import { packedFor } from './packing.ts'

test('a copy holds its own bytes, and no slab of Node’s', () => {
  const own = inOwnMemory(Buffer.from('one wörd'))
  expect(own.toString()).toBe('one wörd')
  expect(own.buffer.byteLength).toBe(own.length)
  expect(inOwnMemory(Buffer.alloc(0))).toHaveLength(0)
})

test('answers that are kept take as much memory as they are long', async () => {
  const { app } = await openTestApp()
  const snapshot = app.snapshots.current()
  const { answers, options } = snapshot
  const answer = readyAnswer(answerFilter(snapshot, {}, 1, true), snapshot.version, 'one')
  answers.keep('one', answer)
  const { bytes } = answers.keep('one', answer)
  const request = { headers: { 'accept-encoding': 'gzip' } }
  const packed = await packedFor(request, { header: () => undefined, getHeader: () => undefined }, bytes)
  expect(packed.length).toBeLessThan(bytes.length)
  for (const kept of [bytes, packed, options]) expect(kept.buffer.byteLength).toBe(kept.length)
})
