import { expect, test } from 'vitest'
import { FIELDS } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { haveLevelCodes, readFields, readLevels } from './studies.ts'

test.each([
  ["Master's", ['master']],
  ['Masters, PhD', ['master', 'doctorate']],
  ['MSc/PhD', ['master', 'doctorate']],
  ['Undergraduate', ['bachelor']],
  ['Postgraduate (Masters and PhD)', ['master', 'doctorate']],
  ['high-school-senior', ['high-school']],
  ['Pregrado', ['bachelor']],
  ['Maestrías y Doctorados', ['master', 'doctorate']],
  ['Post-doc', ['postdoc']],
  ['["undergraduate","graduate"]', ['bachelor', 'master', 'doctorate']],
])('the levels of "%s" are %j', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, unread: [] })
})

test.each([
  ['Computer Science', ['computer-science']],
  ['CS, Law', ['computer-science', 'law']],
  ['STEM', ['natural-sciences', 'computing', 'engineering']],
  ['INGENIERIA Y AFINES', ['engineering']],
  ['CIENCIAS NATURALES Y ECOLOGIA', ['natural-sciences', 'environmental-science']],
  ['Engineering > Civil Engineering', ['civil-engineering']],
  ['Medicine/Nursing', ['medicine', 'nursing']],
])('the fields of "%s" are %j', (text, ids) => {
  expect(readFields(text)).toMatchObject({ ids, unread: [] })
})

test.each(['Any', 'All subjects', 'Unrestricted', 'MAESTRÍAS EN DIFERENTES ÁREAS', 'Various fields'])(
  '"%s" is any field',
  (text) => {
    expect(readFields(text).ids).toBe('any')
  },
)

test('what names nothing is told: an unknown field is not forced into a known one', () => {
  expect(readFields('Underwater basket weaving')).toMatchObject({
    ids: 'not stated',
    unread: ['Underwater basket weaving'],
  })
  expect(readFields('It covers all that is needed')).toMatchObject({ ids: 'not stated' })
  expect(readLevels('Non-degree')).toMatchObject({ ids: 'not stated', unread: ['Non-degree'] })
  expect(readFields('N/A')).toMatchObject({ ids: 'not stated', unread: [] })
})

test.each([
  ['Undergraduate, not postgraduate', ['bachelor']],
  ['Postgraduate (excluding PhD)', ['master']],
  ['All levels except PhD', 'not stated'],
  ['Any level but high school', 'not stated'],
  ['Not PhD', 'not stated'],
])('of the levels of "%s" %j is taken, and what is excepted kept in words', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isPartial: true })
})

test.each([
  ['All levels (including PhD)', 'any'],
  ['Any level, incl. doctorate', 'any'],
  ['All levels, PhD preferred', 'any'],
  ['Open to all, PhD included', 'any'],
  ['tous niveaux, y compris doctorat', 'any'],
  ['Tous les niveaux (doctorat compris)', 'any'],
  ['alle Stufen, insbesondere Master', 'any'],
  ['Alle Abschlüsse, auch Promotion', 'any'],
  ['todos los niveles, incluyendo doctorado', 'any'],
  ['Todos os graus (mestrado incluído)', 'any'],
  ['Tutti i livelli, compreso il dottorato', 'any'],
  ['All levels (bachelor, master)', ['bachelor', 'master']],
  ['All levels (PhD)', 'not stated'],
  ['Postgraduate (PhD)', ['doctorate']],
])('an example does not narrow the levels of "%s": %j', (text, ids) => {
  expect(readLevels(text).ids).toEqual(ids)
})

test.each([
  ['Masters (bachelor degree required)', ['master']],
  ["PhD; applicants must hold a master's", ['doctorate']],
  ['PhD. Prerequisite: Masters', ['doctorate']],
  ["Masters (bachelor's degree holders)", ['master']],
  ["Master with a bachelor's degree", ['master']],
  ['Masters for graduates', ['master']],
  ['Master (licence exigée)', ['master']],
  ['Master (après une licence)', ['master']],
  ['Master (Bachelorabschluss vorausgesetzt)', ['master']],
  ['Promotion (Masterabschluss erforderlich)', ['doctorate']],
  ['Doctorado (se requiere maestría)', ['doctorate']],
  ['Máster (requisito: grado)', ['master']],
  ['Mestrado (licenciatura exigida)', ['master']],
  ['Laurea magistrale (richiesta laurea triennale)', ['master']],
  ['Undergraduate, must have completed high school', ['bachelor']],
  ["Bachelor's degree required", 'not stated'],
  ['Bachelor, Masters', ['bachelor', 'master']],
])('the degree that one must have is none of the levels of "%s": %j', (text, ids) => {
  expect(readLevels(text).ids).toEqual(ids)
})

test.each([
  [
    'Secondary School, University, College, Apprenticeship',
    ['high-school', 'vocational', 'bachelor', 'master', 'doctorate'],
  ],
  ['University', ['bachelor', 'master', 'doctorate']],
  ['PhD at French grandes écoles and universities', ['doctorate']],
  ['Bachelor\nMaster', ['bachelor', 'master']],
  ['• Bachelor\n• Master', ['bachelor', 'master']],
  ["Bachelor's & Master's degrees", ['bachelor', 'master']],
  ['Licence, Master et Doctorat', ['bachelor', 'master', 'doctorate']],
  ['Bachelor, Master oder Promotion', ['bachelor', 'master', 'doctorate']],
  ['Licenciatura, Maestría y Doctorado', ['bachelor', 'master', 'doctorate']],
  ['Freshman, Sophomore, Junior, Senior', ['bachelor']],
  ['MSc in Energy, Water and Land', ['master']],
  ['MA Education, Leadership', ['master']],
  ['Masters, full-time', ['master']],
  ['Undergraduate, 3.0 GPA', ['bachelor']],
])('the list "%s" is known whole: %j', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isOpen: false })
})

test.each([
  ['PhD student\nSenior', 'Senior'],
  ['Masters, Wizardry', 'Wizardry'],
  ['Undergraduate, Other', 'Other'],
  ['Certificate, Diploma, Degree', 'Degree'],
  ['High school/Technical school', 'Technical school'],
  ['Masters and Training programmes', 'Training programmes'],
])('the list "%s" has others than those that are known: %s', (text, unread) => {
  expect(readLevels(text)).toMatchObject({ unread: [unread], isOpen: true })
})

test('letters are levels in a column of such letters alone', () => {
  expect(haveLevelCodes(['U', 'U\nM\nD'])).toBe(true)
  expect(haveLevelCodes(['M', 'F', 'M, F'])).toBe(false)
  expect(haveLevelCodes(['Masters', 'D'])).toBe(false)
  expect(readLevels('U(3-4)\nM', true).ids).toEqual(['bachelor', 'master'])
  expect(readLevels('R\nM', true)).toMatchObject({ unread: ['R'], isOpen: true })
  expect(readLevels('M').ids).toBe('not stated')
})

test.each([
  ['Nursing and Basket weaving', ['nursing'], ['Basket weaving']],
  ['Nursing & Star mapping', ['nursing'], ['Star mapping']],
  ['Nursing\nBasket weaving', ['nursing'], ['Basket weaving']],
  ['Enfermería y Cestería', ['nursing'], ['Cestería']],
  ['Droit et vannerie', ['law'], ['vannerie']],
  ['Jura und Korbflechten', ['law'], ['Korbflechten']],
  ['Cultural Sciences, Law', ['law'], ['Cultural Sciences']],
  ['Global Studies / International Relations', ['politics-international-relations'], ['Global Studies']],
])('the part of "%s" that is not understood is told', (text, ids, unread) => {
  expect(readFields(text)).toMatchObject({ ids, unread })
})

test.each([
  ['Electrical and Electronic Engineering', ['electrical-engineering']],
  ['Chemical and Mechanical Engineering', ['chemical-engineering', 'mechanical-engineering']],
  ['Ingeniería civil y mecánica', ['civil-engineering', 'mechanical-engineering']],
  ['Wirtschafts- und Sozialwissenschaften', ['economics', 'social-sciences']],
  ['Social\nScience,\nHumanities', ['social-sciences', 'arts-humanities']],
  ['Natural\nScience', ['natural-sciences']],
  ['Philosophy, Politics and Economics', ['philosophy-ethics', 'politics-international-relations', 'economics']],
  ['Engineering (civil, mechanical)', ['civil-engineering', 'mechanical-engineering']],
  ['Educación, física', ['education', 'physics-astronomy']],
  ['Educación física', ['sport']],
  ['Computer science, engineering', ['computer-science', 'engineering']],
  ['Architecture and engineering', ['architecture-planning', 'engineering']],
])('the fields of the list "%s" are %j', (text, ids) => {
  expect(readFields(text).ids).toEqual(ids)
})

test.each([
  // Only people who search mean engineering by it.
  ['Medicine / Biomedical', ['medicine'], ['Biomedical']],
  ['Biomedical research', 'not stated', ['Biomedical research']],
  ['Biomedical and Electrical Engineering', ['biomedical-engineering', 'electrical-engineering'], []],
  ['Biomedical Sciences', ['health'], []],
  ['Aviation', ['transport', 'aerospace-engineering'], []],
  ['Business aviation', ['transport'], []],
  ['Aviation Management Student', ['transport'], []],
  ['Aviation Maintenance or Flight', ['aerospace-engineering', 'transport'], []],
  ['Aviation maintenance', ['aerospace-engineering'], []],
  ['Aviation medicine', ['medicine'], []],
  ['Aviation engineering', ['transport', 'aerospace-engineering'], []],
  ['Radiation Safety / Water Isotopes', 'not stated', ['Radiation Safety', 'Water Isotopes']],
  ['Water, Water Policy, Water treatment', ['environmental-engineering'], []],
  ['Agricultural Water', ['agriculture'], []],
  // What a training leads to is no subject, unless it is one.
  [
    'Flight Training towards private, sport, recreational, or instrument',
    ['transport'],
    ['sport', 'recreational', 'instrument'],
  ],
  ['Música hacia profesional, deporte', ['music-performing-arts'], ['deporte']],
  ['Flight training towards commercial; sport', ['transport', 'sport'], []],
  ['Courses leading to law, sport', ['law', 'sport'], []],
  ['Engineering for women, sport', ['engineering', 'sport'], []],
  ['Business journalism', ['journalism-communication'], []],
  ['Business school', ['business-management'], []],
  ['Mechatronics Engineering', ['mechanical-engineering'], []],
  ['Engineering degree in solar energy', ['energy'], []],
])('the fields of "%s" are no more than it says: %j', (text, ids, unread) => {
  expect(readFields(text)).toMatchObject({ ids, unread })
})

test.each([
  ['Excluding medicine, dentistry and veterinary science', 'not stated'],
  ['All except MBA, law and medicine', 'not stated'],
  ['Not medicine, dentistry or law', 'not stated'],
  ['Any field except law', 'not stated'],
  ['All but medicine', 'not stated'],
  ['Non-medical subjects', 'not stated'],
  ['sauf médecine, droit et dentaire', 'not stated'],
  ['Todas las áreas, excepto medicina y derecho', 'not stated'],
  ['alle Fächer außer Medizin, Jura und Zahnmedizin', 'not stated'],
  ['mit Ausnahme von Medizin und Jura', 'not stated'],
  ['Medicine and law are excluded', 'not stated'],
  ['no medicine or law', 'not stated'],
  ['No medicine, law or dentistry', 'not stated'],
  ['Any field, no medicine, dentistry or law', 'not stated'],
  ['ni medicina ni derecho', 'not stated'],
  ['no human medicine and no law', 'not stated'],
  ['All subjects, but no law', 'not stated'],
  ['keine Medizin, kein Jura', 'not stated'],
  ['pas de médecine ni de droit', 'not stated'],
  ['aucune médecine', 'not stated'],
  ['Engineering; no law, medicine or nursing', ['engineering']],
  ['Law; not medicine', ['law']],
  ['Business (not MBA)', ['business-management']],
  ['All subjects, including law', 'any'],
  ['Any field, especially engineering', 'any'],
  ['STEM preferred', 'not stated'],
  ['Law (background in nursing required)', ['law']],
])('of the fields of "%s" %j is taken, and the rest kept in words', (text, ids) => {
  expect(readFields(text)).toMatchObject({ ids, isPartial: true })
})

test('of a broad field without some subjects the others are left', () => {
  const { ids } = readFields('Health sciences except medicine, dentistry and nursing')
  expect(ids).toEqual(['therapy-rehabilitation', 'pharmacy', 'public-health', 'social-work'])
})

test('what keeps out a double name keeps out no other degree', () => {
  expect(readLevels('Postgraduate, not MBA').ids).toEqual(['master', 'doctorate'])
})

test('every label and every id is read back', () => {
  for (const { id, label } of LEVELS) {
    expect(readLevels(label).ids).toEqual([id])
    expect(readLevels(id).ids).toEqual([id])
  }
  for (const { id, label } of FIELDS) {
    expect([id, readFields([label]).ids]).toEqual([id, [id]])
    expect([id, readFields([id]).ids]).toEqual([id, [id]])
  }
})

test.each([
  ['You are in the last year of high school', ['high-school']],
  ['Take the ENEM', 'not stated'],
  ['S2', 'not stated'],
  ['大学毕业', 'not stated'],
  ['Degree', 'not stated'],
])('what a question would mean by "%s" is not promised: %j', (text, ids) => {
  expect(readLevels(text).ids).toEqual(ids)
})

test.each([
  [
    ['Doctorat / recherche', 'Master', 'École de langue japonaise'],
    ['master', 'doctorate'],
  ],
  ['Bachelor, language course', ['bachelor']],
  ['学士, 日本語学校', ['bachelor']],
])('a language school is beside all levels, and kept in words: %j', (value, ids) => {
  const read = readLevels(value)
  expect(read).toMatchObject({ ids, isOpen: false })
  expect(read.unread).toHaveLength(1)
})

test.each([
  ['PhD / research', ['doctorate']],
  ['Formation technique / spécialisée', ['vocational']],
])('"%s" names %j', (value, ids) => {
  expect(readLevels(value).ids).toEqual(ids)
})

test.each([
  'Bachelor, no specified, Master',
  'No specified, Master',
  'Bachelor, Master, etc.',
  'Bachelor, Master u. a.',
  'Master / Recherche',
])('a list of levels that goes on is open: "%s"', (value) => {
  expect(readLevels(value).isOpen).toBe(true)
})
