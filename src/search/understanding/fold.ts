import { foldLetters } from '#domain/fold-letters.ts'

/** A word of a text: as it is compared, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  /** True when a comma or the like stands before it: nothing is understood across that. */
  readonly apart: boolean
  /** True of "-mba", where the minus begins a word: not in "post-doc", nor after a dash between spaces. */
  readonly minus: boolean
}

/**
 * A word as it is written: with its apostrophes, or initials with their dots. Chinese, which has no spaces, is taken
 * character by character; its names are phrases. In Japanese, names of other countries end where the Katakana does.
 */
export const RAW_WORD =
  /(?:\p{L}\.){2,}\p{L}?|\p{sc=Han}|[\p{sc=Katakana}ー]+|[[\p{L}\p{N}\p{M}'’]--[\p{sc=Han}\p{sc=Katakana}ー]]+/gv

/** Thai sets no spaces either, and its words are longer than a character: a dictionary of the platform tells them apart. */
const THAI = new Intl.Segmenter('th', { granularity: 'word' })
const THAI_LETTER = /\p{sc=Thai}/u

const MARKS = ',;/|'
/**
 * What only its marks tell from a letter, word or number: "C++", "C#", ".NET", the grade "C+", "85%", and the last two
 * classes of school, "+2", the castes and tribes of "SC/ST", "MD/PhD" and "sir/ma". Texts are compared without.
 */
const MARKED =
  /c\+\+|[cf]#|(?<!\p{L})\.net(?!\p{L})|[a-f]\+|(?<![\p{L}\p{N}])(?:10 ?)?\+2(?!\p{N})|(?<![\p{N}.])\d\d? ?%|(?<!\p{L})(?:sc ?\/ ?st|md ?\/ ?phd|sir ?\/ ?ma)(?!\p{L})/v
const WORD_OR_MARK = new RegExp(`${MARKED.source}|${RAW_WORD.source}|[,;\\/\\|]`, 'giv')
/** What a minus stands behind, if anything, and the letter that it begins a word with. */
const MINUS = /^[\s,;/|]?-\p{L}$/u

/**
 * Accents, case and apostrophes do not count, nor the dots of "U.S.A."; a plural is compared as its singular, and
 * Russian, Ukrainian and Arabic words without the endings and articles that change with the sentence.
 */
export function foldWord(word: string): string {
  if (/^[A-Za-z0-9]+$/.test(word)) return singular(word.toLowerCase())
  const plain = foldLetters(word).replaceAll(/['’.]/g, '').replaceAll('ة', 'ه').replaceAll('ى', 'ي')
  return /[\u0400-\u06ff]/.test(plain) ? uninflected(plain) : singular(plain)
}

function uninflected(word: string): string {
  return word
    .replace(/^([\u0400-\u04ff]{3,}?)[аеиоуыэюяьіє]+(?:[вмх]|ми)?$/, '$1')
    .replace(/^(?:[وبفك]?ال|لل)(?=.{3})/, '')
    .replace(/(?<=.{2}ي)(?:ين|ون|ات|ه)$/, '')
}

function singular(word: string): string {
  // ARES, a funder, is no plural of "are".
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|^ares)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The words of a search key, with their places. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let apart = false
  for (const { 0: raw, index } of THAI_LETTER.test(text) ? thaiPieces(text) : text.matchAll(WORD_OR_MARK)) {
    const isMarked = /^\.|[+#%]|.\//.test(raw)
    const word =
      raw.length === 1 && MARKS.includes(raw) ? '' : isMarked ? raw.toLowerCase().replaceAll(' ', '') : foldWord(raw)
    if (word === '') {
      apart = true
      continue
    }
    tokens.push({
      word,
      start: index,
      end: index + raw.length,
      apart,
      minus: MINUS.test(text.slice(Math.max(0, index - 2), index + 1)),
    })
    apart = false
  }
  return tokens
}

function thaiPieces(text: string): { 0: string; index: number }[] {
  return Array.from(text.matchAll(WORD_OR_MARK), ({ 0: raw, index }) =>
    THAI_LETTER.test(raw)
      ? Array.from(THAI.segment(raw), (piece) => ({ 0: piece.segment, index: index + piece.index }))
      : [{ 0: raw, index }],
  ).flat()
}

/** The words of a text, folded: what the index holds. */
export function wordsOf(text: string): string[] {
  return rawWordsOf(text)
    .map(foldWord)
    .filter((word) => word !== '')
}

function rawWordsOf(text: string): string[] {
  const words = text.match(RAW_WORD) ?? []
  if (!THAI_LETTER.test(text)) return words
  return words.flatMap((word) =>
    THAI_LETTER.test(word) ? Array.from(THAI.segment(word), ({ segment }) => segment) : [word],
  )
}

/**
 * Calls `visit` with every word of a text as it is written: what `RAW_WORD` finds, several times as fast for
 * plain English, which most texts are.
 */
export function eachRawWord(text: string, visit: (raw: string) => void): void {
  let start = -1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === APOSTROPHE) {
      if (start < 0) start = at
    } else if (code > 127 || (code === DOT && at - start === 1 && start >= 0)) {
      // Another script, or initials: from the beginning of this word on the long way.
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
