import { OTHERS } from '#domain/scholarship.ts'
import { isUnknown } from './blank-values.ts'
import { EXCEPT, isTurnedRound } from './exceptions.ts'
import { isForeigners, readPlaces, type ReadPlaces } from './places.ts'
import { plainLine } from './plain-text.ts'
import { parseInside } from './text-lists.ts'

/** People with another passport. Permanent residents are not among them: they are only mentioned in the text. */
const REFUGEES =
  /\b(?:refugees?|refugiad[oa]s?|réfugiée?s?|flüchtlinge|geflüchtete|asyl(?:um|ees?)|stateless|protected persons?|(?:humanitarian|temporary|subsidiary|international) (?:protect\w+|visas?)|undocumented|daca|noncitizens?)\b/i
const RESIDENTS =
  /^(?:(?:or|and|must|be|an?|legal|lawful|ordinar(?:y|ily)|long[ -]?term|temporary|other|foreign)\s+)*(?:residents?|residentes)\b(?!\s+perm|\s+(?:citizens?|nationals?))|(?<!permanent )\bresidents$/i
const SOME_OTHERS =
  /^(?:(?:and|some|certain|many|a few)\s+)*(?:others?|other (?:nationalities|nationals|citizens|passports|countries)|etc\.?|and more|otr[oa]s|autres|outr[oa]s|andere)$/i
const SOME_FOREIGNERS =
  /^(?:some|certain|a few|other)\s+(?:international|foreign|overseas)\s+(?:students?|applicants?|nationals?)$/i

/** A quick test that most texts fail: every text that names such people passes it. */
const ANY_OF_THEM =
  /refug|réfug|flücht|asyl|stateless|protect|visa|undocumented|daca|non[ -]?citizen|resident|other|etc|more|otr[oa]s|autres|outr[oa]s|andere|international|foreign|overseas/i

/** "Refugees in Kenya" are not Kenyans; "refugees from Syria" and "Kenyan refugees" are nationals. */
const HOSTED = /\b(?:in|by|living|residing|hosted|within|there)\b/i
const CITIZENS = /\b(?:citizens?|nationals?)\b/i
const BETWEEN = /((?<!\s)\s*(?:[,;|/\n•]|\s(?:and|or|y|o|et|ou|und|oder|e|&|\+)\s)\s*)/i

/**
 * Reads whose citizens may hold an award, as `readPlaces` does. Adds `others` after the countries if people with
 * another passport are named beside them: "Canadian citizens, permanent residents or protected persons".
 */
export function readCitizens(value: unknown, states = false): ReadPlaces {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const text = plainLine(Array.isArray(parsed) ? parsed.map(plainLine).join('; ') : parsed)
  const { countries, found } = ANY_OF_THEM.test(text) ? withoutOthers(text, states) : NO_OTHERS
  if (!found || isUnknown(text)) return readPlaces(value, states)
  const read = readPlaces(countries, states)
  // People with another passport, but no country: only the text can say who they are.
  if (read.places === 'not stated') return { places: 'not stated', unread: [text] }
  // "Foreign students except Chinese" leaves no room for anybody else.
  const leavesRoom = typeof read.places !== 'string' && !read.places.includes('@all')
  return leavesRoom ? { ...read, places: [...read.places, OTHERS] } : read
}

const NO_OTHERS = { countries: '', found: false }

/** A text without the parts that name people with another passport. What follows an exception is left alone. */
function withoutOthers(text: string, states: boolean): { countries: string; found: boolean } {
  const plain = text
    .replaceAll(/\bnon[ -]citizen/gi, 'noncitizen')
    .replaceAll(/\(([^)]{0,300})\)/g, (whole, inside: string) => (REFUGEES.test(inside) ? `, ${inside}` : whole))
    .replaceAll(/(?:,\s*|(?<!\s)\s*)\b(?:including|incl\.|as well as|plus|and also)\s+/gi, ', ')
  const [before = ''] = isTurnedRound(plain) ? [plain] : plain.split(EXCEPT)
  const kept: string[] = []
  let found = false
  let hasCountry = false
  const parts = before.split(BETWEEN)
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '').trim()
    const names = part !== '' && typeof readPlaces(part, states).places !== 'string'
    const kind = kindOf(part, names)
    found ||= kind !== 'countries'
    // "Citizens of, or refugees in, Kenya": the country belongs to both.
    const shared = names && !hasCountry && kept.some((earlier) => CITIZENS.test(earlier))
    if (kind !== 'others' || shared) kept.push(parts[at - 1] ?? '', part)
    hasCountry ||= names
  }
  return { countries: kept.join('') + plain.slice(before.length), found }
}

/** Whom a part of a text names; `both` means the people of a country with any passport. */
function kindOf(part: string, names: boolean): 'countries' | 'both' | 'others' {
  if (isTurnedRound(part)) return 'countries'
  if (SOME_OTHERS.test(part) || SOME_FOREIGNERS.test(part) || isForeigners(part)) return 'others'
  if (REFUGEES.test(part)) return names && !HOSTED.test(part) ? 'countries' : 'others'
  if (RESIDENTS.test(part)) return names ? 'both' : 'others'
  return 'countries'
}
