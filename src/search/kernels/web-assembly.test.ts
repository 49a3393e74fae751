import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openKernels } from './web-assembly.ts'

test('what is compiled is what the source says', () => {
  const compiled = execFileSync('node', ['scripts/kernels.ts'], { encoding: 'utf8' })
  expect(compiled).toBe(readFileSync('src/search/kernels/compiled.ts', 'utf8'))
}, 60_000)

test('each memory is its own', () => {
  const [one, other] = [openKernels(16), openKernels(16)]
  one.words.fill(7)
  one.kernels.and(0, 0, 32, 32)
  expect([one.words[0], other.words[0]]).toEqual([7, 0])
})
