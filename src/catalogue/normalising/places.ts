import type { RecordFile } from '#catalogue/record-file.ts'
import { isAny, isUnknown } from './blank-values.ts'
import { countryOfCode, COUNTRY_BOOK } from './country-book.ts'
import { EXCEPT, isTurnedRound } from './exceptions.ts'
import { foldedWords } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'
import { parseInside } from './text-lists.ts'

export type Places = RecordFile['countries']

/** What a cell says about countries. `unread` are the parts that name none. */
export interface ReadPlaces {
  readonly places: Places
  readonly unread: readonly string[]
}

const NOUNS =
  'country nation nationality citizenship citizen national student applicant people person region place location state territory international pai nacionalidad pay land burger'.split(
    ' ',
  )
const NOT_STATED: ReadPlaces = { places: 'not stated', unread: [] }
/** In "students who are not …" these say no more than the noun does. */
const LINKING = new Set('who that are is be a an must should those'.split(' '))

/** In "EU and non-EU students may apply" these say no more, either. */
const ADMITTING = new Set([...LINKING, ...'may can apply eligible welcome accepted alike'.split(' ')])

/** The ends of what a denial reaches to. A full stop after few letters may be that of "St. Lucia". */
const SENTENCES = /[;()|\n•]|(?<=[\p{L}\p{N}]{4})\.\s/u
const LISTED = /[/,;|()&]|\s(?:and|or|y|o|et|ou|und|oder)\s/i
const OTHER_THAN = /^\W*(?:(?:both|and|or|und|y|et)\s+)?(?:non|nicht)\b[\s-]*/i
const OTHERS_NAMED = /\b(?:non|nicht)\b/i
const AND_OTHERS = /(?:[/&]|\b(?:and|or|y|o|et|ou|und|oder))\s*(?:non|nicht)\b/i

/** US states that are not also a country's code. If one of them is in a column, all two-letter codes there are states. */
const US_STATES = new Set('AK CT FL HI IA KS NH NJ NV NY OH OK OR RI TX UT WA WI WV'.split(' '))
const US_OTHERS = new Set(
  'AL AR AZ CA CO DC DE GA ID IL IN KY LA MA MD ME MI MN MO MS MT NC ND NE NM PA SC SD TN VA VT WY'.split(' '),
)

export function isUsState(text: string): boolean {
  return US_STATES.has(text.trim())
}

/**
 * Reads countries as people write them: names in many languages, codes, peoples ("Indian citizens"), regions, "all but
 * …". With `states`, two capitals are US states.
 */
export function readPlaces(value: unknown, states = false): ReadPlaces {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  if (Array.isArray(parsed)) return joined(parsed.map((item) => readText(plainLine(item), states)))
  return readText(plainLine(parsed), states)
}

function readText(text: string, states: boolean): ReadPlaces {
  if (isUnknown(text)) return NOT_STATED
  if (isAny(text, NOUNS)) return { places: 'any', unread: [] }
  const whole = placesOf(text, states)
  if (whole) return { places: whole, unread: [] }
  const both = withAndWithout(text, states)
  if (both) return both
  const sentences = text.split(SENTENCES).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const isTurned = isTurnedRound(text)
  if (isTurned && sentences.length > 1) return joined(sentences.map((part) => readText(part.trim(), states)))
  const [before = '', ...after] = text.split(EXCEPT)
  if (after.length > 0 && !isTurned) {
    return namesNobody(before) && exceptsNoPlace(text)
      ? { places: 'not stated', unread: [text] }
      : exceptions(before.trim(), after.join(', '), states)
  }
  const bare = isTurned ? undefined : placesOf(text.replaceAll(/\([^)]{0,300}\)/g, ' '), states)
  if (bare) return { places: bare, unread: [] }
  const parts = text.split(/[;|/\n•]/).map((part) => part.trim())
  if (parts.length > 1) return joined(parts.filter(Boolean).map((part) => readText(part, states)))
  return isTurned ? { places: 'not stated', unread: [text] } : readSequence(text, states)
}

/** "EU and non-EU students" are everyone. Whom "Kenyans and non-EU students" adds, only the text can say. */
function withAndWithout(text: string, states: boolean): ReadPlaces | undefined {
  if (!OTHERS_NAMED.test(text)) return undefined
  const parts = text.split(LISTED)
  const tokensOf = (part: string) => {
    const { places } = readText(withoutNouns(part), states)
    return typeof places === 'string' ? [] : places
  }
  const named = parts.filter((part) => !EXCEPT.test(part)).flatMap(tokensOf)
  if (named.length === 0) return undefined
  const others = parts.filter((part) => OTHER_THAN.test(part)).map((part) => part.replace(OTHER_THAN, ''))
  const isAll = others.some((part) => placesOf(withoutNouns(part), states)?.every((token) => named.includes(token)))
  if (isAll) return { places: 'any', unread: [] }
  return AND_OTHERS.test(text) && others.some((part) => tokensOf(part).length > 0)
    ? { places: 'not stated', unread: [text] }
    : undefined
}

/** "EU" of "EU students are eligible" */
function withoutNouns(text: string): string {
  const words = text.trim().split(/[\s-]+/)
  return words.filter((word) => foldedWords(word).some((one) => !NOUNS.includes(one) && !ADMITTING.has(one))).join(' ')
}

/** "Kenya, Korea, South and Uganda": a comma may belong to a name, so the longer reading is tried first. */
function readSequence(text: string, states: boolean): ReadPlaces {
  const parts = text.split(/,|\s(?:and|or|y|et|und|e|&|\+)\s/i).map((part) => part.trim())
  const read: ReadPlaces[] = []
  for (let at = 0; at < parts.length;) {
    const pair = [parts[at], parts[at + 1]]
    const both = at + 1 < parts.length ? placesOf(pair.join(' '), states) : undefined
    const one = both ?? placesOf(parts[at] ?? '', states)
    if (one) read.push({ places: one, unread: [] })
    else if (parts[at]) read.push(within(parts[at] ?? ''))
    at += both ? 2 : 1
  }
  return joined(read)
}

/** The names inside a phrase: "Citizens of Ghana", "Egipto (República Árabe de Egipto)". */
function within(text: string): ReadPlaces {
  const bare = text.replaceAll(/\([^)]{0,300}\)/g, ' ').trim()
  const known = bare === '' ? undefined : exactly(bare)
  if (known) return { places: known, unread: [] }
  // A long text is about many things, and only mentions countries in passing.
  const values = text.length <= 120 ? [...COUNTRY_BOOK.within(text), ...abbreviated(text)] : []
  if (values.length > 0) return { places: [...new Set(values)], unread: [] }
  return isUnknown(bare.replace(/\b(?:countries|pa[ií]ses|pays|nations)\b/iu, ''))
    ? NOT_STATED
    : { places: 'not stated', unread: [text] }
}

/** "UK citizens", "nationals of the US", "from the EU". In a text of capitals only, "US" may be a word. */
function abbreviated(text: string): string[] {
  const found = /\p{Ll}/u.test(text) ? (text.match(/\b(?:U\.?[KS]|EU)\b/g) ?? []) : []
  return found.map((name) => (name === 'EU' ? '@eu' : name.endsWith('K') ? 'GB' : 'US'))
}

function exceptions(before: string, after: string, states: boolean): ReadPlaces {
  const without = readText(after, states)
  const names = typeof without.places !== 'string'
  const all = names && namesNobody(before) ? 'any' : readText(before, states).places
  if (typeof without.places === 'string') return { places: all, unread: [after] }
  if (all === 'not stated') return { places: all, unread: [before] }
  // Of "the UK, except Northern Ireland" nothing would be left.
  const tokens = without.places.filter((token) => !all.includes(token)).map((token) => `!${token}`)
  const unread = tokens.length < without.places.length ? [after] : without.unread
  return { places: [...(all === 'any' ? ['@all'] : all), ...tokens], unread }
}

/** "Non-degree students from Kenya", "students without a degree from Kenya": what is named is no exception. */
function exceptsNoPlace(text: string): boolean {
  const word = EXCEPT.exec(text)
  if (!word || !/^(?:non|without)\b/i.test(word[0])) return false
  const rest = text.slice(word.index + word[0].length).replace(/^(?:an?|any|the)\s+/i, '')
  const words = rest.replaceAll('.', '').split(/[\s,/()-]+/, 4)
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(' '))
  return !namesNobody(words[0] ?? '') && !beginnings.some((beginning) => placesOf(beginning, false))
}

/** True for what stands before an exception from all: "", "Students who are", "Anyone who is". */
function namesNobody(text: string): boolean {
  const words = foldedWords(text).filter((word) => !LINKING.has(word))
  return words.every((word) => NOUNS.includes(word)) || isAny(words.join(' '), NOUNS)
}

function placesOf(text: string, states: boolean): string[] | undefined {
  const token = text.trim()
  if (US_STATES.has(token) || (states && US_OTHERS.has(token))) return ['US']
  const code = countryOfCode(token)
  if (code) return [code]
  // Its own name for itself; without the accent it is a word.
  return /^ísland$/i.test(token) ? ['IS'] : exactly(token)
}

function exactly(text: string): string[] | undefined {
  const found = COUNTRY_BOOK.exactly(text)
  return found && found.length > 0 ? [...found] : undefined
}

/** Among countries it is Iceland, as Germans write it. */
function isIsland(text: string): boolean {
  return /^I(?:sland|SLAND)$/.test(text)
}

function joined(parts: readonly ReadPlaces[]): ReadPlaces {
  const unread = parts.flatMap((part) => part.unread)
  if (parts.some((part) => part.places === 'any')) return { places: 'any', unread }
  const tokens = [...new Set(parts.flatMap((part) => (typeof part.places === 'string' ? [] : part.places)))]
  if (tokens.length > 0 && unread.some(isIsland)) {
    return { places: [...new Set([...tokens, 'IS'])], unread: unread.filter((part) => !isIsland(part)) }
  }
  return { places: tokens.length > 0 ? tokens : 'not stated', unread }
}

/** Everyone but the host country's people, which is what "international students" says about citizenship. */
export function foreignersIn(countries: Places): Places {
  return typeof countries === 'string' ? 'not stated' : ['@all', ...countries.map((code) => `!${code}`)]
}

export function isForeigners(value: unknown): boolean {
  return /^\W*(?:(?:non-?eu\/)?international|foreign|overseas|extranjeros)(?:\s+(?:students?|applicants?|citizens?|nationals?))?(?:\s+only)?\W*$/i.test(
    plainLine(value),
  )
}
