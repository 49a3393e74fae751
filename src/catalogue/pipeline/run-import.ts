import type { Mapping } from '#catalogue/mapping/mapping.ts'
import { isSameProgramme } from '#catalogue/merging/identity.ts'
import { mergeDuplicates, settle } from '#catalogue/merging/merge-records.ts'
import { createStaging, type Staged, type Staging } from '#catalogue/merging/staging.ts'
import type { RecordFault } from '#catalogue/record-file.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { sqliteKindOf } from '#storage/errors.ts'
import type { ApplyOptions, CatalogueOutcome, Storage } from '#storage/open-storage.ts'
import { openSource } from './open-source.ts'
import { type Report, fileEntries } from './report.ts'

type Before = Awaited<ReturnType<Storage['catalogue']['find']>>

export interface ImportPlan {
  readonly files: readonly string[]
  /** Called only if there is something to write, so that a dry run leaves no database behind. */
  readonly openCatalogue: () => Promise<Storage['catalogue']>
  /** How foreign files are read; null means guess. */
  readonly mapping: Mapping | null
  /** Values for rows of foreign files that do not state them. */
  readonly settings?: Mapping['values']
  /** The sheets of a workbook to read; those that hold the list, if none are named. */
  readonly sheets?: readonly string[]
  /** What to write: nothing, everything, or everything unless a mapping was guessed. */
  readonly write: 'nothing' | 'unless guessed' | 'all'
  /** True to import the good rows of files that also have bad ones. */
  readonly skipErrors: boolean
  /** The digest of the catalogue that this import was judged against: into another nothing is written. */
  readonly against?: string
  readonly now: number
  readonly report: Report
  /** Called for each record that would be written, if nothing is, with what the catalogue has of it. */
  readonly onPreview?: (record: Scholarship, before: Before | undefined) => void
  readonly onProgress?: (file: string, bytes: number, rows: number) => void
  /** Called when everything is read and another writing program has to be waited for. */
  readonly onWait?: () => void
}

/** Every row is one of these: rows = imported + merged + refused. */
interface Counts {
  rows: number
  imported: number
  merged: number
  refused: number
  /** Files that could not be read, at all or to their end. */
  unreadable: number
}

export interface ImportResult extends Readonly<Counts> {
  /** The mappings that were guessed, by file. */
  readonly guesses: readonly { readonly file: string; readonly mapping: Mapping }[]
  /** What changed in the catalogue; null if nothing was written. */
  readonly outcome: CatalogueOutcome | null
  readonly whyNot: 'errors' | 'guessed' | 'dry run' | null
  /** The digest of the catalogue that a preview was compared with. */
  readonly against: string | null
}

/** The catalogue is not the one that the import was judged against. */
export class OutdatedError extends Error {}

/** Reads files, merges duplicates and, if wanted, updates the catalogue in one transaction. */
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
        // Not a fault of the input file, but of the file in which the records wait.
        if (NO_ROOM_CODES.includes(sqliteKindOf(error))) throw new Error(NO_ROOM, { cause: error })
        counts.unreadable += 1
        const reason = error instanceof Error ? error.message : String(error)
        plan.report({ kind: 'unreadable', file, line: 0, column: '', value: '', reason })
      }
    }
    const whyNot = reasonNotToWrite(plan, counts, guesses.length > 0)
    const outcome = whyNot === null ? await write(staging, plan) : null
    const previews = plan.write === 'nothing' && plan.onPreview
    const against = previews ? await preview(staging, plan, previews) : null
    return { ...counts, guesses, outcome, whyNot, against }
  } finally {
    staging.close()
  }
}

const NO_ROOM =
  'There is no room for the records that wait until all is read: free some on the disk of the temporary files, or name another folder for them with TMPDIR. Nothing was written.'

/** SQLITE_IOERR, SQLITE_FULL and SQLITE_CANTOPEN. */
const NO_ROOM_CODES: readonly number[] = [10, 13, 14]

/** Reads one file. Returns the mapping if it had to be guessed. */
async function stageFile(file: string, plan: ImportPlan, staging: Staging, counts: Counts): Promise<Mapping | null> {
  const onBytes = (bytes: number) => plan.onProgress?.(file, bytes, counts.rows)
  const source = await openSource(file, plan, onBytes)
  for (const entry of fileEntries(file, source)) plan.report(entry)
  for await (const row of source.rows) {
    counts.rows += 1
    const place = { file, line: row.line, ...(row.sheet !== undefined && { sheet: row.sheet }) }
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

/** Looks for duplicates while nobody else can write, so that the later of two imports finds what the first one brought. */
async function write(staging: Staging, { openCatalogue, against, now, onWait }: ImportPlan): Promise<CatalogueOutcome> {
  const catalogue = await openCatalogue()
  const prepare: ApplyOptions['prepare'] = async (standing) => {
    const found = await settle(staging, standing)
    if (against !== undefined && found !== against) throw new OutdatedError('The catalogue has changed meanwhile')
  }
  return catalogue.apply({ upserts: staging.records() }, now, { prepare, ...(onWait && { onWait }) })
}

/** The same as `write`, but nobody else is kept from writing, and nothing is written. */
async function preview(
  staging: Staging,
  { openCatalogue }: ImportPlan,
  onPreview: NonNullable<ImportPlan['onPreview']>,
): Promise<string> {
  const catalogue = await openCatalogue()
  const against = await settle(staging, catalogue)
  for (const record of staging.records()) onPreview(record, await catalogue.find(record.id))
  return against
}

function reasonNotToWrite(plan: ImportPlan, counts: Counts, guessed: boolean): ImportResult['whyNot'] {
  if (counts.refused + counts.unreadable > 0 && !plan.skipErrors) return 'errors'
  if (plan.write === 'nothing') return 'dry run'
  return guessed && plan.write === 'unless guessed' ? 'guessed' : null
}

type Outcome = RecordFault & { readonly kind: 'merged' | 'refused' }

/** Adds a record to the waiting ones, or merges it into the one that it repeats. */
function stage(staged: Staged, staging: Staging): 'new' | Outcome {
  const { record, hasId } = staged
  const namesake = staging.find(record.id)
  const same = namesake && isSameProgramme(namesake.record, record) ? namesake : staging.findSame(record)
  if (same) {
    const merged = mergeDuplicates(same.record, record)
    staging.replace(same.record.id, { ...same, record: merged, own: same.own || staged.own })
    const better = differingFields(merged, same.record).join(', ')
    const reason = `is the same programme as ${same.record.id}${better === '' ? '' : `, and states better: ${better}`}`
    return { kind: 'merged', column: 'name', value: record.name, reason }
  }
  if (namesake && hasId) {
    const reason = `is the id of another programme already. Give it one of its own, or map this column to null: ids are then made of names`
    return { kind: 'refused', column: 'id', value: record.id, reason }
  }
  const [id = record.id] = namesake ? staging.freeIds(record) : []
  staging.add({ ...staged, record: { ...record, id } })
  return 'new'
}

/** The fields of a record that another does not have so. */
export function differingFields(record: Scholarship, other: Scholarship): string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(other, field)) ? [] : [field],
  )
}
