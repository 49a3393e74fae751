import { readWords } from '#catalogue/words.ts'
import { foldedWords } from './phrase-book.ts'
import { normalizeLetters } from '#lexicon/normalize.ts'

/** A longer text names something. */
const LONGEST = 80

const { wordSet } = readWords('neutral')
const [GLUE, NOUNS, CONDITIONS] = [wordSet('glue'), wordSet('noun'), wordSet('condition')]
const [STUDIES, SOME, OTHER] = [wordSet('study'), wordSet('some'), wordSet('other')]

export function isGlue(word: string): boolean {
  return GLUE.has(word)
}

export function isNeutral(word: string): boolean {
  return GLUE.has(word) || NOUNS.has(word)
}

/** True for "Students who are from", and for "and others". */
export function isNeutralText(text: string): boolean {
  return foldedWords(text).every((word) => isNeutral(word) || OTHER.has(word) || SOME.has(word))
}

/** True for "women", "full-time" and "3.0 GPA". */
export function isCondition(words: readonly string[]): boolean {
  return words.some((word) => CONDITIONS.has(word)) || words.every((word) => /^\d+$/.test(word))
}

/** True for "undergraduates", and for all that has a figure in it, which no list of countries has. */
export function isNoPlace(words: readonly string[]): boolean {
  return isCondition(words) || words.some((word) => STUDIES.has(word) || /\d/.test(word))
}

/** In "Ghana and other African countries" it says nothing of Africa. */
export function meansOther(word: string): boolean {
  return OTHER.has(word)
}

export function namesSome(words: readonly string[]): boolean {
  return words.some((word) => SOME.has(word))
}

/** "Iran" of "l'Iran", in French and Italian. */
export function withoutElisions(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(?:[ld]|qu|dell|nell|all|dall|sull|un)['’`](?=\p{L})/giu, '')
}

/** A text without the neutral words at its beginning, at its end, and at both: "Residents of Georgia", "Georgia". */
export function trimmed(text: string): string[] {
  const plain = withoutElisions(text)
  const forms = plain === text ? formsOf(text) : [...formsOf(text), plain, ...formsOf(plain)]
  return [...new Set(forms)].filter((form) => form !== text)
}

function formsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’`.][\p{L}\p{N}\p{M}]+)*/gu)]
  const isWordNeutral = (at: number) => foldedWords(words[at]?.[0] ?? '').every(isNeutral)
  let first = 0
  let last = words.length - 1
  while (first <= last && isWordNeutral(first)) first += 1
  while (last >= first && isWordNeutral(last)) last -= 1
  if (first > last) return []
  const start = words[first]?.index ?? 0
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0)
  return [text.slice(start), text.slice(0, end), text.slice(start, end)]
}

const LISTS = readWords('open-lists')
const ALL = [
  ...LISTS.list('phrase').map((phrase) => phrase.replaceAll(' ', String.raw`[\s.-]+`)),
  ...LISTS.list('letters').map((letters) => letters.replaceAll(' ', String.raw`\.\s?`) + String.raw`\.`),
]
const NOT_WHOLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ALL.join('|')})(?![\p{L}\p{N}])|${LISTS.list('without spaces').join('|')}|…|\.{3,}`,
  'giu',
)

/** What more there is: "more", "further". `meansOther` has the rest. */
const MORE = LISTS.wordSet('more')
const COUNTS = LISTS.wordSet('count')

/** A text in which "others" stands for each phrase like "et al." and "u. a.", and for "…"; "w/o" is spelled out. */
export function withOthers(text: string): string {
  // "Kenya +11 more"
  const whole = text.replaceAll(/(?<!\p{L})w\/o(?!\p{L})/giu, 'without')
  return whole.replaceAll(NOT_WHOLE, ', others, ').replaceAll(/\s\+(?=\d)/g, ', ')
}

/** True for an entry that says that there are more than the list has: "others", "eleven more", "3 further countries". */
export function leavesRoom(text: string): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(normalizeLetters(text))
  const tells = (word: string) => MORE.has(word) || meansOther(word)
  const isIdle = (word: string) => isNeutral(word) || COUNTS.has(word) || namesSome([word]) || /^\d+$/.test(word)
  return words.some(tells) && words.every((word) => tells(word) || isIdle(word))
}

const { phraseSet } = readWords('blanks')
const [UNKNOWN, ANY] = [phraseSet('unknown'), phraseSet('any')]
const [ANY_WORDS, WORLD_WORDS] = [phraseSet('any word'), phraseSet('world')]
const PLACE_WORDS = new Set([...ANY_WORDS, ...WORLD_WORDS])

/** True for "all", "any", "todos" and the like. */
export function meansAny(word: string): boolean {
  return ANY_WORDS.has(word)
}

/** As `meansAny`, of places: "worldwide". */
export function meansAnyPlace(word: string): boolean {
  return PLACE_WORDS.has(word)
}

/** True for "N/A", "-", "?", "TBD", "Sin especificar" and all other ways of stating nothing. */
export function isUnknown(text: string): boolean {
  if (text.length > LONGEST) return !/[\p{L}\p{N}]/u.test(text)
  const words = foldedWords(text)
  return words.length === 0 || UNKNOWN.has(words.join(' '))
}

/**
 * True for "Any", "All subjects", "Unrestricted", "226 nations": no restriction. `isNoun` tells the words for what there
 * may be any of.
 */
export function isAny(
  text: string,
  isNoun: (word: string) => boolean,
  anyWords: ReadonlySet<string> = ANY_WORDS,
): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(text)
  const bare = words.filter((word) => anyWords.has(word) || !(isNoun(word) || isGlue(word)))
  const [count = '', ...others] = bare
  // "226 nations", "150 different countries"; but "Nationality 175" is one of them.
  const countsNoun = () => words.slice(words.indexOf(count) + 1).some((word) => isNoun(word) && !isGlue(word))
  if (others.length === 0 && Number(count) >= MANY && countsNoun()) return true
  if (bare.length > 0 && bare.every((word) => anyWords.has(word))) return true
  return ANY.has(bare.join(' ')) || ANY.has(words.join(' ')) || meansWorld(words)
}

/** True for "Worldwide", "all nationalities", "students from any country". */
export function isAnyPlace(text: string): boolean {
  return isAny(text, isNeutral, PLACE_WORDS)
}

/** "The whole world" is any of whatever there may be. */
function meansWorld(words: readonly string[]): boolean {
  return words.some((word) => WORLD_WORDS.has(word)) && words.every((word) => WORLD_WORDS.has(word) || isGlue(word))
}

/** True for "global", "todo el mundo": the world, beside whatever else is named. */
export function namesWorld(text: string): boolean {
  const words = text.length > LONGEST ? [] : foldedWords(text)
  return words.some((word) => WORLD_WORDS.has(word)) && words.every((word) => PLACE_WORDS.has(word) || isGlue(word))
}

/** As many countries as there are, by the shortest count. "160 countries" are not all. */
const MANY = 190
