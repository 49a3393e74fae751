import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeWithUs } from '../scripts/reaper.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MIGRATIONS = 'src/storage/database/migrations.ts'
const END = '\n} as const satisfies Migrations'
const NEXT = `'9999-next': {
    up: (db) => db.schema.alterTable('saved').addColumn('note', 'text').execute(),
  },`

/** A folder with the program as its next version may be: as it is, and with a migration that adds a column. */
export function makeNextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'))
  removeWithUs(folder)
  for (const name of ['src', 'package.json']) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name))
  const path = join(folder, MIGRATIONS)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(END)) throw new Error(`The migrations of ${MIGRATIONS} end otherwise than was thought`)
  writeFileSync(path, text.replace(END, `\n  ${NEXT}${END}`))
  return folder
}
