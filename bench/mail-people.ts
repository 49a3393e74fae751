import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { encodeSearch } from '#contract/search-url.ts'
import { addDays } from '#domain/dates.ts'
import { FIELDS } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { REMINDED_BEFORE } from '#domain/reminders.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { openStorage } from '#storage/open-storage.ts'
import { generateRecords } from './generate.ts'
import { createRandom } from './random.ts'

/** The first day on which letters leave. */
export const FIRST_DAY = '2027-03-01'
/** From all of these it is morning or later at nine o'clock UTC, of the same day. */
const ZONES = ['UTC', 'Africa/Nairobi', 'Asia/Kolkata']
const COUNTRIES = ['Kenya', 'Germany', 'India', 'United Kingdom', 'Canada', 'Japan', 'Ghana', 'France']
/** Records that each person saves. */
const SAVES = 10
/** Closings are spread over so many days after the first. */
const SPREAD = 60

/** One time that one person has to be told of one closing. */
export const factOf = (email: string, name: string, before: number): string => `${email} ${name} ${before}`

export interface Crowd {
  /** What each of some days has to tell, by `factOf`. */
  readonly expected: (days: number) => ReadonlySet<string>
}

/**
 * Fills an embedded database with records that close one after the other, and with people who have saved some of them
 * and want reminders; if they follow, also a search each.
 */
export async function fillWithPeople(
  dataDir: string,
  { people, records, follow }: { readonly people: number; readonly records: number; readonly follow: boolean },
): Promise<Crowd> {
  const closes = (number: number) => addDays(FIRST_DAY, 1 + (number % SPREAD))
  const catalogue = [...generateRecords(records)].map((record, number): Scholarship => ({
    ...record,
    name: `Award ${number}`,
    deadline: { kind: 'date', date: closes(number) },
  }))
  const storage = await openStorage({ dataDir })
  const { version } = await storage.catalogue.apply({ upserts: catalogue }, Date.parse(FIRST_DAY))
  await storage.close()

  const { pick, below } = createRandom(7)
  const expected: { readonly fact: string; readonly day: string }[] = []
  const file = new DatabaseSync(join(dataDir, 'scholarships.sqlite'))
  file.exec('begin')
  const account = file.prepare('insert into account (id, email, name, created_at) values (?, ?, ?, 1)')
  const mailing = file.prepare('insert into mailing (account_id, time_zone, reminded_since) values (?, ?, ?)')
  const saved = file.prepare('insert into saved (account_id, scholarship_id, saved_at) values (?, ?, 1)')
  const followed = file.prepare(
    'insert into followed (account_id, query, created_at, version, looked_on) values (?, ?, 1, ?, ?)',
  )
  for (let number = 0; number < people; number += 1) {
    const email = `person-${number}@example.org`
    account.run(String(number), email, `Person ${number}`)
    // Not told of what was due before.
    mailing.run(String(number), pick(ZONES), Date.parse(FIRST_DAY))
    const mine = new Set(Array.from({ length: SAVES }, () => below(records)))
    for (const one of mine) {
      saved.run(String(number), catalogue[one]?.id ?? '')
      for (const before of REMINDED_BEFORE)
        expected.push({ fact: factOf(email, `Award ${one}`, before), day: addDays(closes(one), -before) })
    }
    const query = encodeSearch({
      selection: {
        country: [pick(COUNTRIES)],
        field: [pick(FIELDS).label, pick(FIELDS).label],
        level: [pick(LEVELS).label],
      },
      page: 1,
    })
    if (follow) followed.run(String(number), query, version, addDays(FIRST_DAY, -7))
  }
  file.exec('commit')
  file.close()
  return {
    expected: (days) => {
      const last = addDays(FIRST_DAY, days - 1)
      return new Set(expected.filter(({ day }) => day >= FIRST_DAY && day <= last).map(({ fact }) => fact))
    },
  }
}
