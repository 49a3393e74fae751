import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { ReportEntry } from '#catalogue/pipeline/report.ts'
import { runImport, type ImportPlan } from '#catalogue/pipeline/run-import.ts'
import { formatCsvLine } from '#catalogue/record-csv.ts'
import { writeRecord, type RecordFile } from '#catalogue/record-file.ts'
import { emptyDatabase, type ENGINES, openTestStorage } from './databases.ts'
import { newFolder } from './new-folder.ts'

const NOW = Date.UTC(2026, 10, 21)

/** A file of `src/catalogue/fixtures/`: each reproduces a defect that docs/catalogue.md lists. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../src/catalogue/fixtures/${name}`, import.meta.url))
}

/** A file that is gone when the test ends. */
export function writeFile(name: string, content: string | Uint8Array): string {
  const file = join(newFolder(), name)
  writeFileSync(file, content)
  return file
}

/** A list with these columns, and one award for each row of them. */
export function writeList(columns: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const awards = rows.map((cells, index) => [
    `Award ${index + 1}`,
    'A Funder',
    `https://funder.example.org/${index}`,
    ...cells,
  ])
  const lines = [['Scholarship name', 'Funder', 'Link', ...columns], ...awards]
  return writeFile('list.csv', lines.map((cells) => formatCsvLine(cells)).join(''))
}

/** An empty catalogue, and checked imports into it: every row is imported, merged, or refused with a reason. */
export async function openCatalogue(engine: (typeof ENGINES)[number] = 'embedded SQLite') {
  const config = await emptyDatabase(engine)
  const open = () => openTestStorage(config)
  const storage = await open()
  const read = async (files: readonly string[], plan: Partial<ImportPlan> = {}) => {
    const entries: ReportEntry[] = []
    const settings = {
      files,
      openCatalogue: () => Promise.resolve(storage.catalogue),
      mapping: null,
      write: 'all',
      skipErrors: false,
      now: NOW,
    } as const
    const result = await runImport({ ...settings, report: (entry) => entries.push(entry), ...plan })
    expect(result.rows).toBe(result.imported + result.merged + result.refused)
    const refused = entries.filter(({ kind }) => kind === 'refused')
    expect(refused.length > 0).toBe(result.refused > 0)
    expect(refused.every(({ reason, line }) => reason !== '' && line > 0)).toBe(true)
    return {
      result,
      entries,
      refused: refused.map(({ line, column, value, reason }) => ({ line, column, value, reason })),
    }
  }
  return { catalogue: storage.catalogue, read, open }
}

/** Imports one file into an empty catalogue. Returns its records as our own files would state them. */
export async function importOne(file: string, plan: Partial<ImportPlan> = {}) {
  const { catalogue, read } = await openCatalogue()
  const outcome = await read([file], plan)
  const records = (await Array.fromAsync(catalogue.each())).map(writeRecord)
  return {
    ...outcome,
    records,
    find: (id: string): Partial<RecordFile> => records.find((record) => record.id === id) ?? {},
  }
}

/** Why a file cannot be read at all; nothing of it has been written. */
export async function whyUnreadable(name: string, content: string | Uint8Array): Promise<string> {
  const { entries, result, records } = await importOne(writeFile(name, content))
  expect(result).toMatchObject({ imported: 0, unreadable: 1, outcome: null })
  expect(records).toEqual([])
  return entries.find(({ kind }) => kind === 'unreadable')?.reason ?? ''
}

/**
 * Imports a file, and tells how many seconds this thread worked on it. A clock on the wall would count what other programs
 * did meanwhile.
 */
export async function workOn(file: string) {
  const before = process.threadCpuUsage()
  const outcome = await importOne(file)
  const { user, system } = process.threadCpuUsage(before)
  return { ...outcome, seconds: (user + system) / 1e6 }
}
