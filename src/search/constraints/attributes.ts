import { COUNTRIES } from '#domain/countries.ts'
import type { IsoDate } from '#domain/dates.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { findAudience, isForMen } from '#domain/audience.ts'
import { findField } from '#domain/fields.ts'
import { INDEXED_AUDIENCES, meaningOfAudience, MEN_ONLY, OTHER_KINDS } from '#domain/kinds-of-people.ts'
import { OTHERS, type Scholarship, type Stated } from '#domain/scholarship.ts'
import { WHEN } from '#domain/when.ts'
import { whenOf } from '#search/constraints/when.ts'
import { GROUPS, matchedOptions, statedValues, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'

/**
 * What a request can constrain: the five groups; citizenship and audience, which only a query can name; and the time of
 * applying.
 */
export const ATTRIBUTES = [...GROUPS, 'citizenship', 'audience', 'when'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/**
 * The attributes that have bitsets: those above, and three more for the ranking. "named field": a programme in
 * "Computing & IT" also matches Data Science, but one that names Data Science comes first. "mainly for": the people
 * that it is mainly for, though others may hold it. "restricted": for one kind of people or for few nations only.
 */
export const INDEXED_ATTRIBUTES = [...ATTRIBUTES, 'named field', 'mainly for', 'restricted'] as const
export type IndexedAttribute = (typeof INDEXED_ATTRIBUTES)[number]

/**
 * Restrictions: "few" is for a small audience (refugees), "half" for women or men, "nations" for few nations only,
 * "mainly nations" for few nations mainly, "post-docs" for them only. "Several countries" is none, but names more than
 * one.
 */
export const RESTRICTIONS = ['few', 'half', 'nations', 'mainly nations', 'post-docs', 'several countries'] as const
type Restriction = (typeof RESTRICTIONS)[number]
const COUNTRY_VALUES = [...COUNTRIES.map(({ code }) => code), ...[...COUNTRY_GROUPS.keys()].map((id) => `@${id}`)]
const valuesOf = (group: Group) => VOCABULARY[group].map(({ value }) => value)

/** All values of each attribute. Groups of countries (`@africa`) come after the countries. */
export const ATTRIBUTE_VALUES: Readonly<Record<IndexedAttribute, readonly string[]>> = {
  country: COUNTRY_VALUES,
  field: valuesOf('field'),
  level: valuesOf('level'),
  coverage: valuesOf('coverage'),
  type: valuesOf('type'),
  citizenship: COUNTRY_VALUES,
  when: WHEN,
  audience: INDEXED_AUDIENCES,
  'named field': valuesOf('field'),
  'mainly for': COUNTRY_VALUES,
  restricted: RESTRICTIONS,
}

const VALUE_NUMBERS = new Map(
  INDEXED_ATTRIBUTES.map((attribute) => [
    attribute,
    new Map(ATTRIBUTE_VALUES[attribute].map((value, number) => [value, number] as const)),
  ]),
)

/** The index of a value in `ATTRIBUTE_VALUES`, or -1. */
export function valueNumber(attribute: IndexedAttribute, value: string): number {
  return VALUE_NUMBERS.get(attribute)?.get(value) ?? -1
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
export function matchedValues(attribute: IndexedAttribute, values: readonly string[]): readonly string[] {
  if (attribute === 'audience' || attribute === 'restricted' || attribute === 'when') return values
  if (attribute === 'named field') return values.flatMap((id) => [id, findField(id)?.broad ?? id])
  if (!namesCountries(attribute)) return matchedOptions(attribute, values)
  return [...new Set([...values, ...values.flatMap((code) => GROUPS_OF_COUNTRY.get(code) ?? [])])]
}

function namesCountries(attribute: IndexedAttribute): attribute is 'country' | 'citizenship' | 'mainly for' {
  return attribute === 'country' || attribute === 'citizenship' || attribute === 'mainly for'
}

/**
 * True if a list names more than half of all countries, such as every country but one's own. It matches those
 * countries, but is hardly more specific than being open to any.
 */
export function namesMostCountries(attribute: IndexedAttribute, values: readonly string[]): boolean {
  return namesCountries(attribute) && values.length * 2 > COUNTRIES.length
}

/** A list of up to so many countries means each of them, as a region does. A longer one means half the world. */
export const FEW_COUNTRIES = 15

/** True if a list is so long that it ranks with what is open to any: then it is only a partial match. */
export function isPartialList(attribute: IndexedAttribute, values: readonly string[]): boolean {
  return attribute === 'mainly for' ? values.length > FEW_COUNTRIES : namesMostCountries(attribute, values)
}

/** The values of a record in an attribute. Only `when` depends on the day. */
export function statedIn(record: Scholarship, attribute: IndexedAttribute, day: IsoDate): Stated<string> {
  if (attribute === 'when') return whenOf(record, day)
  if (attribute === 'named field') return typeof record.fields === 'string' ? 'not stated' : record.fields
  if (attribute === 'citizenship') return citizenshipOf(record)
  if (attribute === 'mainly for') return mainlyFor(record)
  if (attribute === 'audience') return audienceOf(record)
  if (attribute === 'restricted') return restrictionsOf(record)
  return statedValues(record, attribute)
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
  return meaningOfAudience(audience)?.citizens ?? citizenship
}

/**
 * The people that an award is mainly for: the citizens of some countries where others may hold it, too, or the
 * residents of some countries, who are mostly citizens. These people see it as their own. For everyone else it matches
 * like an award without a stated citizenship, and comes last.
 */
function mainlyFor(record: Scholarship): Stated<string> {
  const citizens = citizensOf(record)
  if (typeof citizens !== 'string' && !citizens.includes(OTHERS)) return 'not stated'
  // The residence of refugees says nothing about their citizenship.
  const residents = findAudience(record.audience)?.label === 'Refugees Only' ? 'not stated' : record.residence
  const people = typeof citizens === 'string' ? residents : citizens.filter((code) => code !== OTHERS)
  return typeof people === 'string' || namesMostCountries('mainly for', people) ? 'not stated' : people
}

/**
 * The kind of people that an award is for. Citizens of some countries are no other kind, nor are residents: a single
 * mother may have home fee status.
 */
function audienceOf({ audience }: Scholarship): Stated<string> {
  const known = findAudience(audience)
  if (!known) return otherKindsOf(audience ?? '')
  const holders = meaningOfAudience(audience)?.holders
  return holders === 'any' ? 'any' : holders === 'half' || holders === 'few' ? [known.label] : 'not stated'
}

const KIND_NAMES = OTHER_KINDS.map(([label, words]) => [label, new RegExp(`\\b(?:${words})\\b`, 'i')] as const)

/** The kinds of people that the specification has no label for, by the text of the record: "Scholars at risk only". */
function otherKindsOf(people: string): Stated<string> {
  if (isForMen(people)) return [MEN_ONLY]
  if (!ONE_KIND.test(people)) return 'not stated'
  const kinds = KIND_NAMES.flatMap(([label, name]) => (name.test(people) ? [label] : []))
  return kinds.length > 0 ? kinds : 'not stated'
}

function restrictionsOf(record: Scholarship): Stated<Restriction> {
  const restriction = audienceRestriction(record)
  const isFew = (people: Stated<string>) => typeof people !== 'string' && people.length <= FEW_COUNTRIES
  const nations: Restriction[] = isFew(citizenshipOf(record))
    ? ['nations']
    : isFew(mainlyFor(record))
      ? ['mainly nations']
      : []
  const { countries, levels } = record
  const postDocs: Restriction[] = typeof levels !== 'string' && levels.join() === 'postdoc' ? ['post-docs'] : []
  const several: Restriction[] = typeof countries !== 'string' && countries.length > 1 ? ['several countries'] : []
  const restrictions = [...(restriction ? [restriction] : []), ...nations, ...postDocs, ...several]
  return restrictions.length > 0 ? restrictions : 'not stated'
}

/** An award for one kind of people only, whether the kind has a label or not ("Left-handed people only"). */
function audienceRestriction({ audience }: Scholarship): Restriction | undefined {
  if (isForMen(audience)) return 'half'
  const holders = meaningOfAudience(audience)?.holders ?? (ONE_KIND.test(audience ?? '') ? 'few' : 'any')
  return holders === 'half' || holders === 'few' ? holders : undefined
}

/** Audiences that are one kind by their text: "Only teachers", "For orphans", "Left-handed people only"; not "For all". */
const ONE_KIND = /^\s*(?:only|for)\b(?! (?:all|every))|\bonly\W*$/i
