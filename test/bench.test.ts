import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

test('a benchmark of no requests is refused, and not measured', () => {
  const args = ['bench/against-peers.ts', '2000', 'minisearch']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('requests minisearch: give a whole number from 1 on.')
})

test.each([
  [['--secs', '3'], 2, "Unknown option '--secs'"],
  [['--help'], 0, '--seconds … (30 unless given)'],
])('a script tells what it can be called with: %s', (args, expected, said) => {
  const called = spawnSync(process.execPath, ['bench/crawl.ts', ...args], { cwd: ROOT, encoding: 'utf8' })
  expect(called.status).toBe(expected)
  expect(called.stdout + called.stderr).toContain(said)
  expect(called.stderr).not.toContain('at ')
})
