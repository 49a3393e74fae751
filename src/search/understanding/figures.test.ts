import { expect, test } from 'vitest'
import { createSaidBy } from '#test/said-by.ts'
import { foldWord } from './fold.ts'
import { understand } from './understand.ts'

const saidBy = createSaidBy('50 60 85 90 ielt lahore melbourne children spouse board mark house caste')

test.each([
  ['over 50 countries', ''],
  ['over 40 scholarship', '"over 40"'],
  ['above 60 percent', '"above 60 percent"'],
  ['above 60% btech', '"above 60%"; Bachelor\'s; Engineering & Construction'],
  ['i have 85% marks', '"85%"; "marks"'],
  ['50% scholarship', 'Partial Funding'],
  ['75 percent tuition waiver, law', 'Partial Funding; Law'],
  ['100% scholarship', 'Fully Funded'],
  ['100% fully funded phd', 'Fully Funded; PhD'],
  ['100 percent tuition waiver', 'Full Tuition or Fully Funded'],
  ['ielts 6.5 canada', '"ielts 6.5"; Canada'],
  ['IELTS 7 band, uk', '"IELTS 7 band"; United Kingdom'],
  ['jlpt n2 japan', '"jlpt n2"; Japan'],
  ['ielts 2027', '"ielts"'],
  ['worth 10,000 USD for masters', '"worth 10,000 USD"; Master\'s'],
  ['$5000 phd', '"5000"; PhD'],
  ['1000 euros per month', '"1000 euros per month"'],
  ['2.8 cgpa out of 4 masters', '"2.8 cgpa out of 4"; Master\'s'],
  ['hs senior 3.8 gpa 1450 sat usa', 'High School or Bachelor\'s; "3.8 gpa"; "1450 sat"; United States'],
  ['phd with low gre score', 'PhD; "low gre"'],
  ['28yrs old, 17 ans, umur 30, 2 kids', '"kids"'],
  ['scored 340 in jamb', "Bachelor's"],
  ['phd after mba age 40', 'PhD; PhD; "age 40"'],
  ['ms usa fall 27', "Master's; United States"],
  ['beasiswa di atas 35 tahun', '"atas 35 tahun"'],
  ['3rd class bsc, masters', '"3rd class"; Master\'s; Master\'s'],
  ['passed grade 12 with 8 points', 'Bachelor\'s; "8 points"'],
])('marks, scores and money are one part each: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['जर्मनीमा मास्टर्स', "Germany; Master's"],
  ['अमेरिकाको छात्रवृत्ति', 'United States'],
  ['नेपालबाट जर्मनी', 'Citizenship: Nepal; Germany'],
  ['नेपालीलाई', 'Nepal'],
  ['কানাডায় মাস্টার্স', "Canada; Master's"],
  ['በጀርመን ማስተርስ', "Germany; Master's"],
  ['ለኢትዮጵያ', 'Citizenship: Ethiopia'],
  ['የጀርመን ስኮላርሺፕ', 'Germany'],
  ['وعايز ماستر', "Master's"],
  ['لطلاب', ''],
  ['Azerbaycanlı öğrenciler', 'Citizenship: Azerbaijan'],
  ['гранты для студентов из Казахстана', 'Citizenship: Kazakhstan'],
])('what Nepali, Bengali, Amharic and Arabic join to a word is told from it: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['comic sans design', '"comic sans"; Design'],
  ['bourse sans ielts', '"sans ielts"'],
  ['Abd Rahman', '"Abd"; "Rahman"'],
  ['abd burs', 'United States'],
  ['ABD', 'United States'],
  ['full board', '"full board"'],
  ['full marks', '"full marks"'],
  ['full house', '"full house"'],
  ['full details', ''],
  ['full phd', 'Fully Funded; PhD'],
  ['flight mechanic', 'Aerospace & Automotive Engineering'],
  ['with flight', 'Travel & Mobility or Fully Funded'],
  ['spouse', '"spouse"'],
  ['students with children', '"children"'],
  ['with my wife', '"with my wife"'],
  ['SC ST OBC', '"SC ST OBC"'],
  ['SC/ST girls', '"SC/ST"; Women'],
  ['ST students', '"ST students"'],
  ['I am from Lahore', 'Citizenship: Pakistan'],
  ['scholarships from Lahore', '"Lahore"'],
  ['from Lahore University', '"Lahore"'],
  ['from Melbourne', '"Melbourne"'],
])('what is written like something else is told from it: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['+2', "High School or Bachelor's"],
  ['10+2', "High School or Bachelor's"],
  ['after +2', "Bachelor's"],
  ['+2 pass', "Bachelor's"],
  ['bac+5', "Master's"],
  ['lise mezunu', "Bachelor's"],
])('the end of school is known as it is called: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each(['hungry', 'farmers', 'novel', 'maize', 'medieval', 'white', 'widow', 'formation'])(
  'a word that is well spelt is not corrected: %s',
  (word) => {
    const { parts } = understand(word, { has: () => false, correct: () => 'other', written: (other) => other })
    expect(parts).toMatchObject([{ word: foldWord(word), text: word, written: undefined }])
  },
)
