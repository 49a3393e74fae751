import { expect, test } from 'vitest'
import type { Card } from '#contract/scholarship.ts'
import type { Profile } from '#domain/can-i.ts'
import { readScholarship } from '#web/read-answers.ts'
import { NO_ANSWERS } from './answers.ts'
import { judgeCard, criteriaOf, headlineOf, visasIn } from './verdict-words.ts'

const ME: Profile = { ...NO_ANSWERS, citizenships: ['KE'], residence: 'KE', levelWanted: 'master', fields: ['law'] }

function cardOf(deciding: Partial<NonNullable<Card['deciding']>>, said: Partial<Card> = {}) {
  const card = readScholarship({
    _id: 'one',
    scholarship_name: 'One',
    level: "Master's",
    levels: ["Master's"],
    field: 'Law',
    fields: ['Law'],
    citizenship: 'Kenya and Uganda',
    ...said,
    deciding: {
      countries: ['GB'],
      citizenship: ['KE', 'UG'],
      residence: 'not stated',
      levels: ['master'],
      fields: ['law'],
      ...deciding,
    },
  })
  if (!card) throw new Error('No card')
  return card
}

function headline(deciding: Parameters<typeof cardOf>[0], said: Partial<Card> = {}, me: Partial<Profile> = {}) {
  const card = cardOf(deciding, said)
  const judgement = judgeCard(card, { ...ME, ...me }, 2026)
  return judgement && headlineOf(judgement, card)
}

test.each([
  [headline({}), 'You can apply'],
  [headline({ rules: ['experience', 'region'] }), 'Check: the region you live in, work experience'],
  [headline({ citizenship: 'not stated' }), 'Check: whose citizens may apply'],
  [headline({ who: ['woman'] }, {}, { citizenships: null }), 'Check: your citizenship, that it is for women'],
  [headline({}, { ethnicity: 'Boys only' }), 'Check: that it is for men'],
  [headline({ fields: ['medicine'], rules: ['field_exceptions'] }), 'Check: whether your subject counts'],
  [headline({ citizenship: ['UG'] }, { citizenship: 'Uganda' }), 'Not for you: Citizens of Uganda only'],
  [
    headline({ citizenship: ['@all', '!KE'] }, { citizenship: 'every country except Kenya' }),
    'Not for you: Citizens of every country except Kenya',
  ],
  [headline({ citizenship: ['@all', '!JP'] }, { citizenship: 'every country except Japan' }), 'You can apply'],
  [headline({ residence: ['UG', 'TZ'] }), 'Not for you: People living in Uganda, Tanzania only'],
  [headline({}, {}, { levelWanted: 'doctorate' }), "Not for you: Master's only"],
  [headline({ age_max: 25 }, {}, { birthYear: 1990 }), 'Not for you: At most 25'],
  [headline({ who: ['woman'] }, { ethnicity: 'Women only' }, { also: ['man'] }), 'Not for you: Women only'],
])('a verdict in words: %s', (told, expected) => expect(told).toBe(expected))

test('a visa that is refused is to check, and its rule is told in full', () => {
  const card = cardOf({ visas: [{ studyIn: 'GB', citizens: ['KE'], says: 'No visas for citizens of' }] })
  const judgement = judgeCard(card, ME, 2026)
  expect(judgement && [headlineOf(judgement, card), visasIn(judgement)]).toEqual([
    'Check: visa',
    'No visas for citizens of Kenya.',
  ])
  const excluded = judgeCard(card, { ...ME, levelWanted: 'doctorate' }, 2026)
  expect(excluded && visasIn(excluded)).toBe('')
})

test('each criterion tells what they state, what you said, and how it fits', () => {
  const card = cardOf({ age_min: 18, rules: ['income'] })
  const judgement = judgeCard(card, ME, 2026)
  expect(judgement && criteriaOf(judgement, card, ME)).toEqual([
    { name: 'Citizenship', stated: 'Citizens of Kenya and Uganda', said: 'Kenya', state: 'met', stateInWords: 'Met' },
    { name: 'Level', stated: "Master's", said: "Master's", state: 'met', stateInWords: 'Met' },
    { name: 'Subject', stated: 'Law', said: 'Law', state: 'met', stateInWords: 'Met' },
    { name: 'Age', stated: '18 or older', said: 'Not answered', state: 'ask', stateInWords: 'Ask yourself' },
    { name: 'Other conditions', stated: 'The income limit', said: '', state: 'ask', stateInWords: 'Ask yourself' },
  ])
})

test('a card of the specification alone is not judged', () => {
  const card = readScholarship({ _id: 'one', scholarship_name: 'One' })
  expect(card && judgeCard(card, ME, 2026)).toBeUndefined()
})
