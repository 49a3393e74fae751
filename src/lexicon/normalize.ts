/** The normal form of words: in queries, in the catalogue's texts and in the lexicon. */

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
}
/**
 * Accents of Latin, Greek and Cyrillic, the vowel signs that Arabic and Hebrew mostly leave out, Arabic's long strokes, and
 * the dot below Devanagari letters, which many leave out. Other scripts need their marks.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c]/g
/** Persian and Urdu letters for which many keyboards have the Arabic ones. */
const ARABIC: Readonly<Record<string, string>> = { ی: 'ي', ک: 'ك', ہ: 'ه', ۃ: 'ه' }
/** Rows of Amharic letters that sound like another row, and are written for it: "ሕግ" is "ህግ". */
const ETHIOPIC = /[\u1210-\u1217\u1220-\u1227\u1280-\u1287\u12d0-\u12d7\u1340-\u1347]/g
const ETHIOPIC_ROWS: Readonly<Record<number, number>> = {
  0x1210: 0x1200,
  0x1220: 0x1230,
  0x1280: 0x1200,
  0x12d0: 0x12a0,
  0x1340: 0x1338,
}
const PLAIN = /^[A-Za-z0-9]*$/

/** Lower case without accents, so that different spellings of a name are equal. */
export function normalizeLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøłđıæœةى]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(ETHIOPIC, (letter) => {
      const code = letter.charCodeAt(0)
      return String.fromCharCode((ETHIOPIC_ROWS[code & ~7] ?? 0) + (code & 7))
    })
}

/**
 * A word as it is compared: without accents, case, apostrophes, the dots of "U.S.A." and the joiners inside Sinhala
 * letters; a plural as its singular;
 * Russian, Ukrainian and Arabic words without the endings and articles that change with the sentence.
 */
export function normalizeWord(word: string): string {
  if (PLAIN.test(word)) return singular(word.toLowerCase())
  const plain = normalizeLetters(word).replaceAll(/['’ʻʼ."״\u200d]/g, '')
  return /[\u0400-\u06ff]/.test(plain) ? uninflected(plain) : singular(plain)
}

function uninflected(word: string): string {
  return word
    .replace(/^([\u0400-\u04ff]{3,}?)[аеиоуыэюяьіє]+(?:[вмх]|ми)?$/, '$1')
    .replace(/^(?:[وبفك]?ال|لل)(?=.{3})/, '')
    .replace(/(?<=.{2}ي)(?:ين|ون|ات|ه)$/, '')
    .replaceAll(/[یکہۃ]/g, (letter) => ARABIC[letter] ?? letter)
}

/** The singular of a normalized word: "countries" is "country". */
function singular(word: string): string {
  // ARES, a funder, is not the plural of "are".
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|^ares)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The break before a word: nothing, a comma or the like, or the end of a sentence. Names do not reach across them. */
export type Break = 0 | 1 | 2

/**
 * A normalized word of a text, and its position: `[start, end)` in UTF-16 code units. An affix that a language joins to
 * a word is a token of its own that begins with "'" as typed, or with "-" and the class of its cue.
 */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly gap: Break
}

/** In this order: flags, arrows, figures with their signs, subjects with marks, initials, words, and marks between them. */
const PIECE = new RegExp(
  [
    /[\u{1f1e6}-\u{1f1ff}]{2}/u,
    /(?<![-=])[-=]+>|[→➡⇒➔]\uFE0F?/u,
    /(?:\p{Sc} ?)?\p{Nd}+(?:[.,:/-]\p{Nd}+|[ \u00a0\u202f]000(?!\p{Nd}))*(?: ?%|\+)?/u,
    /[cC]\+\+|[cfCF]#(?!\p{L})|(?<!\p{L})\.[nN][eE][tT](?!\p{L})|(?<![\p{L}\p{N}])[a-fA-F]\+|(?<![\p{L}\p{N}])\+2(?!\p{Nd})/u,
    /(?:\p{L}\.){2,}\p{L}?(?!\p{L})/u,
    /\p{sc=Han}|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/u,
    /\p{sc=Hangul}[\p{sc=Hangul}\p{Nd}]*/u,
    // No spaces stand between "IELTS" and what Japanese, Chinese and Korean write behind it. Hebrew acronyms have quotation
    // marks before their last letter.
    /\p{L}(?:[^\P{L}\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}ー]|[\p{M}\p{Nd}'’ʻʼ\u200d]|(?<=\p{sc=Hebrew})["״](?=\p{sc=Hebrew}(?!\p{L})))*/u,
    // "12. sınıf" is a class of school.
    /[,;:/|()[\]{}"“”«»!?。、！？؟،\n&]|(?<!(?<![\d.,])(?:[1-9]|1[0-3])(?=\. \p{Ll}))\.(?=\s|$)| [-–—] |[–—]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)
const SENTENCE_END = /[.!?。！？؟\n]/
const MARK = /^(?: [-–—] |[–—,;:/|()[\]{}"“”«»!?。、！？؟،\n&.])$/u
const ARROW = /^[-=→➡⇒➔]/
const OTHER_SCRIPT = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]/u
/** What has no spaces between its words is divided by the platform's dictionary. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' })
/** French and Italian write little words before an apostrophe: "d'excellence", "all'estero". */
const ELISION = /^([cdjlmnst]|qu|all|dell|nell|dall|sull)['’](\p{L}{2,})$/iu
/** Turkish writes endings after one: "Kanada'da". Not so the English "student's". */
const ENDING = /^(\p{L}{3,})['’](?!(?:s|t|re|ve|ll|m|d)$)(\p{L}{1,4})$/iu

/** The words of a text, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let gap: Break = 0
  const add = (raw: string, start: number, word: string) => {
    if (word === '') return
    // "-mba" is not an MBA; not so "post-doc", and a dash between spaces.
    const minus = text[start - 1] === '-' && /[\s,;/|(]/.test(text[start - 2] ?? ' ') && /^\p{L}/u.test(raw)
    if (minus) tokens.push({ word: '-not', start: start - 1, end: start, gap })
    tokens.push({ word, start, end: start + raw.length, gap: minus ? 0 : gap })
    gap = 0
  }
  PIECE.lastIndex = 0
  for (let piece = PIECE.exec(text); piece; piece = PIECE.exec(text)) {
    const [raw] = piece
    const { index } = piece
    if (raw === '&') add(raw, index, raw)
    else if (MARK.test(raw)) gap = SENTENCE_END.test(raw) ? 2 : gap === 2 ? 2 : 1
    else if (/[\p{L}\p{M}]/u.test(raw)) addWord(raw, index, add)
    else add(raw, index, ARROW.test(raw) ? '→' : withPlainDigits(raw).replaceAll(/\s/g, ''))
  }
  return tokens
}

/** The zeros of Arabic, Persian, Devanagari, Bengali, Tamil and Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50]

/** "١٤" is 14. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    const zero = ZEROS.find((one) => digit.charCodeAt(0) >= one && digit.charCodeAt(0) < one + 10)
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero)
  })
}

function addWord(raw: string, at: number, add: (raw: string, start: number, word: string) => void): void {
  if (OTHER_SCRIPT.test(raw) || /[+#]|^\./.test(raw)) {
    add(raw, at, normalizeLetters(raw))
    return
  }
  if (UNSPACED.test(raw)) {
    for (const { segment, index } of SEGMENTER.segment(raw)) add(segment, at + index, normalizeLetters(segment))
    return
  }
  const elided = ELISION.exec(raw)
  const [, left, right] = elided ?? ENDING.exec(raw) ?? []
  if (left === undefined || right === undefined) {
    add(raw, at, normalizeWord(raw))
    return
  }
  add(left, at, normalizeWord(left))
  add(right, at + raw.length - right.length, elided ? normalizeWord(right) : `'${right.toLowerCase()}`)
}

// The words of texts, as the index has them: without the marks and affixes that only queries need.

/**
 * A word as typed, with its apostrophes, or initials with their dots. Chinese has no spaces, so each character is a word
 * and names are phrases. In Japanese, names of other countries end where the Katakana ends.
 */
export const RAW_WORD =
  /(?:\p{L}\.){2,}\p{L}?|\p{sc=Han}|[\p{sc=Katakana}ー]+|[[\p{L}\p{N}\p{M}'’\u200d]--[\p{sc=Han}\p{sc=Katakana}ー]]+/gv

/** The normalized words of a text, as the index has them. */
export function wordsOf(text: string): string[] {
  return rawWordsOf(text)
    .map(normalizeWord)
    .filter((word) => word !== '')
}

export function rawWordsOf(text: string): string[] {
  const words = text.match(RAW_WORD) ?? []
  if (!UNSPACED.test(text)) return words
  return words.flatMap((word) =>
    UNSPACED.test(word) ? Array.from(SEGMENTER.segment(word), ({ segment }) => segment) : [word],
  )
}
