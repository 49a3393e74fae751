import { expect, test } from 'vitest'
import { columnsByTarget } from '#catalogue/pipeline/row-cells.ts'
import { guessMapping } from './guess-mapping.ts'

test.each([
  ['Penyelenggara', 'LPDP, Kemdikbud, AAS', 'funder'],
  ['Batas Pendaftaran', '17 Februari 2027, 31 Juli, 30 April 2027', 'deadline'],
  ['Inscrições', '01/04/2027 a 31/05/2027, até 15 de agosto, 15 Maio', 'deadline'],
  ['Besaran Dana', 'Rp 4.500.000, Rp 1.400.000, AUD 30.000', 'amount'],
  ['资助金额', '3000元, 1200欧元/月, 约14.5万日元', 'amount'],
  ['الجنسيات المؤهلة', 'مصر, الأردن, تونس', 'citizenship'],
  ['Quem pode concorrer', 'Estudantes da USP, Brasileiros, Todos', 'eligibility'],
  ['Denominación', 'Beca Uno, Beca Dos, Beca Tres', 'name'],
  ['Итоги', 'сентябрь 2027, январь, 15 мая 2027', 'results'],
  ['عدد المقاعد', '300, 4000, غير محدد', 'awards'],
  ['التخصصات', 'الطب, الهندسة, جميع التخصصات', 'fields'],
  ['Ministry/Department', 'Ministry of Education, AICTE, Ministry of Tribal Affairs', 'funder'],
  ['Usia Maksimal', '21 tahun, 45 thn', 'age_max'],
  ['Open to', 'Kenya, Ghana, Worldwide', 'citizenship'],
  // Of these papers most have no name that is known: they are kept in words.
  ['Pièces à fournir', 'dossier académique, copie du passeport, CV', 'needs'],
])('the header "%s" is understood', (header, values, target) => {
  expect(guessMapping(new Map([[header, values.split(', ')]])).columns[header]).toContain(target)
})

test('where one applies comes before the page on which a site tells of it', () => {
  const pages = ['https://a.example.net/1', 'https://a.example.net/2']
  const sample = new Map([
    ['link', pages],
    ['acf.official_website', ['https://funder.example.org/', 'https://fund.example.org/']],
  ])
  expect(columnsByTarget(guessMapping(sample)).get('link')).toEqual(['acf.official_website', 'link'])
})
