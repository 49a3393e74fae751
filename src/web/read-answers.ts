import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { OptionGroups, SearchAnswer } from '#contract/search.ts'
import type { User } from '#contract/user.ts'

/** What came as JSON. The specification promises some keys; our own server says more, which the pages can do without. */
export type Said = Readonly<Record<string, unknown>> | null

/** An answer to a search. An entry of the list is null where the answer has no data for it. */
export interface Found extends Omit<SearchAnswer, 'list' | 'facets'> {
  readonly list: readonly (Card | null)[]
  readonly facets: OptionGroups | undefined
}

const NOTHING_MORE: Omit<Found, 'list' | 'count'> = {
  result: true,
  page: 1,
  matches: [],
  searchKey: '',
  understood: [],
  told: [],
  when: [],
  alsoLookedFor: [],
  relaxed: [],
  alternatives: [],
  facets: undefined,
  version: '',
}

/** Without a list there is nothing to count. Throws a TypeError for a list that is none. */
export function readSearchAnswer(said: Said): Found {
  // The entries are read one by one.
  const { list, count, ...more } = (said ?? {}) as { list?: Said[] | null; count?: number | null }
  const read = list?.map(readScholarship) ?? []
  const found: Found = { ...NOTHING_MORE, ...stated(more), list: read, count: list ? (count ?? read.length) : 0 }
  return { ...found, facets: found.facets && readOptionGroups(found.facets) }
}

/** What is said of a scholarship that does not state it. */
const NOT_STATED: Omit<ScholarshipDetail, '_id' | 'scholarship_name'> = {
  funded_by: '',
  logo: null,
  level: 'NA',
  levels: [],
  country: 'NA',
  country_code: null,
  countries: [],
  study_places: 'NA',
  field: 'NA',
  fields: [],
  funding_types: [],
  amount: null,
  deadline: 'NA',
  deadline_expected: false,
  window: { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null },
  no_of_awards: null,
  ethnicity: null,
  citizenship: 'NA',
  residence: 'NA',
  updated_on: null,
  eligibility: [],
  benefits: [],
  application_process: [],
  additional_details: [],
  original_link: '',
  source: null,
  listed: true,
}

const DAY_WITH_TIME = /^(\d{4}-\d\d-\d\d)[T ].*/

/** A scholarship, or the card of one: null where so little is said that there is nothing to show. */
export function readScholarship(said: Said): ScholarshipDetail | null {
  if (!said?.['_id'] || !said['scholarship_name']) return null
  const entries = Object.entries(stated(said)).map(([key, value]) => [key, valueOf(key, value)])
  // Both names are there, and every other key has a value of its type.
  const read = { ...NOT_STATED, ...Object.fromEntries(entries) } as ScholarshipDetail
  return {
    ...read,
    logo: read.logo ? imageOf(read.logo) : null,
    deadline: read.deadline.replace(DAY_WITH_TIME, '$1'),
  }
}

/** Texts may come as numbers or lists, and lists as one text. */
function valueOf(key: string, value: unknown): unknown {
  const blank: unknown = NOT_STATED[key as keyof typeof NOT_STATED]
  if (blank === undefined || typeof blank === 'boolean') return value
  if (key === 'window') return typeof value === 'object' ? { ...NOT_STATED.window, ...value } : NOT_STATED.window
  if (Array.isArray(blank)) return Array.isArray(value) ? value.map(String) : String(value).split(/\n+/)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Images may come without saying that they are; browsers look for themselves which kind it is. */
function imageOf(logo: string): string {
  return /^[\w+/]+=*$/.test(logo) ? `data:image/png;base64,${logo}` : logo
}

export function readUser({ name, photo, email, id = email }: Partial<User> & Pick<User, 'email'>): User {
  return { id, name: name || email, photo: photo || null, email }
}

/** Only the groups that are missing are added. */
export function readOptionGroups(said: Partial<OptionGroups>): OptionGroups {
  return { C: [], F: [], L: [], A: [], T: [], R: [], O: [], ...stated(said) }
}

/** Without the keys that have no value. */
function stated(said: object): object {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined))
}
