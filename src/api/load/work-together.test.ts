import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherTurns } from './work-together.ts'

/** Works on requests, and notes what happens in which order. */
function open(longest: number) {
  const done: string[] = []
  const { read, search, send } = gatherTurns(longest)
  const answer = (name: string) => send(() => done.push(`${name} sent`))
  const ask = (name: string) =>
    read(() => {
      done.push(name)
      search(() => {
        done.push(`${name} found`)
        answer(name)
      })
    })
  return { done, ask, answer }
}

test('the requests of a turn are read at its end, then searched for, and then their answers go out, in their order', async () => {
  const { done, ask } = open(Number.POSITIVE_INFINITY)
  for (const name of ['a', 'b']) ask(name)
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual(['a', 'b', 'a found', 'b found', 'a sent', 'b sent'])
  ask('c')
  await nextTurn()
  expect(done.slice(6)).toEqual(['c', 'c found', 'c sent'])
})

test('no answer waits long for others that take long to find, and each goes out once', async () => {
  const { done, ask } = open(0)
  for (const name of ['a', 'b']) ask(name)
  await nextTurn()
  expect(done).toEqual(['a', 'b', 'a found', 'a sent', 'b found', 'b sent'])
})

test('an answer that is found later goes out at the end of that turn', async () => {
  const { done, ask, answer } = open(Number.POSITIVE_INFINITY)
  ask('a')
  await nextTurn()
  answer('late')
  answer('later')
  await nextTurn()
  expect(done).toEqual(['a', 'a found', 'a sent', 'late sent', 'later sent'])
})

test('thousands that come in one turn do not wait for each other', async () => {
  const { done, ask } = open(Number.POSITIVE_INFINITY)
  for (let asker = 1; asker <= 1000; asker++) ask(`${asker}`)
  const early = [...done]
  expect(early.at(0)).toBe('1')
  expect(early).toContain('900 sent')
  await nextTurn()
  expect(done).toHaveLength(3000)
})
