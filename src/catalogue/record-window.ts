import { z } from 'zod'
import { BASES, faultOf, formatStatus, parseStatus, round, type ApplicationWindow, type Round } from '#domain/rounds.ts'
import { RECORD_LIMITS } from './limits.ts'

const { rounds: MOST, words: LONGEST, link: LONGEST_LINK } = RECORD_LIMITS

const words = z.string().trim().min(1, 'is empty').max(LONGEST, `is longer than ${LONGEST} characters`)
const maybe = <Value extends z.ZodType>(value: Value) => value.nullable().default(null)
const date = maybe(z.string())

/** A round as our own files write it. Keys that have no value may be left out. */
const roundSchema = z
  .strictObject({
    opens: date,
    closes: date,
    results: date,
    basis: z.enum(BASES, { error: `is none of ${BASES.join(', ')}` }),
    for: maybe(words),
    vague: maybe(words),
    vague_results: maybe(words),
    closes_between: maybe(z.tuple([z.string(), z.string()])),
    source: maybe(z.url({ protocol: /^https?$/, error: 'is no address' }).max(LONGEST_LINK)),
    verified: maybe(z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month such as 2025-09')),
  })
  .transform(({ vague_results, closes_between, ...same }, context): Round => {
    const read = round({ ...same, vagueResults: vague_results, closesBetween: closes_between })
    const message = faultOf(read)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
    return read
  })

const status = z.string().transform((value, context) => {
  const parsed = parseStatus(value)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'is not active, paused or ended, with the month if known: ended 2026-03',
  })
  return z.NEVER
})

/** When one can apply, as our own files write it. A file that says nothing of it may leave it out. */
export const windowSchema = {
  rounds: z.array(roundSchema).max(MOST, `has more than ${MOST} entries`).default([]),
  open_all_year: z.boolean().default(false),
  by_programme: z.boolean().default(false),
  status: status.prefault('active'),
}

type WindowFile = z.input<z.ZodObject<typeof windowSchema>>

/** The inverse of what `windowSchema` reads. */
export function writeWindow({ rounds, openAllYear, byProgramme, status: standing }: ApplicationWindow) {
  return {
    rounds: rounds.map(writeRound),
    open_all_year: openAllYear,
    by_programme: byProgramme,
    status: formatStatus(standing),
  } satisfies WindowFile
}

/** What few rounds have is only written where they have it. */
function writeRound({ opens, closes, results, basis, for: whom, ...rare }: Round) {
  return {
    opens,
    closes,
    results,
    basis,
    for: whom,
    ...(rare.vague !== null && { vague: rare.vague }),
    ...(rare.vagueResults !== null && { vague_results: rare.vagueResults }),
    ...(rare.closesBetween !== null && { closes_between: [...rare.closesBetween] as [string, string] }),
    ...(rare.source !== null && { source: rare.source }),
    ...(rare.verified !== null && { verified: rare.verified }),
  }
}
