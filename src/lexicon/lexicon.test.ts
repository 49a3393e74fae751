import { expect, test } from 'vitest'
import { createLexicon, LEXICON_FILES, type LexiconTexts } from './lexicon.ts'
import { normalizeWord, tokenize } from './normalize.ts'
import { readLexicon } from './read-lexicon.ts'

const nothing = Object.fromEntries(LEXICON_FILES.map((name) => [name, ''])) as LexiconTexts
const lexicon = readLexicon()

test.each([
  ['levels', 'ba\tlevel:bachelor\ten\nba\tlevel:master\ten', '"ba" is there twice'],
  ['levels', 'ba\tlevel:batchelor\ten', '"ba" means "batchelor", which is no option'],
  ['places', 'ba\tplanet:mars\ten', '"ba" has the unknown meaning "planet:mars"'],
  ['places', 'ba country:DE en', '"ba country:DE en" has no meaning: a tab stands between columns'],
  ['places', '-\tcountry:DE\ten', '"-" has no word'],
  ['groups', 'ba\tPeople\tPoeple only', '"ba" names the unknown audience "Poeple only"'],
])('a wrong row in %s.tsv is refused', (file, text, fault) => {
  expect(() => createLexicon({ ...nothing, [file]: text })).toThrow(fault)
})

test('a second meaning needs a priority', () => {
  const { names } = createLexicon({ ...nothing, levels: 'ba\tlevel:bachelor\ten\nba\tlevel:master\ten\tweak 2' })
  expect(names.get('ba')?.map(({ label }) => label)).toEqual(["Bachelor's", "Master's"])
})

test('what sends students and what receives them comes from figures', () => {
  for (const home of ['NG', 'KE', 'IN', 'PK', '@africa']) expect(lexicon.mobility(home)).toBeGreaterThan(0)
  for (const goal of ['US', 'GB', 'DE', 'CA', 'AU', '@europe']) expect(lexicon.mobility(goal)).toBeLessThan(0)
})

test.each([
  ["l'étranger", ['l', 'etranger']],
  ["Kanada'da", ['kanada', "'da"]],
  ["master's", ['master']],
  ['M.Sc. Physics', ['m', 'sc', 'physic']],
  ['U.S.A.', ['usa']],
  ['C++ and .NET', ['c++', 'and', '.net']],
  ['17.4/20 $5,000 85 %', ['17.4/20', '$5,000', '85%']],
  ['masters -Germany post-doc', ['master', '-not', 'germany', 'post', 'doc']],
  ['德国 奖学金', ['德', '国', '奖', '学', '金']],
  ['IELTSなしで MBA장학금 GPA低', ['ielt', 'なしで', 'mba', '장학금', 'gpa', '低']],
  ['🇰🇪→🇨🇦', ['🇰🇪', '→', '🇨🇦']],
  ['בארה"ב ובחו״ל "ללמוד"', ['בארהב', 'ובחול', 'ללמוד']],
  ['١٤ ۱۲ १२ ১৪', ['14', '12', '12', '14']],
])('%s is %j', (text, words) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(words)
})

test('a point after the number of a class ends no sentence', () => {
  const breaks = (text: string) => tokenize(text).map(({ gap }) => gap)
  expect(breaks('11. sınıf')).toEqual([0, 0])
  expect(breaks('gpa 3.5. masters')).toEqual([0, 0, 2])
  expect(breaks('I am 24. masters')).toEqual([0, 0, 0, 2])
})

test.each([
  ['کیمیا', 'كيميا'],
  ['منـــحة', 'منحة'],
  ['पढ़ाई', 'पढाई'],
  ['ሕግ', 'ህግ'],
  ['ፀሐይ', 'ጸሀይ'],
])('%s is also written %s', (one, other) => {
  expect(normalizeWord(one)).toBe(normalizeWord(other))
})

test('marks of scripts that need them stay, accents go', () => {
  expect(['Été', 'GERMANY', 'जर्मनी', 'فرنسا', 'Германии'].map(normalizeWord)).toEqual([
    'ete',
    'germany',
    'जर्मनी',
    'فرنسا',
    'герман',
  ])
  // A joiner inside a letter is no border of words, and may be missing.
  expect(tokenize('ශ්\u200dරී ලංකාව').map(({ word }) => word)).toEqual(['ශ්රී', 'ලංකාව'])
})

test('names of one meaning are one sense in memory, but where they are of the name itself', () => {
  const rows = 'mestrado\tlevel:master\tpt\nmestria\tlevel:master\tpt\nMaster\tlevel:master\tde\texact'
  const { names } = createLexicon({ ...nothing, levels: `${rows}\nMagister\tlevel:master\tde\texact` })
  const [one, other, exact, another] = ['mestrado', 'mestria', 'master', 'magister'].map(
    (word) => names.get(normalizeWord(word))?.[0],
  )
  expect(one).toMatchObject({ values: ['master'], language: 'pt' })
  expect(other).toBe(one)
  expect([exact?.exact, another?.exact]).toEqual(['master', 'magister'])
})
