import { dayAnywhereOnEarth, type IsoDate } from '#domain/dates.ts'
import { findCountry } from '#domain/countries.ts'

/** As programs write a moment in UTC. With another offset, the day is the one that is written. */
const UTC: readonly RegExp[] = [
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:Z|[+-]00(?::?00)?)$/i,
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d) (?:UTC|GMT)$/,
  /^[A-Z][a-z]{2}, (\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d) (?:GMT|UTC|[+-]0000)$/,
]
/** Milliseconds since 1970, between 2001 and 2065. */
const MILLISECONDS = /^[12]\d{12}$/
/** More zones than any country has are those of a list of countries. */
const MOST_COUNTRIES = 3
const DAY_MS = 86_400_000

export interface DayOfMoment {
  readonly day: IsoDate
  /** True if the moment is how a program writes a day alone, and says no more. */
  readonly isMidnight: boolean
}

/**
 * The day on which a moment in UTC is a deadline; undefined for a text that is no such moment. Midnight and the last
 * minute of the day are how programs write a day alone, in UTC or where the award is: 03:59 on 1 May in UTC is the end of
 * 30 April in Toronto. Any other time is a time: then it is the first of the days that it may be there, and of an
 * opening, the last: nobody finds closed what is said to be open.
 *
 * @param countries ISO 3166 codes of where the award is; empty if not known.
 */
export function dayOfMoment(text: string, countries: readonly string[], opens = false): DayOfMoment | undefined {
  const moment = momentOf(text)
  if (moment === undefined) return undefined
  const minute = Math.floor((moment.getTime() % DAY_MS) / 60_000)
  const isMidnight = minute === 0
  if (isMidnight || minute === 24 * 60 - 1) return { day: moment.toISOString().slice(0, 10), isMidnight }
  const zones = countries.length <= MOST_COUNTRIES && countries.every(findCountry) ? countries.flatMap(zonesOf) : []
  const local = zones.map((zone) => localTime(moment, zone))
  const whole = local.find((time) => time.endsWith('23:59')) ?? local.find((time) => time.endsWith('00:00'))
  // In UTC+14 a day begins 26 hours before it does in UTC-12.
  const anywhere = dayAnywhereOnEarth(opens ? new Date(moment.getTime() + 26 * 3_600_000) : moment)
  const day = (whole ?? local.toSorted().at(opens ? -1 : 0))?.slice(0, 10) ?? anywhere
  return { day, isMidnight }
}

function momentOf(text: string): Date | undefined {
  if (MILLISECONDS.test(text)) return new Date(Number(text))
  const written = UTC.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  if (written === undefined) return undefined
  const isIso = /^\d{4}/.test(written)
  const moment = new Date(isIso ? `${written.replace(' ', 'T')}Z` : `${written} UTC`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const ZONES = new Map<string, readonly string[]>()

function zonesOf(country: string): readonly string[] {
  const known = ZONES.get(country)
  if (known) return known
  // Not in the types of the language yet.
  const locale: Intl.Locale & { readonly getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  const zones = locale.getTimeZones?.() ?? []
  ZONES.set(country, zones)
  return zones
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>()

/** `2027-04-30 23:59` */
function localTime(moment: Date, timeZone: string): string {
  const clock =
    CLOCKS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  CLOCKS.set(timeZone, clock)
  return clock.format(moment)
}
