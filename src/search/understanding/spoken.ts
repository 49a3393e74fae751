import { JOINTS, SPOKEN, standsAlone, takesSubject } from './context.ts'
import { DICTIONARY, kindOf } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import type { Meaning } from './meaning.ts'
import { longestName } from './names.ts'

// The languages that people speak.

const WELL = wordSet('in fluent fluently good well very a little some bit basic also both')
/** "German B2", "B1 Spanish". */
const GRADES = new Set(['a1', 'a2', 'b1', 'b2', 'c1', 'c2'])
const LANGUAGE_NAMES = wordSet('english arabic hindi urdu bengali swahili mandarin cantonese persian malay tamil')

/** Where "speak French and English", "French speakers" or "French B2" ends, or `at`. Few texts name a language that one must know. */
export function spokenEnd(key: Key, at: number): number {
  const word = key.words[at] ?? ''
  if (word === 'in') return taughtEnd(key, at)
  if (word !== 'speak' && word !== 'fluent') {
    const next = wordAfter(key, at + 1)
    const isSpoken = next === 'speaker' || GRADES.has(next)
    return (isSpoken && isLanguage(word)) || (GRADES.has(word) && isLanguage(next)) ? at + 2 : at
  }
  let end = at
  for (let to = at + 1; wordAfter(key, to) !== ''; to++) {
    const next = wordAfter(key, to)
    if (isLanguage(next)) end = to + 1
    else if (!WELL.has(next) && !JOINTS.has(next)) break
  }
  return end
}

/**
 * Where "in French" ends in "study in French in Canada", or `at`: hardly any text says which language is taught in. A
 * "degree in French" is one in languages.
 */
function taughtEnd(key: Key, at: number): number {
  if (key.tokens[at]?.apart || takesSubject(wordOf(key.words, at - 1))) return at
  const language = wordAfter(key, at + 1)
  // Mandarin is a subject by name.
  if (!isLanguage(language) || kindOf(language) === 'field' || !standsAlone(key, at + 2)) return at
  // "In the Czech Republic".
  return (longestName(key, at + 1)?.end ?? 0) > at + 2 ? at : at + 2
}

function isLanguage(word: string): boolean {
  const entry = DICTIONARY.get(word)
  const [meaning]: readonly Meaning[] = Array.isArray(entry) ? entry : []
  return LANGUAGE_NAMES.has(word) || (meaning?.kind === 'citizenship' && SPOKEN.has(meaning.values[0] ?? ''))
}
