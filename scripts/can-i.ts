/** Judges the pairs of a file, `{profiles, pairs}`, against the starter catalogue: `npm run can-i -- FILE [--json]`. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { judge, type Judgement, type Reason } from '#domain/can-i.ts'
import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { FIELDS } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { GROUPS } from '#domain/rules.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { RECORDS } from '#test/starter-catalogue.ts'

const country = z.custom<CountryCode>((code) => typeof code === 'string' && isCountryCode(code), 'is no country')
const level = z.enum(LEVELS.map(({ id }) => id)).nullable()
const fileSchema = z.object({
  profiles: z.array(
    z.object({
      person: z.string(),
      citizenships: z.array(country).nullable(),
      residence: country.nullable(),
      levelNow: level,
      levelWanted: level,
      fields: z.array(z.enum(FIELDS.map(({ id }) => id))).nullable(),
      birthYear: z.int().nullable(),
      also: z.array(z.enum(GROUPS)),
    }),
  ),
  pairs: z.array(
    z.object({
      person: z.string(),
      id: z.string(),
      verdict: z.enum(['can', 'check', 'no']).optional(),
      arguable: z.enum(['can', 'check', 'no']).optional(),
    }),
  ),
})

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
const [path] = positionals
if (path === undefined) {
  console.error('Name a file: npm run can-i -- FILE [--json]')
  process.exit(2)
}
const { profiles, pairs } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
const catalogue = new Map(RECORDS.map((record) => [record.id, record]))
const year = new Date().getFullYear()

let agreed = 0
let labelled = 0
let wrongNo = 0
const answers = pairs.flatMap(({ person, id, verdict, arguable }) => {
  const me = profiles.find((profile) => profile.person === person)
  const record = catalogue.get(id)
  if (!me || !record) {
    console.error(`${me ? `The catalogue has no ${id}` : `There is no profile ${person}`}: the pair is left out.`)
    return []
  }
  const judged = judge({ ...record, ...record.conditions }, me, year)
  if (verdict !== undefined) {
    labelled += 1
    if (judged.verdict === verdict || judged.verdict === arguable) agreed += 1
    else {
      if (judged.verdict === 'no') wrongNo += 1
      console.error(
        `${person} ${id}: ${judged.verdict}, labelled ${verdict}: ${judged.reasons.map(inWords).join(', ')}`,
      )
    }
  }
  return [{ person, id, verdict: judged.verdict, reasons: reasonsOf(judged, record) }]
})
if (labelled > 0) console.error(`${agreed} of ${labelled} labels agreed with; wrong "no": ${wrongNo}`)
if (values.json) console.log(JSON.stringify(answers))
else for (const { person, id, verdict } of answers) console.log(`${person}  ${verdict.padEnd(5)}  ${id}`)

/** As files tell them: one `other` for all that belongs to no criterion, and hard if it keeps a verdict from "can". */
function reasonsOf({ reasons }: Judgement, { conditions }: Scholarship) {
  const states = ['not_met', 'ask', 'not_stated', 'met'] as const
  const told = Map.groupBy(reasons, ({ criterion }) => criterion)
  const single = [...told].flatMap(([criterion, all]) =>
    criterion === 'other'
      ? []
      : [{ criterion, state: states.find((state) => all.some((reason) => reason.state === state)) }],
  )
  const hard = told.has('other')
  const soft = conditions.needs !== undefined || conditions.min_grade !== undefined
  return [...single, ...(hard || soft ? [{ criterion: 'other', state: 'ask', hard }] : [])]
}

function inWords({ criterion, state, rule }: Reason): string {
  return `${rule ?? criterion} ${state}`
}
