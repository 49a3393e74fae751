import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStorage, type StorageConfig } from '#storage/open-storage.ts'
import type { SiteProcess } from './site-process.ts'

/** Few enough for each to be saved, removed and saved again. */
const SAVED = 10

/** The ids of all scholarships. */
export async function listIds(config: StorageConfig): Promise<string[]> {
  const storage = await openStorage(config)
  const records = await Array.fromAsync(storage.catalogue.each())
  await storage.close()
  return records.map(({ id }) => id)
}

/** Ids of scholarships for people to save. */
export async function savable(config: StorageConfig): Promise<string[]> {
  return (await listIds(config)).slice(0, SAVED)
}

/** How many confirmed saves and removals, by person and scholarship, are not in the database. */
export async function countLost(
  config: StorageConfig,
  confirmed: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
): Promise<number> {
  const storage = await openStorage(config)
  let lost = 0
  for (const [person, states] of confirmed) {
    const kept = new Set((await storage.saved.list(person)).map(({ id }) => id))
    for (const [id, saved] of states) if (kept.has(id) !== saved) lost += 1
  }
  await storage.close()
  return lost
}

export const IMPORTED_BY = 'Imported by the proof'

/** Starts the operator's command on a file of so many records, all of which say `about`. */
export function launchImport(site: SiteProcess, amount: number, about = ''): ChildProcess {
  const rows = Array.from({ length: amount }, (_, number) => ({
    Title: `Award ${number}`,
    Provider: IMPORTED_BY,
    Country: 'Kenya',
    Description: about,
    Link: `https://awards.example/${number}`,
  }))
  const file = join(site.dataDir, 'import.json')
  writeFileSync(file, JSON.stringify(rows))
  return site.launch(['src/catalogue/main.ts', 'import', file, '--apply'])
}

export async function importRecords(site: SiteProcess, amount: number): Promise<void> {
  const [status] = (await once(launchImport(site, amount), 'exit')) as [unknown]
  if (status !== 0) throw new Error(`The import failed:\n${site.said()}`)
}
