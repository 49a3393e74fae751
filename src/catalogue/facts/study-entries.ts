import { isAny, isUnknown, meansAny, isCondition, isNeutral, withoutElisions } from '#catalogue/text/neutral-words.ts'
import { itemsOf, type Item } from '#catalogue/text/cell-items.ts'
import type { Role } from '#catalogue/text/cues.ts'
import {
  asidesByRole,
  completeName,
  groupAt,
  inRoles,
  LONGEST_NAME,
  neighboursOf,
} from '#catalogue/text/name-sequences.ts'
import { foldedWords, type PhraseBook, wordSet } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { parseInside } from '#catalogue/text/text-lists.ts'

export interface ReadStudies<Id> {
  readonly ids: 'any' | 'not stated' | Id[]
  /** The parts that name none. */
  readonly unread: readonly string[]
  /** True if the list has entries that are not known here: those that are known are not all. */
  readonly isOpen: boolean
  /** True if the cell says more than the ids hold: its words are to be kept. */
  readonly isPartial: boolean
}

/** What there is to know about fields, or about levels. */
export interface Vocabulary<Id> {
  readonly book: PhraseBook<Id>
  /** Names that count only as a whole entry. */
  readonly alone: PhraseBook<Id>
  /** Names of something besides: "not MBA" keeps out no other master's degree. */
  readonly narrower: PhraseBook<Id>
  /** Names that say nothing of their own beside another word: "flood management". */
  readonly weak: ReadonlySet<string>
  readonly roles: ReadonlySet<Role>
  /** Words for what there may be any of: "all subjects". */
  readonly isNoun: (word: string) => boolean
  /** Nouns of the other kind: "master's, any subject" is a list of one level. */
  readonly isOtherNoun: (word: string) => boolean
  /** True if a name behind "of" is what the name before it looks at: "history of medicine" is history. */
  readonly isOfAnother: boolean
  /**
   * True if a mark may divide a name of two parts of which one is a name alone: "PhD / research" is a PhD, while
   * "public / health" is no "public health".
   */
  readonly joinsAny: boolean
  /** True for an entry that says "any" among other words: "master's in various areas". */
  readonly namesAny: (text: string) => boolean
  /** True for an entry that is of the kind, and named by none of its ids: "language school". */
  readonly isOutside: (text: string) => boolean
  /** True if the first includes the second. */
  readonly contains: (outer: Id, inner: Id) => boolean
  readonly without: (ids: readonly Id[], excepted: readonly Id[]) => Id[]
}

interface Entry<Id> {
  readonly kind: 'any' | 'ids' | 'neutral' | 'condition' | 'unread'
  readonly ids: readonly Id[]
  readonly text: string
  readonly role: Item['role']
  readonly isBackward: boolean
  readonly isPartial: boolean
  /** True for a name with a subject behind it, which may go on: "MSc in Energy, Water and Land". */
  readonly hasSubject: boolean
  /** True for a name with an aim behind it that names nothing: "flight training towards private, sport or instrument". */
  readonly hasAim: boolean
  /** True for a name that counts only alone: "PhD at colleges and universities" is a PhD. */
  readonly isAlone: boolean
}

export function readStudies<Id extends string>(value: unknown, vocabulary: Vocabulary<Id>): ReadStudies<Id> {
  const text = plainLine(parseInside(value))
  const read = (ids: 'any' | 'not stated' | Id[]): ReadStudies<Id> => ({
    ids,
    unread: [],
    isOpen: false,
    isPartial: false,
  })
  if (isUnknown(text)) return read('not stated')
  if (isAny(text, vocabulary.isNoun)) return read('any')
  // "Educación, física" is no "educación física".
  const whole = /[,/／]/.test(text) ? undefined : exactly(text, vocabulary)
  if (whole) return read([...whole])
  const items = itemsOf(value, { roles: vocabulary.roles, nameAt: vocabulary.book.nameAt })
  const result = evaluate(readList(items, vocabulary), text, vocabulary)
  // Nothing is lost without a word.
  return result.ids === 'not stated' && result.unread.length === 0 ? { ...result, unread: [text] } : result
}

function evaluate<Id>(entries: readonly Entry<Id>[], text: string, vocabulary: Vocabulary<Id>): ReadStudies<Id> {
  const by = (...roles: Entry<Id>['role'][]) => inRoles(entries, roles)
  const [said, examples, preferred] = [by('said', 'added'), by('example'), by('preferred')]
  const excepted = by('excepted', 'complement')
  const fails: ReadStudies<Id> = { ids: 'not stated', unread: [text], isOpen: false, isPartial: true }
  const isAnything = said.some(({ kind }) => kind === 'any')
  const named = idsOf(said)
  // All but some can't be said of levels and fields; what is only preferred is not all.
  if (excepted.length > 0 && named.length === 0) return fails
  if (!isAnything && named.length === 0 && idsOf(preferred).length > 0) return fails
  const all = [...new Set([...named, ...idsOf(examples), ...idsOf(preferred)])]
  const ids = isAnything ? [] : vocabulary.without(all, idsOf(excepted))
  const listed = [...said, ...examples]
  return {
    ids: isAnything ? 'any' : ids.length > 0 ? ids : 'not stated',
    unread: [...listed, ...excepted]
      .filter(({ kind }) => kind === 'unread' || kind === 'condition')
      .map((entry) => entry.text),
    isOpen:
      !isAnything &&
      (listed.some(({ kind }) => kind === 'unread') || (named.length === 0 && idsOf(examples).length > 0)),
    isPartial: entries.some(({ role, isPartial }) => isPartial || (role !== 'said' && role !== 'added')),
  }
}

function idsOf<Id>(entries: readonly Entry<Id>[]): Id[] {
  return [...new Set(entries.flatMap(({ ids }) => ids))]
}

function readList<Id>(items: readonly Item[], vocabulary: Vocabulary<Id>): Entry<Id>[] {
  const entries: Entry<Id>[] = []
  let hasSubject = false
  let hasAim = false
  for (let at = 0; at < items.length;) {
    const { entry: read, length } = readAt(items, at, vocabulary)
    const entry: Entry<Id> = isOver(entries.at(-1), read) ? { ...read, role: 'said' } : read
    const { asides } = items[at + length - 1] ?? { asides: [] }
    const isNew = items[at]?.joint === 'start' || (entry.kind === 'ids' && !entry.isAlone)
    hasSubject = isNew ? entry.hasSubject : hasSubject
    const isHeading = items[at + length]?.joint === 'colon'
    const isOfSubject = (hasSubject || isHeading) && (entry.kind === 'unread' || (hasSubject && entry.isAlone))
    const isOfAim = hasAim && items[at]?.joint !== 'start' && entry.kind === 'ids'
    hasAim = entry.hasAim || (hasAim && items[at]?.joint !== 'start')
    const kind = isOfSubject ? 'condition' : 'unread'
    const own: Entry<Id> = isOfSubject || isOfAim ? { ...entry, kind, ids: [] } : entry
    for (const one of withAsides(own, readList(asides, vocabulary), vocabulary)) entries.push(one)
    at += length
  }
  return entries
}

/** "Masters with thesis or PhD": what one must have is over where it is no degree. */
function isOver<Id>(before: Entry<Id> | undefined, { role, kind }: Entry<Id>): boolean {
  const isOfRole = role === 'required' || role === 'held'
  return isOfRole && before?.role === role && before.kind !== 'ids' && kind === 'ids'
}

function readAt<Id>(
  items: readonly Item[],
  at: number,
  vocabulary: Vocabulary<Id>,
): { entry: Entry<Id>; length: number } {
  const group = groupAt(items, at)
  const { text = '', role = 'said', isBackward = false } = items[at] ?? {}
  const flags = { role, isBackward, isPartial: false, hasSubject: false, hasAim: false, isAlone: false }
  const entry = (kind: Entry<Id>['kind'], ids: readonly Id[] = []) => ({ kind, ids, text, ...flags })
  for (let length = Math.min(LONGEST_NAME, group.length); length > 0; length--) {
    const parts = group.slice(0, length)
    const isList = items.slice(at + 1, at + length).every(({ joint }) => joint === 'comma')
    const known = parts.filter((part) => exactly(part, vocabulary)).length
    const isNames = isList && known === length
    if (length > 1 && (isNames || (length === 2 && known > 0 && !vocabulary.joinsAny))) continue
    const ids = exactly(parts.join(' '), vocabulary)
    const isExcepted = role === 'excepted' || role === 'complement'
    if (ids && isExcepted && vocabulary.narrower.exactly(text)) return { entry: entry('condition'), length: 1 }
    if (ids) return { entry: { ...entry('ids', ids), isAlone: !vocabulary.book.exactly(text) }, length }
  }
  // Some names are known to name a level, and which is not certain.
  const isUncertain = vocabulary.book.exactly(text) !== undefined || vocabulary.alone.exactly(text) !== undefined
  if (isUncertain) return { entry: entry('unread'), length: 1 }
  if (isUnknown(text)) return { entry: entry(/\p{L}{3}/u.test(text) ? 'unread' : 'neutral'), length: 1 }
  if (isAny(text, vocabulary.isNoun) || vocabulary.namesAny(text)) return { entry: entry('any'), length: 1 }
  const completed = completeName(...neighboursOf(items, at), (name) => exactly(name, vocabulary))
  if (completed) return { entry: entry('ids', completed), length: 1 }
  return { entry: { ...entry('unread'), ...readPhrase(text, vocabulary) }, length: 1 }
}

const BEFORE_SUBJECT = new Set('in of at toward en em di im de der fur for an'.split(' '))

/** What leads to a licence or a degree. */
const AIMS = new Set('toward leading hacia vers verso rumo richting'.split(' '))

/** "Master's students", "MSc in Energy", "full-time" */
function readPhrase<Id>(text: string, vocabulary: Vocabulary<Id>): Partial<Entry<Id>> {
  const { book, weak, isNoun, isOtherNoun, contains } = vocabulary
  const isNeutralHere = (word: string) => isNeutral(word) || isNoun(word) || isOtherNoun(word) || meansAny(word)
  const words = foldedWords(text)
  const isAlone = words.every((word) => isNeutralHere(word) || weak.has(word))
  const own = vocabulary.isOfAnother ? withoutObject(words, vocabulary) : undefined
  const asWritten = book.search(own ?? text, isAlone ? undefined : weak)
  const { values, rest } = asWritten.values.length > 0 ? asWritten : book.search(withoutElisions(text), weak)
  // "MA Education", though two letters may be a word elsewhere.
  const abbreviation = values.length > 0 ? undefined : /^[A-Z][A-Z.]+(?![\p{L}\p{N}])/u.exec(text)?.[0]
  const named = abbreviation === undefined ? values : (book.exactly(abbreviation) ?? [])
  // "Mechatronics Engineering" is that alone.
  const ids = named.filter((id) => !named.some((inner) => inner !== id && contains(id, inner)))
  if (ids.length > 0) {
    const isPartial = own !== undefined || !rest.every(isNeutralHere)
    const first = words.findIndex((_, at) => book.nameAt(words, at) > 0)
    const hasSubject = words.some(
      (word, at) => at > Math.max(0, first) && at < words.length - 1 && BEFORE_SUBJECT.has(word),
    )
    const aim = words.findIndex((word, at) => at > 0 && AIMS.has(word))
    const hasAim = aim > 0 && book.search(words.slice(aim + 1).join(' '), weak).values.length === 0
    return {
      kind: 'ids',
      ids,
      isPartial,
      hasAim,
      hasSubject: hasSubject || (isPartial && rest.at(-1) === words.at(-1)),
    }
  }
  if (vocabulary.isOutside(text)) return { kind: 'condition' }
  return { kind: words.every(isNeutralHere) ? 'neutral' : isCondition(words) ? 'condition' : 'unread' }
}

const OF = wordSet('of de del della dello delle dei degli des der du')
const ARTICLES = wordSet('the la le les l los las el il lo gli')

/** "History" of "history of medicine"; undefined if no name is what another looks at. */
function withoutObject<Id>(words: readonly string[], { book, weak }: Vocabulary<Id>): string | undefined {
  for (let at = 0; at < words.length;) {
    const length = book.nameAt(words, at)
    const end = at + length
    const isWeak = length === 1 && weak.has(words[at] ?? '')
    if (length > 0 && !isWeak && OF.has(words[end] ?? '')) {
      const next = ARTICLES.has(words[end + 1] ?? '') ? end + 2 : end + 1
      if (book.nameAt(words, next) > 0) return words.slice(0, end).join(' ')
    }
    at += Math.max(1, length)
  }
  return undefined
}

function exactly<Id>(text: string, { book, alone }: Vocabulary<Id>): readonly Id[] | undefined {
  const ids = book.exactly(text) ?? alone.exactly(text)
  return ids && ids.length > 0 ? ids : undefined
}

/** "Postgraduate (PhD)" is a PhD; what else is in brackets is told besides. */
function withAsides<Id>(own: Entry<Id>, inside: readonly Entry<Id>[], { contains }: Vocabulary<Id>): Entry<Id>[] {
  if (inside.length === 0) return [own]
  const { said, lifted } = asidesByRole(own, inside)
  const ids = idsOf(said)
  const isPartial = own.isPartial || said.some((entry) => entry.kind !== 'ids')
  if (ids.length === 0) return [{ ...own, isPartial }, ...lifted]
  // "All levels (bachelor, master)" are these two; whether "all levels (PhD)" are, is not certain.
  if (own.kind === 'any' && said.length > 1) return [{ ...own, kind: 'ids', ids, isPartial: true }, ...lifted]
  if (own.kind === 'any') return [{ ...own, kind: 'unread' }, ...lifted]
  // "Undergraduate (certificate, associate, bachelor's)" is all that it lists, itself included.
  if (own.kind === 'ids' && said.length > 1 && own.ids.every((id) => ids.includes(id)))
    return [{ ...own, ids, isPartial }, ...lifted]
  // "Leadership programme (MA level)"
  const isAllNamed = said.every((entry) => entry.kind === 'ids')
  if (own.kind === 'unread' && isAllNamed) return [{ ...own, kind: 'ids', ids, isPartial: true }, ...lifted]
  if (own.kind !== 'ids') return [{ ...own, isPartial }, ...said, ...lifted]
  const isWithin = ids.every((id) => own.ids.some((outer) => contains(outer, id)))
  return [{ ...own, ids: isWithin && !isPartial ? ids : own.ids, isPartial: isPartial || !isWithin }, ...lifted]
}
