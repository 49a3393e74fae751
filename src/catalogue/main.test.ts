import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { ROOT } from '#test/source-files.ts'
import { fixture } from '#test/trial-import.ts'

test('a command ends where nothing can be made in the temporary folder', () => {
  const args = ['src/catalogue/main.ts', 'import', '--dry-run', fixture('duplicates.csv')]
  // In /proc, Node would go on for ever to make a folder for what it has compiled, unless it is told another.
  const env = { ...process.env, TMPDIR: '/proc', NODE_COMPILE_CACHE: undefined }
  expect(spawnSync(process.execPath, args, { cwd: ROOT, env, timeout: 30_000 }).signal).toBeNull()
})

test('a file that comes through a pipe is refused, as it could not be read twice', () => {
  const args = ['src/catalogue/main.ts', 'import', '--dry-run', '/dev/stdin']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input: 'Name,Funder\n', encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^unreadable \/dev\/stdin: is no file on a disk: save it/),
  ])
})

test('an import that fails when it is to be written leaves a whole report, which says so', () => {
  const report = join(newFolder(), 'report.json')
  const file = fixture('faults.csv')
  const args = ['src/catalogue/main.ts', 'import', '--apply', '--skip-errors', '--report', report, file]
  const env = { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be reached')])
  const { entries, summary } = JSON.parse(readFileSync(report, 'utf8'))
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'refused', file }))
  expect(summary).toEqual({ files: [file], failed: stderr.trim() })
})

test.skipIf(!existsSync('/dev/full'))(
  'a report for which there is no room is named, and hides not what was imported',
  () => {
    const args = ['src/catalogue/main.ts', 'import', '--apply', '--report', '/dev/full', fixture('duplicates.csv')]
    const env = { ...process.env, DATA_DIR: newFolder(), DATABASE_URL: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('3 added, 0 changed')])
    expect(stderr).toContain('The report /dev/full cannot be written: ENOSPC')
  },
)
