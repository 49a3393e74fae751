import type { CountryCode } from '#domain/countries.ts'
import { OTHERS } from '#domain/scholarship.ts'
import { hasTie, livesAnywhere } from './place-phrases.ts'
import type { Classify, Entry } from './place-entries.ts'
import { readNames } from '#catalogue/text/names.ts'
import { leavesRoom, trimmed } from '#catalogue/text/neutral-words.ts'
import { bookOf } from '#catalogue/text/phrase-book.ts'
import { isTownIn } from './place-lookup.ts'
import { isForeigners, readPlaces, type ReadPlaces, peopleNamed, type PeopleNamed } from './places.ts'
import { plainText } from '#catalogue/text/plain-text.ts'

/** People with another passport. Permanent residents are not among them: they are only mentioned in the text. */
const REFUGEES =
  /\b(?:refugees?|refugiad[oa]s?|réfugiée?s?|flüchtlinge|geflüchtete|asyl(?:um|ees?)|stateless|protected persons?|(?:humanitarian|temporary|subsidiary|international) (?:protect\w+|visas?)|undocumented|daca|noncitizens?)\b/i
const RESIDENTS =
  /^(?:(?:or|and|must|be|an?|legal|lawful|ordinar(?:y|ily)|long[ -]?term|temporary|other|foreign)\s+)*(?:residents?|residentes)\b(?!\s+perm|\s+(?:citizens?|nationals?))|(?<!permanent )\bresidents?$/i
/** "International postgraduate students admitted to a programme" */
const FOREIGNERS =
  /^(?:(?:other|all|any|and|or|outstanding|excellent|qualified)\s+)*(?:international|foreign|overseas)\s+(?:\p{L}+\s+){0,2}?(?:students?|applicants?|candidates?|researchers?|graduates?|scholars?|postgraduates?|citizens?|nationals?)(?!\p{L})|^(?:(?:other|all|any|and|or)\s+)*(?:foreigners?|expat(?:riate)?s?)(?!\p{L})/iu
const SOME_FOREIGNERS =
  /^(?:some|certain|a few|other)\s+(?:international|foreign|overseas)\s+(?:students?|applicants?|nationals?)$/i
/** "No refugees" */
const DENIED = /^(?:no|not|without|keine?n?|aucune?|sin|sans|sem|senza|geen)\s/i
/** "US citizen or PR". Alone it is Puerto Rico, and in a list of codes either. */
const PERMANENT_RESIDENT = /^PRs?(?:\s+(?:holders?|status|card|cards))?$/

/** "Refugees in Kenya" are not Kenyans; "refugees from Syria" and "Kenyan refugees" are nationals. */
const HOSTED = /\b(?:in|by|living|residing|hosted|within|there)\b/i
const CITIZENS = /\b(?:citizens?|nationals?)\b/i

/**
 * Reads whose citizens may hold an award, as `readPlaces` does. Adds `others` after the countries if people with
 * another passport may hold it, too: "Canadian citizens, permanent residents or protected persons", "Kenya, Atlantis",
 * "residents of Ohio".
 */
export function readCitizens(value: unknown, statesOf: CountryCode | null = null): ReadPlaces {
  const read = readPlaces(prepared(value), statesOf, classify)
  const { places } = read
  // "Foreign students except Chinese" leaves no room for anybody else.
  const hasRoom = typeof places !== 'string' && !places.includes('@all')
  return hasRoom && read.isOpen ? { ...read, places: [...places, OTHERS] } : read
}

/** "Non-citizens" excepts nobody. */
function prepared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepared)
  const isText = typeof value === 'string' && /non[ -]citizen/i.test(value)
  return isText ? plainText(value).replaceAll(/\bnon[ -]citizen/gi, 'noncitizen') : value
}

/** "Français" alone: in a column of citizens it is people. */
const ADJECTIVES = bookOf(readNames('adjective'))

/** A long text only mentions countries in passing. */
const LONGEST_NAMED = 120

const classify: Classify = (entry, earlier, company): Partial<Entry> | undefined => {
  const { text, kind, role, isPart } = entry
  // "Non-UK residents" may have a British passport.
  if (role === 'complement' && RESIDENTS.test(text)) return { kind: 'unread', tokens: [] }
  if (role === 'excepted' || role === 'complement' || kind === 'any') return undefined
  const mayName = kind === 'places' || (kind === 'unread' && text.length <= LONGEST_NAMED)
  const people = mayName ? peopleNamed(text, sameStatement(entry, earlier)) : undefined
  if (people && (kind === 'places' || people.tokens.length > 0)) return withoutStudy(text, people)
  if (kind !== 'places' && FOREIGNERS.test(text)) return OTHER_PEOPLE
  const called = kind === 'unread' ? [text, ...trimmed(text)].map(ADJECTIVES.exactly).find(Boolean) : undefined
  if (called) return { kind: 'places', tokens: called }
  const names = kind === 'places'
  const ties = names ? tiesOf(text) : undefined
  if (ties) return ties
  if (livesAnywhere(text)) return { kind: 'any', tokens: [], isPartial: true }
  if (company !== 'none' && PERMANENT_RESIDENT.test(text) && !isTownIn(earlier.at(-1)?.text ?? '', ['PR'])) {
    return { kind: company === 'codes' ? 'unread' : 'condition', tokens: [] }
  }
  if (DENIED.test(text) && !names) return { kind: 'condition', tokens: [] }
  // "A GPA of 3.0 or more"
  const before = earlier.at(-1)
  const isOfCondition = entry.joint === 'and' && (before?.kind === 'condition' || /\d/.test(before?.text ?? ''))
  if ((leavesRoom(text) && !isOfCondition) || SOME_FOREIGNERS.test(text) || isForeigners(text)) return OTHER_PEOPLE
  if (REFUGEES.test(text)) {
    if (names && !HOSTED.test(text)) return undefined
    // "Citizens of, or refugees in, Kenya": the country belongs to both.
    const isShared =
      names && !earlier.some((one) => one.kind === 'places') && earlier.some((one) => CITIZENS.test(one.text))
    return isShared ? { isOpen: true } : OTHER_PEOPLE
  }
  if (RESIDENTS.test(text)) return names ? { isOpen: true } : OTHER_PEOPLE
  // Nobody is a citizen of a state or a town. In "Great Britain and NI" the country is named, too.
  const isAll = earlier.some((one) => !one.isPart && one.tokens.some((token) => entry.tokens.includes(token)))
  return isPart && (!isAll || entry.isDoubtful) ? { isOpen: true } : undefined
}

/** What people have to do with a country besides, or instead of, having its passport. */
function tiesOf(text: string): Partial<Entry> | undefined {
  if (hasTie(text, 'tongue')) return { kind: 'condition', tokens: [] }
  return hasTie(text, 'kin', 'birth', 'home') ? { isOpen: true, isPartial: true } : undefined
}

/** What stands before an entry in its statement. */
function sameStatement({ joint }: Entry, earlier: readonly Entry[]): string {
  if (joint === 'start' || joint === 'colon') return ''
  const first = earlier.findLastIndex((one) => one.joint === 'start' || one.joint === 'colon')
  return earlier
    .slice(Math.max(first, 0))
    .map((one) => one.text)
    .join(' ')
}

/** "International students pursuing a degree in Greece" are no Greeks. */
function withoutStudy(text: string, { tokens, isOfOthers }: PeopleNamed): Partial<Entry> {
  if (tokens.length > 0) return { kind: 'places', tokens, isPartial: true, isOpen: isOfOthers }
  if (FOREIGNERS.test(text)) return OTHER_PEOPLE
  return { kind: isOfOthers ? 'unread' : 'condition', tokens: [] }
}

const OTHER_PEOPLE = { kind: 'others', tokens: [], isOpen: true } as const
