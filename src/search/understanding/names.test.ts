import { expect, test } from 'vitest'
import { createSaidBy } from '#test/said-by.ts'

const saidBy = createSaidBy('small island sharif surgery', {})

test.each([
  ['small island', '"small"; "island"'],
  ['islande', 'Iceland'],
  ['javanese student', '"javanese"'],
  ['assyrian student', '"assyrian"'],
  ['MD scholarship', 'Medicine'],
  ['md programs usa', 'Medicine; United States'],
  ['Md Karim', '"Md"; "Karim"'],
  ['Md Sharif', '"Md"; "Sharif"'],
  ['md sharif', '"md"; "sharif"'],
  ['MD surgery', 'Medicine; Medicine'],
  ['physio', 'Therapy & Rehabilitation'],
  ['neuro phd', 'Biology; PhD'],
  ['civil servant', '"civil servant"'],
  ['military children', '"military children"'],
  ['education loan', '"education loan"'],
  ['columbia university', '"columbia"'],
  ['new york university of london', '"new york university"; United Kingdom'],
  ['malai scholarship chahiyo usa', 'United States'],
  ['paano makakuha ng scholarship sa japan', 'Japan'],
  ['electronics and communication engineering', 'Electrical & Electronic Engineering'],
])('a name is not taken for another one: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['thèse', 'PhD'],
  ['bourse de THÈSE', 'PhD'],
  ['these scholarships', ''],
  ['phd in IR', 'PhD; Politics & International Relations'],
  ['IR', 'Politics & International Relations'],
  ['quiero ir a canada', 'Canada'],
  ['QUIERO IR A CANADA', 'Canada'],
  ['masters MIS', "Master's; Computing & IT"],
  ['MS in EE', "Master's; Electrical & Electronic Engineering"],
])('accents and capitals tell words apart that are otherwise the same: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['mech engg', 'Mechanical Engineering'],
  ['civil eng phd', 'Civil Engineering; PhD'],
  ['soy ing industrial', 'Engineering & Construction'],
  ['geologist', 'Earth & Ocean Sciences'],
  ['agronomist', 'Agriculture'],
  ['electrical engineering', 'Electrical & Electronic Engineering'],
  ['telecom engg', 'Electrical & Electronic Engineering'],
  ['polymer engineer', 'Materials Science'],
  ['speech therapist', 'Therapy & Rehabilitation'],
  ['biochem', 'Biochemistry & Biotechnology'],
  ['A/L results', "Bachelor's"],
  ['after O/Ls', "Bachelor's"],
  ['컴퓨터학과', 'Computing & IT'],
  ['경제학과', 'Economics'],
])('a subject is known by its short forms, its people and its department: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['ليس للامريكان', 'Citizenship: not United States'],
  ['للبريطانيين', 'Citizenship: United Kingdom'],
  ['امريكي', 'United States'],
])('an Arabic plural is about people: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['pakistan se germany', 'Citizenship: Pakistan; Germany'],
  ["qozog'istondan magistratura", "Citizenship: Kazakhstan; Master's"],
  ["almanya'dan burs", 'Germany'],
  ['madre soltera de guatemala', '"madre soltera"; Citizenship: Guatemala'],
  ['desde bolivia', 'Citizenship: Bolivia'],
  ['ghana 2 uk', 'Citizenship: Ghana; United Kingdom'],
  ['mbbs karna hai russia se', "Bachelor's; Medicine; Russia"],
  ['stipendije za studente iz bosne', 'Citizenship: Bosnia & Herzegovina'],
  ['njemačka master', "Germany; Master's"],
])('where somebody is from is told in other languages: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})
