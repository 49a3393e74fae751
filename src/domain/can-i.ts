import { findAudience, isForMen } from './audience.ts'
import type { Conditions, LevelConditions } from './conditions.ts'
import { COUNTRIES, formatCountry, type CountryCode } from './countries.ts'
import { findField, FIELDS, type FieldId } from './fields.ts'
import { stepOf, type LevelId } from './levels.ts'
import { ONLY_ASKED, type Group, type Rule } from './rules.ts'
import { OTHERS, type Citizens, type Scholarship, type Stated } from './scholarship.ts'

/** What a person answers. Null is not told; no citizenship at all is told as an empty list. */
export interface Profile {
  readonly citizenships: readonly CountryCode[] | null
  readonly residence: CountryCode | null
  /** The level that they are in, or finished last. */
  readonly levelNow: LevelId | null
  readonly levelWanted: LevelId | null
  /** Any of them will do. */
  readonly fields: readonly FieldId[] | null
  readonly birthYear: number | null
  /** What is not ticked is not told. */
  readonly also: readonly Group[]
}

export const DECIDING_CONDITIONS = [
  'age_min',
  'age_max',
  'age_max_exclusive',
  'who',
  'rules',
  'by_level',
] as const satisfies readonly (keyof Conditions)[]

/** A rule of the country where one studies, for the citizens of some others. It is no fact of a record. */
export interface VisaRule {
  readonly studyIn: CountryCode
  readonly citizens: readonly CountryCode[]
  /** What a sentence says that ends in their names. */
  readonly says: string
}

/** What of a record decides, and what may stand in the way besides. */
export type DecidingFacts = Pick<
  Scholarship,
  'countries' | 'citizenship' | 'residence' | 'levels' | 'fields' | 'audience'
> &
  Pick<Conditions, (typeof DECIDING_CONDITIONS)[number]> & { readonly visas?: readonly VisaRule[] | undefined }

export type Criterion =
  | 'citizenship'
  | 'visa'
  | 'residence'
  | 'level'
  | 'field'
  | 'age'
  | 'gender'
  | 'audience'
  | 'other'
/** `not_stated`: the record leaves it open. `ask`: the profile does, or only the person can know. */
export type State = 'met' | 'not_met' | 'not_stated' | 'ask'

export interface Reason {
  readonly criterion: Criterion
  readonly state: State
  /** What it asks for, where a rule and not a list does. */
  readonly rule?: Rule
  /** A visa: the rule, told to whom it touches. */
  readonly says?: string
}

export type Verdict = 'can' | 'check' | 'no'
export interface Judgement {
  readonly verdict: Verdict
  readonly reasons: readonly Reason[]
}

const RELIGIONS: readonly Group[] = ['muslim', 'jewish', 'christian']
const GENDERS: readonly Group[] = ['woman', 'man']
/** A school-leaver of up to this age may have left a short time ago. */
const OLDEST_LEAVER = 20

interface Asked {
  readonly me: Profile
  readonly record: DecidingFacts
  /** What holds for the wanted level alone. */
  readonly level: LevelConditions
  readonly has: (rule: Rule) => boolean
  readonly year: number
}

/**
 * Whether somebody can have an award: `no` only by a rule that is stated and excludes them, `can` only if every rule is
 * met, and otherwise `check`. What is not stated is never met.
 */
export function judge(record: DecidingFacts, me: Profile, year: number): Judgement {
  const level = (me.levelWanted === null ? undefined : record.by_level?.[me.levelWanted]) ?? {}
  const rules = new Set([...(record.rules ?? []), ...(level.rules ?? [])])
  const asked: Asked = { me, record, level, has: (rule) => rules.has(rule), year }
  const reasons = [
    citizenshipOf(asked),
    ...visasOf(asked),
    ...residenceOf(asked),
    levelOf(asked),
    fieldOf(asked),
    ...ageOf(asked),
    ...audienceOf(asked),
    ...othersOf(asked),
  ]
  const states = reasons.map(({ state }) => state)
  const isOpen = states.some((state) => state !== 'met')
  return { verdict: states.includes('not_met') ? 'no' : isOpen ? 'check' : 'can', reasons }
}

function citizenshipOf({ me, record, level, has }: Asked): Reason {
  const criterion = 'citizenship'
  const list: Stated<Citizens> = level.citizenship ?? record.citizenship
  if (list === 'any') return { criterion, state: 'met' }
  if (list === 'not stated') return { criterion, state: 'not_stated' }
  const own = me.citizenships
  if (own === null) return { criterion, state: 'ask' }
  // Written as every country but some, so that those are what it says. The longest list of countries that are meant, those
  // of development aid, has 58 in a hundred; of what is written as an exclusion, the shortest has 76.
  const isExclusion = list.length > 0.75 * COUNTRIES.length
  const excluded = own.filter((country) => !list.includes(country))
  if (excluded.length > 0 && has('no_second_passport'))
    return { criterion, state: 'not_met', rule: 'no_second_passport' }
  if (excluded.length < own.length) return { criterion, state: isExclusion && excluded.length > 0 ? 'ask' : 'met' }
  if (list.includes(OTHERS) || (isExclusion && own.length === 0)) return { criterion, state: 'ask' }
  const livesThere = me.residence === null || list.includes(me.residence)
  if (livesThere && has('residents_too')) return { criterion, state: 'ask', rule: 'residents_too' }
  return { criterion, state: 'not_met' }
}

/** Who lives there needs no visa to come, and who has another passport may come on that one. */
function visasOf({ me: { citizenships, residence }, record: { visas = [] } }: Asked): Reason[] {
  const own = citizenships ?? []
  return visas
    .filter(
      ({ studyIn, citizens }) => studyIn !== residence && own.length > 0 && own.every((one) => citizens.includes(one)),
    )
    .map(({ says }) => ({
      criterion: 'visa',
      state: 'ask',
      says: `${says} ${own.map(formatCountry).join(' and ')}.`,
    }))
}

function residenceOf({ me, record, level, has }: Asked): Reason[] {
  const criterion = 'residence'
  const reasons: Reason[] = []
  const list = level.residence ?? record.residence
  const finer: Reason = { criterion, state: 'ask', rule: 'region' }
  if (typeof list === 'string') {
    if (has('region')) reasons.push(finer)
  } else if (me.residence === null) reasons.push({ criterion, state: 'ask' })
  else if (list.includes(me.residence)) reasons.push(has('region') ? finer : { criterion, state: 'met' })
  else if (has('residence_exceptions')) reasons.push({ criterion, state: 'ask', rule: 'residence_exceptions' })
  else reasons.push({ criterion, state: 'not_met' })
  if (has('past_stays')) {
    const elsewhere =
      me.residence !== null && typeof record.countries !== 'string' && !record.countries.includes(me.residence)
    reasons.push({ criterion, state: elsewhere ? 'met' : 'ask', rule: 'past_stays' })
  }
  return reasons
}

function levelOf({ me: { levelNow, levelWanted }, record: { levels }, has }: Asked): Reason {
  const criterion = 'level'
  if (levels === 'not stated') return { criterion, state: 'not_stated' }
  if (levelWanted === null) return { criterion, state: levels === 'any' ? 'met' : 'ask' }
  if (levels !== 'any' && !levels.includes(levelWanted)) return { criterion, state: 'not_met' }
  if (!has('advanced')) return { criterion, state: 'met' }
  const isBelow = levelNow !== null && stepOf(levelNow) < stepOf(levelWanted)
  return { criterion, state: isBelow ? 'not_met' : 'ask', rule: 'advanced' }
}

function fieldOf({ me, record: { fields }, has }: Asked): Reason {
  const criterion = 'field'
  const narrower: Reason = { criterion, state: 'ask', rule: 'topic' }
  if (fields === 'not stated') return { criterion, state: 'not_stated' }
  if (fields === 'any') return has('topic') ? narrower : { criterion, state: 'met' }
  if (me.fields === null) return { criterion, state: 'ask' }
  const isIn = (id: FieldId | null | undefined) => fields.some((field) => field === id)
  if (me.fields.some((id) => isIn(id) || isIn(findField(id)?.broad)))
    return has('topic') ? narrower : { criterion, state: 'met' }
  const hasSubject = FIELDS.some(({ id, broad }) => broad !== null && me.fields?.includes(broad) && isIn(id))
  if (has('field_exceptions')) return { criterion, state: 'ask', rule: 'field_exceptions' }
  return { criterion, state: hasSubject ? 'ask' : 'not_met' }
}

function ageOf({ me, record, level, has, year }: Asked): Reason[] {
  const criterion = 'age'
  if (has('age_unstated')) return [{ criterion, state: 'not_stated', rule: 'age_unstated' }]
  const youngest = level.age_min ?? (level.any_age ? undefined : record.age_min)
  const highest = record.age_max_exclusive ? (record.age_max ?? 0) - 1 : record.age_max
  const oldest = level.age_max ?? (level.any_age ? undefined : highest)
  if (youngest === undefined && oldest === undefined) return []
  if (me.birthYear === null) return [{ criterion, state: 'ask' }]
  // Nobody tells their birthday: this year's, or not yet.
  const age = year - me.birthYear + (has('age_at_start') ? 1 : 0)
  const fits = [age - 1, age].map((each) => each >= (youngest ?? 0) && each <= (oldest ?? Infinity))
  if (fits.every(Boolean)) return [{ criterion, state: 'met' }]
  const isOut = !fits.some(Boolean) && !has('age_exceptions')
  return [{ criterion, state: isOut ? 'not_met' : 'ask' }]
}

/** The groups that an audience is for; null if it is for a kind that no answer tells; empty if it restricts nobody. */
function groupsOf(audience: string | null): readonly Group[] | null {
  if (audience === null) return []
  if (isForMen(audience)) return ['man']
  return GROUPS_OF[findAudience(audience)?.label ?? audience] ?? null
}

/** What is a nationality restricts nobody here: it is the citizenship's. */
const GROUPS_OF: Readonly<Record<string, readonly Group[]>> = {
  'Open to All': [],
  'Minorities encouraged': [],
  'Indians only': [],
  'Pakistanis only': [],
  'Africans only': [],
  'Japanese only': [],
  'Applicants with home fee status': [],
  'Refugees Only': ['refugee'],
  'Native americans only': ['indigenous'],
  'Blacks only': ['black'],
  'BAME only': ['black', 'minority'],
  'Females Only': ['woman'],
  'Women only': ['woman'],
  'African females only': ['woman'],
  'Muslims only': ['muslim'],
  'Jews only': ['jewish'],
  'Christians only': ['christian'],
  'Disabled people only': ['disability'],
  'First-generation students only': ['first_generation'],
  'Māori only': ['indigenous'],
  'First Nations, Inuit and Métis only': ['indigenous'],
  'Aboriginal and Torres Strait Islander people only': ['indigenous'],
}

function audienceOf({ me, record, has }: Asked): Reason[] {
  const reasons: Reason[] = []
  const groups = record.who ?? groupsOf(record.audience)
  const genders = groups?.filter((group) => GENDERS.includes(group)) ?? []
  if (genders.length > 0) reasons.push({ criterion: 'gender', state: matched(me.also, genders, GENDERS, has) })
  const rest = groups?.filter((group) => !GENDERS.includes(group)) ?? []
  if (groups === null || has('kind')) reasons.push({ criterion: 'audience', state: 'ask', rule: 'kind' })
  else if (rest.length > 0) reasons.push({ criterion: 'audience', state: matched(me.also, rest, RELIGIONS, has) })
  // Whoever lives in the country may have it or not.
  const isHome = has('home_fee') || record.audience === 'Applicants with home fee status'
  if (isHome) reasons.push({ criterion: 'audience', state: 'ask', rule: 'home_fee' })
  return reasons
}

/** Of several that exclude each other, to be another one is told. */
function matched(own: readonly Group[], wanted: readonly Group[], apart: readonly Group[], has: Asked['has']): State {
  if (wanted.some((group) => own.includes(group))) return 'met'
  const isAnother = wanted.every((group) => apart.includes(group)) && own.some((group) => apart.includes(group))
  return isAnother && !has('audience_exceptions') ? 'not_met' : 'ask'
}

function othersOf({ me: { levelNow, birthYear }, has, year }: Asked): Reason[] {
  const left = levelNow === 'high-school' && birthYear !== null && year - birthYear <= OLDEST_LEAVER
  const open: readonly Rule[] = ONLY_ASKED.filter(has)
  const rules: readonly Rule[] = has('last_school_year') && !left ? [...open, 'last_school_year'] : open
  return rules.map((rule) => ({ criterion: 'other', state: 'ask', rule }))
}
