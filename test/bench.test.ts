import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

test('a benchmark of no requests is refused, and not measured', () => {
  const args = ['bench/against-peers.ts', '2000', 'minisearch']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('requests minisearch: give a whole number from 1 on.')
})
