import type { CountryCode } from '#domain/countries.ts'
import { countriesOf } from '#domain/country-groups.ts'
import { readWords } from '#catalogue/words.ts'
import { isAnyPlace, isUnknown, isNeutral, meansOther, namesSome } from '#catalogue/text/neutral-words.ts'
import type { Item, Reader } from '#catalogue/text/cell-items.ts'
import { COMMON_ROLES } from '#catalogue/text/cues.ts'
import { beginsCondition, isAnyOnCondition, isFormer, readPhrase } from './place-phrases.ts'
import { COUNTRY_BOOK, isGroup, placesNamed } from './country-book.ts'
import { asidesByRole, completeName, groupAt, LONGEST_NAME, neighboursOf } from '#catalogue/text/name-sequences.ts'
import { foldedWords } from '#catalogue/text/phrase-book.ts'
import { areNear, isCode, isTownIn, isTownOfState, placeOf, surroundingsOf, type Surroundings } from './place-lookup.ts'

/**
 * What an entry of a cell is. `some`: a part of a group. `conditional`: all that are of a kind. `neutral`: "students who
 * are". `condition`: how people must be. `others`: people of no country that is named.
 */
export interface Entry {
  readonly kind: 'places' | 'any' | 'some' | 'conditional' | 'neutral' | 'condition' | 'unread' | 'others'
  readonly text: string
  readonly tokens: readonly string[]
  readonly role: Item['role']
  readonly joint: Item['joint']
  readonly isBackward: boolean
  /** True if it names others, too. */
  readonly isOpen: boolean
  /** True if it says more than its tokens. */
  readonly isPartial: boolean
  /** True for a country that may be a state, and a state or town that stands for its country. */
  readonly isDoubtful: boolean
  readonly isPart: boolean
}

/** What else an entry names, or undefined. `earlier` are the entries before it. */
export type Classify = (
  entry: Entry,
  earlier: readonly Entry[],
  /** What else there is in the cell. */
  company: 'none' | 'codes' | 'names',
) => Partial<Entry> | undefined
/** How many of the entries before one are looked at. */
const MOST_EARLIER = 20

export const PLACE_READER: Reader = { roles: COMMON_ROLES, nameAt: COUNTRY_BOOK.nameAt }

export function entriesOf(
  items: readonly Item[],
  statesOf: CountryCode | null,
  classify: Classify = () => undefined,
): Entry[] {
  const texts = items.flatMap((item) => [item, ...item.asides]).map(({ text }) => text)
  const around = surroundingsOf(texts, statesOf)
  const company = texts.length === 1 ? 'none' : around.isCodes ? 'codes' : 'names'
  const seen: Entry[] = []
  const entries = readList(items, undefined, around, (entry) => {
    const own = { ...entry, ...classify(entry, seen.slice(-MOST_EARLIER), company) }
    seen.push(own)
    return own
  })
  const hasPlaces = entries.some(({ kind }) => kind === 'places')
  return hasPlaces
    ? entries.map((entry) => (isIceland(entry) ? { ...entry, kind: 'places', tokens: ['IS'] } : entry))
    : entries
}

/** Among countries it is Iceland, as Germans write it. */
function isIceland({ kind, text }: Entry): boolean {
  return (kind === 'unread' || kind === 'neutral') && /^I(?:sland|SLAND)$/.test(text)
}

/** `owner` is the text in front of a pair of brackets, whose inside the items are. */
function readList(
  items: readonly Item[],
  owner: string | undefined,
  around: Surroundings,
  complete: (entry: Entry) => Entry,
): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) break
    const name = nameWithAside(item)
    if (name) {
      entries.push(complete(entryOf(item, { kind: 'places', tokens: name })))
      at += 1
      continue
    }
    const { entry, length } = readAt(item, items, at, at === 0 ? owner : items[at - 1]?.text, around)
    const last = items[at + length - 1] ?? item
    const own = complete(entry)
    const inside = readList(last.asides, own.text, around, complete)
    for (const one of withAsides(own, inside)) entries.push(one)
    at += length
  }
  return besideEachOther(entries)
}

/** What a name in brackets lacks before that outside of them: "Congo (Democratic Republic)". */
const OF = readWords('neutral').require('of').split(' ')

/** "Virgin Islands (British)", "Korea (South)" */
function nameWithAside({ text, asides }: Item): readonly string[] | undefined {
  const [inside, ...others] = asides.map((aside) => aside.text)
  if (inside === undefined || others.length > 0) return undefined
  const names = [`${text} ${inside}`, `${inside} ${text}`, ...OF.map((of) => `${inside} ${of} ${text}`)]
  return names.map(placesNamed).find((tokens) => tokens !== undefined)
}

function readAt(
  item: Item,
  items: readonly Item[],
  at: number,
  before: string | undefined,
  around: Surroundings,
): { entry: Entry; length: number } {
  const group = groupAt(items, at)
  for (let length = Math.min(LONGEST_NAME, group.length); length > 1; length--) {
    const tokens = placesNamed(group.slice(0, length).join(' '))
    if (tokens) return { entry: entryOf(item, { kind: 'places', tokens }), length }
  }
  return { entry: readOne(item, items, at, before, around), length: 1 }
}

function readOne(
  item: Item,
  items: readonly Item[],
  at: number,
  before: string | undefined,
  around: Surroundings,
): Entry {
  const { text } = item
  const words = foldedWords(text)
  if (isUnknown(text)) return entryOf(item, { kind: namesSome(words) || words.some(meansOther) ? 'some' : 'neutral' })
  if (isAnyPlace(text)) return entryOf(item, { kind: 'any' })
  const place = placeOf(text, before, around)
  if (place) return entryOf(item, { kind: 'places', ...place, isPartial: place.isPart, isOpen: false })
  if (isAnyOnCondition(text)) return entryOf(item, { kind: 'conditional' })
  const completed = completeName(...neighboursOf(items, at), findGroup)
  if (completed) return entryOf(item, { kind: 'places', tokens: completed })
  return entryOf(item, readPhrase(text, words))
}

function entryOf({ text, role, joint, isBackward }: Item, read: Pick<Entry, 'kind'> & Partial<Entry>): Entry {
  return {
    text,
    role,
    joint,
    isBackward,
    tokens: [],
    isOpen: false,
    isPartial: false,
    isDoubtful: false,
    isPart: false,
    ...read,
  }
}

/** Only regions share a word: "East and Southeast Asia". */
function findGroup(name: string): readonly string[] | undefined {
  const tokens = placesNamed(name)
  return tokens?.every(isGroup) === true ? tokens : undefined
}

/** What is in brackets names the same, a part of it, or something else besides. */
function withAsides(own: Entry, inside: readonly Entry[]): Entry[] {
  const { said, lifted } = asidesByRole(own, inside)
  const isNamed = (entry: Entry) => entry.kind === 'places' && !isForPeople(entry.text) && !isOtherCode(entry, own)
  const tokens = said.filter(isNamed).flatMap((entry) => entry.tokens)
  const isSome = said.some(({ kind, text }) => kind === 'some' || (kind === 'neutral' && isUnknown(text)))
  const isPartial = own.isPartial || said.some((entry) => entry.isPartial || !isNamed(entry))
  if (own.kind === 'places' && own.role === 'said') {
    if (isSome && isOfGroup(own) && tokens.length === 0) return [{ ...own, kind: 'some', tokens: [] }, ...lifted]
    const isOpen = own.isOpen || said.some(({ kind, text }) => kind === 'others' || isFormer(text))
    return [{ ...own, tokens: combined(own.tokens, tokens), isPartial, isOpen }, ...lifted]
  }
  // "Any (Kenya, Ghana)" is not for all, and perhaps not for these two alone. Whether "any (Kenya)" is, is not certain.
  if (own.kind === 'any' && said.length > 1 && tokens.length > 0)
    return [{ ...own, kind: 'places', tokens, isOpen: true }, ...lifted]
  if (own.kind === 'any' && tokens.length > 0) return [{ ...own, kind: 'conditional' }, ...lifted]
  // "Several (EU)"
  if (own.kind === 'some') return [own, ...said.filter((entry) => !isOfGroup(entry)), ...lifted]
  return [{ ...own, isPartial }, ...said, ...lifted]
}

/** "Indian nationals (SC/ST)": letters behind a country that are no part of it are something else. */
function isOtherCode({ text, tokens }: Entry, own: Entry): boolean {
  const around = new Set(own.tokens.flatMap(countriesOf))
  return isCode(text) && own.kind === 'places' && !tokens.some((token) => around.has(token))
}

function isOfGroup({ tokens }: Entry): boolean {
  return tokens.some(isGroup)
}

const FOR = readWords('day-people').list('for')

/** "South Africa (for Zimbabweans)" */
function isForPeople(text: string): boolean {
  return FOR.some((word) => text.toLowerCase().startsWith(`${word} `))
}

/** "Africa (Kenya, Ghana)" is those two, "Algeria (Africa)" that one, and "Kenya (Uganda)" both. */
function combined(outside: readonly string[], inside: readonly string[]): readonly string[] {
  if (inside.length === 0) return outside
  const [all, some] = [outside, inside].map((tokens) => new Set(tokens.flatMap(countriesOf)))
  if (!all || !some) return outside
  if ([...all].every((code) => some.has(code))) return outside
  return [...some].every((code) => all.has(code)) ? inside : [...new Set([...outside, ...inside])]
}

/** What entries tell of each other. */
function besideEachOther(all: readonly Entry[]): Entry[] {
  // "East Africa / Multiple" is several of its countries, which are not told.
  const isOfSome = all.some(isBareSome)
  const entries = all.map((entry) =>
    isOfSome && entry.kind === 'places' && entry.role === 'said' && isOfGroup(entry)
      ? { ...entry, kind: 'some' as const, tokens: [] }
      : entry,
  )
  const [first, second] = entries
  const isPair = entries.length === 2
  // Neither the state nor the country is certain of "Somewhere, Georgia".
  if (isPair && first?.kind === 'unread' && second?.isDoubtful && !second.isPart)
    return [first, { ...second, kind: 'unread', tokens: [] }]
  return entries.map((entry, at) => {
    const next = entries[at + 1]
    if (!next) return entry
    if (goesOnAsCondition(entry, next)) return { ...entry, kind: 'conditional' }
    if (isHeadingOf(entry, next) || isTownOf(entry, next)) return { ...entry, kind: 'condition' }
    // "Lebanon, NH" is a town; "Kenya, California" may be two places, and "Peru, IN" a town in Indiana.
    return isPair &&
      (isCountryBeforeState(entry, next) || isTownLikeCountry(entry, next) || isTownLikeState(entry, next))
      ? { ...entry, kind: 'unread', tokens: [] }
      : entry
  })
}

/** "Multiple", "various countries"; but "other countries" are more than those of a group. */
function isBareSome({ kind, text }: Entry): boolean {
  const bare = foldedWords(text).filter((word) => !isNeutral(word))
  return kind === 'some' && namesSome(bare) && isUnknown(bare.join(' '))
}

/** "All countries, which have diplomatic relations with Japan" */
function goesOnAsCondition({ kind }: Entry, next: Entry): boolean {
  const isText = next.joint === 'comma' && next.role === 'said' && next.kind !== 'neutral'
  return kind === 'any' && isText && beginsCondition(next.text)
}

/** "Partner countries: Kenya, Ghana" */
function isHeadingOf({ kind }: Entry, next: Entry): boolean {
  return next.joint === 'colon' && (kind === 'unread' || kind === 'some')
}

/** "Boston, MA", "London, UK" */
function isTownOf(entry: Entry, next: Entry): boolean {
  return entry.kind === 'unread' && isTied(entry, next) && (next.isPart || isTownIn(entry.text, next.tokens))
}

function isCountryBeforeState(entry: Entry, next: Entry): boolean {
  const isCountry = entry.kind === 'places' && !entry.isPart && !next.tokens.includes(entry.tokens[0] ?? '')
  return isCountry && next.isPart && isTied(entry, next)
}

function isTownLikeCountry({ text, isPart, role }: Entry, next: Entry): boolean {
  return !isPart && next.joint === 'comma' && next.role === role && isTownOfState(text, next.text, next.tokens)
}

/** "Victoria, Canada": a town there, and not the state of a country far away. */
function isTownLikeState(entry: Entry, next: Entry): boolean {
  const isState = entry.kind === 'places' && entry.isPart && foldedWords(entry.text).length === 1
  return isState && !next.isPart && isTied(entry, next) && !areNear(entry.tokens, next.tokens)
}

function isTied(entry: Entry, next: Entry): boolean {
  return (next.joint === 'comma' || next.joint === 'start') && next.kind === 'places' && next.role === entry.role
}
