import { expect, test, vi } from 'vitest'
import { answer, say } from './terminal.ts'

test('what a file holds does not command the terminal', () => {
  const written = [process.stderr, process.stdout].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  say('refused: \u001B]0;owned\u0007\tin\nevery \u009B31mrow\r')
  answer('\u001B[2J{}')
  expect(written.map(({ mock }) => mock.lastCall?.[0])).toEqual([
    String.raw`refused: \u001b]0;owned\u0007` + '\tin\nevery ' + String.raw`\u009b31mrow\u000d` + '\n',
    String.raw`\u001b[2J{}` + '\n',
  ])
})

test('an answer of JSON stays JSON', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const told = { detail: 'caf\u0085 \u009B31m \u007F' }
  answer(JSON.stringify(told))
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toEqual(told)
})
