import type { VisaRule } from './can-i.ts'
import type { CountryCode } from './countries.ts'
import type { Month } from './freshness.ts'
import { OTHERS, type Scholarship } from './scholarship.ts'

/** A rule that cuts across records: what it says holds for citizens of some countries who want to study in another. */
interface Rule extends VisaRule {
  readonly source: string
  /** The month in which the source was of this opinion. */
  readonly seen: Month
}

// The test of this file checks that they are.
const codes = (text: string) => text.split(' ') as CountryCode[]

/** Each with a source that was read. A rule that ends is taken out; one that changes gets its new month. */
const RULES: readonly Rule[] = [
  {
    studyIn: 'US',
    citizens: codes(
      'AF BF MM TD CG GQ ER HT IR LA LY ML NE PS SL SO SS SD SY YE AO AG BJ BI CI CU DM GA GM MW MR NG SN TZ TG TO VE ZM ZW',
    ),
    says: 'Since January 2026 the United States has suspended entry with a new student or exchange visa (F, M, J), with few exceptions, for citizens of',
    source: 'https://www.binghamton.edu/international/student-scholar-services/executive-order/index.html',
    seen: '2026-01',
  },
  {
    studyIn: 'GB',
    citizens: codes('AF CM MM SD'),
    says: 'Since 26 March 2026 the United Kingdom has refused student visas that are applied for from abroad by citizens of',
    source:
      'https://www.ukcisa.org.uk/news/student-update-student-route-visa-brake-announced-and-two-new-countries-added-to-visa-national-list',
    seen: '2026-03',
  },
]

export type Notice = Rule

/** The rules that touch a record, each with those citizens alone whom the record admits. Who lives there needs no new visa. */
export function noticesFor({ countries, citizenship, residence }: Scholarship): Notice[] {
  if (typeof countries === 'string') return []
  const isAdmitted = (code: CountryCode) =>
    typeof citizenship === 'string' || citizenship.includes(code) || citizenship.includes(OTHERS)
  const isHome = (place: CountryCode) => typeof residence !== 'string' && residence.every((code) => code === place)
  return RULES.filter(({ studyIn }) => countries.includes(studyIn) && !isHome(studyIn))
    .map((rule) => ({ ...rule, citizens: rule.citizens.filter(isAdmitted) }))
    .filter(({ citizens }) => citizens.length > 0)
}
