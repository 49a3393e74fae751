import { WISHING } from './context.ts'
import { kindOf } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { isLeft } from './left.ts'
import { longestName, OFFERED } from './names.ts'
import { negationLength } from './negation.ts'
import { isAdjective } from './peoples.ts'
import { AM_A, isAm, isWorkingAs, WITHIN } from './places.ts'

// What people and their parents do, which tells where they live and not what they want to study.

/** How many words may say what somebody is. */
const OCCUPATION = 5
/** "I am a student admitted in Canada" and "soy médica, especialidad en España" tell of no home. */
const NO_OCCUPATION = wordSet(
  'to who for and or from interested accepted admitted admis recherche interesse beca bolsa bourse borsa stipendium especialidad especializacion curso formacion formation stage practica pasantia residencia intercambio exchange internship course hacer fazer faire aprender obtener obter obtenir travailler etudier poursuivre continuer',
)
/** A verb: "soy enfermera trabajar en Alemania", "a nurse specialising in". */
const VERB = /(?:[ai]r|ing)$/
const IS = /^(?:is|was|are|were)$/

/**
 * True before the place in "I am a teacher in Malawi", "working as a nurse in Kuwait" and "soy profe en Honduras". Not in
 * "I am a refugee in Malawi" and "I am a student in Malawi": awards for refugees and for students depend on where they are.
 */
export function isOccupied(key: Key, at: number): boolean {
  const { tokens, words } = key
  if (isLeft(key, at)) return true
  const before = wordOf(words, at - 1)
  if (before === 'student' || kindOf(before) === 'audience') return false
  for (let from = at - 1; from >= Math.max(0, at - OCCUPATION); from--) {
    const word = words[from] ?? ''
    // "I'm a, in Malawi" is what is left of a teacher.
    if (/^an?$/.test(word) && (isAm(words, from - 1) || IS.test(words[from - 1] ?? ''))) return true
    if (AM_A.has(word) || isWorkingAs(words, from)) return from < at - 1
    // "Soy enfermera venezolana en Colombia", but "soy mexicano, beca en México".
    const isNation = from === at - 1 && isOfPeople(word)
    if (tokens[from]?.apart || !(isNation || mayBeOccupation(word, words[from + 1]))) return false
  }
  return false
}

const PARENTS = wordSet('father mother dad mum mom parent husband wife')
const THEIR = new Set(['my', 'our', 'his', 'her'])
/** What `relativeEnd` may find something after. */
export const RELATIVES: ReadonlySet<string> = new Set([...THEIR, ...PARENTS])
/** How many words may say what somebody's father is. */
const TRADE = 3

/** Where "my mother is a nurse" or "my parents" ends, or `at`: they are not who wants to study. */
export function relativeEnd(key: Key, at: number): number {
  const who = THEIR.has(key.words[at] ?? '') ? at + 1 : at
  // "Father is dead" is said of orphans.
  if (!PARENTS.has(key.words[who] ?? '') || (longestName(key, who)?.end ?? who) > who + 1) return at
  const parents = who > at && key.words[who] === 'parent' ? who + 1 : at
  if (!IS.test(key.words[who + 1] ?? '')) return parents
  const from = /^an?$/.test(wordAfter(key, who + 2)) ? who + 3 : who + 2
  let to = from
  while (to < from + TRADE && mayBeTrade(key, to)) to++
  return to === from ? parents : to
}

function mayBeTrade(key: Key, at: number): boolean {
  const word = wordAfter(key, at)
  const kind = kindOf(word)
  if (word === '' || (kind !== undefined && kind !== 'field')) return false
  // "No money" says more than what he is.
  const isTold = negationLength(key, at) > 0 || (longestName(key, at)?.end ?? at) > at + 1
  return !WITHIN.has(word) && !isTold && mayBeOccupation(word)
}

function isOfPeople(word: string): boolean {
  return kindOf(word) === 'citizenship' || isAdjective(word)
}

function mayBeOccupation(word: string, next = ''): boolean {
  const kind = kindOf(word)
  const isHome = kind === 'country' || isOfPeople(word)
  const isWanted = NO_OCCUPATION.has(word) || OFFERED.has(word) || WISHING.has(word)
  const isVerb = kind === undefined && VERB.test(word)
  return !isHome && !isWanted && !isVerb && (kind !== 'level' || next === 'student')
}
