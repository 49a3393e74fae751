/** How words are compared everywhere: in questions, in the catalogue's texts and in the lexicon. */

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
/** Accents of Latin, Greek and Cyrillic, and the vowel signs that Arabic and Hebrew mostly leave out. Other scripts need their marks. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const PLAIN = /^[A-Za-z0-9]*$/

/** Lower case without accents, so that different spellings of a name are equal. */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøłđıæœةى]/g, (letter) => LETTERS[letter] ?? letter)
}

/**
 * A word as it is compared: without accents, case, apostrophes and the dots of "U.S.A."; a plural as its singular;
 * Russian, Ukrainian and Arabic words without the endings and articles that change with the sentence.
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return singular(word.toLowerCase())
  const plain = foldLetters(word).replaceAll(/['’ʻʼ.]/g, '')
  return /[\u0400-\u06ff]/.test(plain) ? uninflected(plain) : singular(plain)
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
