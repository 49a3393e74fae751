import { FIELD_NAMES } from '#domain/field-names.ts'
import { FIELDS, type FieldId } from '#domain/fields.ts'
import { LEVELS, type LevelId } from '#domain/levels.ts'
import { DOUBLE_NAMES, LEVEL_NAMES } from '#domain/study-names.ts'
import { isAny, isUnknown } from './blank-values.ts'
import { denies, EXCEPT, isTurnedRound } from './exceptions.ts'
import { createPhraseBook, type PhraseBook } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'
import { parseInside } from './text-lists.ts'

/** What a cell says about fields or levels. `unread` are the parts that name none. */
export interface ReadStudies<Id> {
  readonly ids: 'any' | 'not stated' | Id[]
  readonly unread: readonly string[]
}

const LEVELS_ABROAD: readonly (readonly [names: string, values: readonly LevelId[]])[] = [
  [
    'high school senior, high school graduate, high school student, graduating senior, secondary education, bachillerato, secundaria, lycee, abitur, ensino medio',
    ['high-school'],
  ],
  [
    'tecnico, tecnologo, tecnologia, formacion profesional, ausbildung, curso tecnico, 2 year college, two year college, trade',
    ['vocational'],
  ],
  [
    'pregrado, grado, graduacao, licenciado, sophomore, junior, college student, university student, college junior, college senior, 4 year college, four year college, bacharelado, laurea, bachelorstudium',
    ['bachelor'],
  ],
  ['maestria, maestrado, mestrado, master en, laurea magistrale, masterstudium, especializacion, mba', ['master']],
  ['posgrado, postgrado, pos graduacao, pos grado, estudios de posgrado, troisieme cycle', ['master', 'doctorate']],
  ['doctorado, doutorado, doctorat, promotion, dottorato, doctoral candidate, dissertation', ['doctorate']],
  ['posdoctorado, postdoctorado, pos doutorado, postdoctorat', ['postdoc']],
]

const FIELDS_ABROAD: Readonly<Partial<Record<FieldId, string>>> = {
  education: 'educacion, ciencia de la educacion, pedagogia, bildung, educacao',
  'arts-humanities': 'arte y humanidades, bellas arte y humanidades, humanidades, arte, letras, geisteswissenschaften',
  design: 'diseno, diseno grafico',
  'fine-arts': 'bellas arte, arte plasticas',
  'music-performing-arts': 'musica, arte escenica',
  'social-sciences':
    'ciencia sociale, ciencias sociales, ciencias sociales y humanas, sociales, sozialwissenschaften, ciencias humanas',
  economics: 'economia, economie, wirtschaft, volkswirtschaft',
  'journalism-communication': 'comunicacion, periodismo, comunicacion social',
  'politics-international-relations': 'derechos humanos, ciencia politica, relaciones internacionales, politica',
  psychology: 'psicologia',
  'accounting-finance': 'contaduria, contabilidad, finanzas, audit',
  'business-management':
    'administracion, administracion de empresas, negocios, gestion, gerencia, business administration and management, betriebswirtschaft, gestao',
  law: 'derecho, droit, recht, direito, ciencia juridica',
  'natural-sciences':
    'ciencias naturales, ciencia natural, ciencias exactas, ciencias basicas, ciencias, naturwissenschaften',
  biology: 'biologia, biologie',
  chemistry: 'quimica, chimie',
  'environmental-science': 'ecologia, medio ambiente, ciencias ambientales',
  'physics-astronomy': 'fisica, physique, physik',
  mathematics: 'matematicas, mathematiques, mathematik',
  computing: 'informatica, sistemas, tecnologias de la informacion, tic',
  'computer-science': 'ingenieria de sistemas, ciencias de la computacion, informatik',
  engineering: 'ingenieria, ingenieria y afine, ingenierie, ingenieurwesen, engenharia',
  'civil-engineering': 'ingenieria civil',
  'electrical-engineering': 'ingenieria electrica',
  'architecture-planning': 'arquitectura, urbanismo',
  'agriculture-veterinary': 'ciencias agropecuarias, agropecuaria, agronomia veterinaria y afine',
  agriculture: 'agronomia, agricultura',
  health: 'ciencias de la salud, salud, sante, gesundheit, saude',
  medicine: 'medicina, medecine, medizin',
  nursing: 'enfermeria',
  pharmacy: 'farmacia, farmaceutica, pharmacie, pharmazie',
  'public-health': 'salud publica, health administration',
  'hospitality-tourism': 'turismo, hoteleria',
}
const STEM: readonly FieldId[] = ['natural-sciences', 'computing', 'engineering']

const LEVEL_BOOK = createPhraseBook<LevelId>(levelEntries())
const FIELD_BOOK = createPhraseBook<FieldId>(fieldEntries())

const LEVEL_NOUNS = 'level degree study program programme student nivel'.split(' ')
const FIELD_NOUNS =
  'field subject discipline major course area study program programme academic degree topic of carrera disciplina campo materia'.split(
    ' ',
  )
/** "Masters in different areas" names a level, and any field. */
const ANY_FIELD =
  /\b(?:any|all|different|various|diferentes|distintas|todas las|diversas|cualquier)\s+(?:fields?|subjects?|disciplines?|areas?|majors?|courses?|[aá]reas?|carreras?|disciplinas?)(?![\p{L}])/iu

export function readLevels(value: unknown): ReadStudies<LevelId> {
  return ladder(readStudies(value, LEVEL_BOOK, LEVEL_NOUNS))
}

export function readFields(value: unknown): ReadStudies<FieldId> {
  const text = plainLine(value)
  if (ANY_FIELD.test(text)) return { ids: 'any', unread: denies(text) ? [text] : [] }
  const read = readStudies(value, FIELD_BOOK, FIELD_NOUNS)
  return /[:>›»]/.test(text) ? withoutBroader(read) : read
}

function readStudies<Id extends string>(
  value: unknown,
  book: PhraseBook<Id>,
  nouns: readonly string[],
): ReadStudies<Id> {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const text = plainLine(parsed)
  if (!Array.isArray(parsed) && isUnknown(text)) return { ids: 'not stated', unread: [] }
  if (!Array.isArray(parsed) && isAny(text, nouns)) return { ids: 'any', unread: [] }
  const whole = Array.isArray(parsed) ? undefined : book.exactly(text)
  if (whole) return { ids: [...whole], unread: [] }
  const parts = Array.isArray(parsed) ? parsed.map(plainLine) : text.split(/[,;|/•\n]/)
  const ids = new Set<Id>()
  const unread: string[] = []
  for (const part of parts.map((one) => one.trim()).filter((one) => !isUnknown(one))) {
    if (isAny(part, nouns)) return { ids: 'any', unread: [] }
    const known = book.exactly(part)
    const found = known ?? readPart(part, book)
    for (const id of found) ids.add(id)
    if (found.length === 0 || (!known && denies(part))) unread.push(part)
  }
  return { ids: ids.size > 0 ? [...ids] : 'not stated', unread }
}

/** What a part names, without what it excepts: "Postgraduate (not PhD)". */
function readPart<Id extends string>(part: string, book: PhraseBook<Id>): Id[] {
  if (isTurnedRound(part)) return []
  const [said = '', ...excepted] = part.split(EXCEPT)
  const without = book.within(excepted.join(', '))
  return book.within(said).filter((id) => !without.includes(id))
}

/** Levels from the lowest to the highest. */
function ladder(read: ReadStudies<LevelId>): ReadStudies<LevelId> {
  const { ids } = read
  if (typeof ids === 'string') return read
  return { ...read, ids: LEVELS.map(({ id }) => id).filter((id) => ids.includes(id)) }
}

/** "Engineering > Civil Engineering" means the subject; the broad field would say more than was said. */
function withoutBroader(read: ReadStudies<FieldId>): ReadStudies<FieldId> {
  const { ids } = read
  if (typeof ids === 'string') return read
  const broader = new Set(FIELDS.filter(({ id, broad }) => broad && ids.includes(id)).map(({ broad }) => broad))
  return { ...read, ids: ids.filter((id) => !broader.has(id)) }
}

function* levelEntries(): Generator<readonly [string, readonly LevelId[]]> {
  yield* LEVELS_ABROAD
  for (const { id, label } of LEVELS) yield [label, [id]]
  for (const [names, ...ids] of LEVEL_NAMES) yield [names, ids]
  for (const [names, level] of DOUBLE_NAMES) yield [names, [level]]
}

function* fieldEntries(): Generator<readonly [string, readonly FieldId[]]> {
  yield ['stem, science technology engineering and mathematics, science technology engineering mathematics', STEM]
  for (const { id, label } of FIELDS) yield [label.replaceAll(',', ' '), [id]]
  for (const { id } of FIELDS) yield [FIELD_NAMES[id] ?? '', [id]]
  for (const { id } of FIELDS) yield [FIELDS_ABROAD[id] ?? '', [id]]
  for (const { id } of FIELDS) yield [id.replaceAll('-', ' '), [id]]
  for (const [names, , field] of DOUBLE_NAMES) yield [names, [field]]
}
