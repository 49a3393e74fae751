import type { CountryCode } from '#domain/countries.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { AUDIENCES } from '#domain/audience.ts'
import type { Deadline } from '#domain/deadline.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { NO_WINDOW } from '#domain/rounds.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { createRandom, type Random } from './random.ts'
import { NAME_ENDINGS, PLACES, SENTENCES, SURNAMES } from './phrases.ts'

/** Countries weighted as in a real catalogue: a few hold most of it, every other one a little. */
const BIG = [
  'US',
  'GB',
  'DE',
  'CA',
  'AU',
  'FR',
  'NL',
  'CN',
  'IN',
  'JP',
  'IT',
  'SE',
  'CH',
  'KR',
  'ZA',
  'ES',
  'NZ',
  'IE',
  'NG',
  'KE',
] as const
const OTHERS = COUNTRIES.map(({ code }) => code).filter((code) => !(BIG as readonly string[]).includes(code))
const REGIONS = [
  'europe',
  'eu',
  'africa',
  'sub-saharan-africa',
  'asia',
  'commonwealth',
  'latin-america',
  'oda',
  'all',
] as const
const FIELD_IDS = FIELDS.map(({ id }) => id)
const LEVEL_LISTS = [
  ['bachelor'],
  ['master'],
  ['doctorate'],
  ['postdoc'],
  ['high-school'],
  ['vocational'],
  ['master', 'doctorate'],
  ['bachelor', 'master'],
  ['bachelor', 'master', 'doctorate'],
  ['doctorate', 'postdoc'],
] as const

/**
 * A catalogue of any size, always the same, one record after the other as a database yields them. Half of it is open to
 * any field, as in life.
 */
export function* generateRecords(size: number): Generator<Scholarship> {
  const random = createRandom(1)
  for (let number = 0; number < size; number++) yield generateRecord(number, random)
}

/** The same catalogue as a snapshot reads it from the database: as text, a page at a time. */
export async function* generatePages(size: number): AsyncGenerator<StoredText[]> {
  let page: StoredText[] = []
  for (const record of generateRecords(size)) {
    page.push(storedText(record))
    if (page.length < 500) continue
    yield page
    page = []
  }
  yield page
}

export function storedText(record: Scholarship): StoredText {
  return { id: record.id, text: JSON.stringify(record), listed: true, entryAt: null }
}

function generateRecord(number: number, random: Random): Scholarship {
  const { chance, pick, skewed, below } = random
  const surname = pick(SURNAMES)
  const place = pick(PLACES)
  const ending = skewed(NAME_ENDINGS)
  const types = [...new Set([skewed(FUNDING_TYPES).id, skewed(FUNDING_TYPES).id])].slice(0, 1 + below(2))
  return {
    id: `programme-${number}`,
    name: chance(0.5) ? `${surname} ${ending}` : `${place} ${pick(SURNAMES)} ${ending} ${below(400)}`,
    funder: chance(0.6) ? `University of ${place}` : `${surname} Foundation`,
    funderKind: 'foundation',
    logo: null,
    countries: placesOf(random),
    fields: chance(0.5) ? 'any' : chance(0.06) ? 'not stated' : listOf(random, FIELD_IDS, 4),
    levels: chance(0.06) ? 'any' : chance(0.04) ? 'not stated' : skewed(LEVEL_LISTS),
    coverage: chance(0.15) ? null : skewed(COVERAGES).id,
    types: chance(0.12) ? [] : types,
    amount: { stated: 'EUR 992 a month', minimum: 992, maximum: 992, currency: 'EUR' },
    deadline: deadlineOf(random),
    ...NO_WINDOW,
    awards: null,
    audience: chance(0.55) ? 'Open to All' : chance(0.7) ? null : pick(AUDIENCES).label,
    citizenship: chance(0.3) ? 'any' : chance(0.4) ? 'not stated' : placesOf(random),
    residence: chance(0.1) ? placesOf(random) : 'not stated',
    conditions: {},
    eligibility: [pick(SENTENCES), pick(SENTENCES), pick(SENTENCES)],
    benefits: [pick(SENTENCES), pick(SENTENCES)],
    applicationProcess: [pick(SENTENCES), pick(SENTENCES)],
    about: [pick(SENTENCES), pick(SENTENCES), pick(SENTENCES), `${pick(SURNAMES)} ${pick(PLACES)}.`],
    link: 'https://example.org/',
    source: null,
    checked: '2025-09',
    verified: {},
  }
}

function placesOf({ chance, pick, skewed, below }: Random): Stated<CountryCode> {
  if (chance(0.12)) return 'any'
  if (chance(0.05)) return 'not stated'
  if (chance(0.08)) return COUNTRY_GROUPS.get(pick(REGIONS))?.members ?? 'any'
  const one = () => (chance(0.75) ? skewed(BIG) : pick(OTHERS))
  return [...new Set(Array.from({ length: chance(0.8) ? 1 : 1 + below(4) }, one))]
}

function listOf<Value>({ chance, skewed, below }: Random, values: readonly Value[], most: number): Value[] {
  return [...new Set(Array.from({ length: chance(0.6) ? 1 : 1 + below(most) }, () => skewed(values)))]
}

function deadlineOf({ chance, below }: Random): Deadline {
  if (chance(0.35)) return { kind: 'yearly', month: 1 + below(12), day: 1 + below(28) }
  if (chance(0.3)) return { kind: 'date', date: `202${chance(0.2) ? 6 : 7}-0${1 + below(9)}-${10 + below(18)}` }
  if (chance(0.5)) return { kind: 'by-programme' }
  return { kind: chance(0.4) ? 'open-all-year' : 'not-stated' }
}
