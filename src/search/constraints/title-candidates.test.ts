import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { interpret } from '#search/query/interpret.ts'
import { NO_WORDS, TODAY } from '#test/searching.ts'
import { titleCandidates } from './title-candidates.ts'

const lexicon = readLexicon()
const known = { ...NO_WORDS, has: () => true, named: () => true }
const titles = (searchKey: string) =>
  [...titleCandidates(searchKey, interpret(searchKey, { lexicon, known, today: TODAY }).querySpans, lexicon)].map(
    ({ text }) => text,
  )

test('little words at the end may stand behind a title, names may not', () => {
  expect(titles('HOPE Scholarship deadline 2027')).toContain('HOPE Scholarship')
  // In Malay, both are stopwords. A country may stand behind a title, but no nationality.
  expect(titles('masters scholarship for China')).toEqual(['masters scholarship for China'])
  expect(titles('masters in Malaysia')).toEqual(['masters in Malaysia'])
})

test('countries may stand before and behind a title', () => {
  expect(titles('hope scholarship usa deadline')).toContain('hope scholarship')
  expect(titles('USA HOPE Scholarship')).toContain('HOPE Scholarship')
  expect(titles('hope scholarship not usa')).not.toContain('hope scholarship')
})
