import { COUNTRIES } from '#domain/countries.ts'
import { COUNTRY_GROUPS, countriesOf } from '#domain/country-groups.ts'
import { SUBREGION_OF } from '#domain/subregions.ts'

/** How much likelier a place is where somebody comes from than where they want to study, as a logarithm. */
export type Mobility = (place: string) => number

/** A developing country (on the OECD's list) has this added: its people look for scholarships more often. */
const DEVELOPING = 2
/** A country with many students from abroad is more likely to be a destination. */
const CROWDED = 1
const MANY = 10_000

/** From rows of country, year, students from abroad, students who went abroad. A group counts as the mean of its members. */
export function readMobility(rows: Iterable<readonly string[]>): Mobility {
  const known = new Map<string, number>()
  const developing = new Set<string>(COUNTRY_GROUPS.get('oda')?.members)
  for (const [code = '', , inbound = '0', outbound = '0'] of rows) {
    const [inside, outside] = [Number(inbound) + 50, Number(outbound) + 50]
    const crowd = Math.max(0, Math.log(inside / MANY)) * CROWDED
    known.set(code, Math.log(outside / inside) + (developing.has(code) ? DEVELOPING : 0) - crowd)
  }
  for (const { code } of COUNTRIES) {
    if (known.has(code)) continue
    const near = COUNTRIES.filter(
      (other) =>
        SUBREGION_OF.get(other.code) === SUBREGION_OF.get(code) && developing.has(other.code) === developing.has(code),
    )
      .flatMap((other) => known.get(other.code) ?? [])
      .sort((a, b) => a - b)
    known.set(code, near[near.length >> 1] ?? 0)
  }
  return (place) => {
    const members = countriesOf(place)
    return members.reduce((sum, code) => sum + (known.get(code) ?? 0), 0) / Math.max(1, members.length)
  }
}
