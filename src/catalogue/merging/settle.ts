import type { Scholarship } from '#domain/scholarship.ts'
import { isSameProgramme } from './identity.ts'
import { updateRecord } from './merge-records.ts'
import type { Staged, Staging } from './staging.ts'

/** The part of the catalogue that settling needs. */
export interface Standing {
  /** In the order of ids. */
  readonly all: () => AsyncIterable<StandingRecord>
  readonly find: (id: string) => Promise<StandingRecord | undefined>
}

interface StandingRecord {
  readonly record: Scholarship
  /** False once it was withdrawn. */
  readonly listed: boolean
}

/**
 * Compares the waiting records with the catalogue. A known programme keeps its id, and what a foreign file does not
 * state about it. An id that belongs to another programme is not taken from it, even if that was withdrawn: saved lists
 * still name it.
 */
export async function settle(staging: Staging, catalogue: Standing): Promise<void> {
  for await (const { record: standing, listed } of catalogue.all()) {
    const named = staging.find(standing.id)
    if (named && (named.hasId || isSameProgramme(named.record, standing))) {
      staging.replace(standing.id, settled(named, standing))
      continue
    }
    if (named) {
      const id = await newId(named, staging, catalogue)
      staging.replace(standing.id, { ...named, record: { ...named.record, id } })
    }
    // Whoever withdrew it may have kept the same programme under another id.
    const same = listed ? staging.findSame(standing) : undefined
    if (!same || (await standsAlready(same, catalogue))) continue
    staging.replace(same.record.id, settled(same, standing))
  }
}

async function newId({ record }: Staged, staging: Staging, catalogue: Standing): Promise<string> {
  for (const id of staging.freeIds(record)) if (!(await catalogue.find(id))) return id
  throw new Error('There is always another number')
}

/** A record that already has its own counterpart is not matched with another similar one. */
async function standsAlready({ record }: Staged, catalogue: Standing): Promise<boolean> {
  const found = await catalogue.find(record.id)
  return found !== undefined && isSameProgramme(found.record, record)
}

function settled(staged: Staged, standing: Scholarship): Staged {
  const record = staged.own ? { ...staged.record, id: standing.id } : updateRecord(standing, staged.record)
  return { ...staged, record, hasId: true }
}
