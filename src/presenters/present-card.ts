import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Conditions } from '#domain/conditions.ts'
import { formatCountry, COUNTRIES, type CountryCode } from '#domain/countries.ts'
import type { IsoDate } from '#domain/dates.ts'
import { formatField } from '#domain/fields.ts'
import { formatCoverage, formatFundingType } from '#domain/funding.ts'
import { formatLevel } from '#domain/levels.ts'
import { noticesFor } from '#domain/notices.ts'
import { isOwnPage } from '#domain/own-sites.ts'
import { type Scholarship, type Stated, OTHERS, type Citizens } from '#domain/scholarship.ts'
import { shownDeadline } from '#domain/window-on.ts'
import { presentConditions } from './present-conditions.ts'
import { presentWholeWindow, presentWindow } from './present-window.ts'
import { inNameOrder, presentPeople, presentPlaces, presentStudyPlaces } from './present-places.ts'
import { DECIDING_CONDITIONS } from '#domain/can-i.ts'

const NOT_STATED = 'NA'

/** A record as a result card shows it on the day `today`, under the specification's names. */
export function presentCard(record: Scholarship, today: IsoDate): Card {
  const deadline = shownDeadline(record, today)
  const timeZone = 'timeZone' in record.deadline ? record.deadline.timeZone : undefined
  const countries = labelsOf(record.countries, formatCountry)
  const levels = labelsOf(record.levels, formatLevel)
  const fields = labelsOf(record.fields, formatField)
  return {
    _id: record.id,
    scholarship_name: record.name,
    funded_by: record.funder,
    logo: record.logo,
    level: spoken(record.levels, levels, 'Any level'),
    levels,
    country: countries[0] ?? (record.countries === 'any' ? 'Any country' : NOT_STATED),
    country_code: typeof record.countries === 'string' ? null : (record.countries[0] ?? null),
    countries: inNameOrder(countries),
    study_places: presentStudyPlaces(record.countries, 'short'),
    field: spoken(record.fields, fields, 'Any field'),
    fields,
    ...(record.coverage === null ? {} : { funding_coverage: formatCoverage(record.coverage) }),
    funding_types: record.types.map(formatFundingType),
    ...presentLoan(record.conditions),
    amount: record.amount?.stated ?? null,
    deadline: deadline.text,
    deadline_expected: deadline.expected,
    ...(timeZone === undefined ? {} : { deadline_time_zone: timeZone }),
    window: presentWindow(record),
    no_of_awards: record.awards?.stated ?? null,
    ethnicity: record.audience,
    citizenship: presentPeople(record.citizenship, 'short'),
    residence: presentPlaces(record.residence, 'short'),
    updated_on: record.checked,
    deciding: presentDeciding(record),
    ...(Object.keys(record.verified).length > 0 && { verified: record.verified }),
  }
}

/** A record as its own page shows it. */
export function presentScholarship(record: Scholarship, listed: boolean, today: IsoDate): ScholarshipDetail {
  return {
    ...presentCard(record, today),
    window: presentWholeWindow(record),
    study_places: presentStudyPlaces(record.countries, 'whole'),
    citizenship: presentPeople(record.citizenship, 'whole'),
    citizenship_short: presentPeople(record.citizenship, 'short'),
    residence: presentPlaces(record.residence, 'whole'),
    ...presentConditions(record.conditions),
    eligibility: [...record.eligibility],
    benefits: [...record.benefits],
    application_process: [...record.applicationProcess],
    additional_details: [...record.about],
    original_link: record.link,
    source: record.source,
    ...(record.source !== null && !isOwnPage(record.source) && { source_is_site: true as const }),
    ...presentNotices(record),
    listed,
  }
}

function presentNotices(record: Scholarship): Pick<ScholarshipDetail, 'notices'> {
  const notices = noticesFor(record).map(({ says, citizens, source, seen }) => ({
    says: `${says} ${presentPlaces(citizens, 'whole')}.`,
    source,
    seen,
  }))
  return notices.length > 0 ? { notices } : {}
}

/** The values of a list in words; none of what is no list. */
export function labelsOf<Value>(stated: Stated<Value>, format: (value: Value) => string): string[] {
  return typeof stated === 'string' ? [] : stated.map(format)
}

function spoken(stated: Stated<unknown>, all: readonly string[], any: string): string {
  return stated === 'any' ? any : all.join(', ') || NOT_STATED
}

function presentLoan({ obligation = [] }: Conditions): Pick<Card, 'loan'> {
  if (obligation.includes('loan')) return { loan: 'Loan, to be paid back' }
  return obligation.includes('part_loan') ? { loan: 'Partly a loan' } : {}
}

/** The facts by which a browser judges for itself whether somebody can have an award. */
function presentDeciding(record: Scholarship): NonNullable<Card['deciding']> {
  const visas = noticesFor(record).map(({ studyIn, citizens, says }) => ({ studyIn, citizens: [...citizens], says }))
  const conditions = DECIDING_CONDITIONS.map((name) => [name, record.conditions[name]] as const)
  return {
    countries: shortest(record.countries),
    citizenship: shortest(record.citizenship),
    residence: shortest(record.residence),
    levels: copy(record.levels),
    fields: copy(record.fields),
    ...Object.fromEntries(conditions.filter(([, value]) => value !== undefined)),
    ...(visas.length > 0 && { visas }),
  }
}

const ALL: readonly CountryCode[] = COUNTRIES.map(({ code }) => code)

/** More than half of all countries are written as all but the others, as in catalogue files. */
function shortest(stated: Stated<Citizens>): 'any' | 'not stated' | string[] {
  if (typeof stated === 'string' || stated.length <= ALL.length / 2) return copy(stated)
  const missing = ALL.filter((code) => !stated.includes(code)).map((code) => `!${code}`)
  return ['@all', ...missing, ...(stated.includes(OTHERS) ? [OTHERS] : [])]
}

function copy<Value>(stated: Stated<Value>): 'any' | 'not stated' | Value[] {
  return typeof stated === 'string' ? stated : [...stated]
}
