import fc from 'fast-check'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test, vi } from 'vitest'
import { eventsOf, foldLine, formatCalendar, formatEvents, type CalendarRecord } from './calendar.ts'
import { addDays, beginningOf, daysBetween } from './dates.ts'
import { NO_WINDOW, round } from './rounds.ts'

const DAY = '2026-11-26'
const STAMP = new Date('2026-11-26T10:00:00Z')
/** When its dates last changed. */
const AT = Date.UTC(2026, 9, 3, 12)
const NAMES = 'منحة الطالب, ทุนการศึกษา; 👩‍👩‍👧‍👦 Award\\Prize'

const record = (said: Partial<CalendarRecord> = {}): CalendarRecord => ({
  ...NO_WINDOW,
  id: 'one',
  name: NAMES,
  funder: 'The Fund',
  deadline: { kind: 'not-stated' },
  ...said,
})
const events = (said: Partial<CalendarRecord>, listed = true, day = DAY) =>
  eventsOf(record(said), { changed: { version: 7, at: AT }, listed, day, url: 'https://example.org/detail/one' })
const told = (said: Partial<CalendarRecord>, day = DAY) =>
  events(said, true, day).map(({ title, from, to, status }) => [title.replace(NAMES, '…'), from, to, status])

test('a day that was announced is a day, and a month never is one', () => {
  expect(told({ rounds: [round({ opens: '2027-01', closes: '2027-02-28', basis: 'announced' })] })).toEqual([
    ['Opens: …', '2027-01-01', '2027-01-31', 'TENTATIVE'],
    ['Closes: …', '2027-02-28', '2027-02-28', 'CONFIRMED'],
  ])
})

test('what nobody announced is told as expected', () => {
  expect(told({ deadline: { kind: 'yearly', month: 1, day: 15 } })).toEqual([
    ['Closes (expected): …', '2027-01-15', '2027-01-15', 'TENTATIVE'],
  ])
  expect(told({ rounds: [round({ closes: '03', for: 'PhD' })] })).toEqual([
    ['Closes (expected): … (PhD)', '2027-03-01', '2027-03-31', 'TENTATIVE'],
  ])
  // A round of the past comes again in its months.
  expect(told({ rounds: [round({ closes: '2026-02-13', basis: 'last' })] })).toEqual([
    ['Closes (expected): …', '2027-02-01', '2027-02-28', 'TENTATIVE'],
  ])
  expect(told({ rounds: [round({ closesBetween: ['2026-12', '2027-02'], basis: 'announced' })] })).toEqual([
    ['Closes: …', '2026-12-01', '2027-02-28', 'TENTATIVE'],
  ])
})

test('an announced date replaces what is expected of the same round', () => {
  const announced = round({ closes: '2026-12-01', basis: 'announced', for: '2027/28' })
  const sure = ['Closes: … (2027/28)', '2026-12-01', '2026-12-01', 'CONFIRMED']
  const withGuess = (guess: Parameters<typeof round>[0]) => told({ rounds: [announced, round(guess)] }).length
  expect(told({ rounds: [round({ closes: '2025-02-01', basis: 'last', for: '2026/27' }), announced] })).toEqual([sure])
  expect(told({ rounds: [announced], deadline: { kind: 'yearly', month: 12, day: 1 } })).toEqual([sure])
  expect(withGuess({ closes: '12' })).toBe(1)
  // An opening alone, and another round of the year.
  const opening = round({ opens: '2027-03-01', basis: 'announced' })
  expect(told({ rounds: [opening, round({ closes: '03' })] })).toHaveLength(2)
  expect(withGuess({ closes: '03' })).toBe(2)
  expect(withGuess({ closes: '2026-05-01', basis: 'last' })).toBe(2)
  // What is for some tells nothing to the others.
  const some = round({ closes: '2026-12-01', basis: 'announced', for: 'doctorate' })
  expect(told({ rounds: [some, round({ closes: '12' })] })).toHaveLength(2)
  expect(told({ rounds: [some, round({ closes: '12', for: 'doctorate, 2025' })] })).toHaveLength(1)
})

test('what is over, or is told in words alone, is no event', () => {
  expect(
    told({ rounds: [round({ closes: '2026-10-01', basis: 'announced' }), round({ vague: 'in summer' })] }),
  ).toEqual([])
})

test('a date that moves keeps its event and raises its sequence; what has ended is cancelled', () => {
  const [before] = events({ rounds: [round({ closes: '2027-01-15', basis: 'announced' })] })
  const [after] = eventsOf(record({ rounds: [round({ closes: '2027-01-31', basis: 'announced' })] }), {
    changed: { version: 8, at: AT + 1 },
    listed: true,
    day: DAY,
    url: 'https://example.org/detail/one',
  })
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  const yearly = { deadline: { kind: 'yearly', month: 1, day: 15 } } as const
  const next = events(yearly, true, '2027-01-16')[0]
  expect([next?.uid === events(yearly)[0]?.uid, next?.from]).toEqual([true, '2028-01-15'])
  expect(next?.sequence).toBeGreaterThan(events(yearly)[0]?.sequence ?? Infinity)
  for (const cancelled of [events(yearly, false), events({ ...yearly, status: { kind: 'ended', since: '2026-03' } })]) {
    expect(cancelled.map(({ status }) => status)).toEqual(['CANCELLED'])
  }
})

test('an event was last modified when its dates last changed, or when a yearly one moved to the next year', () => {
  const yearly = { deadline: { kind: 'yearly', month: 1, day: 15 } } as const
  const modified = (said: Partial<CalendarRecord>, day: string) =>
    events(said, true, day).map((event) => [event.title.split(':')[0], event.modified.toISOString()])
  expect(modified(yearly, '2027-01-15')).toEqual([['Closes (expected)', '2026-10-03T12:00:00.000Z']])
  // The day before was not over everywhere until noon.
  for (const day of ['2027-01-16', '2027-07-01'])
    expect(modified(yearly, day)).toEqual([['Closes (expected)', '2027-01-16T12:00:00.000Z']])
  // A round that is over is expected again from half a year before.
  const last = { rounds: [round({ opens: '2026-08-01', closes: '2026-09-30', basis: 'last' })] } as const
  expect(modified(last, '2027-05-01')).toEqual([
    ['Opens (expected)', '2027-03-31T12:00:00.000Z'],
    ['Closes (expected)', '2027-03-31T12:00:00.000Z'],
  ])
})

test('of any dates the day that an event was modified on is the first that it is the same from', () => {
  const time = fc.oneof(
    fc.constantFrom('03', '09', '12'),
    fc.constantFrom('02-29', '01-15', '11-26'),
    fc.constantFrom('2026-11', '2027-02', '2026-05-30', '2026-11-25', '2027-01-10'),
  )
  const nullable = fc.option(time)
  fc.assert(
    fc.property(fc.array(fc.tuple(nullable, time, nullable), { minLength: 1, maxLength: 3 }), (rounds) => {
      const said = {
        rounds: rounds.map(([opens, closes, results]) => round({ opens, closes, results, basis: 'last' })),
      }
      const shown = (uid: string, day: string) =>
        formatEvents(record(said), true, day)
          .split('{')
          .find((event) => event.includes(`"${uid}"`))
      for (const event of events(said)) {
        let first = DAY
        while (daysBetween(first, DAY) < 365 && shown(event.uid, addDays(first, -1)) === shown(event.uid, DAY))
          first = addDays(first, -1)
        const expected = Math.max(AT, daysBetween(first, DAY) < 365 ? beginningOf(first).getTime() : AT)
        expect(event.modified?.getTime()).toBe(expected)
      }
    }),
    { numRuns: 15 },
  )
})

test('several rounds have several events, each with an identity of its own', () => {
  const rounds = [round({ closes: '03' }), round({ closes: '09' }), round({ closes: '09', for: 'PhD, Kenya' })]
  const ids = events({ rounds }).map(({ uid }) => uid)
  expect(new Set(ids).size).toBe(3)
})

test('ical.js and node-ical read it without a warning, in any script', () => {
  const warn = vi.spyOn(console, 'warn')
  const all = events({ rounds: [round({ opens: '2027-01', closes: '2027-02-28', basis: 'announced' })] })
  const text = formatCalendar('Saved, 保存; 🎓', all, STAMP)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const read = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(read.map((each) => [each.summary, each.startDate.toString(), each.endDate.toString(), each.sequence])).toEqual(
    [
      [`Opens: ${NAMES}`, '2027-01-01', '2027-02-01', 727],
      [`Closes: ${NAMES}`, '2027-02-28', '2027-03-01', 727],
    ],
  )
  expect(read.every(({ startDate }) => startDate.isDate)).toBe(true)
  for (const { component } of read)
    expect(String(component.getFirstPropertyValue('last-modified'))).toBe('2026-10-03T12:00:00Z')
  expect(text).toContain(String.raw`X-WR-CALNAME:Saved\, 保存\; 🎓`)
  const other = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT')
  expect(other.map((each) => [each.summary, each.datetype, each.status, each.lastmodified?.getTime()])).toEqual([
    [`Opens: ${NAMES}`, 'date', 'TENTATIVE', AT],
    [`Closes: ${NAMES}`, 'date', 'CONFIRMED', AT],
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('a line has at most 75 octets, splits no letter, and is whole again unfolded', () => {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const lettersOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment)
  const text = fc.string({ unit: fc.constantFrom('a', ',', 'é', 'ه', 'ท', 'ี่', '👩‍👩‍👧‍👦', '🇰🇪', '日'), maxLength: 80 })
  fc.assert(
    fc.property(text, (line) => {
      const lines = foldLine(line).split('\r\n')
      for (const each of lines) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
      const parts = lines.map((each, index) => (index === 0 ? each : each.slice(1)))
      expect(parts.join('')).toBe(line)
      expect(parts.flatMap(lettersOf)).toEqual(lettersOf(line))
    }),
  )
})

test('any names and dates are read as they were written', () => {
  const name = fc.string({ unit: 'binary', maxLength: 120 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
  fc.assert(
    fc.property(name, name, (title, funder) => {
      const all = events({ name: title, funder, deadline: { kind: 'date', date: '2027-01-15' } })
      const calendar = new ICAL.Component(ICAL.parse(formatCalendar(title, all, STAMP)) as unknown[])
      const [event] = calendar.getAllSubcomponents('vevent')
      expect(event?.getFirstPropertyValue('summary')).toBe(`Closes: ${title}`)
      expect(event?.getFirstPropertyValue('description')).toContain(funder)
    }),
    { numRuns: 50 },
  )
})
