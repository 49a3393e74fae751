import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseMapping, type Mapping } from '#catalogue/mapping/mapping.ts'
import { createDigest } from '#catalogue/pipeline/report.ts'
import {
  differingFields,
  OutdatedError,
  runImport,
  type ImportPlan,
  type ImportResult,
} from '#catalogue/pipeline/run-import.ts'
import { openFile } from '#catalogue/reading/open-file.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { CatalogueOutcome, Storage } from '#storage/open-storage.ts'

/** A column of the file: some of its values, for whoever decides what it holds. */
export interface Column {
  readonly name: string
  readonly values: readonly string[]
}

export interface Change {
  readonly id: string
  readonly name: string
  /** The fields that would differ; null for a new record. */
  readonly fields: readonly string[] | null
}

export interface Judgement extends Omit<ImportResult, 'guesses' | 'outcome' | 'whyNot' | 'against'> {
  readonly columns: readonly Column[]
  /** Null for a file of our own format, whose columns are read as they are. */
  readonly mapping: Mapping | null
  /** What was done, and what is wrong, in lines as the command says it. */
  readonly report: readonly string[]
  readonly changes: readonly Change[]
  readonly counts: { readonly added: number; readonly changed: number; readonly unchanged: number }
  /** True where it cannot be written unless the rows with faults are left out. */
  readonly hasFaults: boolean
  /** Names what was judged, and the catalogue it was judged against. */
  readonly mark: string
}

export interface Choice {
  /** How the columns are read; null means guess. */
  readonly mapping: Mapping | null
  readonly skipErrors: boolean
}

export type WriteOutcome =
  | { readonly kind: 'written'; readonly outcome: CatalogueOutcome }
  | { readonly kind: 'faults' }
  /** There is another file or catalogue by now: it has to be judged again. */
  | { readonly kind: 'outdated' }

/** Rows from which examples are taken, and how many of each column are shown. */
const SAMPLE = 30
const EXAMPLES = 3
const LONGEST_EXAMPLE = 80
/** More changes are counted only. */
const SHOWN_CHANGES = 200

interface TakenFile {
  readonly number: number
  readonly path: string
  /** As its owner calls it. */
  readonly name: string
  readonly columns: readonly Column[]
}

export type ImportDesk = ReturnType<typeof createImportDesk>

/** Imports one file at a time, judged before it is written, by the code of the command `import`. */
export function createImportDesk({ catalogue }: Pick<Storage, 'catalogue'>, now: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'scholarship-import-'))
  let file: TakenFile | undefined
  let number = 0

  const planFor = (path: string, { mapping, skipErrors }: Choice): Omit<ImportPlan, 'write' | 'report'> => ({
    files: [path],
    openCatalogue: () => Promise.resolve(catalogue),
    mapping,
    skipErrors,
    now: now(),
  })
  return {
    /**
     * Takes a file in, in place of the one before. Of several at once the last to come stays, however long each takes to
     * read. Throws a sentence if it cannot be read at all.
     */
    async take(name: string, bytes: Uint8Array): Promise<void> {
      if (file) rmSync(file.path, { force: true })
      file = undefined
      const mine = ++number
      const path = join(
        folder,
        `${mine}-${basename(name)
          .replaceAll(/[^\w.-]+/g, '_')
          .slice(-60)}`,
      )
      writeFileSync(path, bytes, { mode: 0o600 })
      try {
        const columns = await columnsOf(path)
        if (mine === number) file = { number, path, name, columns }
      } finally {
        if (file?.path !== path) rmSync(path, { force: true })
      }
    },

    /** What an import would do. Nothing is written. Undefined if no file was taken in. */
    async judge(choice: Choice): Promise<Judgement | undefined> {
      return file && judgeFile(file, choice, planFor(file.path, choice))
    },

    /** Writes what was judged under a mark, completely or not at all. */
    async write(choice: Choice, mark: string): Promise<WriteOutcome> {
      const against = mark.slice(0, DIGEST)
      if (!file || mark !== markOf(file, choice, against)) return { kind: 'outdated' }
      const plan = { ...planFor(file.path, choice), against, write: 'all', report: () => undefined } as const
      try {
        const { outcome } = await runImport(plan)
        return outcome ? { kind: 'written', outcome } : { kind: 'faults' }
      } catch (error) {
        if (error instanceof OutdatedError) return { kind: 'outdated' }
        throw error
      }
    },

    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Characters of the digest of a catalogue. */
const DIGEST = 64

const markOf = ({ number }: TakenFile, choice: Choice, against: string): string =>
  against + JSON.stringify([number, choice])

async function judgeFile(
  file: TakenFile,
  choice: Choice,
  plan: Omit<ImportPlan, 'write' | 'report'>,
): Promise<Judgement> {
  const digest = createDigest()
  const changes: Change[] = []
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const {
    guesses,
    outcome: _outcome,
    whyNot: _whyNot,
    against,
    ...done
  } = await runImport({
    ...plan,
    write: 'nothing',
    report: (entry) => digest.add({ ...entry, file: file.name }),
    onPreview: (record, before) => {
      const change = changeOf(record, before)
      counts[change === 'unchanged' ? 'unchanged' : change.fields === null ? 'added' : 'changed'] += 1
      if (change !== 'unchanged' && changes.length < SHOWN_CHANGES) changes.push(change)
    },
  })
  const mapping = plan.mapping ?? guesses[0]?.mapping ?? null
  const hasFaults = done.refused + done.unreadable > 0
  const mark = markOf(file, choice, against ?? '')
  return { ...done, columns: file.columns, mapping, report: digest.lines(), changes, counts, hasFaults, mark }
}

/** The body of a choice. Throws a sentence if its mapping is none. */
export function readChoice(said: { readonly mapping: unknown; readonly skipErrors: boolean }): Choice {
  return { ...said, mapping: said.mapping === null ? null : parseMapping(said.mapping, 'The mapping') }
}

async function columnsOf(path: string): Promise<Column[]> {
  const { rows } = await openFile(path)
  const values = new Map<string, Set<string>>()
  let count = 0
  for await (const row of rows) {
    if (!('cells' in row)) continue
    for (const [column, value] of Object.entries(row.cells)) {
      const some = values.get(column) ?? new Set<string>()
      values.set(column, some)
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (text && text !== 'null' && some.size < EXAMPLES) some.add(text.slice(0, LONGEST_EXAMPLE))
    }
    count += 1
    if (count === SAMPLE) break
  }
  return [...values].map(([name, some]) => ({ name, values: [...some] }))
}

function changeOf(
  record: Scholarship,
  before: { readonly record: Scholarship; readonly listed: boolean } | undefined,
): Change | 'unchanged' {
  const { id, name } = record
  if (!before) return { id, name, fields: null }
  const differing = differingFields(record, before.record)
  const fields = before.listed ? differing : ['listed again', ...differing]
  return fields.length > 0 ? { id, name, fields } : 'unchanged'
}
