import { expect, test } from 'vitest'
import { readDeadline } from './deadlines.ts'
import { readRounds, type StatedTimes } from './rounds.ts'

/** Each round as `basis opens to closes, results`. */
function read(cells: Partial<Record<'closes' | 'opens' | 'results', string>>): string[] {
  const timeOf = (value: string | undefined) =>
    value === undefined ? undefined : { value, order: 'day-first' as const }
  const stated: StatedTimes = {
    closes: timeOf(cells.closes),
    opens: timeOf(cells.opens),
    results: timeOf(cells.results),
    countries: [],
  }
  const { deadline } = readDeadline(cells.closes, 'day-first')
  return readRounds(stated, deadline).map(
    ({ basis, opens, closes, closesBetween, results }) =>
      `${basis} ${opens ?? '?'} to ${closes ?? closesBetween?.join('/') ?? '?'}${results === null ? '' : `, ${results}`}`,
  )
}

test.each([
  ['1 April - 30 April or 1 - 31 October', ['usual 04-01 to 04-30', 'usual 10-01 to 10-31']],
  ['1 April - 30 April 2027', ['announced 2027-04-01 to 2027-04-30']],
  ['1 November 2026 – 31 January 2027', ['announced 2026-11-01 to 2027-01-31']],
  ['1 November - 31 January 2027', ['announced 2026-11-01 to 2027-01-31']],
  ['October 1 - 31, 2027', ['announced 2027-10-01 to 2027-10-31']],
  ['de 16/03/2027 até as 17h de 06/04/2027', ['announced 2027-03-16 to 2027-04-06']],
  ['du 1er mars à 12h au 3 avril 2027', ['announced 2027-03-01 to 2027-04-03']],
  ['3-5.12.2027', ['announced 2027-12-03 to 2027-12-05']],
  ['março/2027', ['announced ? to 2027-03']],
  ['3 sessions : 30/09, 31/01 et 31/05', ['usual ? to 09-30', 'usual ? to 01-31', 'usual ? to 05-31']],
  ['01.04. bis 30.04.2027', ['announced 2027-04-01 to 2027-04-30']],
  ['del 1 al 31 de octubre de 2027', ['announced 2027-10-01 to 2027-10-31']],
  ['du 1er au 31 octobre 2027', ['announced 2027-10-01 to 2027-10-31']],
  ['vom 1. September bis 15. November', ['yearly 09-01 to 11-15']],
  ['Opens 1 March 2027, closes 30 April 2027', ['announced 2027-03-01 to 2027-04-30']],
  ['Deadline 30 April 2027 (opens 1 March 2027)', ['announced 2027-03-01 to 2027-04-30']],
  ['Applications open in March and close in April', ['usual 03 to 04']],
  ['March to May', ['usual 03 to 05']],
  ['von März bis Mai', ['usual 03 to 05']],
  ['abre en marzo y cierra en abril', ['usual 03 to 04']],
  ['mid-November', ['usual ? to 11']],
  ['1 March 2027 - 15 May 2027 (planned)', []],
  ['1 March 2027 - 15 May 2027 (typically)', ['usual 03-01 to 05-15']],
  ['Apr. 1 - Early May', ['usual 04-01 to 05']],
  ['Mid Feb. -\nMid May', ['usual 02 to 05']],
  ['1 April - first week of May 2027', ['announced 2027-04-01 to 2027-05']],
  ['April 1 to end of June', ['usual 04-01 to 06']],
  ['del 1 de abril a mediados de mayo', ['usual 04-01 to 05']],
  ['November 2027', ['announced ? to 2027-11']],
  ['1 March, 1 June and 1 October', ['usual ? to 03-01', 'usual ? to 06-01', 'usual ? to 10-01']],
  ['15 January 2027; results: 30 April 2027', ['announced ? to 2027-01-15, 2027-04-30']],
  ['Frist: 15. Januar 2027, Ergebnisse: April 2027', ['announced ? to 2027-01-15, 2027-04']],
  ['Jan-Feb 2027', ['announced 2027-01 to 2027-02']],
  ['Nov–Jan annually', ['usual 11 to 01']],
  ['Oct. 2026 – Jan. 2027', ['announced 2026-10 to 2027-01']],
  ['The last round closed on 13 February 2026', ['last ? to 2026-02-13']],
])('times in the cell of a deadline: %s', (closes, rounds) => {
  expect(read({ closes })).toEqual(rounds)
})

test.each([
  ['1 March 2027 for EU, 1 January 2027 for non-EU', ['2027-03-01 EU', '2027-01-01 non-EU']],
  ['Master: 1 March 2027, PhD: 1 April 2027', ['2027-03-01 Master', '2027-04-01 PhD']],
  ['1 March (EU), 1 January (non-EU students)', ['03-01 EU', '01-01 non-EU students']],
  ['15. Januar 2027 für Master, 1. März 2027 für Promotion', ['2027-01-15 Master', '2027-03-01 Promotion']],
  ['1 mars 2027 pour les étudiants hors UE ; 1 juin 2027', ['2027-03-01 étudiants hors UE', '2027-06-01 all']],
  ['Round 1: 1 Nov 2026; Round 2: 1 March 2027', ['2026-11-01 all', '2027-03-01 all']],
  ['Fall 2027: 1 March 2027; Spring 2028: 1 October 2027', ['2027-03-01 all', '2027-10-01 all']],
  ['1 March 2027 (midnight), 1 May 2027 (midnight)', ['2027-03-01 all', '2027-05-01 all']],
])('of several days, each is for those that are named beside it: %s', (closes, people) => {
  const stated = { closes: { value: closes, order: null }, opens: undefined, results: undefined, countries: [] }
  const rounds = readRounds(stated, readDeadline(closes, null).deadline)
  expect(rounds.map((round) => `${round.closes} ${round.for ?? 'all'}`)).toEqual(people)
})

test.each([
  '15 January 2027',
  '15 January',
  'rolling',
  '31 June 2027',
  'Course starts 1 September 2027',
  'Exam on 1 April 2027',
  'Programme begins: 1 October 2027',
  'Semesterbeginn: 1. Oktober 2027',
  'Las clases comienzan el 1 de octubre de 2027',
  'Extended from 1 March 2027 to 15 March 2027',
  'verlängert vom 1. März 2027 bis 15. März 2027',
  'varies',
  'not stated',
  'around 15 May',
  '~Jan-Feb 2027 (Window 1); ~Mar-May 2027 (Window 2)',
  '~ mid March 2027',
  'March/September',
  '~Jan-Feb 2027 (announced Dec 2026)',
  'Opens in September/October',
  'Set in Out',
  '15 January 2027 (varies by faculty)',
  'Varies by country: 15 January 2027 in Kenya',
  'Expected in March',
  'you may apply when you march',
  'Interviews on 3 March 2027',
  '',
])('what says no more than the deadline, or nothing certain, is no round: %s', (closes) => {
  expect(read({ closes })).toEqual([])
})

test.each([
  ['September, January, and March/April', ['usual ? to 09', 'usual ? to 01', 'usual ? to 03/04']],
  ['September/October', ['usual ? to 09/10']],
  ['Sep/Oct/Nov 2027', ['announced ? to 2027-09/2027-11']],
  ['Dec/Jan 2027', ['announced ? to 2026-12/2027-01']],
  ['Closes in March/April; results in May', ['usual ? to 03/04, 05']],
])('months in a row beside a slash are between which it closes: "%s"', (closes, rounds) => {
  expect(read({ closes })).toEqual(rounds)
})

test('columns of their own tell when a round opens, and when its results come', () => {
  expect(read({ opens: '2026-09-01', closes: '2026-11-15', results: 'March 2027' })).toEqual([
    'announced 2026-09-01 to 2026-11-15, 2027-03',
  ])
  expect(read({ opens: 'March', closes: 'April' })).toEqual(['usual 03 to 04'])
  expect(read({ opens: '1 March', closes: '30 April' })).toEqual(['yearly 03-01 to 04-30'])
  expect(read({ opens: '46266', closes: 'rolling' })).toEqual(['announced 2026-09-01 to ?'])
  expect(read({ results: 'end of May' })).toEqual(['usual ? to ?, 05'])
  expect(read({ opens: '1 March and 1 September', closes: '1 May; 1 November' })).toEqual([
    'usual 03-01 to 05-01',
    'usual 09-01 to 11-01',
  ])
})

test.each([
  ['typically September 2025', ['usual ? to 09']],
  [
    'Consult the rounds (typically September 2025, January 2026, and March/April 2026)',
    ['usual ? to 09', 'usual ? to 01', 'usual ? to 03/04'],
  ],
  ['normalmente en enero de 2026, marzo de 2026', ['usual ? to 01', 'usual ? to 03']],
  ['in der Regel Januar 2026', ['usual ? to 01']],
  ['genellikle Mart 2027', ['usual ? to 03']],
  ['biasanya Maret 2027', ['usual ? to 03']],
  ['vanligtvis mars 2027', ['usual ? to 03']],
  ['ordinairement en mars 2027', ['usual ? to 03']],
  ['di norma marzo 2027', ['usual ? to 03']],
  ['обычно 15 марта 2027', ['usual ? to 03-15']],
  ['보통 2027-03-15', ['usual ? to 03-15']],
  ['例年 2027-03-15', ['usual ? to 03-15']],
  ['通常 2027-03-15', ['usual ? to 03-15']],
  ['عادة 2027-03-15', ['usual ? to 03-15']],
  ['आमतौर पर 2027-03-15', ['usual ? to 03-15']],
  ['thường vào 15/3/2027', ['usual ? to 03-15']],
  ['usually opens 1 March 2026, closes 15 May 2026', []],
])('a habit with a year announces none: %s', (closes, rounds) => {
  expect(read({ closes })).toEqual(rounds)
})

test.each([
  '1 October 2025 (for scholarships starting April 2026)',
  '1 February 2026 for programmes starting September 2026',
  '1 de febrero de 2026, los estudios comienzan en septiembre de 2026',
  '1. Februar 2026 (Beginn Oktober 2026)',
  '15 December 2026 for August 2027 intake',
  '15 de diciembre de 2026 para agosto de 2027',
  '15 décembre 2026 pour septembre 2027',
  'December 2026 or January 2027 depending on course',
  'Between October 2026 and January 2027 depending on programme',
])('what begins after its closing is no opening: %s', (closes) => {
  expect(read({ closes })).toEqual([])
})

test('a usual opening is none of a round with a year', () => {
  expect(read({ opens: 'Usually February', closes: '25 February 2027' })).toEqual([])
  expect(read({ opens: 'Usually February', closes: 'April' })).toEqual(['usual 02 to 04'])
})

test('one opening beside several closings belongs to none of them for certain', () => {
  expect(read({ opens: '1 March', closes: '1 May and 1 November' })).toEqual(['usual ? to 05-01', 'usual ? to 11-01'])
})
