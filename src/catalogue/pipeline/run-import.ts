import type { Mapping } from '#catalogue/mapping/targets.ts'
import { isSameProgramme } from '#catalogue/merging/identity.ts'
import { mergeDuplicates } from '#catalogue/merging/merge-records.ts'
import { settle } from '#catalogue/merging/settle.ts'
import { createStaging, type Staged, type Staging } from '#catalogue/merging/staging.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { ApplyOptions, CatalogueOutcome, Storage } from '#storage/open-storage.ts'
import { openSource } from './open-source.ts'
import type { Report, ReportEntry } from './report.ts'

export interface ImportPlan {
  readonly files: readonly string[]
  /** Opened only when there is something to write: a look leaves no database behind. */
  readonly openCatalogue: () => Promise<Storage['catalogue']>
  /** How foreign files are read; null guesses. */
  readonly mapping: Mapping | null
  /** What holds for the rows of foreign files that do not say it themselves. */
  readonly settings?: Mapping['values']
  /** What is written: nothing, all, or only what needed no guess. */
  readonly write: 'nothing' | 'unless guessed' | 'all'
  /** True imports the good rows of files that have bad ones. */
  readonly skipErrors: boolean
  readonly now: number
  readonly report: Report
  readonly onProgress?: (file: string, bytes: number, rows: number) => void
  /** All is read, and another program that writes is waited for. */
  readonly onWait?: () => void
}

/** Every row of the files is one of the three: rows = imported + merged + refused. */
interface Counts {
  rows: number
  imported: number
  merged: number
  refused: number
  /** Files, or ends of files, that could not be read at all. */
  unreadable: number
}

export interface ImportResult extends Readonly<Counts> {
  /** The mappings that were guessed, by file. */
  readonly guesses: readonly { readonly file: string; readonly mapping: Mapping }[]
  /** What became of the catalogue; null when nothing was written. */
  readonly outcome: CatalogueOutcome | null
  readonly whyNot: 'errors' | 'guessed' | 'dry run' | null
}

/** Reads files, merges duplicates and, when told to, brings the catalogue up to date in one transaction. */
export async function runImport(plan: ImportPlan): Promise<ImportResult> {
  const staging = createStaging()
  const counts: Counts = { rows: 0, imported: 0, merged: 0, refused: 0, unreadable: 0 }
  const guesses: { file: string; mapping: Mapping }[] = []
  try {
    for (const file of plan.files) {
      try {
        const guess = await stageFile(file, plan, staging, counts)
        if (guess) guesses.push({ file, mapping: guess })
      } catch (error) {
        if (isNoRoom(error)) throw new Error(NO_ROOM, { cause: error })
        counts.unreadable += 1
        const reason = error instanceof Error ? error.message : String(error)
        plan.report({ kind: 'unreadable', file, line: 0, column: '', value: '', reason })
      }
    }
    const whyNot = reasonNotToWrite(plan, counts, guesses.length > 0)
    const outcome = whyNot === null ? await write(staging, plan) : null
    return { ...counts, guesses, outcome, whyNot }
  } finally {
    staging.close()
  }
}

const NO_ROOM =
  'There is no room for the records that wait until all is read: free some on the disk of the temporary files, or name another folder for them with TMPDIR. Nothing was written.'

/** SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN. https://www.sqlite.org/rescode.html */
const NO_ROOM_CODES = new Set([10, 13, 14])

/** No fault of the file that is read: of the one in which the records wait. */
function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && NO_ROOM_CODES.has(Number(error.errcode) & 0xff)
}

/** Reads one file; the mapping comes back if it had to be guessed. */
async function stageFile(file: string, plan: ImportPlan, staging: Staging, counts: Counts): Promise<Mapping | null> {
  const onBytes = (bytes: number) => plan.onProgress?.(file, bytes, counts.rows)
  const source = await openSource(file, plan.mapping, plan.settings ?? {}, onBytes)
  for await (const row of source.rows) {
    counts.rows += 1
    const place = { file, line: row.line }
    for (const note of row.notes) plan.report({ ...place, ...note })
    if ('faults' in row) {
      counts.refused += 1
      for (const fault of row.faults) plan.report({ kind: 'refused', ...place, ...fault })
      continue
    }
    const became = stage({ ...row, own: source.own }, staging)
    counts[became === 'new' ? 'imported' : became.kind] += 1
    if (became !== 'new') plan.report({ ...place, ...became })
  }
  return source.guessed ? source.mapping : null
}

/** Duplicates are looked for where nobody else can write: of two imports at once the later one finds what the first brought. */
async function write(staging: Staging, { openCatalogue, now, onWait }: ImportPlan): Promise<CatalogueOutcome> {
  const catalogue = await openCatalogue()
  const prepare: ApplyOptions['prepare'] = (standing) => settle(staging, standing)
  return catalogue.apply({ upserts: staging.records() }, now, { prepare, ...(onWait && { onWait }) })
}

function reasonNotToWrite(plan: ImportPlan, counts: Counts, guessed: boolean): ImportResult['whyNot'] {
  if (counts.refused + counts.unreadable > 0 && !plan.skipErrors) return 'errors'
  if (plan.write === 'nothing') return 'dry run'
  return guessed && plan.write === 'unless guessed' ? 'guessed' : null
}

type Outcome = Pick<ReportEntry, 'column' | 'value' | 'reason'> & { readonly kind: 'merged' | 'refused' }

/** Adds a record to those that wait, or to the one that it repeats. */
function stage(staged: Staged, staging: Staging): 'new' | Outcome {
  const { record, hasId } = staged
  const namesake = staging.find(record.id)
  const same = namesake && isSameProgramme(namesake.record, record) ? namesake : staging.findSame(record)
  if (same) {
    const merged = mergeDuplicates(same.record, record)
    staging.replace(same.record.id, { ...same, record: merged, own: same.own || staged.own })
    const better = gained(same.record, merged)
    const reason = `is the same programme as ${same.record.id}${better === '' ? '' : `, and states better: ${better}`}`
    return { kind: 'merged', column: 'name', value: record.name, reason }
  }
  if (namesake && hasId) {
    const reason = `is the id of another programme already, "${namesake.record.name}"`
    return { kind: 'refused', column: 'id', value: record.id, reason }
  }
  staging.add(namesake ? { ...staged, record: { ...record, id: staging.freeId(record) } } : staged)
  return 'new'
}

/** The fields that a merge took from the second record. */
function gained(before: Scholarship, after: Scholarship): string {
  const fields = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)),
  )
  return fields.map(([field]) => field).join(', ')
}
