import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './new-folder.ts'
import { ROOT } from './source-files.ts'

function accepts(message: string): boolean {
  const file = join(newFolder(), 'message')
  writeFileSync(file, message)
  return spawnSync(join(ROOT, '.githooks/commit-msg'), [file]).status === 0
}

test('a commit has a subject of at most 72 characters, and a body behind an empty line', () => {
  expect(accepts('Read dates with dots\n\nSheets from Germany have them.\n')).toBe(true)
  expect(accepts('é'.repeat(72))).toBe(true)
  expect(accepts('# Only a comment\n')).toBe(false)
  expect(accepts('a'.repeat(73))).toBe(false)
  expect(accepts('Read dates with dots\nSheets from Germany have them.\n')).toBe(false)
})
