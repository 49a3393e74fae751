import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDeadline } from '#domain/deadline.ts'
import { detectDateOrder } from './dates.ts'
import { readDeadline } from './deadlines.ts'

test.each([
  ['15 March', '--03-15'],
  ['Mar 15th', '--03-15'],
  ['15 Febuary', '--02-15'],
  ['30 Septmber', '--09-30'],
  ['every year on 1 May', '--05-01'],
  ['31 December 2026 (annual)', '--12-31'],
  ['15th of March 2027', '2027-03-15'],
  ['15 March (2027)', '2027-03-15'],
  ['15 March (2027 intake)', '--03-15'],
  ['Mar 15, 2027', '2027-03-15'],
  ['15-Mar-26', '2026-03-15'],
  ['15 de marzo de 2027', '2027-03-15'],
  ['1er mars 2027', '2027-03-01'],
  ['31. Dezember 2026', '2026-12-31'],
  ['2026-11-30T23:59:00Z', '2026-11-30'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['1.2.2027', '2027-02-01'],
  ['45678', '2025-01-21'],
  ['January 15, 20 awards', '--01-15'],
  ['15 January 2027, 23:59 GMT', '2027-01-15 Etc/GMT'],
  ['15 January 2027 Europe/London', '2027-01-15 Europe/London'],
  ['15 January 2027 12:00 noon EST', '2027-01-15 America/New_York'],
  ['11:59 p.m. ET on 15 January 2027', '2027-01-15 America/New_York'],
  ['15 January 2027, 5 pm (Pacific Time)', '2027-01-15 America/Los_Angeles'],
  ['15 January, 17:00 CET', '--01-15 CET'],
  ['DATE LIMITE LE 15 MARS 2027 ET DOSSIER COMPLET', '2027-03-15'],
  ['DATE LIMITE LE 15 MARS 2027 À 17:00 ET DOSSIER COMPLET', '2027-03-15'],
  ['LES 15 ET 15 MARS 2027', '2027-03-15'],
  ['LA DATE EST LE 15 MARS 2027', '2027-03-15'],
  ['15 MAR 2027 (PT)', '2027-03-15'],
  ['15 March 2027 AoE', '2027-03-15'],
  ['15 March 2027, 17:00 UTC+8', '2027-03-15'],
  ['15 March 2027 (GMT +7)', '2027-03-15'],
  ['15 March 2027 Asia/Nowhere', '2027-03-15'],
  ['Opens 1 September, closes 15 January', '--01-15'],
  ['1 Sep - 15 Jan 2027', '2027-01-15'],
  ['Applications close on 31 March each year; interviews 3 May', '--03-31'],
  ['Applications are not accepted after 15 March 2027', '2027-03-15'],
  ['No later than 15 March 2027', '2027-03-15'],
  ['Updated deadline: 15 March 2027', '2027-03-15'],
  ['Results are announced after the deadline of 15 March 2027', '2027-03-15'],
  ['Must be posted before 15 March 2027', '2027-03-15'],
  ['Notification of interest by 15 March 2027', '2027-03-15'],
  ['To be awarded: apply before 15 March 2027', '2027-03-15'],
  ['Those who are not enrolled must apply before 15 March 2027', '2027-03-15'],
  ['Opens 1 January 2027; apply by 15 March 2027; results by 1 May 2027', '2027-03-15'],
  ['Opens 1 January 2027, until 15 March 2027', '2027-03-15'],
  ['No applications before 1 March 2027 or after 15 April 2027', '2027-04-15'],
  ['Nov 15-30, 2026', '2026-11-30'],
  ['Dec 1-15', '--12-15'],
  ['Nov 15-30 every year', '--11-30'],
  ['March 1 to 15, 2027', '2027-03-15'],
  ['March 1st – 15th, 2027', '2027-03-15'],
  ['Mar 15 - 20 awards', '--03-15'],
  ['March 15/27', '2027-03-15'],
  ['Mar-15-27', '2027-03-15'],
  ['March 15 ’27', '2027-03-15'],
  ['Jan 15-Feb 28, 2027', '2027-02-28'],
  ['15 Jan-28 Feb 2027', '2027-02-28'],
  ['March 1/September 1', 'not stated'],
  ['Rolling', 'rolling'],
  ['until filled', 'rolling'],
  ['Year-round', 'open all year'],
  ['постоянно', 'open all year'],
  ['مفتوح طوال العام', 'open all year'],
  ['全年受理', 'open all year'],
  ['setiap saat', 'open all year'],
  ['Fluxo contínuo', 'rolling'],
  ['в зависимости от страны', 'by programme'],
  ['até 30/11', '--11-30'],
  ['1.03-30.04.2027', '2027-04-30'],
  ['nabór zakończony 28.03.2026', 'not stated'],
  ['24/7', 'not stated'],
  ['20/25', 'not stated'],
  ['No deadline', 'open all year'],
  ['Varies', 'not stated'],
  ['depends on the university', 'by programme'],
])('"%s" is read as %s', (text, deadline) => {
  expect(readDeadline(text, null).deadline).toBe(deadline)
})

test.each([
  '',
  '0',
  'TBA',
  'see website',
  'annual',
  'March 2027',
  'mid-January',
  'First Monday of May',
  '31 Septmber 2027',
  '2027-02-30',
  '03/04/2027',
  'Opens 1 September',
  '15 March 1066',
  'March 1 and 15, 2027',
  'March 15/16, 2027',
  'Nov 30-15, 2026',
  'Mar-27',
])('no day is guessed from "%s"', (text) => {
  expect(readDeadline(text, null).deadline).toBe('not stated')
})

test.each([
  'Not before 15 January 2027',
  'No applications before 1 March 2027',
  'Applications are not taken until 1 March 2027',
  'No antes del 15 de marzo de 2027',
  'Results on 15 May 2027',
  'Notification by 15 May 2027',
  'Interviews: 3 March 2027',
  'Last updated 3 March 2026',
  '30 days after 1 May 2027',
  'no applications will be accepted before 1 March 2027',
  'Applications cannot be submitted before 1 March 2027',
  'Opens 1 January 2027, results 1 May 2027',
  'Applications open 1 February 2027; interviews 5 April 2027',
  'Applications open 1 February 2027; the programme starts 5 September 2027',
  'Interviews from 3 March 2027 until 5 March 2027',
  'Results are sent by 15 May 2027',
  'Apply at least 2 weeks before 15 May 2027',
])('another day than that on which applications close is kept in words: "%s"', (text) => {
  expect(readDeadline(text, null)).toMatchObject({ deadline: 'not stated', keepText: true })
})

// A deadline for each of something is one by programme; what only differs may do so from year to year.
test.each([
  'Varies by university',
  'varies (by country)',
  'By programme',
  'Various programmes',
  'Deadlines vary by country and program',
  'Country-specific deadlines',
  'Each university sets its own deadline',
  'Según la universidad',
  'Depende do programa',
  'Variable selon les pays',
  'je nach Hochschule',
  'dipende dall’ateneo',
  'verschilt per opleiding',
  'Course/faculty dependent; often 31 October',
])('each has its own deadline in "%s"', (text) => {
  expect(readDeadline(text, null).deadline).toBe('by programme')
})

test.each([
  'Varies',
  'Varies – check example.org',
  'Varies, check with your university',
  'Varies from year to year',
  'Several',
  'multiple (see website)',
  'Various',
  'unterschiedlich',
  'Según convocatoria',
  'Variable',
  '15 January 2027 (varies)',
])('nobody is said to have deadlines of their own in "%s", and the words are kept', (text) => {
  expect(readDeadline(text, null)).toMatchObject({ deadline: 'not stated', keepText: true })
})

test.each(['Every year the programme opens', 'To be announced on the university website', 'Apply on university site'])(
  'a university that is only mentioned sets no deadline: "%s"',
  (text) => {
    expect(readDeadline(text, null).deadline).toBe('not stated')
  },
)

test.each([
  'Programme application: 15 January 2027; portal of the award: ~Feb 2027',
  'University application: 15 January 2027',
  '15 Jan 2027 (programme application); scholarship spring 2027',
  'Admission deadline: 15 January 2027',
  'Bewerbung um den Studienplatz: 15.01.2027',
  'Domanda di ammissione: 15 gennaio 2027',
])('a day before another that is not certain, or of another application, is no deadline: "%s"', (text) => {
  expect(readDeadline(text, null)).toMatchObject({ deadline: 'not stated', keepText: true })
})

test.each([
  ['Admission deadline: 15 January 2027; scholarship deadline: 1 March 2027', '2027-03-01'],
  ['Demande d’admission : 15 janvier 2027 ; bourse : 1 mars 2027', '2027-03-01'],
  ['Scholarship program application deadline: 15 January 2027', '2027-01-15'],
  ['Application deadline: 15 January 2027', '2027-01-15'],
  ['Due 15 January 2027 together with the program application', '2027-01-15'],
])('the day of the award counts beside that of admission: "%s"', (text, deadline) => {
  expect(readDeadline(text, null).deadline).toBe(deadline)
})

test.each(['15 January 2027 (results ~March 2027)', '15 January 2027; interviews in about March 2027'])(
  'what comes after applying takes no deadline away: "%s"',
  (text) => {
    expect(readDeadline(text, null).deadline).toBe('2027-01-15')
  },
)

test.each([
  '15 January; 30 March',
  'Jan 15 / Jan 31',
  '1 May, 1 August and 1 November',
  '15 January 2027,30 March 2027',
  '15/01/2027,30/03/2027',
  '1 May,1 August,1 November',
])('of several dates none is taken, and all are kept in words: "%s"', (text) => {
  expect(readDeadline(text, null)).toMatchObject({ deadline: 'not stated', keepText: true })
})

test.each([
  '15 January 2027 12:00 noon EST',
  '15 January 2027, 17:00 CET',
  '15 January 2027 5pm',
  '15. Januar 2027, 17 Uhr',
  '15 janvier 2027 à 17h00',
  '15 January 2027 at noon',
  '15 March 2027 AoE',
  '15 March 2027 UTC+8',
  '15 March 2027 (GMT +7)',
  '15 March 2027 (PT)',
  '15 March 2027, Brussels time',
  '15 March 2027 Asia/Nowhere',
])('what a day does not hold is kept in words, an hour or a time zone that cannot be told: "%s"', (text) => {
  expect(readDeadline(text, null)).toMatchObject({ deadline: expect.stringMatching(/^2027-/), keepText: true })
})

test.each(['15 January 2027', '15 SEPT 2027', '15.03.2027', '2027-01-15T00:00:00Z', '2027-01-15 00:00', '1 May UTC'])(
  'what says a day alone, or a time zone that is read, is not told twice: "%s"',
  (text) => {
    expect(readDeadline(text, null).keepText).toBe(false)
  },
)

test('which of 03/04 is the month is told from the other dates of the column, or not at all', () => {
  expect(detectDateOrder(['03/04/2027', '25/12/2026'])).toBe('day-first')
  expect(detectDateOrder(['03/04/2027', '12/25/2026'])).toBe('month-first')
  expect(detectDateOrder(['25/12/2026', '12/25/2026'])).toBe(null)
  expect(readDeadline('03/04/2027', 'day-first').deadline).toBe('2027-04-03')
  expect(readDeadline('03/04/2027', 'month-first').deadline).toBe('2027-03-04')
})

test('a date is read back as it was written, in whatever way', () => {
  const names = 'January February March April May June July August September October November December'.split(' ')
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (moment) => {
      const iso = moment.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = iso.split('-')
      const name = names[Number(month) - 1] ?? ''
      for (const text of [
        iso,
        `${Number(day)} ${name} ${year}`,
        `${name.slice(0, 3)} ${Number(day)}, ${year}`,
        `${day}.${month}.${year}`,
      ]) {
        expect(readDeadline(text, null).deadline).toBe(iso)
      }
    }),
  )
})

test('whatever is read is a deadline of our own format, and nothing throws', () => {
  const words = fc.constantFrom(
    '15',
    '1st',
    'March',
    'May',
    '2027',
    '/',
    '-',
    '.',
    'to',
    'rolling',
    'closes',
    '31',
    ',',
    'GMT',
    'de',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom('day-first' as const, 'month-first' as const, null), (value, order) => {
      expect(parseDeadline(readDeadline(value, order).deadline)).toBeDefined()
    }),
    { numRuns: 500 },
  )
})
