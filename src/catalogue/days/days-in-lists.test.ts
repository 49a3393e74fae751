import { expect, test } from 'vitest'
import { readDeadline } from './deadlines.ts'
import { readRounds } from './rounds.ts'

/** What a cell says: its deadline, and each round as `opens to closes`, with "last" for one that is over, and whom it is for. */
function read(value: string): string[] {
  const { deadline } = readDeadline(value, null)
  const stated = { closes: { value, order: null }, opens: undefined, results: undefined, countries: [] }
  const rounds = readRounds(stated, deadline).map(({ opens, closes, basis, for: people }) =>
    [basis === 'last' ? 'last' : '', opens ?? '?', 'to', closes ?? '?', people ?? ''].join(' ').trim(),
  )
  return [deadline, ...rounds]
}

test.each([
  ['Autumn: July 1: Spring: November 15', ['not stated', '? to 07-01', '? to 11-15']],
  ['Otoño: 1 de julio - Primavera: 15 de noviembre', ['not stated', '? to 07-01', '? to 11-15']],
  ['Wintersemester: 15. Juli - Sommersemester: 15. Januar', ['not stated', '? to 07-15', '? to 01-15']],
  ['March 15, July 15, and October 15 (yearly)', ['not stated', '? to 03-15', '? to 07-15', '? to 10-15']],
  ['15 mars et 15 juillet (chaque année)', ['not stated', '? to 03-15', '? to 07-15']],
  ['Nov 1 for early decision, Jan 15 for others', ['not stated', '? to 11-01', '? to 01-15 others']],
])('two days are two rounds, and no time from the one to the other: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  ['Apply between September 1st and May 15th', ['--05-15', '09-01 to 05-15']],
  ['entre el 1 de marzo y el 30 de abril', ['--04-30', '03-01 to 04-30']],
  ['zwischen dem 1. März und dem 30. April 2027', ['2027-04-30', '2027-03-01 to 2027-04-30']],
  ['tra il 1 marzo e il 30 aprile', ['--04-30', '03-01 to 04-30']],
  ['The deadline is between 1 March and 30 April', ['not stated', '? to 03-01', '? to 04-30']],
])('what is between two days is a time, unless the deadline is: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  ['April 30 of the year prior to intake in September', ['--04-30']],
  ['30 de abril, para ingreso en septiembre', ['--04-30']],
  ['Rolling: start in January or June or September', ['rolling']],
  ['Se abre en marzo y se cierra en abril', ['not stated', '03 to 04']],
  ['Si apre a marzo', ['not stated', '03 to ?']],
  ['Applications start in March', ['not stated', '03 to ?']],
  ['November 7th each year. If applying before July please call us', ['--11-07']],
  ['7 novembre. Si vous postulez avant juillet, écrivez-nous', ['--11-07']],
  ['Im Laufe des Juni 2027', ['not stated']],
])('a month of the studies, or of who asks first, is no time to apply: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  ['April 23rd for the application and May 8, 2027 for supporting materials', ['--04-23']],
  ['23 avril (dossier), 8 mai (pièces justificatives)', ['--04-23']],
])('what is handed in later has no round: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  ['2027 December 1', ['2027-12-01']],
  ['2027 diciembre 1', ['2027-12-01']],
  ['2027, 1 December', ['2027-12-01']],
  ['30 April 2027, 15 May', ['not stated', '? to 2027-04-30', '? to 05-15']],
  ['30 April 2027, May 15', ['not stated', '? to 2027-04-30', '? to 05-15']],
  ['July, 12', ['--07-12']],
  ['December, 31 and June, 30 each year', ['not stated', '? to 12-31', '? to 06-30']],
  ['In July, 12 awards', ['not stated', '? to 07']],
])('the year may come first, and a comma behind the month: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  ['~May 2027 (previous cycle: 19 May 2026)', ['not stated', 'last ? to 2026-05-19']],
  ['~mayo de 2027 (convocatoria anterior: 19 de mayo de 2026)', ['not stated', 'last ? to 2026-05-19']],
  ['~Mai 2027 (letzte Runde: 19. Mai 2026)', ['not stated', 'last ? to 2026-05-19']],
  ['Dec 2026 (previous call closed 15 Dec 2025; next call expected Nov 2026)', ['not stated', 'last ? to 2025-12-15']],
  ['TBA (last year: 15 May)', ['not stated']],
  ['~May 2027 (previous cycle: around 19 May 2026)', ['not stated']],
])('what was in an earlier round is certain where its year is told: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each(['Quarterly; 30 November', 'Trimestral: 30 de noviembre', 'Vierteljährlich, 30. November'])(
  'a day of several in a year is no deadline: "%s"',
  (text) => {
    expect(readDeadline(text, null)).toMatchObject({ deadline: 'not stated', keepText: true })
  },
)

test.each([
  ['15 and 30 May 2027', ['not stated', '? to 2027-05-15', '? to 2027-05-30']],
  ['15 y 30 de mayo de 2027', ['not stated', '? to 2027-05-15', '? to 2027-05-30']],
  ['15. und 30. Mai', ['not stated', '? to 05-15', '? to 05-30']],
  ['1 or 2 May 2027', ['not stated', '? to 2027-05-01', '? to 2027-05-02']],
  ['10, 20 and 30 June 2027', ['not stated', '? to 2027-06-10', '? to 2027-06-20', '? to 2027-06-30']],
  ['Deadlines 15 and 30 May', ['not stated', '? to 05-15', '? to 05-30']],
  ['2 awards and 30 May 2027', ['2027-05-30']],
  ['Round 2 and 30 May 2027', ['2027-05-30']],
  ['9 and 10 May 2027 interviews', ['not stated']],
  ['entre el 15 y el 30 de mayo', ['--05-30', '05-15 to 05-30']],
])('a month may have several days before its name: "%s"', (text, said) => {
  expect(read(text)).toEqual(said)
})

test.each([
  // In brackets, the last day for something else.
  ['31 March 2027 (financial documentation required by 30 June 2027)', '2027-03-31'],
  ['1 February 2027 (test scores by 15 March 2027)', '2027-02-01'],
  ['1 March – 30 April 2027 (documents until 15 May 2027)', '2027-04-30'],
  ['1 March 2027 (deadline: 1 April 2027)', '2027-04-01'],
  ['1 March 2027 (extended until 1 April 2027)', '2027-04-01'],
  ['Considered with the admission; offers by 31 August 2027', 'not stated'],
  // One word for several days.
  ['Application deadlines (Sep 21, 2027; Jan 5, 2028; Apr 11, 2028)', 'not stated'],
  ['Deadline: 15 January 2027; 30 March 2027', 'not stated'],
  ['Deadline: 15 January 2027 (EU), 30 March 2027 (others)', 'not stated'],
  // A day for some, or to be considered first.
  ['15 January 2027 (varies by faculty)', 'by programme'],
  ['Varies by country: 15 January 2027 in Kenya', 'by programme'],
  ['15 January 2027, amount varies', '2027-01-15'],
  ['15 January 2027 (awards vary by country)', '2027-01-15'],
  ['Rolling (apply before 31 March 2027 for early consideration)', 'rolling'],
  ['Rolling until 31 March 2027', '2027-03-31'],
])('no other day than that on which applications close is taken of "%s": %s', (text, deadline) => {
  expect(readDeadline(text, null).deadline).toBe(deadline)
})
