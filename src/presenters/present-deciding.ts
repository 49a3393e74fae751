import type { Card } from '#contract/scholarship.ts'
import { DECIDING_CONDITIONS } from '#domain/can-i.ts'
import { COUNTRIES, type CountryCode } from '#domain/countries.ts'
import { OTHERS, type Citizens, type Scholarship, type Stated } from '#domain/scholarship.ts'

/** The facts by which a browser judges for itself whether somebody can have an award. */
export function presentDeciding(record: Scholarship): NonNullable<Card['deciding']> {
  const conditions = DECIDING_CONDITIONS.map((name) => [name, record.conditions[name]] as const)
  return {
    countries: shortest(record.countries),
    citizenship: shortest(record.citizenship),
    residence: shortest(record.residence),
    levels: copy(record.levels),
    fields: copy(record.fields),
    ...Object.fromEntries(conditions.filter(([, value]) => value !== undefined)),
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
