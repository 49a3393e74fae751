import { foldLetters } from '#domain/fold-letters.ts'

/** A word of a text, folded for comparing, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** True if a comma or the like stands before it: names and their context do not reach across it. */
  readonly apart: boolean
  /** True for "-mba", where a minus begins the word; not in "post-doc", nor after a dash between spaces. */
  readonly minus: boolean
}

/**
 * A word as typed, with its apostrophes, or initials with their dots. Chinese has no spaces, so each character is a word
 * and names are phrases. In Japanese, names of other countries end where the Katakana ends.
 */
export const RAW_WORD =
  /(?:\p{L}\.){2,}\p{L}?|\p{sc=Han}|[\p{sc=Katakana}ー]+|[[\p{L}\p{N}\p{M}'’]--[\p{sc=Han}\p{sc=Katakana}ー]]+/gv

/** Thai has no spaces either, but its words have several characters: the platform's dictionary splits them. */
const THAI = new Intl.Segmenter('th', { granularity: 'word' })
const THAI_LETTER = /\p{sc=Thai}/u

const MARKS = ',;/|'
/**
 * What would be another letter, word or number without its marks: "C++", "C#", ".NET", the grade "C+", "85%", "+2" for
 * the last two classes of school, "SC/ST" for castes and tribes, "MD/PhD", "sir/ma" and "A/L" for A levels. Texts are indexed without the marks.
 */
const MARKED =
  /c\+\+|[cf]#|(?<!\p{L})\.net(?!\p{L})|[a-f]\+|(?<![\p{L}\p{N}])(?:10 ?)?\+2(?!\p{N})|(?<![\p{N}.])\d\d? ?%|(?<!\p{L})(?:sc ?\/ ?st|md ?\/ ?phd|sir ?\/ ?ma|[ao] ?\/ ?ls?)(?!\p{L})/v
const WORD_OR_MARK = new RegExp(`${MARKED.source}|${RAW_WORD.source}|[,;\\/\\|]`, 'giv')
/** A minus that begins a word: before it a space, a comma or nothing, after it a letter. */
const MINUS = /^[\s,;/|]?-\p{L}$/u

/**
 * A word as it is compared: without accents, case, apostrophes and the dots of "U.S.A."; a plural as its singular;
 * Russian, Ukrainian and Arabic words without the endings and articles that change with the sentence.
 */
export function foldWord(word: string): string {
  if (/^[A-Za-z0-9]*$/.test(word)) return singular(word.toLowerCase())
  const plain = foldLetters(word)
    .replaceAll(/['’ʻʼ.]/g, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
  return /[\u0400-\u06ff]/.test(plain) ? uninflected(plain) : singular(plain)
}

/** Words to compare with, from a list with spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(foldWord))
}

function uninflected(word: string): string {
  return word
    .replace(/^([\u0400-\u04ff]{3,}?)[аеиоуыэюяьіє]+(?:[вмх]|ми)?$/, '$1')
    .replace(/^(?:[وبفك]?ال|لل)(?=.{3})/, '')
    .replace(/(?<=.{2}ي)(?:ين|ون|ات|ه)$/, '')
}

function singular(word: string): string {
  // ARES, a funder, is not the plural of "are".
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|^ares)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The words of a search key, with their places. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let apart = false
  for (const { 0: raw, index } of THAI_LETTER.test(text) ? thaiPieces(text) : piecesOf(text)) {
    const word = foldTyped(raw)
    if (word === '') {
      apart = true
      continue
    }
    const minus = index > 0 && text[index - 1] === '-' && MINUS.test(text.slice(Math.max(0, index - 2), index + 1))
    tokens.push({ word, start: index, end: index + raw.length, apart, minus })
    apart = false
  }
  return tokens
}

/** A word as typed with its marks, folded; '' for a mark between words. */
function foldTyped(raw: string): string {
  if (raw.length === 1 && MARKS.includes(raw)) return ''
  return /^\.|[+#%]|.\//.test(raw) ? raw.toLowerCase().replaceAll(' ', '') : foldWord(raw)
}

/** What `matchAll` finds; that would copy the regular expression for each text. */
function piecesOf(text: string): { 0: string; index: number }[] {
  const pieces: { 0: string; index: number }[] = []
  WORD_OR_MARK.lastIndex = 0
  for (let piece = WORD_OR_MARK.exec(text); piece; piece = WORD_OR_MARK.exec(text)) pieces.push(piece)
  return pieces
}

function thaiPieces(text: string): { 0: string; index: number }[] {
  return piecesOf(text).flatMap(({ 0: raw, index }) =>
    THAI_LETTER.test(raw)
      ? Array.from(THAI.segment(raw), (piece) => ({ 0: piece.segment, index: index + piece.index }))
      : [{ 0: raw, index }],
  )
}

/** The folded words of a text, as the index holds them. */
export function wordsOf(text: string): string[] {
  return rawWordsOf(text)
    .map(foldWord)
    .filter((word) => word !== '')
}

export function rawWordsOf(text: string): string[] {
  const words = text.match(RAW_WORD) ?? []
  if (!THAI_LETTER.test(text)) return words
  return words.flatMap((word) =>
    THAI_LETTER.test(word) ? Array.from(THAI.segment(word), ({ segment }) => segment) : [word],
  )
}

/**
 * Calls `visit` with every word of a text as typed. Finds what `RAW_WORD` finds, but is several times as fast for plain
 * English, which most texts are.
 */
export function eachRawWord(text: string, visit: (raw: string) => void): void {
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === APOSTROPHE) {
      if (start < 0) start = at
    } else if (code > 127 || (code === DOT && at - start === 1 && start >= 0)) {
      // Another script, or initials: everything from the start of this word goes the slow way.
      for (const raw of rawWordsOf(text.slice(start < 0 ? at : start))) visit(raw)
      return
    } else if (start >= 0) {
      visit(text.slice(start, at))
      start = -1
    }
  }
  if (start >= 0) visit(text.slice(start))
}

const APOSTROPHE = 39
const DOT = 46
