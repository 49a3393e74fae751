import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '#test/source-files.ts'
import { fixture } from '#test/trial-import.ts'

test('a command ends where nothing can be made in the temporary folder', () => {
  const args = ['src/catalogue/main.ts', 'import', '--dry-run', fixture('duplicates.csv')]
  // In /proc, Node would go on for ever to make a folder for what it has compiled, unless it is told another.
  const env = { ...process.env, TMPDIR: '/proc', NODE_COMPILE_CACHE: undefined }
  expect(spawnSync(process.execPath, args, { cwd: ROOT, env, timeout: 30_000 }).signal).toBeNull()
})
