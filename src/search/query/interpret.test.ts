import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { understandingOf } from '#search/constraints/understanding.ts'
import { applyNegations } from '#search/constraints/negation.ts'
import { interpret } from './interpret.ts'
import { filterOf } from './interpretation.ts'
import { NO_WORDS } from '#test/searching.ts'

const lexicon = readLexicon()
const knownOf = (...words: readonly string[]) => ({
  ...NO_WORDS,
  has: (word: string) => words.includes(word),
  named: (some: readonly string[]) => some.every((word) => words.includes(word)),
})
const known = knownOf('fulbright')
const interpretationOf = (text: string) => interpret(text, { lexicon, known, today: '2026-11-25' })
const read = (text: string) => interpretationOf(text).querySpans
const isLeft = (kind: string) => kind === 'word' || kind === 'rank'
const labels = (text: string) =>
  applyNegations(read(text)).flatMap(({ kind, label }) => (isLeft(kind) ? [] : [`${kind}:${label}`]))

/** Words of many kinds, so that patterns begin and break off everywhere. */
const anyWord = fc.oneof(
  fc.constantFrom(...[...lexicon.names.keys()].filter((_, at) => at % 7 === 0)),
  fc.constantFrom(
    'not',
    'from',
    'in',
    'to',
    'and',
    ',',
    '.',
    'the',
    'of',
    'want',
    'Kenya',
    'phd',
    '2027',
    '6.5',
    '-',
    "d'",
    '🇰🇪',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const anyText = fc.array(anyWord, { maxLength: 40 }).map((words) => words.join(' '))

test('every query span is a span of the unchanged text, and the words that remain lie outside of the others', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const all = read(text)
      const [words, querySpans] = [all.filter(({ kind }) => isLeft(kind)), all.filter(({ kind }) => !isLeft(kind))]
      for (const querySpan of all) {
        expect(querySpan.start).toBeGreaterThanOrEqual(0)
        expect(querySpan.end).toBeLessThanOrEqual(text.length)
        expect(querySpan.text).toBe(text.slice(querySpan.start, querySpan.end))
      }
      for (const word of words)
        expect(querySpans.some(({ start, end }) => start < word.end && word.start < end)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('a query span that constrains has values, and a negation leaves some', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const empty = applyNegations(read(text)).filter(
        (querySpan) => filterOf(querySpan) !== undefined && querySpan.values.length === 0,
      )
      expect(empty).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('2,000 characters are read in a moment, whatever they are', () => {
  const unit = fc.array(anyWord, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
  const processorTime = (text: string) => {
    const before = process.cpuUsage()
    for (let round = 0; round < 3; round++) read(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  fc.assert(
    fc.property(unit, (text) => {
      const long = `${text} `.repeat(Math.ceil(2000 / (text.length + 1))).slice(0, 2000)
      read(long)
      // Three interpretations of 2,000 characters: each far below what a user notices, with much room for a busy
      // machine.
      expect(processorTime(long)).toBeLessThan(600_000)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ["I'm not interested in medicine", ['field:not Medicine']],
  ["don't want mba", ['field:not Business & Management']],
  ['without an application fee', ['unsupported:without an application fee']],
  ['neither law nor medicine', ['field:not Law or Medicine']],
])('after a denial nothing is wished for: %s', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test.each([
  ['closing this month', 'Closes in November', ['11']],
  ['date limite le mois prochain', 'Closes in December', ['12']],
  ['deadline before february', 'Closes before February', ['11', '12', '01']],
  ['due by 15 february', 'Closes by February', ['11', '12', '01', '02']],
  ['closing in 2 weeks', 'Closes within 30 days', ['closing-soon']],
  ['closing in 2 months', 'Closes within 2 months', ['11', '12', '01']],
])('a time is told as of today: %s', (text, label, values) => {
  expect(read(text)).toMatchObject([{ kind: 'when', label, values }])
})

test.each([
  ['I am 17, want to study law', "Bachelor's", 'guess'],
  ['I am 17', "High School or Bachelor's", 'guess'],
  ['school fees for my daughter', 'High School', 'guess'],
  ['my son is 8', 'High School', 'lowest'],
  ['after bachelor', "Master's or PhD", 'guess'],
  ['I am 17, PhD in law', 'PhD', undefined],
  ['my son is 8, I want to study law', undefined, undefined],
  ['16 years of education', undefined, undefined],
])('a level that nobody named is marked as assumed: %s', (text, label, assumed) => {
  const level = read(text).find(({ kind }) => kind === 'level')
  expect([level?.label, level?.assumed]).toEqual([label, assumed])
})

test.each([
  ['phd closing in march', ['level:PhD', 'when:Closes in March']],
  ['january or february deadline', ['when:Closes in January', 'when:Closes in February']],
  ['not closing in march', ['unsupported:not closing in', 'unsupported:march']],
  ['starting in september 2027', ['unsupported:starting in september 2027']],
  ['apply before june', ['unsupported:apply before june']],
  ['june', ['unsupported:june']],
  ['I may study law', ['field:Law']],
])('only a month in which something closes is asked for: %s', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test('a city constrains to its country, and ranks what has its name first', () => {
  const [querySpan] = read('college in Chicago')
  expect(querySpan).toMatchObject({ kind: 'country', values: ['US'] })
  expect(querySpan?.near.map(({ words }) => words.join())).toEqual(['chicago', 'illinois'])
})

test('Vietnamese words differ by their marks, unless they are typed without any', () => {
  expect(labels('ngành dược')).toEqual(['field:Pharmacy'])
  expect(labels('nganh duoc')).toEqual(['field:Pharmacy'])
  expect(labels('xin được học bổng')).toEqual([])
  expect(labels('năm nhất')).toEqual([])
  expect(labels('ngành hoá')).toEqual(labels('ngành hóa'))
})

test('a word that says nothing in the language of the text is no name of another', () => {
  expect(labels('kann man mit 40 noch ein Stipendium bekommen')).not.toContain('audience:Men')
  expect(labels('man aged 40')).toContain('audience:Men')
  expect(labels('je veux vivre seul en France')).toEqual(['country:France'])
  expect(labels('étudier à Séoul')).toEqual(['country:South Korea'])
  expect(labels('sudah lima kali saya mencari beasiswa')).toEqual([])
  expect(labels('universities in Lima')).toEqual(['country:Peru'])
  for (const typed of ['beasiswa di lima', 'beasiswa kuliah di LIMA', 'sudah dapat beasiswa LIMA'])
    expect(labels(typed), typed).toContain('country:Peru')
})

test('that somebody cannot pay filters nothing, and denies nothing that stands beside it', () => {
  expect(labels("my parents can't pay my school fees")).toEqual(['means:little money'])
  expect(labels('cannot afford medicine in the UK')).toEqual([
    'means:little money',
    'field:Medicine',
    'country:United Kingdom',
  ])
  expect(labels('no money, full scholarship')).toEqual(['means:little money', 'coverage:Fully Funded'])
  expect(labels('low income students')).toEqual(['type:Need-based'])
})

test('a short word of another language is corrected into none of the catalogue', () => {
  const guessing = { ...known, correct: (word: string) => (word === 'kartel' ? 'cartel' : undefined) }
  const wordsIn = (text: string) =>
    interpret(text, { lexicon, known: guessing, today: '2026-11-25' }).querySpans.map(({ word }) => word)
  expect(wordsIn('any grant of the kartel')).toContain('cartel')
  expect(wordsIn('bana kartel için burs')).not.toContain('cartel')
})

test('two words that a language puts together tell the language', () => {
  expect(labels('du hoc my')).toEqual(['country:United States'])
  expect(labels('my scholarship')).toEqual([])
})

test('the words of a cue are none by themselves', () => {
  expect(read('工学 奨学金').filter(({ kind }) => isLeft(kind))).toEqual([])
})

test('names of countries and peoples forgive one mistake only', () => {
  expect(labels('germny')).toEqual(['country:Germany'])
  expect(labels('petronas')).toEqual([])
  expect(labels('gemrnay students')).not.toContain('country:Germany')
})

test('the engine gets constraints, spans that are only shown, and the words that remain', () => {
  const { querySpans, likelyCitizens } = understandingOf(
    interpretationOf('fulbright phd in Chicago without IELTS, I live in Kenya'),
    [],
    '',
  )
  expect(querySpans.map(({ text, kind, label }) => [text, kind, label])).toEqual([
    ['fulbright', 'name', 'fulbright'],
    ['phd', 'level', 'PhD'],
    ['in Chicago', 'country', 'United States'],
    ['without IELTS', 'unsupported', 'without IELTS'],
    ['I live in Kenya', 'residence', 'Kenya'],
  ])
  expect(likelyCitizens).toEqual(['KE'])
})

test('the language of a query tells where it is at home; English, and words that are English as well, tell nothing', () => {
  const speakers = (text: string) => interpretationOf(text).speakers
  expect(speakers('beasiswa s2')).toEqual(['ID'])
  expect(speakers('బీటెక్')).toEqual(['IN'])
  expect(speakers('stipendium für ein studium in Kanada')).toContain('AT')
  expect(speakers('scholarship apply karne ka tarika batao')).toContain('IN')
  expect(speakers('стипендія бакалавр')).toEqual(['UA'])
  expect(speakers('奖学金')).toContain('CN')
  expect(speakers('アメリカ 大学院')).toEqual(['JP'])
  expect(speakers('stipendien für ausländische studierende')).toEqual([])
  expect(interpretationOf('beasiswa s2 luar negeri')).toMatchObject({ speakers: ['ID'], isAbroad: true })
  expect(speakers('KCSE B+ nursing')).toEqual(['KE'])
  expect(speakers('bolsa com a nota do ENEM')).toEqual(['BR'])
  expect(speakers('yüksek lisans bursu')).toEqual(['TR'])
  expect(speakers('GATE score, mtech scholarship')).toEqual(['IN'])
  expect(speakers('υποτροφία μεταπτυχιακό')).toContain('GR')
  const untold = ['phd for women in malaysia', 'i am a student in germany', 'scholarship', 'GATE funding in Trinidad']
  for (const english of [...untold, 'matura scholarship', 'β-lactamase phd'])
    expect(speakers(english), english).toEqual([])
  const { interpretation, likelyCitizens } = understandingOf(interpretationOf('stipendium für flüchtlinge'), [], '')
  expect([interpretation.speakers.includes('DE'), likelyCitizens]).toEqual([true, []])
})

test('behind "except" names of the catalogue are left out, whole; everyday words are not', () => {
  const programmes = ['petrona foundation', 'student', 'rhode', 'gate cambridge', 'world bank']
  const named = (words: readonly string[]) =>
    programmes.some((name) => words.every((word) => name.split(' ').includes(word)))
  const names = { ...knownOf(...programmes.flatMap((name) => name.split(' '))), named }
  const left = (text: string) =>
    interpret(text, { lexicon, known: names, today: '2026-11-25' }).querySpans.map(
      ({ kind, label }) => `${kind}: ${label}`,
    )
  expect(left('masters except Petronas foundation')).toContain('like: not Petronas foundation')
  expect(left('selain petronas')).toEqual(['like: not petronas'])
  expect(left('except the Petronas foundation')).toEqual(['like: not Petronas foundation'])
  expect(left('except foundation')).toEqual(['rank: foundation'])
  const [rhodes, cambridge, bank] = ['like: not Rhodes', 'like: not Gates Cambridge', 'like: not World Bank']
  expect(left('except Rhodes, Gates Cambridge and the World Bank')).toEqual([rhodes, cambridge, bank])
  expect(left('not Rhodes or Gates Cambridge')).toEqual([rhodes, cambridge])
  expect(left('except Germany and the World Bank')).toEqual(['country: not Germany', bank])
  expect(left('except Rhodes Fund and World Bank')).toEqual(['like: not Rhodes Fund', bank])
  // Each costs a bitset, of which a request has few.
  expect(left('except petronas '.repeat(60)).filter((one) => one.startsWith('like')).length).toBeLessThan(20)
})

test('after a class from which school goes on comes more school, after the last one a degree', () => {
  expect(labels('10th pass')).toEqual(['level:High School or Vocational & Diploma'])
  expect(labels('finished igcse')).toEqual(['level:High School or Vocational & Diploma'])
  expect(labels('12th pass')).toEqual(["level:Bachelor's"])
})

test('people who study are people, and what is said to be elsewhere is where they come from', () => {
  expect(labels('can Kenyans study in Germany')).toEqual(['citizenship:Kenya', 'country:Germany'])
  expect(labels('African studies')).toEqual([])
  expect(labels('becas para Irak')).toEqual(['citizenship:Iraq'])
  expect(labels('masters, not in China')).toEqual(["level:Master's", 'country:not China'])
  expect(labels('refugee in Uganda wants to go to university')).toEqual(['audience:Refugees', 'country:Uganda'])
  expect(labels('student in Uganda, want to study abroad')).toEqual(['residence:Uganda'])
})

test('a pattern does not look beyond a comma, and what is said of one relative ends where the next begins', () => {
  expect(labels('phd, canada, women')).toEqual(['level:PhD', 'country:Canada', 'audience:Women'])
  expect(labels('my family cannot support me since my father is a retired miner, law')).toEqual(['field:Law'])
})

test('what is denied is not looked for, and a plural is no name', () => {
  expect(labels('becas sin préstamo')).toEqual(['like:not préstamo'])
  expect(labels('germany nahi, masters in canada')).toEqual(['country:not Germany', "level:Master's", 'country:Canada'])
  expect(labels('bsc wale')).toEqual(["level:Bachelor's"])
})

test('an examination at the end of school is held by who names a level that it does not lead to', () => {
  expect(labels('KCSE, diploma in hospitality')).toContain("held:High School or Bachelor's")
  expect(labels('WAEC bachelor')).toEqual(["level:Bachelor's", "level:Bachelor's"])
})

test('what Arabic joins to a word counts where its article is cut off, too', () => {
  expect(labels('منح للسودانيين')).toEqual(['citizenship:Sudan'])
  expect(labels('المنح السعودية')).toEqual(['country:Saudi Arabia'])
})
