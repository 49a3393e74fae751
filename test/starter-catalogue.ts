import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readRecord } from '#catalogue/record-file.ts'
import { ROOT } from './source-files.ts'

const FOLDER = join(ROOT, 'data')

/** The starter catalogue as its files have it. */
export const ROWS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    z.array(z.looseObject({ id: z.string() })).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
  )

/** The same as records, without faulty rows. */
export const RECORDS = ROWS.flatMap((row) => {
  const read = readRecord(row)
  return 'record' in read ? [read.record] : []
})
