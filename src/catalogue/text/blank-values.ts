import { readWords } from '#catalogue/words.ts'
import { isGlue, isNeutral } from './neutral-words.ts'
import { foldedWords, phraseSet } from './phrase-book.ts'

const WORDS = readWords('blanks')
const phrases = (role: string) => phraseSet(WORDS.require(role))
const [UNKNOWN, ANY] = [phrases('unknown'), phrases('any')]
const [ANY_WORDS, WORLD_WORDS] = [phrases('any word'), phrases('world')]
const PLACE_WORDS = new Set([...ANY_WORDS, ...WORLD_WORDS])

/** True for "all", "any", "todos" and the like. */
export function meansAny(word: string): boolean {
  return ANY_WORDS.has(word)
}

/** As `meansAny`, of places: "worldwide". */
export function meansAnyPlace(word: string): boolean {
  return PLACE_WORDS.has(word)
}

/** No longer text states nothing. */
const LONGEST = 80

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
