import { cueAt, type Role } from './cues.ts'
import { withOthers } from './neutral-words.ts'
import { foldPhrase } from './phrase-book.ts'
import { partNames } from './parted-names.ts'
import { plainText } from './plain-text.ts'
import { parseInside } from './text-lists.ts'

/** One entry of the list that a cell is. */
export interface Item {
  /** As it stands in the cell, on one line, without what is in brackets. */
  readonly text: string
  readonly role: Role | 'said'
  /** How it is tied to the item before: "start" begins a statement of its own. */
  readonly joint: 'start' | 'colon' | 'comma' | 'and' | 'cue'
  /** What is in brackets behind it. */
  readonly asides: readonly Item[]
  /** True if a cue behind it gave the role, which may be that of some before alone: "Kenya, Ghana preferred". Or "no". */
  readonly isBackward: boolean
}

/** What the reader of a kind of cell knows: which cues count, and the names that no cue or "and" divides. */
export interface Reader {
  readonly roles: ReadonlySet<Role>
  /** How many of these words, from a place on, are one name; 0 for none. */
  readonly nameAt: (folded: readonly string[], at: number) => number
}

const ASIDE = '\uFFFC'
const TOKEN =
  /[\p{L}\p{N}\p{M}]+(?:['’`.][\p{L}\p{N}\p{M}]+)*|[,،、，:：/／&;；|•·\n–—]|[.。](?=\s|$)|(?<=\s)(?:[-+]|--)(?=\s)/gu
/** Signs that only change the look of the character before them. */
const VARIANTS = /[\u034f\ufe00-\ufe0f]/g
/** "N/A" is no list. */
const NOT_APPLICABLE = /(?<![\p{L}\p{N}])n\/a(?![\p{L}\p{N}])/giu
const IS_WORD = /^[\p{L}\p{N}\p{M}]/u
const STRONG = /^[;；|•·\n–—.。-]/
const COMMA = /^[,،、，]/
const COLON = /^[:：]/
/** A full stop behind one of these ends no sentence. */
const ABBREVIATED = new Set(
  'incl excl inkl exkl einschl univ prov dept approx dem rep fed min max gov int etc'.split(' '),
)
const JOINTS = new Set(
  'and,or,nor,y,o,u,e,et,ou,und,oder,ed,od,och,eller,og,oraz,lub,и,или,та,або,ve,veya,dan,atau,serta,aur,bzw,및,또는,و,او,as well as,and also,plus,together with,along with,asi como,ainsi que,bem como,assim como,sowie,nonche,und auch'.split(
    ',',
  ),
)
const LONGEST_JOINT = 3

/** The entries of a cell, each with what the words beside it say of it. Linear in the length of the cell. */
export function itemsOf(value: unknown, reader: Reader): Item[] {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const text = plainText(parsed).normalize('NFKC').replaceAll(VARIANTS, '').replaceAll(NOT_APPLICABLE, 'NA')
  return readText(withOthers(unwrapLines(partNames(text, reader.nameAt))), reader, true)
}

/** The text of a cell on lines: a line break inside a sentence or a name is a blank. */
function unwrapLines(cell: string): string {
  const text = cell.includes('\n') ? withoutBreaksInBrackets(cell) : cell
  const lines = text.split('\n')
  const isWrapped = lines.some((line, at) => at + 1 < lines.length && isContinued(line, lines[at + 1] ?? '', lines))
  if (!isWrapped || text.includes('•')) return text
  return text
    .replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '')
    .replaceAll(/(?<=\p{L}-)\n(?=\p{Lu})/gu, '')
    .replaceAll('\n', ' ')
}

function withoutBreaksInBrackets(text: string): string {
  let depth = 0
  return text
    .split(/([([{]|[)\]}]|\n)/)
    .map((part) => {
      if (/^[([{]$/.test(part)) depth += 1
      else if (/^[)\]}]$/.test(part)) depth = Math.max(0, depth - 1)
      return part === '\n' && depth > 0 ? ' ' : part
    })
    .join('')
    .replaceAll(/\n(?=[([{])/g, ' ')
}

const GOES_ON =
  /(?:[,，、;/&-]|\s(?:and|or|of|the|in|to|with|for|from|y|o|de|del|la|et|ou|du|des|und|oder|der|e|do|da))$/i
const IS_BEHIND = /^(?:[),;]|(?:and|or|of|y|o|de|et|ou|du|und|oder|e)\s)/i

function isContinued(line: string, next: string, lines: readonly string[]): boolean {
  if (GOES_ON.test(line) || IS_BEHIND.test(next)) return true
  // A list in small letters is a list, too.
  return /^\p{Ll}/u.test(next) && /^\P{Ll}/u.test(lines[0] ?? '')
}

function readText(text: string, reader: Reader, hasAsides: boolean): Item[] {
  const { outer, asides } = hasAsides ? withoutBrackets(text) : { outer: text, asides: [] }
  if (asides.length > 0 && !/[\p{L}\p{N}]/u.test(outer)) return readText(asides.join('; '), reader, false)
  return readSegments(outer, asides, reader)
}

/** What stands outside and inside the brackets of a text. Brackets within brackets count as commas. */
function withoutBrackets(text: string): { outer: string; asides: string[] } {
  const parts = text.replaceAll(ASIDE, ' ').split(/([([{【])|([)\]}】])/)
  let outer = ''
  let inside: string[] = []
  const asides: string[] = []
  let depth = 0
  for (let at = 0; at < parts.length; at += 3) {
    if (depth > 0) inside.push(parts[at] ?? '')
    else outer += parts[at] ?? ''
    const isLast = at + 3 >= parts.length
    depth += parts[at + 1] === undefined ? (parts[at + 2] === undefined ? 0 : -1) : 1
    if (inside.length > 0 && (depth <= 0 || isLast)) {
      asides.push(inside.join(', '))
      outer += ` ${ASIDE} `
      inside = []
    }
    depth = Math.max(0, depth)
  }
  return { outer, asides }
}

interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

interface Segment {
  readonly joint: Item['joint']
  readonly words: readonly Word[]
  readonly end: number
  /** True if a colon follows. */
  isHeading: boolean
}

/** The stretches between punctuation marks. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let words: Word[] = []
  let joint: Item['joint'] = 'start'
  const close = (end: number) => {
    if (words.length > 0) segments.push({ joint, words, end, isHeading: false })
    if (words.length > 0) joint = 'comma'
    words = []
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (IS_WORD.test(token)) {
      words.push({ folded: foldPhrase(token), start: index, end: index + token.length })
      continue
    }
    if (token.startsWith('.') && endsNoSentence(text, words.at(-1))) continue
    close(index)
    const last = segments.at(-1)
    if (STRONG.test(token)) joint = 'start'
    else if (COLON.test(token) && last) {
      last.isHeading = true
      if (joint !== 'start') joint = 'colon'
    } else if (!COMMA.test(token) && joint !== 'start') joint = 'and'
  }
  close(text.length)
  return segments
}

/** "St.", "excl.", "U.S.A." */
function endsNoSentence(text: string, { folded, start, end }: Word = NO_WORD): boolean {
  return folded.length < 3 || ABBREVIATED.has(folded) || text.slice(start, end).includes('.')
}

const NO_WORD: Word = { folded: '', start: 0, end: 0 }

interface Draft extends Item {
  role: Item['role']
  isBackward: boolean
  asides: Item[]
}

type Add = (start: number, end: number, joint: Item['joint'], role: Item['role'], isBackward: boolean) => void
const QUOTES = new Set('"\'“”„«» ')

function readSegments(text: string, asides: readonly string[], reader: Reader): Item[] {
  const items: Draft[] = []
  let role: Item['role'] = 'said'
  let done = 0
  let nextAside = 0
  const asidesUntil = (end: number) => {
    const count = text.slice(done, end).split(ASIDE).length - 1
    done = end
    nextAside += count
    return asides.slice(nextAside - count, nextAside).flatMap((aside) => readText(aside, reader, false))
  }
  const add: Add = (start, end, joint, as, isBackward) => {
    const plain = withoutQuotes(text.slice(start, end).replaceAll(ASIDE, ' ').replaceAll(/\s+/g, ' '))
    items.push({ text: plain, role: as, joint, asides: asidesUntil(end), isBackward })
  }
  for (const segment of segmentsOf(text)) {
    if (segment.joint === 'start' || (role === 'held' && segment.joint === 'comma')) role = 'said'
    role = readSegment(segment, role, reader, add, items)
  }
  for (const aside of asidesUntil(text.length)) items.at(-1)?.asides.push(aside)
  return items
}

function withoutQuotes(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && QUOTES.has(text.charAt(start))) start += 1
  while (end > start && QUOTES.has(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Reads one stretch, and returns the role that goes on behind it. */
function readSegment(
  { joint: firstJoint, words, end, isHeading }: Segment,
  firstRole: Item['role'],
  reader: Reader,
  add: Add,
  items: Draft[],
): Item['role'] {
  const folded = words.map((word) => word.folded)
  let role = firstRole
  let next = firstRole
  let joint = firstJoint
  let from = 0
  let isUnsure = false
  const push = (to: number, as = role, isBackward = isUnsure) => {
    if (to > from) add(words[from]?.start ?? end, words[to]?.start ?? end, joint, as, isBackward)
  }
  for (let at = 0; at < words.length;) {
    const name = reader.nameAt(folded, at)
    if (name > 1) {
      at += name
      continue
    }
    const jointLength = jointAt(folded, at, from)
    const found = cueAt(folded, at, from, isHeading, reader.roles)
    // "As well as" joins, "as well" adds.
    const cue = found && found.length > jointLength ? found : undefined
    if (cue) {
      const isBehind = cue.position === 'after'
      push(at, isBehind && role === 'said' ? cue.role : role, isBehind)
      if (isBehind) spread(items, cue.role)
      role = cue.role
      isUnsure = cue.isUnsure
      if (!isBehind) next = cue.role
    } else if (jointLength > 0) push(at)
    const length = cue?.length ?? jointLength
    if (length === 0) {
      at += 1
      continue
    }
    // "and non-EU" is tied by the "and"; what begins a statement goes on doing so.
    if (at > from) joint = cue ? 'cue' : 'and'
    else if (!cue && joint !== 'start') joint = 'and'
    at += length
    from = at
  }
  push(words.length)
  return next
}

/** A cue behind names is about all of them: "Iran, Syria and Cuba are excluded". */
function spread(items: readonly Draft[], role: Role): void {
  const toStart = role === 'excepted' || role === 'preferred'
  for (let at = items.length - 1; at > 0; at--) {
    const joint = items[at]?.joint
    const before = items[at - 1]
    if (
      !before ||
      before.role !== 'said' ||
      !(joint === 'and' || (toStart && (joint === 'comma' || joint === 'colon')))
    )
      return
    before.role = role
    before.isBackward = true
  }
}

/** How many words join two entries here; 0 if these do not. A single letter does so only between longer words. */
function jointAt(folded: readonly string[], at: number, from: number): number {
  for (let length = LONGEST_JOINT; length > 0; length--) {
    const phrase = folded.slice(at, at + length).join(' ')
    if (!JOINTS.has(phrase)) continue
    const right = folded[at + length] ?? ''
    const left = at > from ? (folded[at - 1] ?? '') : ''
    if (right === '') return left === '' ? 0 : length
    return phrase.length > 1 || (left.length > 1 && right.length > 1) ? length : 0
  }
  return 0
}
