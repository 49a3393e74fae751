import type { Answer } from './answers.ts'

/** What the specification names of a scholarship, and nothing besides. */
const SPECIFIED = [
  '_id',
  'scholarship_name',
  'funded_by',
  'logo',
  'level',
  'country',
  'country_code',
  'field',
  'funding_coverage',
  'amount',
  'deadline',
  'no_of_awards',
  'ethnicity',
  'eligibility',
  'benefits',
  'application_process',
  'additional_details',
  'original_link',
]

/** A scholarship, or a card, with the specified keys alone. */
export function onlySpecified(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(SPECIFIED.flatMap((key) => (key in record ? [[key, record[key]]] : [])))
}

/** The answer to a search with the specified keys alone. */
export function onlySpecifiedAnswer({ list, count, result }: Answer): object {
  return { list: list.map(onlySpecified), count, result }
}
