import { expect, test, vi } from 'vitest'
import { answer, say } from './terminal.ts'

test('what a file holds does not command the terminal', () => {
  const written = [process.stderr, process.stdout].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  say('refused: \u001B]0;owned\u0007\tin\nevery \u009B31mrow\r')
  answer('\u001B[2J{}')
  expect(written.map(({ mock }) => mock.lastCall?.[0])).toEqual([
    String.raw`refused: \x1b]0;owned\x07` + '\tin\nevery ' + String.raw`\x9b31mrow\x0d` + '\n',
    String.raw`\x1b[2J{}` + '\n',
  ])
})
