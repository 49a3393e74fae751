import type { IsoDate } from '#domain/dates.ts'

export interface ZoneClock {
  /** The calendar day of a moment, in milliseconds since 1970. */
  readonly dayOf: (moment: number) => IsoDate
  /** Its hour, from 0 to 23. */
  readonly hourOf: (moment: number) => number
}

/** Days and hours in a time zone such as `Asia/Seoul`. Undefined for one that this machine does not know. */
export function zoneClock(timeZone: string): ZoneClock | undefined {
  const clock = CLOCKS.get(timeZone) ?? createClock(timeZone)
  if (clock) CLOCKS.set(timeZone, clock)
  return clock
}

/** Kept, since each takes longer to make than to use a hundred times. There are some hundred time zones. */
const CLOCKS = new Map<string, ZoneClock>()

function createClock(timeZone: string): ZoneClock | undefined {
  try {
    // Swedish dates are written like this already: "2026-11-26 09".
    const format = new Intl.DateTimeFormat('sv', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    })
    return {
      dayOf: (moment) => format.format(moment).slice(0, 10),
      hourOf: (moment) => Number(/ (\d\d)/.exec(format.format(moment))?.[1]),
    }
  } catch {
    return undefined
  }
}
