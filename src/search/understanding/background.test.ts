import { expect, test } from 'vitest'
import { createSaidBy } from '#test/said-by.ts'

const saidBy = createSaidBy('process visit start first job hispanic', {})

test.each([
  ['hnd to bsc', "Bachelor's; Bachelor's"],
  ['diploma to degree', "Bachelor's"],
  ['hnd upgrade', "Bachelor's"],
  ['from bachelor to phd', "Bachelor's or Master's or PhD"],
  ['bachelor degree to phd canada', "Bachelor's or Master's or PhD; Canada"],
  ['masters to phd', 'PhD; PhD'],
  ['from masters to phd', "Master's or PhD"],
  ['btech student masters', "Master's; Master's"],
  ['bsc nursing student masters', "Master's; Nursing & Midwifery; Master's"],
  ['bsc nursing student mba', "Master's; Nursing & Midwifery; Master's; Business & Management"],
  ['after bsc nursing', "Master's or PhD; Nursing & Midwifery"],
  ['after bsc nursing mba', "Master's; Nursing & Midwifery; Master's; Business & Management"],
  ['bsc physics ke baad', "Master's or PhD; Physics & Astronomy"],
  ['i am in grade 12 and want to study medicine', "Bachelor's; Medicine"],
  ['currently in 12th, btech scholarship', "Bachelor's; Bachelor's; Engineering & Construction"],
  ['grade 12 bursary', 'High School'],
  ['postgraduate, high school graduates mba', "Master's; Master's or PhD; Master's; Master's; Business & Management"],
  ['i study in class 12 and want scholarship', "Bachelor's"],
  ['12th grade wants to study medicine', "Bachelor's; Medicine"],
  ['am in grade 12, want medical school', "Bachelor's; Medicine"],
  ['kelas 12 ingin kuliah', "Bachelor's"],
  ['grade 12 student wants uni', "Bachelor's"],
  ['grade 8 want scholarship', 'High School'],
  ['class 8 looking for scholarship in india', 'High School; India'],
  ['i am in grade 7 and want help', 'High School'],
  ['form 2 want scholarship', 'High School'],
  ['form 3 student want scholarship', 'High School'],
  ['12th grade wants exchange year in usa', 'High School; Exchange; United States'],
  ['i am in 12th grade, want summer school', 'High School; "summer"'],
  ['grade 12 canada want', 'High School; Canada'],
  ['scholarship for grade 12 students who want help', 'High School'],
  ['b.com kiya hai ab mba', "Master's; Master's; Business & Management"],
  ['65% aaya hai 12th me', '"65%"; Bachelor\'s'],
  ['12th 90% canada', 'Bachelor\'s; "90%"; Canada'],
  ['class 12 scholarship india', 'High School; India'],
  ['12th commerce pass', "Bachelor's; Business & Management"],
  ['bsc in physics holder', "Master's or PhD; Physics & Astronomy"],
  ['bsc degree holder', "Master's or PhD"],
  ['physics holder', 'Physics & Astronomy'],
  ['im a bsc student looking for phd', 'PhD; PhD'],
  ['btech cse 7.2 cgpa, ms', 'Master\'s; Computer Science; "7.2 cgpa"; Master\'s'],
  ['btech cse, ms', "Bachelor's; Computer Science; Master's"],
  ['bsc second class lower masters', 'Master\'s; "second class lower"; Master\'s'],
  ['bs nursing pakistan wants ms', "Master's; Nursing & Midwifery; Pakistan; Master's"],
  ['本科 申请 博士', 'PhD; PhD'],
  ['senior high school grad', "Bachelor's"],
  ['ensino médio completo', "Bachelor's"],
  ['just defended my phd', 'Post-doc'],
  ['本科毕业生 硕士', "Master's; Master's"],
  ['grade 12 880 score undergraduate', 'Bachelor\'s; "880 score"; Bachelor\'s'],
  ['bsc graduate masters', "Master's; Master's"],
  ['undergraduate graduate scholarships', "Bachelor's; Master's or PhD"],
  ['bds pakistan want mds', "Master's; Pakistan; Master's; Dentistry"],
  ['高三学生', "High School or Bachelor's"],
  ['grade 12 graduating student', "Bachelor's"],
  ['nursing graduate want bsc', "Nursing & Midwifery; Bachelor's; Bachelor's"],
  ['master graduate programs', "Master's; Master's"],
  ['bsc student', "Bachelor's"],
  ['bsc student and masters', "Bachelor's; Master's"],
  ['undergraduate students masters', "Bachelor's; Master's"],
  ['phd student masters', "PhD; Master's"],
  ['bachelor to germany', "Bachelor's; Germany"],
  ['wassce 2025 leaver', "Bachelor's"],
  ['kcpe result', 'High School or Vocational & Diploma'],
  ['स्नातक के बाद', "Master's or PhD"],
  ['после 11 класса', "Bachelor's"],
  ['after class 11', 'High School or Vocational & Diploma'],
  ['after class 8', 'High School or Vocational & Diploma'],
  ['after form 2', 'High School or Vocational & Diploma'],
])('what one has passed asks for what comes next: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['software engineer', 'Computer Science'],
  ['petroleum engineer phd', 'Mining & Petroleum; PhD'],
  ['ingeniero mecánico', 'Mechanical Engineering'],
  ['ingeniera civil', 'Civil Engineering'],
  ['makine mühendisi', 'Mechanical Engineering'],
  ['engineer', 'Engineering & Construction'],
  ['btech mechanical', "Bachelor's; Mechanical Engineering"],
  ['mtech in ai', "Master's; Artificial Intelligence"],
  ['mtech', "Master's; Engineering & Construction"],
  ['BSCS', "Bachelor's; Computer Science"],
  ['b arch', "Bachelor's; Architecture & Urban Planning"],
  ['i want to be civil engineer', 'Civil Engineering'],
  ['b.e. computer science', "Bachelor's; Computer Science"],
  ['masters in management information systems', "Master's; Computing & IT"],
  ['human rights lawyer', 'Politics & International Relations; Law'],
  ['مهندس من العراق', 'Engineering & Construction; Citizenship: Iraq'],
])('who does something has studied it: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['which of these could I actually receive', ''],
  ['aussi au canada', 'Canada'],
  ['kapan ke australia', 'Australia'],
  ['masters or something else in their germany', "Master's; Germany"],
  ['anything other than germany', 'not Germany'],
  ['first job', '"first"; "job"'],
  ['masters in a eu country', "Master's; European Union"],
  ['mon fils a eu le bac', "Men; High School or Bachelor's"],
  ['masters at tum', 'Master\'s; "tum"'],
  ['esa', '"esa"'],
  ['universidade para todos', '"universidade para todos"'],
  ['orang jepang', 'Citizenship: Japan'],
  ['jóvenes a la e', '"jóvenes"'],
])('words that only join others say nothing, and are no misspelt names: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['pas en france', 'not France'],
  ['nicht in deutschland', 'not Germany'],
  ['не в германии', 'not Germany'],
  ['não nos eua', 'not United States'],
  ['я не из россии', 'Citizenship: not Russia'],
  ['ich bin nicht aus der eu', 'Citizenship: not European Union'],
  ['not aus', 'not Australia'],
  ['اللغة الإنجليزية', 'Languages'],
  ['tidak perlu toefl', '"tidak perlu toefl"'],
  ['học bổng nào ở úc', 'Australia'],
  ['bourse au canada', 'Canada'],
  ['is it possible to pay it back', ''],
  ['it masters', "Computing & IT; Master's"],
])('what is denied in other languages is not wanted: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['latino students usa', '"latino"; United States'],
  ['i am latina in the usa', '"latina"; United States'],
  ['latino from colombia usa', 'Citizenship: Colombia; Citizenship: Colombia; United States'],
  ['latino peru usa', 'Citizenship: Latin America; Peru; United States'],
  ['latina usa stem', 'Citizenship: Latin America; United States; STEM'],
  ['latino masters usa', "Citizenship: Latin America; Master's; United States"],
  ['becas latinos usa', 'Citizenship: Latin America; United States'],
  ['bolsa para latinos nos eua', 'Citizenship: Latin America; United States'],
  ['latino not usa', 'Citizenship: Latin America; not United States'],
])('only who says no more than "latino" and the United States is Hispanic there: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})
