import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { materialFacts } from '#domain/revisions.ts'
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

/** How many confirmed saves and removals, and notes of plans, by person and scholarship, are not in the database. */
export async function countLost(
  config: StorageConfig,
  confirmed: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
  planned: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): Promise<number> {
  const storage = await openStorage(config)
  let lost = 0
  for (const [person, states] of confirmed) {
    const kept = new Set((await storage.saved.list(person)).map(({ id }) => id))
    for (const [id, saved] of states) if (kept.has(id) !== saved) lost += 1
  }
  for (const [person, notes] of planned) {
    const fields = (await storage.plans.list(person)).filter(({ field }) => field === 'notes')
    const kept = new Map(fields.map(({ scholarshipId, value }) => [scholarshipId, value]))
    for (const [id, value] of notes) if (kept.get(id) !== value) lost += 1
  }
  await storage.close()
  return lost
}

export const IMPORTED_BY = 'Imported by the proof'

/** How many revisions of a catalogue do not lead, one after the other, to the records as they are; and how many do. */
export async function followRevisions(config: StorageConfig): Promise<{ right: number; wrong: number }> {
  const storage = await openStorage(config)
  const counts = { right: 0, wrong: 0 }
  for await (const { record, listed } of storage.catalogue.all()) {
    // From the newest back to the oldest.
    const facts = materialFacts(record, listed)
    for (const { diff } of await storage.revisions.of(record.id)) {
      const isRight = Object.entries(diff).every(
        ([name, { now }]) => JSON.stringify(Reflect.get(facts, name)) === JSON.stringify(now),
      )
      counts[isRight ? 'right' : 'wrong'] += 1
      for (const [name, { was }] of Object.entries(diff)) Reflect.set(facts, name, was)
    }
  }
  await storage.close()
  return counts
}

/** Starts the operator's command on a file of so many records, all of which say `about`, and have its number as amount. */
export function launchImport(site: SiteProcess, amount: number, about = ''): ChildProcess {
  const rows = Array.from({ length: amount }, (_, number) => ({
    Title: `Award ${number}`,
    Provider: IMPORTED_BY,
    Country: 'Kenya',
    Description: about,
    Amount: `EUR ${/\d+/.exec(about)?.[0] ?? 1}`,
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
