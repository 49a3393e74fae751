import { normalizeLetters } from '#lexicon/normalize.ts'
import { readWords } from '#catalogue/words.ts'
import { isNeutral, meansOther, namesSome } from './neutral-words.ts'
import { foldedWords } from './phrase-book.ts'

const WORDS = readWords('open-lists')
const ALL = [
  ...WORDS.require('phrase')
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(' ', String.raw`[\s.-]+`)),
  ...WORDS.require('letters')
    .split(',')
    .map((letters) => letters.replaceAll(' ', String.raw`\.\s?`) + String.raw`\.`),
]
const NOT_WHOLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ALL.join('|')})(?![\p{L}\p{N}])|${WORDS.require('without spaces').replaceAll(',', '|')}|…|\.{3,}`,
  'giu',
)

/** What more there is: "more", "further". `meansOther` has the rest. */
const MORE = new Set(foldedWords(WORDS.require('more')))
const COUNTS = new Set(foldedWords(WORDS.require('count')))

/** A text in which "others" stands for each phrase like "et al." and "u. a.", and for "…". */
export function withOthers(text: string): string {
  // "Kenya +11 more"
  return text.replaceAll(NOT_WHOLE, ', others, ').replaceAll(/\s\+(?=\d)/g, ', ')
}

/** True for an entry that says that there are more than the list has: "others", "eleven more", "3 further countries". */
export function leavesRoom(text: string): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(normalizeLetters(text))
  const tells = (word: string) => MORE.has(word) || meansOther(word)
  const isIdle = (word: string) => isNeutral(word) || COUNTS.has(word) || namesSome([word]) || /^\d+$/.test(word)
  return words.some(tells) && words.every((word) => tells(word) || isIdle(word))
}

const LONGEST = 80
