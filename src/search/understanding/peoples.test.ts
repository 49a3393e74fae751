import { expect, test } from 'vitest'
import { createSaidBy } from '#test/said-by.ts'

const saidBy = createSaidBy('paris literature government', {})

test.each([
  ['study in french in canada', '"in french"; Canada'],
  ['scholarships in english', '"in english"'],
  ['german b2 masters', '"german b2"; Master\'s'],
  ['c1 english', '"c1 english"'],
  ['degree in german usa', 'Languages; United States'],
  ['phd in chinese', 'PhD; Languages'],
  ['masters in german universities', "Master's; Germany"],
])('a language to be taught in is no nation: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['bourse pour étudiants français', 'Citizenship: France'],
  ['bourse pour étudiants camerounais', 'Citizenship: Cameroon'],
  ['étudiants italiens en espagne', 'Citizenship: Italy; Spain'],
  ['becas para estudiantes españoles', 'Citizenship: Spain'],
  ['becas para franceses', 'Citizenship: France'],
  ['borse di studio per studenti tedeschi', 'Citizenship: Germany'],
  ['bolsas para estudantes espanhóis', 'Citizenship: Spain'],
  ['stipendien für chinesische studierende', 'Citizenship: China'],
  ['indische studenten', 'Citizenship: India'],
  ['soy español, beca en italia', 'Citizenship: Spain; Italy'],
  ['je suis français', 'Citizenship: France'],
  ['nous sommes français bourse usa', 'Citizenship: France; United States'],
  ['somos españoles beca usa', 'Citizenship: Spain; United States'],
  ['ich bin ein deutscher', 'Citizenship: Germany'],
  ['alman öğrenciler için burs', 'Citizenship: Germany'],
  ['стипендии для китайских студентов', 'Citizenship: China'],
  ['beasiswa untuk mahasiswa jepang', 'Citizenship: Japan'],
  ['منح للطلاب الفرنسيين', 'Citizenship: France'],
  ['美国学生', 'Citizenship: United States'],
])('who is spoken of is told by what is beside it: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['bourse française', 'France'],
  ['becas españolas', 'Spain'],
  ['becas inglesas', 'United Kingdom'],
  ['beca ingles', 'Languages'],
  ['alman üniversiteleri', 'Germany'],
  ['deutsche stipendien', 'Germany'],
  ['китайские университеты', 'China'],
  ['bourse étudiants france', 'France'],
  ['mahasiswa di jepang', 'Japan'],
  ['طلاب في ألمانيا', 'Germany'],
])('what is of a country is there: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['apprendre le chinois', 'Languages'],
  ["apprendre l'allemand", 'Languages'],
  ['cours d’allemand', 'Languages'],
  ["étudiant d'allemand", 'Languages'],
  ['curso de alemán', 'Languages'],
  ['estudiantes de francés', 'Languages'],
  ['chinesisch lernen', 'Languages'],
  ['русский язык', 'Languages'],
  ['beasiswa bahasa jepang', 'Languages'],
])('a language is learnt: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['roman français', '"roman"; "français"'],
  ['master in england en chine', "Master's; United Kingdom; China"],
  ['italien', 'Italy'],
])('what nothing beside it explains is no more than it says: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})
