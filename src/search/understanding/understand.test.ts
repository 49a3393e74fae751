import { expect, test } from 'vitest'
import { labelOf } from '#test/said-by.ts'
import type { KnownWords } from './correction.ts'
import { SPELLINGS } from './dictionary.ts'
import { foldWord } from './fold.ts'
import type { Part } from './part.ts'
import { nearestWords } from './spelling.ts'
import { understand } from './understand.ts'

/** A catalogue whose texts have these words. */
function catalogueOf(text: string): KnownWords {
  const words = text.split(' ').sort()
  return {
    has: (word) => words.includes(word),
    correct: (word) => nearestWords(word, words)[0],
    written: (word) => word,
  }
}

const EMPTY = catalogueOf('')

function saidBy(searchKey: string, known = EMPTY): string {
  const isKnown = (word: string) => word !== '' && (known.has(word) || word.includes(' '))
  const tell = ({ meanings, word, text }: Part) =>
    word === undefined ? meanings.map(labelOf) : [isKnown(word) ? `"${word}"` : `?${text}`]
  return understand(searchKey, known).parts.flatMap(tell).join('; ')
}

test.each([
  ['japanese studies', '"japanese"'],
  ['Indian study abroad', 'Citizenship: India; not India'],
  ['chinese language', '"chinese"; Languages'],
  ['german literature phd', '"german"; Literature & Linguistics; PhD'],
  ['african history', '"african"; History & Archaeology'],
  ['masters in europe, history', "Master's; Europe; History & Archaeology"],
  ['japan studies', '"japan"'],
  ['american university in cairo', '"american"; Egypt'],
  ['chinese university of hong kong', '"chinese"; Hong Kong'],
  ['chinese government', 'China'],
  ['german speaking', '"german"; ?speaking'],
  ['french speaking countries', 'Francophonie'],
  ['nigeria to canada', 'Citizenship: Nigeria; Canada'],
  ['germany to study law', 'Germany; Law'],
  ['islamic studies', 'Religion & Theology'],
])('what only describes is no nationality: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey, catalogueOf('african american cairo chinese german japan japanese'))).toBe(said)
})

test.each([
  ['masters abroad for indians', "Master's; not India; Citizenship: India"],
  ['indians abroad uk', 'Citizenship: India; not India; United Kingdom'],
  ['study abroad', ''],
  ["i don't have a bachelor's", "Bachelor's"],
  ['africans study abroad', 'Citizenship: Africa'],
  ['after btech', "Master's or PhD"],
  ['12th ke baad', "Bachelor's"],
  ['mba after btech', "Master's; Business & Management; Master's"],
  ['hnd holders', "Bachelor's"],
  ['high school graduates', "Bachelor's"],
  ['masters graduates', 'PhD'],
  ['africans nigerian', 'Citizenship: Nigeria; Citizenship: Nigeria'],
  ['waec students bachelor canada', "Bachelor's; Bachelor's; Canada"],
  ['graduate phd', 'PhD; PhD'],
  ['graduate and phd', "Master's or PhD; PhD"],
  ['africans not nigerians', 'Citizenship: Africa; Citizenship: not Nigeria'],
  ['Indians scholarship', 'Citizenship: India'],
  ['indian scholarship', 'India'],
  ['kenya girls', 'Citizenship: Kenya; Women'],
  ['uk women', 'United Kingdom; Women'],
])('what people tell of themselves is put together: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['scholarships for foreigners in Germany', 'Citizenship: not Germany; Germany'],
  ['stipendium für ausländer informatik', 'Computing & IT'],
  ['stipendium für ausländische studierende', ''],
  ['bolsas internacionais para estrangeiros na Alemanha', 'Citizenship: not Germany; Germany'],
  ['masters scholarships closing soon', "Master's"],
  ['phd closing this month', 'PhD; ?this month'],
])('whom all are for, or how soon, is said by no programme: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey, catalogueOf('auslander closing foreigner month soon'))).toBe(said)
})

test('what follows a part that nothing answers means the same without it', () => {
  expect(saidBy('except abroad kenya students')).toBe('?except abroad; Citizenship: Kenya')
  expect(saidBy('kenya students')).toBe('Citizenship: Kenya')
})

test.each([
  ['mestrado no exterior com bolsa', "Master's"],
  ['стипендия для украинцев в Германии', 'Citizenship: Ukraine; Germany'],
  ['منحة للمصريين في الهند', 'Citizenship: Egypt; India'],
  ['美国博士全额奖学金', 'United States; PhD; Fully Funded'],
  ['日本 修士課程 奨学金', "Japan; Master's"],
  ['छात्रवृत्ति germany', 'Germany'],
  ["bourse d'excellence en l'Allemagne", '"excellence"; Germany'],
  ['học bổng tiến sĩ Hàn Quốc', 'PhD; South Korea'],
  ['online masters', '"distance"; Master\'s'],
  ['học bổng thạc sĩ Đức', "Master's; Germany"],
])('what changes with language is compared without: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey, catalogueOf('excellence distance'))).toBe(said)
})

test.each([
  ['phd not germany', 'PhD; not Germany'],
  ['phd not in germany', 'PhD; not Germany'],
  ['except usa and canada', 'not United States or Canada'],
  ['neither uk nor usa', 'not United Kingdom or United States'],
  ['aside from usa', 'not United States'],
  ['europe apart from germany or france', 'Europe; not Germany or France'],
  ['apart from germans', 'Citizenship: not Germany'],
  ['not germany and fully funded', 'not Germany; Fully Funded'],
  ['not, germany', '?not; Germany'],
  ['outside europe', 'not Europe'],
  ['students from outside europe', 'Citizenship: not Europe'],
  ['non-EU students', 'Citizenship: not European Union'],
  ['not for indians or pakistanis', 'Citizenship: not India or Pakistan'],
  ['not for women', 'not Women'],
  ['not only for women', 'Women'],
  ['no mba', 'not Business & Management'],
  ['anywhere but china', 'not China'],
  ['any country other than usa', 'not United States'],
  ['uk but not for women', 'United Kingdom; not Women'],
  ['usa not texas', 'United States; ?not texas'],
  ['uk, not scotland', 'United Kingdom; ?not scotland'],
  ['canada no ielts scholarship', 'Canada; ?no ielts'],
  ['beasiswa s2 tanpa toefl', "Master's; ?tanpa toefl"],
  ['منحة بدون ايلتس', '?بدون ايلتس'],
  ['study in uk without fees', 'United Kingdom; Full Tuition or Fully Funded'],
  ['germany, not munich', 'Germany; ?not munich'],
  ['without ielts in canada', '?without ielts; Canada'],
  ['masters without ielts or toefl', "Master's; ?without ielts or toefl"],
  ['no application fee', '?no application fee'],
  ['ielts not required', '?ielts not required'],
  ['no tuition fees', 'Full Tuition or Fully Funded'],
  ['bolsas no brasil', 'Brazil'],
  ['scholarship with insurance', '?insurance'],
  ['open all year phd', '?open all year; PhD'],
  ['masters, no pgd', "Master's; ?no pgd"],
  ['medicina fora do brasil', 'Medicine; not Brazil'],
  ['becas fuera de mexico', 'not Mexico'],
  ['bourse hors de france', 'not France'],
  ['منح خارج مصر', 'not Egypt'],
  ['beasiswa selain australia', 'not Australia'],
])('what is not wanted is never taken as wanted: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['phd not germany', 'FR', 'DE'],
  ['europe not germany', 'FR', 'DE US'],
  ['outside europe', 'US', 'DE FR'],
  ['africans not nigerians', 'KE', 'NG US'],
  ['engineering not civil engineering', 'energy', 'engineering civil-engineering law'],
  ['not engineering', 'law', 'engineering civil-engineering energy'],
  ['not civil engineering', 'energy', 'engineering civil-engineering'],
  ['germany not germany', 'DE', 'FR'],
])('%s leaves %s, and none of %s', (searchKey, left, gone) => {
  const values = understand(searchKey, EMPTY).parts.flatMap(({ meanings }) => meanings.flatMap((one) => one.values))
  for (const value of left.split(' ').filter((one) => one !== '')) expect(values).toContain(value)
  for (const value of gone.split(' ')) expect(values).not.toContain(value)
})

test.each(['Alemania', 'Allemagne', 'Alemanha', 'Germania', 'Almanya', 'Jerman', 'Германия', 'ألمانيا', '德国'])(
  'countries are understood in the languages of students: %s',
  (name) => {
    expect(saidBy(name)).toBe('Germany')
  },
)

test.each([
  ['AI retail', 'Artificial Intelligence; ?retail'],
  ['basketbal', 'Arts & Sports Talent'],
  ['chevning', '"chevening"'],
  ['Phodes', '?Phodes'],
  ['Adamu', '?Adamu'],
  ['Machado', '?Machado'],
  ['lampang thailand', '?lampang; Thailand'],
  ['Katrina', '?Katrina'],
  ['Guerrera', '?Guerrera'],
  ['Maranao', '?Maranao'],
  ['kolkatta', 'India'],
  ['melborne', 'Australia'],
  ['edinburg', 'United Kingdom'],
  ['manchestar', 'United Kingdom'],
  ['torronto', 'Canada'],
  ['phd2 b2ology', '?phd2; ?b2ology'],
  ['humbodlt', '"humboldt"'],
])('spelling is mended, not guessed: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey, catalogueOf('biology chevening detail humboldt rhodes'))).toBe(said)
})

test('however many words are nonsense, four are compared with others, and with few of them', () => {
  const nonsense = Array.from(
    { length: 200 },
    (_, number) => `qwzz${String.fromCodePoint(97 + (number % 26))}xyv${number}`,
  )
  const letters = nonsense.map((word) => word.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''))
  const asked: string[] = []
  const known: KnownWords = {
    has: () => false,
    correct: (word) => {
      asked.push(word)
      return undefined
    },
    written: (word) => word,
  }
  expect(understand(letters.join(' '), known).parts).toHaveLength(200)
  expect(asked).toHaveLength(4)

  let read = 0
  const counted = new Proxy(SPELLINGS, {
    get: (words, key) => {
      if (typeof key === 'string' && /^\d/.test(key)) read++
      return Reflect.get(words, key) as unknown
    },
  })
  expect(nearestWords('mathmatic', counted)).toEqual(['mathematic'])
  // Most starts are skipped, each with a search for the next one.
  expect(read).toBeLessThan(SPELLINGS.length * 4)

  // Each of these signs folds to fifteen letters and three spaces: comparing 200 of them took 100 ms.
  read = 0
  expect(nearestWords(foldWord('\ufdfa'.repeat(200)), counted)).toEqual([])
  expect(read).toBe(0)
})

test.each([
  ['-mba', 'not Business & Management'],
  ['masters -mba', "Master's; not Business & Management"],
  ['phd -germany -france', 'PhD; not Germany; not France'],
  ['-united kingdom phd', 'not United Kingdom; PhD'],
  ['masters,-US', "Master's; not United States"],
  ['uk -women or men', 'United Kingdom; not Women; Men'],
  ['-kenya students', 'Citizenship: not Kenya'],
  ['-fully funded phd', 'not Fully Funded; PhD'],
  ['canada -ielts masters', "Canada; ?-ielts; Master's"],
  ['usa -new mexico', 'United States; ?-new mexico'],
  ['-chevening uk', '?-chevening; United Kingdom'],
])('a minus right before a word says what is not wanted: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey, catalogueOf('chevening'))).toBe(said)
})

test.each([
  ['post-doc', 'Post-doc'],
  ['sub-saharan africa', 'sub-Saharan Africa'],
  ['fully-funded phd', 'Fully Funded; PhD'],
  ['fully -funded phd', 'Fully Funded; PhD'],
  ['phd - germany', 'PhD; Germany'],
  ['phd- germany', 'PhD; Germany'],
  ['phd --germany', 'PhD; Germany'],
  ['phd -in germany', 'PhD; Germany'],
  ['phd 2026-27', 'PhD'],
  ['phd 2026/27', 'PhD'],
])('any other dash says nothing: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['hi guys can u suggest me any phd in canada', 'PhD; Canada'],
  ['i am 17 and my friend is 19 yr old from nepal', 'Citizenship: Nepal'],
  ['phd 4 uganda with 3.2', 'PhD; Citizenship: Uganda'],
  ['17 chemistry', '?17; Chemistry'],
  ['hola, soy de Bolivia y quiero hacer un doctorado', 'Citizenship: Bolivia; PhD'],
  ['je viens de Madagascar', 'Citizenship: Madagascar'],
  ['ich komme aus Indien', 'Citizenship: India'],
  ['saya dari Indonesia', 'Citizenship: Indonesia'],
  ['bourse de France', 'France'],
])('what people write as in a chat is no word to be found: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['i finished my bachelor', "Master's or PhD"],
  ['i have a bsc, want phd', 'PhD; PhD'],
  ['completed high school', "Bachelor's"],
  ["j'ai une licence", "Master's or PhD"],
  ['tengo una maestria', 'PhD'],
  ['a graduate of law wants phd', 'PhD; Law; PhD'],
  ['do you have masters', "Master's"],
  ['finished, bachelor', "Bachelor's"],
])('a level that one has reached is not the one that is wanted: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['from holders outside Africa', 'not Africa'],
  ['from, outside Africa', 'not Africa'],
  ['from outside Africa', 'Citizenship: not Africa'],
  ['soy, de Bolivia', 'Bolivia'],
  ['soy de Bolivia', 'Citizenship: Bolivia'],
])('what stands apart says nothing of what follows: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey).split('; ').at(-1)).toBe(said)
})

test('no word is corrected to one that says nothing', () => {
  expect(saidBy('mba insead', catalogueOf('instead'))).toBe("Master's; Business & Management; ?insead")
})
