import {
  NEEDS,
  OBLIGATIONS,
  ROUTES,
  type Conditions,
  type Need,
  type Obligation,
  type Route,
} from '#domain/conditions.ts'
import { readWords } from '#catalogue/words.ts'
import { denies } from '#catalogue/text/exceptions.ts'
import { createPhraseBook, foldedWords, type PhraseBook } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { textItems } from '#catalogue/text/text-lists.ts'

const WORDS = readWords('conditions')
const bookOf = <Kind extends string>(name: string, kinds: readonly Kind[]) =>
  createPhraseBook(kinds.map((kind) => [WORDS.find(`${name} ${kind}`) ?? '', [kind]] as const))

const NEED_BOOK: PhraseBook<Need> = bookOf('need', NEEDS)
const ROUTE_BOOK: PhraseBook<Route> = bookOf('route', ROUTES)
const OBLIGATION_BOOK: PhraseBook<Obligation> = bookOf('obligation', OBLIGATIONS)
const FREE_BOOK = createPhraseBook([[WORDS.require('free'), [true]]])
const UNSURE = WORDS.wordSet('unsure')
const isUnsure = (words: readonly string[]): boolean => words.some((word) => UNSURE.has(word))
/** Numbers of letters, as words. */
const FEW_WORDS = ['one', 'two', 'three', 'four', 'five']

/** Between two papers: signs, and the word for "and". */
const PARTS = /[,;|/+、，；]|\s(?:and|y|et|und|e|en|i|ve|dan|và|и)\s|\sو(?=\p{L})/u

interface ReadNeeds extends Pick<Conditions, 'needs' | 'references'> {
  /** True if the cell says more than the needs do. */
  readonly isPartial: boolean
}

/** "CV, two letters of reference, transcripts": the papers that a cell names. What leaves open who needs one names none. */
export function readNeeds(value: unknown): ReadNeeds {
  const needs = new Set<Need>()
  let references: number | undefined
  let isPartial = false
  for (const item of textItems(value).flatMap((text) => text.split(PARTS))) {
    const words = foldedWords(item)
    if (words.length === 0) continue
    const { values, rest } = isUnsure(words) ? { values: [], rest: words } : searchItem(item)
    for (const need of values) needs.add(need)
    // "2-3 references" and "at most three" are no number.
    const count = rest.length === 1 ? numberIn(rest) : undefined
    const isCount = values.includes('reference') && count !== undefined
    if (isCount) references = count
    isPartial ||= rest.length > 0 && !isCount
  }
  return {
    ...(needs.size > 0 && { needs: NEEDS.filter((need) => needs.has(need)) }),
    ...(references !== undefined && { references }),
    isPartial,
  }
}

/** Short names such as "CV" count where they stand alone. */
function searchItem(item: string): { readonly values: readonly Need[]; readonly rest: readonly string[] } {
  const exactly = NEED_BOOK.exactly(item)
  return exactly ? { values: exactly, rest: [] } : NEED_BOOK.search(item)
}

function numberIn(words: readonly string[]): number | undefined {
  for (const word of words) {
    const count = FEW_WORDS.includes(word) ? FEW_WORDS.indexOf(word) + 1 : Number(word)
    if (Number.isInteger(count) && count > 0 && count < 10) return count
  }
  return undefined
}

/** How many references a cell of their number asks for; undefined for what is no number alone. */
export const readReferences = (value: unknown): number | undefined => {
  const words = foldedWords(plainLine(value))
  return words.length === 1 ? numberIn(words) : undefined
}

const anyOf = (kind: string) =>
  `(?:${WORDS.list(`age ${kind}`)
    .map((word) => word.replaceAll(/[.+]/g, String.raw`\$&`))
    .join('|')})`
const AGE = String.raw`(\d\d?)\s*${anyOf('years')}?\.?\s*`
const cellOf = (...parts: readonly string[]) => new RegExp(`^${parts.join(String.raw`\s*`)}$`, 'iu')
/** "Below 35 as on 1st April": the day on which one is so old. "Up to 35 inclusive" */
const TAIL = new RegExp(
  String.raw`\s\(?(?:${anyOf('included')}|${anyOf('counted')}\s\d{1,2}(?:er|st|nd|rd|th)?[\s./]+[^,;/()]{2,24})\)?$`,
  'iu',
)

/** The ways in which whole cells write ages. */
const AGES: readonly (readonly [RegExp, (first: number, second: number) => Conditions])[] = [
  [cellOf(`${anyOf('between')}?`, AGE, anyOf('to'), AGE), (first, second) => ({ age_min: first, age_max: second })],
  [cellOf(anyOf('atLeast'), AGE), (first) => ({ age_min: first })],
  [cellOf(AGE, anyOf('orOlder')), (first) => ({ age_min: first })],
  [cellOf(anyOf('atMost'), AGE), (first) => ({ age_max: first })],
  [cellOf(AGE, anyOf('orYounger')), (first) => ({ age_max: first })],
  [cellOf(anyOf('under'), AGE), (first) => ({ age_max: first, age_max_exclusive: true })],
  [cellOf(AGE, anyOf('orUnder')), (first) => ({ age_max: first, age_max_exclusive: true })],
]

const BARE_AGE = cellOf(AGE)
/** A longer cell says more than ages. */
const LONGEST_AGE = 60

/** What a cell of ages says; `bare` tells what a number alone is. Its words stay where they are more than numbers. */
export function readAges(value: unknown, bare?: 'age_min' | 'age_max'): Conditions {
  const text = plainLine(value)
  // "12 a 18 años" is a range, and no 12 that is counted on a day.
  const isWhole = AGES.some(([pattern]) => pattern.test(text))
  const limit = isWhole ? text : text.replace(TAIL, '')
  const words = limit === text ? {} : { age_says: text }
  const [, number] = BARE_AGE.exec(limit) ?? []
  if (number !== undefined && bare) return { [bare]: Number(number), ...words }
  for (const [pattern, read] of text.length > LONGEST_AGE ? [] : AGES) {
    const found = pattern.exec(limit)
    if (found) return { ...read(Number(found[1]), Number(found[2])), ...words }
  }
  return number === text ? {} : { age_says: text }
}

/** True for a text that denies something, or leaves open whether it is so. */
const leavesOpen = (text: string): boolean => denies(text) || isUnsure(foldedWords(text))

/** "Embassy", "through the university": where one applies; undefined where the cell says anything else. */
export function readRoute(value: unknown): readonly Route[] | undefined {
  const text = plainLine(value)
  if (leavesOpen(text)) return undefined
  const routes = ROUTE_BOOK.within(text)
  return routes.length > 0 ? routes : undefined
}

/** What is owed, as a cell says it, with its kinds where they are certain. */
export function readObligation(value: unknown): Conditions {
  const text = plainLine(value)
  const obligation = leavesOpen(text) ? [] : OBLIGATION_BOOK.within(text)
  return { ...(obligation.length > 0 && { obligation }), obligation_says: text }
}

/** Whether applying costs something: `fee`, `free`, or undefined where the cell does not tell. */
export function readFee(value: unknown): 'fee' | 'free' | undefined {
  const text = plainLine(value)
  if (FREE_BOOK.exactly(text) || /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/.test(text)) return 'free'
  return /^\P{L}{0,3}\p{L}{0,3}\P{L}{0,2}[1-9][\d.,]*\s?\P{N}{0,8}$/u.test(text) ? 'fee' : undefined
}
