import type { RecordFile } from '#catalogue/record-file.ts'
import type { CountryCode } from '#domain/countries.ts'
import { isAnyPlace, isUnknown, namesWorld, isNeutral } from '#catalogue/text/neutral-words.ts'
import { itemsOf } from '#catalogue/text/cell-items.ts'
import { COUNTRY_BOOK, isGroup, placesNamed } from './country-book.ts'
import { entriesOf, PLACE_READER, type Classify, type Entry } from './place-entries.ts'
import { withFullNames } from './place-phrases.ts'
import { inRoles } from '#catalogue/text/name-sequences.ts'
import { foldedWords } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { parseInside } from '#catalogue/text/text-lists.ts'
import { readWords } from '#catalogue/words.ts'

export type Places = RecordFile['countries']

export interface ReadPlaces {
  readonly places: Places
  /** The parts that name none. */
  readonly unread: readonly string[]
  /** True if there are more than those that are named, or that are known here. */
  readonly isOpen: boolean
  /** True if the cell says more than the places hold: its words are to be kept. */
  readonly isPartial: boolean
}

const NOT_STATED: ReadPlaces = { places: 'not stated', unread: [], isOpen: false, isPartial: false }
const ANY: ReadPlaces = { ...NOT_STATED, places: 'any' }

/**
 * Reads countries as people write them: names in many languages, codes, peoples ("Indian citizens"), regions, "all but
 * …". `statesOf` is the country whose states the codes of a column are. `classify` tells who else an entry names.
 */
export function readPlaces(value: unknown, statesOf: CountryCode | null = null, classify?: Classify): ReadPlaces {
  const text = plainLine(parseInside(value))
  const whole = statesOf === null ? placesNamed(text) : undefined
  if (whole) return { ...NOT_STATED, places: [...whole] }
  if (isUnknown(text) || isUnknown(withoutNouns(text))) return NOT_STATED
  if (isAnyPlace(text)) return ANY
  const entries = entriesOf(itemsOf(spelledOut(value), PLACE_READER), statesOf, classify)
  const read = evaluate(entries, text)
  // Nothing is lost without a word.
  return read.places === 'not stated' && read.unread.length === 0 ? { ...read, unread: [text] } : read
}

const SHORT_WORDS = readWords('compass')
const SHORT_BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}.]|\p{Lu}\. ?)(${SHORT_WORDS.roles.join('|')})(?:\. ?| )(?=\p{Lu}\p{Ll}{2})`,
  'gu',
)

/** "S. Sudan" is no Sudan, and "N Korea" no Korea. */
function spelledOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelledOut)
  if (typeof value !== 'string') return value
  return value.replaceAll(SHORT_BEFORE_NAME, (_, short: string) => `${SHORT_WORDS.require(short)} `)
}

/** "Various" of "various countries" */
function withoutNouns(text: string): string {
  const words = text.length > LONGEST_UNKNOWN ? [] : foldedWords(text)
  const bare = words.filter((word) => !isNeutral(word))
  return bare.length > 0 ? bare.join(' ') : text
}

const LONGEST_UNKNOWN = 80

/** Puts the entries of a cell together by what is said of each. */
function evaluate(entries: readonly Entry[], text: string): ReadPlaces {
  const fails: ReadPlaces = { places: 'not stated', unread: [text], isOpen: false, isPartial: true }
  const by = (...roles: Entry['role'][]) => inRoles(entries, roles)
  const said = by('said', 'added', 'required', 'held')
  if (said.some(({ kind }) => kind === 'conditional')) return fails
  const complement = complementOf(said, by('complement'))
  if (complement === 'all') return { ...ANY, isPartial: true }
  if (complement === 'union') return fails
  const [examples, preferred] = [by('example'), by('preferred')]
  const excepted = [...by('excepted'), ...complement]
  // "Kenya, no restrictions" begins with whom it is for.
  const isWorld = said.some(({ kind, text: name }) => kind === 'any' && namesWorld(name))
  const isAnybody = isWorld || said.find(({ kind }) => kind === 'any' || kind === 'places')?.kind === 'any'
  const named = tokensOf(said)
  const hasBase = isAnybody || named.length > 0
  if (!hasBase && tokensOf(preferred).length > 0) return fails
  const tokens = isAnybody ? [] : [...new Set([...named, ...tokensOf(examples), ...tokensOf(preferred)])]
  const listed = [...said, ...examples]
  const read: ReadPlaces = {
    places: isAnybody ? 'any' : tokens.length > 0 ? tokens : 'not stated',
    unread: [...listed, ...preferred, ...excepted].filter(isUnread).map((entry) => entry.text),
    isOpen: !isAnybody && (listed.some(isMore) || (!hasBase && tokens.length > 0)),
    isPartial:
      listed.some((entry) => entry.isPartial || (isAnybody && entry.kind !== 'any' && entry.kind !== 'neutral')) ||
      examples.length + preferred.length > 0,
  }
  return excepted.length === 0 ? read : withExceptions(read, said, excepted, fails)
}

/** "All but Kenya" is known, and "Africa, but not where there is war" is not. */
function withExceptions(
  read: ReadPlaces,
  said: readonly Entry[],
  excepted: readonly Entry[],
  fails: ReadPlaces,
): ReadPlaces {
  const isUnderstood = excepted.every(({ kind, isPartial }) => (kind === 'places' && !isPartial) || kind === 'neutral')
  const without = tokensOf(excepted)
  const { places } = read
  if (places === 'not stated') {
    const namesNobody = said.every((entry) => entry.kind === 'neutral' || isForeigners(entry.text))
    const isBehind = excepted.every(({ isBackward }) => isBackward)
    return namesNobody && isUnderstood && without.length > 0 && !isBehind ? allBut(without) : fails
  }
  // "All, the EU, Europe outside the EU": the exception is one from Europe.
  if (places === 'any' && without.length > 0 && without.every((token) => tokensOf(said).includes(token)))
    return { ...read, isPartial: true }
  if (places === 'any') return isUnderstood && without.length > 0 ? { ...read, ...allBut(without) } : fails
  if (!isUnderstood && places.some(isGroup)) return fails
  if (!isUnderstood) return { ...read, isPartial: true }
  // Of "the UK, except Northern Ireland" nothing would be left.
  const tokens = without.filter((token) => !places.includes(token)).map((token) => `!${token}`)
  return { ...read, places: [...places, ...tokens], isPartial: read.isPartial || tokens.length < without.length }
}

function allBut(tokens: readonly string[]): ReadPlaces {
  return { ...NOT_STATED, places: ['@all', ...tokens.map((token) => `!${token}`)] }
}

/** "EU and non-EU students" are everyone. Whom "Kenyans and non-EU students" adds, only the text can say. */
function complementOf(said: readonly Entry[], others: readonly Entry[]): 'all' | 'union' | readonly Entry[] {
  const named = new Set(tokensOf(said))
  const counts = new Map<string, number>()
  for (const token of others.flatMap(({ tokens }) => tokens)) counts.set(token, (counts.get(token) ?? 0) + 1)
  // "Non-EU and EU citizens" names the EU twice.
  const isNamed = (token: string) => named.has(token) || (counts.get(token) ?? 0) > 1
  if (others.some(({ tokens }) => tokens.length > 0 && tokens.every(isNamed))) return 'all'
  return named.size > 0 && others.some(({ joint, tokens }) => joint === 'and' && tokens.length > 0) ? 'union' : others
}

function tokensOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap(({ kind, tokens }) => (kind === 'places' ? tokens : [])))]
}

/** True for an entry that names more than is known. */
function isMore({ kind, isOpen }: Entry): boolean {
  return isOpen || kind === 'unread' || kind === 'some' || kind === 'any'
}

function isUnread({ kind }: Entry): boolean {
  return kind === 'unread' || kind === 'some' || kind === 'condition'
}

/** Everyone but the host country's people, which is what "international students" says about citizenship. */
export function foreignersIn(countries: Places): Places {
  return typeof countries === 'string' ? 'not stated' : ['@all', ...countries.map((code) => `!${code}`)]
}

export function isForeigners(value: unknown): boolean {
  return FOREIGNERS.test(plainLine(value))
}

const FOREIGNERS =
  /^\W*(?:all\s+|tous les\s+|todos los\s+)?(?:(?:(?:non-?eu\/)?international|foreign|overseas|extranjeros|internationale|ausländische)(?:\s+(?:students?|applicants?|citizens?|nationals?|studierende))?|(?:étudiants?|candidats?)\s+(?:internationaux|étrangers)|(?:estudiantes|postulantes)\s+(?:internacionales|extranjeros)|(?:estudantes|candidatos)\s+(?:internacionais|estrangeiros)|studenti\s+(?:internazionali|stranieri))(?:\s+only)?\W*$/iu

const { wordSet } = readWords('places-of-study')
const [STUDY, ORIGIN, TAUGHT, WHERE] = [wordSet('study'), wordSet('origin'), wordSet('taught'), wordSet('where')]
const [PEOPLE, FOREIGN, LIVING] = [wordSet('people'), wordSet('foreign'), wordSet('living')]
const [INSTITUTIONS, LANDS, RELATIVE] = [wordSet('institution'), wordSet('land'), wordSet('relative')]

export interface PeopleNamed {
  readonly tokens: readonly string[]
  /** True if it is about countries that are not named. */
  readonly isOfOthers: boolean
}

/**
 * Whom a text names, apart from where they study; undefined if it names no place of study. `before` is what stands before
 * it in its statement: "at universities in the UK, Ireland or South Africa".
 */
export function peopleNamed(text: string, before: string): PeopleNamed | undefined {
  const words = foldedWords(withFullNames(text))
  const tokens = new Set<string>()
  let isElsewhere = before !== '' && isOfStudy(before)
  const isForeign = words.some((word) => FOREIGN.has(word))
  let isOfOthers = false
  let hasLeftOut = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const length = COUNTRY_BOOK.nameAt(words, at)
    if (length === 0) {
      if (word === 'from' && TAUGHT.has(words[at - 1] ?? '')) isElsewhere = true
      else if (ORIGIN.has(word)) isElsewhere = false
      else if (tellsStudy(words, at) || (isForeign && word === 'in' && isOfPeopleThere(words[at - 1] ?? '')))
        isElsewhere = !isOfPeople(words[at + 1])
      else if (LANDS.has(word) && RELATIVE.has(words[at + 1] ?? '')) isElsewhere = isOfOthers = true
      at += 1
      continue
    }
    const next = words[at + length] ?? ''
    const isPlace = INSTITUTIONS.has(next) || (isElsewhere && !PEOPLE.has(next))
    if (isPlace) hasLeftOut = true
    else for (const token of COUNTRY_BOOK.within(words.slice(at, at + length).join(' '))) tokens.add(token)
    at += length
  }
  return hasLeftOut ? { tokens: [...tokens], isOfOthers } : undefined
}

/** "Foreign students in", "foreigners living in" */
function isOfPeopleThere(before: string): boolean {
  return PEOPLE.has(before) || LIVING.has(before)
}

/** "Étudiants" are people, and "étudiant en France" tells where they study. */
function tellsStudy(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return STUDY.has(word) && (!PEOPLE.has(word) || words.slice(at + 1, at + 4).some((next) => WHERE.has(next)))
}

/** "University students", "admitted applicants" */
function isOfPeople(next: string | undefined): boolean {
  return next !== undefined && /^(?:student|applicant|candidate|citizen|national)$/.test(next)
}

/** True if what follows a text tells where people study. */
function isOfStudy(text: string): boolean {
  const words = foldedWords(text.slice(-LONGEST_BEFORE))
  const last = words.findLastIndex((word, at) => ORIGIN.has(word) || tellsStudy(words, at))
  return STUDY.has(words[last] ?? '') && !isOfPeople(words[last + 1])
}

const LONGEST_BEFORE = 200
