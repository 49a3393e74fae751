import type { Profile } from '#domain/can-i.ts'
import { formatCountry } from '#domain/countries.ts'
import { formatField } from '#domain/fields.ts'
import { formatLevel } from '#domain/levels.ts'

/** What somebody with these answers would type into the search: "Bachelor's in Law, citizen of Kenya or Uganda". */
export function wordsOf({ levelWanted, fields, citizenships }: Profile): string {
  const study = [levelWanted && formatLevel(levelWanted), fields?.map(formatField).join(' or ')].filter(Boolean)
  // A stop may end a sentence, and what is abbreviated is read as it is spoken.
  const countries = citizenships?.map((code) => formatCountry(code).replace('St. ', 'Saint ').replace(' & ', ' and '))
  const people = countries?.length ? `citizen of ${countries.join(' or ')}` : ''
  return [study.join(' in '), people].filter(Boolean).join(', ')
}
