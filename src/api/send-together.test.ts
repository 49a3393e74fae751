import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherAnswers } from './send-together.ts'

test('the answers of a turn go out at its end, in their order', async () => {
  const sent: string[] = []
  const sendTogether = gatherAnswers(Number.POSITIVE_INFINITY)
  for (const answer of ['a', 'b', 'c']) sendTogether(() => sent.push(answer))
  expect(sent).toEqual([])
  await nextTurn()
  expect(sent).toEqual(['a', 'b', 'c'])
  sendTogether(() => sent.push('d'))
  await nextTurn()
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
})

test('no answer waits long for others that take long to find, and each goes out once', async () => {
  const sent: string[] = []
  const sendTogether = gatherAnswers(0)
  sendTogether(() => sent.push('a'))
  expect(sent).toEqual(['a'])
  sendTogether(() => sent.push('b'))
  expect(sent).toEqual(['a', 'b'])
  await nextTurn()
  expect(sent).toEqual(['a', 'b'])
})
