import { expect, test } from 'vitest'
import { shareText } from './share-button.tsx'

const card = { scholarship_name: 'EPOS', funded_by: 'DAAD', deadline: '2027-01-15', deadline_expected: false }
const ADDRESS = 'https://scholarships.example/detail/epos'

test('T8 the text says what, who and until when, and holds the address', () => {
  expect(shareText(card, ADDRESS)).toBe(`EPOS by DAAD, apply until 15 January 2027: ${ADDRESS}`)
})

test('T8 an expected date is called expected', () => {
  expect(shareText({ ...card, deadline_expected: true }, ADDRESS)).toContain('deadline expected on 15 January 2027')
})

test.each(['NA', 'Open all year', 'Program Deadline Applies'])('T8 without a date, %s, none is claimed', (deadline) => {
  expect(shareText({ ...card, deadline }, ADDRESS)).toBe(`EPOS by DAAD: ${ADDRESS}`)
})
