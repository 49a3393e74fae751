import { COUNTRIES, type CountryCode } from '#domain/countries.ts'
import type { IsoDate } from '#domain/dates.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { AUDIENCES, findAudience, isForMen, type AudienceLabel } from '#domain/audience.ts'
import { findField } from '#domain/fields.ts'
import { OTHERS, type Scholarship, type Stated } from '#domain/scholarship.ts'
import { WHEN } from '#domain/when.ts'
import { whenOf } from '#search/constraints/when.ts'
import { GROUPS, matchedBy, statedValues, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'

/** What a question can ask of a record: the five groups; who may hold it, which only a search key can ask; and when. */
export const DIMENSIONS = [...GROUPS, 'citizenship', 'audience', 'when'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/**
 * What the index has rows for: the dimensions, and three more that decide the order. "named field": a programme in
 * "Computing & IT" also answers to Data Science, but one that names Data Science comes first. "mainly for": whose
 * people it is mainly for, though others may hold it. "limited": for one kind of people or for few nations only; an award
 * for the blind comes late for everyone who does not say what kind of people they are.
 */
export const INDEXED = [...DIMENSIONS, 'named field', 'mainly for', 'limited'] as const
export type Indexed = (typeof INDEXED)[number]

/**
 * What only some of those who ask may hold: few what is for refugees, half what is for women; or few nations only, or they
 * mainly.
 */
export const LIMITS = ['few', 'half', 'nations', 'mainly nations'] as const
type Limit = (typeof LIMITS)[number]
const MEN = 'Men only'
const DISABLED = 'Disabled people only'
const BLIND = 'Blind people only'
const COUNTRY_VALUES = [...COUNTRIES.map(({ code }) => code), ...[...COUNTRY_GROUPS.keys()].map((id) => `@${id}`)]
const valuesOf = (group: Group) => VOCABULARY[group].map(({ value }) => value)

/** All values that a dimension can be asked for. Groups of countries (`@africa`) come after the countries. */
export const DIMENSION_VALUES: Readonly<Record<Indexed, readonly string[]>> = {
  country: COUNTRY_VALUES,
  field: valuesOf('field'),
  level: valuesOf('level'),
  coverage: valuesOf('coverage'),
  type: valuesOf('type'),
  citizenship: COUNTRY_VALUES,
  when: WHEN,
  audience: [...AUDIENCES.map(({ label }) => label), MEN, DISABLED, BLIND],
  'named field': valuesOf('field'),
  'mainly for': COUNTRY_VALUES,
  limited: LIMITS,
}

const VALUE_NUMBERS = new Map(
  INDEXED.map((dimension) => [
    dimension,
    new Map(DIMENSION_VALUES[dimension].map((value, number) => [value, number] as const)),
  ]),
)

/** The place of a value in `DIMENSION_VALUES`, or -1. */
export function valueNumber(dimension: Indexed, value: string): number {
  return VALUE_NUMBERS.get(dimension)?.get(value) ?? -1
}

const GROUPS_OF_COUNTRY: ReadonlyMap<string, readonly string[]> = groupsOfCountry()

function groupsOfCountry(): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { id, members } of COUNTRY_GROUPS.values()) {
    for (const code of members) groups.set(code, [...(groups.get(code) ?? []), `@${id}`])
  }
  return groups
}

/** Every value that a record with these values matches. For countries that includes the groups that they belong to. */
export function answeredBy(dimension: Indexed, values: readonly string[]): readonly string[] {
  if (dimension === 'audience' || dimension === 'limited' || dimension === 'when') return values
  if (dimension === 'named field') return values.flatMap((id) => [id, findField(id)?.broad ?? id])
  if (!namesCountries(dimension)) return matchedBy(dimension, values)
  return [...new Set([...values, ...values.flatMap((code) => GROUPS_OF_COUNTRY.get(code) ?? [])])]
}

function namesCountries(dimension: Indexed): dimension is 'country' | 'citizenship' | 'mainly for' {
  return dimension === 'country' || dimension === 'citizenship' || dimension === 'mainly for'
}

/**
 * True if a list names more than half of all countries, such as every country but one's own. It matches those
 * countries, but is hardly more specific than being open to any.
 */
export function namesMostCountries(dimension: Indexed, values: readonly string[]): boolean {
  return namesCountries(dimension) && values.length * 2 > COUNTRIES.length
}

/** A list of up to this many countries is still written for each of them: a region, not half the world. */
export const FEW_COUNTRIES = 15

/** True if a list ranks with those that are open to any. For `mainly for`, that is a list of more than a few countries. */
export function isLooseList(dimension: Indexed, values: readonly string[]): boolean {
  return dimension === 'mainly for' ? values.length > FEW_COUNTRIES : namesMostCountries(dimension, values)
}

/** What a record says in a dimension. Only of the time of applying the day decides. */
export function statedIn(record: Scholarship, dimension: Indexed, day: IsoDate): Stated<string> {
  if (dimension === 'when') return whenOf(record, day)
  if (dimension === 'named field') return typeof record.fields === 'string' ? 'not stated' : record.fields
  if (dimension === 'citizenship') return citizenshipOf(record)
  if (dimension === 'mainly for') return mainlyFor(record)
  if (dimension === 'audience') return audienceOf(record)
  if (dimension === 'limited') return limitsOf(record)
  return statedValues(record, dimension)
}

const AFRICA = COUNTRY_GROUPS.get('africa')?.members ?? []
const CITIZENS: Readonly<Partial<Record<AudienceLabel, readonly CountryCode[]>>> = {
  'Indians only': ['IN'],
  'Pakistanis only': ['PK'],
  'Japanese only': ['JP'],
  'Africans only': AFRICA,
  'African females only': AFRICA,
}

/** The only citizens who may hold it. */
function citizenshipOf(record: Scholarship): Stated<string> {
  const citizens = citizensOf(record)
  const isMainly = mainlyFor(record) !== 'not stated'
  return isMainly || (typeof citizens !== 'string' && citizens.includes(OTHERS)) ? 'not stated' : citizens
}

/** Whose citizens may hold it: as stated, or as its audience implies. */
function citizensOf({ citizenship, audience }: Scholarship): Stated<string> {
  if (typeof citizenship !== 'string') return citizenship
  const label = findAudience(audience)?.label
  return (label && CITIZENS[label]) ?? citizenship
}

/**
 * Whose people it is mainly for: the citizens of some countries where others may hold it, too, or whoever lives there,
 * who are mostly citizens. For these people it is their own. Everyone else may hold it, too, so it matches as if it did not
 * say whose it is, and comes last.
 */
function mainlyFor(record: Scholarship): Stated<string> {
  const citizens = citizensOf(record)
  if (typeof citizens !== 'string' && !citizens.includes(OTHERS)) return 'not stated'
  // Refugees live anywhere but at home.
  const residents = findAudience(record.audience)?.label === 'Refugees Only' ? 'not stated' : record.residence
  const people = typeof citizens === 'string' ? residents : citizens.filter((code) => code !== OTHERS)
  return typeof people === 'string' || namesMostCountries('mainly for', people) ? 'not stated' : people
}

/** The kind of people that it is for. An audience that is only a nationality says nothing about other kinds. */
function audienceOf(record: Scholarship): Stated<string> {
  const audience = findAudience(record.audience)
  if (!audience) return otherKindOf(record.audience ?? '')
  if (audience.label === 'Open to All' || audience.label === 'Minorities encouraged') return 'any'
  return CITIZENS[audience.label] && !audience.women ? 'not stated' : [audience.label]
}

/** The kinds of people that the specification has no label for, by what the record says: "Scholars at risk only". */
function otherKindOf(people: string): Stated<string> {
  if (isForMen(people)) return [MEN]
  if (!ONE_KIND.test(people)) return 'not stated'
  if (/\b(?:disabled|deaf)\b/i.test(people)) return [DISABLED]
  if (/\bblind\b/i.test(people)) return [BLIND]
  return /\b(?:refugees|at risk|persecuted)\b/i.test(people) ? ['Refugees Only'] : 'not stated'
}

function limitsOf(record: Scholarship): Stated<Limit> {
  const limit = limitOf(record)
  const isFew = (people: Stated<string>) => typeof people !== 'string' && people.length <= FEW_COUNTRIES
  const nations: Limit[] = isFew(citizenshipOf(record))
    ? ['nations']
    : isFew(mainlyFor(record))
      ? ['mainly nations']
      : []
  const limits = [...(limit ? [limit] : []), ...nations]
  return limits.length > 0 ? limits : 'not stated'
}

/**
 * For one kind of people only, whether we know the kind or not ("Blind people only"). People who pay home fees are not
 * a kind: that depends on where they live, and most who name that nation do.
 */
function limitOf(record: Scholarship): Limit | undefined {
  const audience = findAudience(record.audience)
  if (isForMen(record.audience) || (audience && FOR_ANY_WOMAN.has(audience.label))) return 'half'
  const isLimited = audience
    ? audience.label !== 'Applicants with home fee status' && typeof audienceOf(record) !== 'string'
    : ONE_KIND.test(record.audience ?? '')
  return isLimited ? 'few' : undefined
}

const FOR_ANY_WOMAN: ReadonlySet<AudienceLabel> = new Set(['Women only', 'Females Only', 'African females only'])
const ONE_KIND = /^\s*(?:only|for)\b(?! (?:all|every))|\bonly\W*$/i
