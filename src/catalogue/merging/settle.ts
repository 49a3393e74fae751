import type { Scholarship } from '#domain/scholarship.ts'
import { isSameProgramme } from './identity.ts'
import { updateRecord } from './merge-records.ts'
import type { Staged, Staging } from './staging.ts'

/** The catalogue, as far as settling asks it. */
export interface Standing {
  readonly each: () => AsyncIterable<Scholarship>
  readonly find: (id: string) => Promise<{ readonly record: Scholarship; readonly listed: boolean } | undefined>
}

/**
 * Lets what waits meet what stands in the catalogue: a programme that stands keeps its id, and what a foreign file
 * does not state of it; an id that another programme has is not taken from it.
 */
export async function settle(staging: Staging, catalogue: Standing): Promise<void> {
  for await (const standing of catalogue.each()) {
    const named = staging.find(standing.id)
    if (named && (named.hasId || isSameProgramme(named.record, standing))) {
      staging.replace(standing.id, settled(named, standing))
      continue
    }
    if (named) {
      const id = staging.freeId(named.record, (taken) => taken === standing.id)
      staging.replace(standing.id, { ...named, record: { ...named.record, id } })
    }
    const same = staging.findSame(standing)
    if (!same || (await standsAlready(same, catalogue))) continue
    staging.replace(same.record.id, settled(same, standing))
  }
}

/** A record that has its own counterpart in the catalogue is not given to another that is like it. */
async function standsAlready({ record }: Staged, catalogue: Standing): Promise<boolean> {
  const found = await catalogue.find(record.id)
  return found !== undefined && isSameProgramme(found.record, record)
}

function settled(staged: Staged, standing: Scholarship): Staged {
  const record = staged.own ? { ...staged.record, id: standing.id } : updateRecord(standing, staged.record)
  return { ...staged, record, hasId: true }
}
