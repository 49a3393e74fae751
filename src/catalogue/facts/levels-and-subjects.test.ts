import { expect, test } from 'vitest'
import { readFields, readLevels } from './studies.ts'

test.each([
  'Undergraduate and above',
  'licenciatura en adelante',
  "Up to Master's",
  'ab Bachelor',
  'Bachelor to PhD',
  'Class XI to PhD',
  'بكالوريوس وما فوق',
  'Diploma / Part-time degree',
  'Undergraduate through doctoral',
  'PhD fellowship / research visit',
])('a level with others besides, which are not named, is open: "%s"', (text) => {
  expect(readLevels(text)).toMatchObject({ isOpen: true })
})

test.each([
  ['Masters students with a GPA of 3.0 and above', ['master']],
  ["Master's students aged 18 or above", ['master']],
  ["Master's to study in Japan", ['master']],
  ['PhD fellowships', ['doctorate']],
  ["Undergraduate (certificate, associate, bachelor's)", ['vocational', 'bachelor']],
  ['Bachelor or 4-year degree', ['bachelor']],
  ['12, College Freshman', ['high-school', 'bachelor']],
  ['ما بعد الدكتوراه', ['postdoc']],
  ['Post-doctorado', ['postdoc']],
])('what is said of marks and places leaves the level: "%s"', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isOpen: false })
})

test.each([
  ['Ngazi zote isipokuwa uzamivu', 'not stated'],
  ['جميع المراحل باستثناء الدكتوراه', 'not stated'],
  ['Semua jenjang, misalnya S2', 'any'],
  ['S1, S2 (bukan S3)', 'not stated'],
  ["Master's required for PhD", 'not stated'],
  ['Licence requise pour le master', 'not stated'],
])('what is excepted, is an example or is asked for first is no level of the award: "%s" is %j', (text, ids) => {
  expect(readLevels(text).ids).toEqual(ids)
})

test.each(['Junior faculty', 'pre-doctoral', 'Non-degree', 'post-master', 'Sin título de máster'])(
  '"%s" is no level',
  (text) => {
    expect(readLevels(text).ids).toBe('not stated')
  },
)

test.each([
  ['History of medicine', ['history-archaeology']],
  ['Historia de la medicina', ['history-archaeology']],
  ['Geschichte der Medizin', ['history-archaeology']],
  ['Medicine (history of)', ['history-archaeology']],
  ['Médecine, histoire de la', ['history-archaeology']],
  ['Law (philosophy of); Chemistry', ['philosophy-ethics', 'chemistry']],
  ['Engineering (all fields of)', ['engineering']],
  ['Economics of education', ['economics']],
  ['School of Medicine', ['medicine']],
  ['Ciencias de la educación', ['education']],
  ['Социальные науки', ['social-sciences']],
  ['العلوم الاجتماعية', ['social-sciences']],
  ['सामाजिक विज्ञान', ['social-sciences']],
  // A science that is not known is not all of nature.
  ['Тайные науки', 'not stated'],
  ['علوم غيبية', 'not stated'],
  ['Civil rights', 'not stated'],
  ['Computer-assisted translation', ['languages']],
  [
    'Civil, mechanical and electrical engineering',
    ['civil-engineering', 'mechanical-engineering', 'electrical-engineering'],
  ],
  ['Civil / Electrical', ['civil-engineering', 'electrical-engineering']],
])('what a subject looks at is not the subject: "%s" is %j', (text, ids) => {
  expect(readFields(text).ids).toEqual(ids)
})

test.each([
  ['Water / Development', ['environmental-engineering'], ['Development']],
  ['Development / Economics', ['economics'], ['Development']],
  ['Development, Economics', ['economics'], ['Development']],
  ['Development and Economics', ['economics'], ['Development']],
  ['Development & Economics', ['economics'], ['Development']],
  ['Public / Health', ['health'], ['Public']],
])('two subjects side by side are no name of a third: "%s"', (value, ids, unread) => {
  expect(readFields(value)).toMatchObject({ ids, unread, isOpen: true })
})

test('a longer list may be one name: "Science, Technology, Engineering and Mathematics"', () => {
  expect(readFields('Science, Technology, Engineering and Mathematics')).toMatchObject({ unread: [], isOpen: false })
})

test.each(['Tous domaines de recherche', 'All fields of research', 'Todos los campos'])('"%s" are any', (value) => {
  expect(readFields(value).ids).toBe('any')
})

test('a short course is none of the levels, and leaves their list as it is', () => {
  expect(readLevels(['Pregrado', 'Maestría', 'Curso corto'])).toMatchObject({
    ids: ['bachelor', 'master'],
    unread: ['Curso corto'],
    isOpen: false,
  })
})

test.each(['Must show talent in high school, collage, etc.', 'High school or nursing programme (collegiate)'])(
  'what stands before a level is no subject of it, and hides no other: "%s" is open',
  (text) => {
    expect(readLevels(text)).toMatchObject({ isOpen: true })
  },
)

test.each([
  ['Honours', ['bachelor']],
  ['BA (Hons)', ['bachelor']],
  ['Honours degree, Masters', ['bachelor', 'master']],
])('"%s" is %j', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isOpen: false })
})

test.each([
  'No distingue áreas',
  'No restriction on field',
  'Sans distinction de filière',
  'Keine Einschränkung der Fachrichtung',
  'Sem distinção de área',
  'Nessuna limitazione di ambito',
])('where no subject is kept out they are any: "%s"', (text) => {
  expect(readFields(text).ids).toBe('any')
})

test.each([
  'All priority fields',
  'Todos los campos prioritarios',
  'Tous les domaines prioritaires',
  'Alle förderfähigen Fächer',
  'All approved programmes',
])('a part of all is not all: "%s"', (text) => {
  expect(readFields(text).ids).toBe('not stated')
})

test('all, with what is given priority, is any: "All fields, priority for STEM"', () => {
  expect(readFields('All fields, priority for STEM').ids).toBe('any')
  expect(readFields('All fields, STEM priority').ids).toBe('any')
})

test.each([
  ['Master / Energy', ['master']],
  ['Maestría; Derecho', ['master']],
  ['ME or MSc in Power Engineering', ['master']],
  ['Leadership programme (MA level)', ['master']],
  ['Programa de liderazgo (doctorado)', ['doctorate']],
])('a subject, or what a level in brackets is of, is no other level: "%s" is %j', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isOpen: false })
})
