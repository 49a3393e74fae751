import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { titleCandidates } from './title-candidates.ts'

const titles = (searchKey: string) => [...titleCandidates(searchKey, readLexicon())].map(({ text }) => text)

test('little words at the end may stand behind a title, names may not', () => {
  expect(titles('HOPE Scholarship deadline 2027')).toContain('HOPE Scholarship')
  // In Malay, both are stopwords.
  for (const country of ['Malaysia', 'China']) {
    const searchKey = `masters scholarship for ${country}`
    expect(titles(searchKey)).toEqual([searchKey])
  }
})
