import { foldedWords, foldPhrase } from './phrase-book.ts'
import { cueAt, jointAt, type FoundCue, type Role } from './cues.ts'
import { withOthers } from './neutral-words.ts'
import { plainText, withoutTrailing } from './plain-text.ts'
import { parseInside } from './text-lists.ts'

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
/** The entries of a cell, each with what the words beside it say of it. Linear in the length of the cell. */
export function itemsOf(value: unknown, reader: Reader): Item[] {
  const text = plainText(parseInside(value)).normalize('NFKC').replaceAll(VARIANTS, '').replaceAll(NOT_APPLICABLE, 'NA')
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

/** How far a name that follows an "and" may reach, in characters. */
const NEAR = 60
const ARABIC_AND = /(?<![\p{L}\p{M}])و(?=\p{Script=Arabic}{3})/gu
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,60}/gu
const HAN_AND = /以及|及び|および|又は|または|[和与與及或とや]/

/** Where "and" is written without a blank between names: "ماجستير ودكتوراه", "本科和硕士". */
function partNames(text: string, nameAt: Reader['nameAt']): string {
  const begins = (part: string) => nameAt(foldedWords(part), 0) > 0
  return text
    .replaceAll(ARABIC_AND, (and, at: number) => {
      const near = text.slice(at, at + NEAR)
      // Before the article it is no letter of a word.
      return begins(near.slice(1)) && (near.startsWith('وال') || !begins(near)) ? `${and} ` : and
    })
    .replaceAll(HAN, (run) => {
      const parts = run.split(HAN_AND)
      return parts.length > 1 && parts.every(begins) ? parts.join('、') : run
    })
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

interface Span {
  readonly start: number
  readonly end: number
  readonly joint: Item['joint']
  role: Item['role']
  isBackward: boolean
}

const QUOTES = '"\'“”„«» '

function readSegments(text: string, asides: readonly string[], reader: Reader): Item[] {
  const spans: Span[] = []
  let role: Item['role'] = 'said'
  for (const segment of segmentsOf(text)) {
    if (segment.joint === 'start' || (role === 'held' && segment.joint === 'comma')) role = 'said'
    role = addSpans(segment, role, reader, spans)
  }
  let done = 0
  let firstAside = 0
  return spans.map(({ start, end, joint, role: as, isBackward }, index) => {
    const upTo = index === spans.length - 1 ? text.length : end
    const nextAside = firstAside + text.slice(done, upTo).split(ASIDE).length - 1
    const own = asides.slice(firstAside, nextAside).flatMap((aside) => readText(aside, reader, false))
    ;[done, firstAside] = [upTo, nextAside]
    const plain = withoutQuotes(text.slice(start, end).replaceAll(ASIDE, ' ').replaceAll(/\s+/g, ' '))
    return { text: plain, role: as, joint, asides: own, isBackward }
  })
}

function withoutQuotes(text: string): string {
  let start = 0
  while (start < text.length && QUOTES.includes(text.charAt(start))) start += 1
  return withoutTrailing(text.slice(start), QUOTES)
}

/** Adds the entries of a segment. A role goes on from the segment `before`, and the one that is returned into the next. */
function addSpans(
  { joint: first, words, end, isHeading }: Segment,
  before: Item['role'],
  reader: Reader,
  spans: Span[],
): Item['role'] {
  let [joint, role, isBackward, goesOn] = [first, before, false, before]
  for (const { from, to, cue } of partsOf(words, isHeading, reader)) {
    const isEmpty = to === from
    if (!isEmpty)
      spans.push({ start: words[from]?.start ?? end, end: words[to]?.start ?? end, joint, role, isBackward })
    if (cue?.position === 'after') giveRole(cue.role, spans)
    if (cue?.position === 'before') goesOn = cue.role
    if (cue) [role, isBackward] = [cue.role, cue.isUnsure]
    // "and non-EU" is tied by the "and"; what begins a statement goes on doing so.
    if (!isEmpty) joint = cue ? 'cue' : 'and'
    else if (!cue && joint !== 'start') joint = 'and'
  }
  return goesOn
}

/** The words of a segment, cut at cues and at words like "and", but not inside a name. `cue` is the one that a part ends at. */
function* partsOf(
  words: readonly Word[],
  isHeading: boolean,
  reader: Reader,
): Generator<{ readonly from: number; readonly to: number; readonly cue: FoundCue | undefined }> {
  const folded = words.map((word) => word.folded)
  let from = 0
  for (let at = 0; at < folded.length;) {
    const name = reader.nameAt(folded, at)
    const joint = name > 1 ? 0 : jointAt(folded, at, from)
    const found = name > 1 ? undefined : cueAt(folded, at, from, isHeading, reader.roles)
    // "As well as" joins, "as well" adds.
    const cue = found && found.length > joint ? found : undefined
    const length = cue?.length ?? joint
    if (length > 0) yield { from, to: at, cue }
    at += length || Math.max(name, 1)
    if (length > 0) from = at
  }
  yield { from, to: folded.length, cue: undefined }
}

/** A cue behind names is about all of them that nothing else is said of: "Iran, Syria and Cuba are excluded". */
function giveRole(role: Role, spans: readonly Span[]): void {
  const isOfList = role === 'excepted' || role === 'preferred'
  for (let at = spans.length - 1; at >= 0; at--) {
    const span = spans[at]
    if (!span || (span.role !== 'said' && at < spans.length - 1)) return
    if (span.role === 'said') span.role = role
    span.isBackward = true
    if (span.joint !== 'and' && !(isOfList && (span.joint === 'comma' || span.joint === 'colon'))) return
  }
}
