import { expect, onTestFinished, test, vi } from 'vitest'
import { gatherLines } from './log-lines.ts'

test('lines are written together, in their order, a tenth of a second late at most, and when the process ends', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const written: string[] = []
  const before = process.listeners('exit')
  const lines = gatherLines({ write: (text) => written.push(text) })
  const atExit = process.listeners('exit').find((listener) => !before.includes(listener))
  onTestFinished(() => void process.off('exit', atExit ?? (() => undefined)))

  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['one\ntwo\n'])
  lines.write('three\n')
  vi.advanceTimersByTime(100)
  lines.write('four\n')
  atExit?.(0)
  expect(written).toEqual(['one\ntwo\n', 'three\n', 'four\n'])
  vi.advanceTimersByTime(100)
  expect(written).toHaveLength(3)
})
