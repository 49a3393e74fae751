import { FIELDS, type FieldId } from '#domain/fields.ts'
import { LEVELS, type LevelId } from '#domain/levels.ts'
import { readWords } from '#catalogue/words.ts'
import { COMMON_ROLES, type Role } from '#catalogue/text/cues.ts'
import { readNames } from '#catalogue/text/names.ts'
import { createPhraseBook, foldedWords, bookOf } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { readStudies, type ReadStudies, type Vocabulary } from './study-entries.ts'

export type { ReadStudies } from './study-entries.ts'

const WORDS = readWords('studies')
/** "Masters in different areas" names a level, and any field. */
const ANY_FIELD =
  /\b(?:any|all|different|various|diferentes|distintas|todas las|todos los|todas as|todos os|diversas|cualquier|tous|toutes|tous les|toutes les)\s+(?:fields?|subjects?|disciplines?|areas?|majors?|courses?|[aá]reas?|campos?|carreras?|disciplinas?|domaines?|filières?|matières?)(?![\p{L}])(.*)$/iu
const oneOf = (role: string) => {
  const words = WORDS.wordSet(role)
  return (word: string) => words.has(word)
}
const [isOfResearch, isLevelNoun, isFieldNoun] = [oneOf('of research'), oneOf('level noun'), oneOf('field noun')]

const LEVEL_NAMES = readNames('level')
const FIELD_NAMES = readNames('field')

const NO_LEVEL = createPhraseBook([[WORDS.require('no level'), [true]]])

const LEVEL_VOCABULARY: Vocabulary<LevelId> = {
  book: bookOf(LEVEL_NAMES.filter(({ when }) => when === 'anywhere')),
  alone: bookOf(LEVEL_NAMES.filter(({ when }) => when === 'alone')),
  narrower: bookOf(LEVEL_NAMES.filter(({ isDouble }) => isDouble)),
  weak: new Set(),
  roles: new Set<Role>([...COMMON_ROLES, 'required', 'held']),
  isNoun: isLevelNoun,
  isOtherNoun: isFieldNoun,
  isOfAnother: false,
  joinsAny: true,
  namesAny: () => false,
  // "Master / Energy": a subject is no other level.
  isOutside: (text) => NO_LEVEL.within(text).length > 0 || FIELD_VOCABULARY.book.exactly(text) !== undefined,
  contains: (outer, inner) => outer === inner,
  without: (ids, excepted) => ids.filter((id) => !excepted.includes(id)),
}

const CODE_BOOK = bookOf(LEVEL_NAMES.filter(({ when }) => when === 'coded'))
const CODED_VOCABULARY = { ...LEVEL_VOCABULARY, alone: bookOf(LEVEL_NAMES.filter(({ when }) => when !== 'anywhere')) }

/** "Civil", which beside another word may be something else: "civil rights". */
const ALONE: ReadonlySet<string> = new Set(FIELD_NAMES.filter(({ when }) => when === 'alone').map(({ name }) => name))

const FIELD_VOCABULARY: Vocabulary<FieldId> = {
  book: bookOf([
    ...FIELD_NAMES.filter(({ name }) => !ALONE.has(name)),
    ...FIELDS.map(({ id }) => ({ name: id.replaceAll('-', ' '), values: [id] })),
  ]),
  alone: bookOf(FIELD_NAMES.filter(({ when }) => when === 'alone')),
  narrower: bookOf(FIELD_NAMES.filter(({ isDouble }) => isDouble)),
  weak: WORDS.wordSet('weak'),
  roles: new Set<Role>([...COMMON_ROLES, 'required']),
  isNoun: isFieldNoun,
  isOtherNoun: isLevelNoun,
  isOfAnother: true,
  joinsAny: false,
  namesAny: (text) => {
    const [, rest] = ANY_FIELD.exec(text) ?? []
    return rest !== undefined && foldedWords(rest).every((word) => isFieldNoun(word) || isOfResearch(word))
  },
  isOutside: () => false,
  contains: (outer, inner) => outer === inner || BROAD.get(inner) === outer,
  without: withoutFields,
}

const BROAD: ReadonlyMap<FieldId, FieldId | null> = new Map(FIELDS.map(({ id, broad }) => [id, broad]))

/** True for the cells of a column of codes: some have master's beside bachelor's or PhDs, as "U, M, D". */
export function haveLevelCodes(values: readonly unknown[]): boolean {
  return values.some((value) => {
    const codes = plainLine(value)
      .slice(0, LONGEST_CODES)
      .split(/[\s,;/]+/)
    const levels = codes.flatMap((code) => (/^[A-Z]{1,2}$/.test(code) ? (CODE_BOOK.exactly(code) ?? []) : []))
    return levels.length === codes.length && levels.includes('master') && new Set(levels).size > 1
  })
}

const LONGEST_CODES = 60

/** Levels from the lowest to the highest. `areCodes` as told by `haveLevelCodes`. */
export function readLevels(value: unknown, areCodes = false): ReadStudies<LevelId> {
  const read = readStudies(value, areCodes ? CODED_VOCABULARY : LEVEL_VOCABULARY)
  const { ids } = read
  if (typeof ids === 'string') return read
  if (isSpan(value)) return { ...read, isOpen: true, isPartial: true }
  return { ...read, ids: LEVELS.map(({ id }) => id).filter((id) => ids.includes(id)) }
}

const SPANS = readWords('level-spans')
const BEHIND = SPANS.phraseSet('behind')
const BEFORE = SPANS.phraseSet('before')
const BETWEEN = SPANS.phraseSet('between')
const LONGEST_PHRASE = 4

/** True for "bachelor and above", "up to master's" and "bachelor to PhD": there are levels that are not named. */
function isSpan(value: unknown): boolean {
  const text = plainLine(value)
  // A long text is about many things.
  const words = text.length > LONGEST_SPAN ? [] : foldedWords(text)
  const { nameAt } = LEVEL_VOCABULARY.book
  for (let at = 0; at < words.length;) {
    const length = nameAt(words, at)
    if (length === 0) {
      at += 1
      continue
    }
    let end = at + length
    while (end < words.length && isLevelNoun(words[end] ?? '')) end += 1
    if (isPhrase(BEHIND, (count) => words.slice(end, end + count))) return true
    const isFirst = !words
      .slice(0, at)
      .some((word) => !isLevelNoun(word) && !BEFORE.has(word) && word.length > LONGEST_LEAD)
    if (isFirst && isPhrase(BEFORE, (count) => words.slice(Math.max(0, at - count), at))) return true
    // "Class XI to PhD": what it begins with is no name.
    if (BETWEEN.has(words[at - 1] ?? '') && /^(?:\d{1,2}|[ivx]+)$/.test(words[at - 2] ?? '')) return true
    const next = [1, 2, 3].find(
      (count) => nameAt(words, end + count) > 0 && BETWEEN.has(words.slice(end, end + count).join(' ')),
    )
    if (next !== undefined) return true
    at = end
  }
  return false
}

const LONGEST_SPAN = 120
/** "Only from", "open up to" */
const LONGEST_LEAD = 5

function isPhrase(phrases: ReadonlySet<string>, wordsOf: (count: number) => readonly string[]): boolean {
  return [1, 2, 3, LONGEST_PHRASE].some((count) => phrases.has(wordsOf(count).join(' ')))
}

export function readFields(value: unknown): ReadStudies<FieldId> {
  const read = readStudies(typeof value === 'string' ? value.replaceAll(INVERTED, '$2 $1') : value, FIELD_VOCABULARY)
  return /[:>›»]/.test(plainLine(value)) ? withoutBroader(read) : read
}

const OF = 'of|of the|de|de la|de las|de los|del|du|des|der|des|von|do|da|dos|das|di|della|dei'
/** As in the index of a library: "medicine (history of)" and "medicine, history of" are "history of medicine". */
const INVERTED = new RegExp(
  String.raw`([\p{L}][\p{L} ]{1,40}?)(?: ?\( ?|, )([\p{L}][\p{L} ]{1,40}? (?:${OF}))(?: ?\)|(?=\s*(?:[;,|/\n]|$)))`,
  'giu',
)

/** "Engineering > Civil Engineering" means the subject; the broad field would say more than was said. */
function withoutBroader(read: ReadStudies<FieldId>): ReadStudies<FieldId> {
  const { ids } = read
  if (typeof ids === 'string') return read
  const broader = new Set(FIELDS.filter(({ id, broad }) => broad && ids.includes(id)).map(({ broad }) => broad))
  return { ...read, ids: ids.filter((id) => !broader.has(id)) }
}

/** "Health, except medicine" is every other subject of health. */
function withoutFields(ids: readonly FieldId[], excepted: readonly FieldId[]): FieldId[] {
  const parts = ids.flatMap((id) =>
    excepted.some((one) => BROAD.get(one) === id)
      ? FIELDS.filter(({ broad }) => broad === id).map((field) => field.id)
      : [id],
  )
  return parts.filter((id) => !excepted.some((one) => one === id || one === BROAD.get(id)))
}
