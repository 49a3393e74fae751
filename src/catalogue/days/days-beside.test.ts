import { expect, test } from 'vitest'
import { readDeadline } from './deadlines.ts'

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
