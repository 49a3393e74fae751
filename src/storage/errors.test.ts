import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { ROOT } from '#test/source-files.ts'
import { openStorage } from './open-storage.ts'

test('what an operator is refused says where, and what to do', async () => {
  const folder = newFolder()
  const operate = (dataDir: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/operate.ts', ...args], { cwd: ROOT, env })
    expect(status).toBe(1)
    return stderr.toString().trim()
  }
  await (await openStorage({ dataDir: folder })).close()
  const [backup, file] = [join(folder, 'backup'), join(folder, 'file')]
  const { status } = spawnSync(process.execPath, ['scripts/operate.ts', 'backup', backup], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  })
  expect(status).toBe(0)
  writeFileSync(file, '')
  expect(operate(folder, 'backup', join(file, 'backup'))).toMatch(
    /^\/.* cannot be made from .*: ENOTDIR.* See that the folders of both can be written/,
  )
  expect(operate(join(file, 'data'), 'restore', backup)).toMatch(
    /^ENOTDIR: not a directory, mkdir '.*'\. What should be a folder there is a file: name another place\.$/,
  )
  // A command that ignored unknown options would restore here, although the user only wanted a dry run.
  expect(operate(folder, 'restore', '--dry-run', backup)).toMatch(/^Write: npm run restore -- /)
  expect(operate(folder, 'move-to-postgres')).not.toMatch(/\w:\w+@/)
  for (const args of [[], ['--help'], ['nothing']])
    expect(operate(folder, ...args)).toMatch(/^The commands are backup, /)
})
