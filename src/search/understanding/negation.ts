import { foldWord, wordSet } from './fold.ts'
import { AFTER } from './held.ts'
import { wordAfter, type Key } from './key.ts'
import type { MeaningKind } from './meaning.ts'
import { AM, OUTSIDE } from './places.ts'

const NEGATIONS: ReadonlySet<string> = new Set([
  ...'not no non neither dont doesnt didnt without avoid except excluding excepto exceto sauf ausser selain kecuali кроме крім sin sem ohne tanpa tidak bukan nggak gak pas nicht kein keine keinen не bina khong без بدون لست ليس'
    .split(' ')
    .map(foldWord),
  ...OUTSIDE,
])
/** "Other than", "apart from", "aside from". */
const NEGATING_PAIRS = new Map([
  ['other', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['rather', 'than'],
  ['instead', 'of'],
])
const OF_ALL = wordSet('any anywhere all everywhere every everything')
/** What may negate; "sans" and "não" are folded. */
const MAY_NEGATE: ReadonlySet<string> = new Set([...NEGATIONS, ...NEGATING_PAIRS.keys(), 'but', 'san', 'nao'])

/** How many words at a place negate what follows, or 0. "Anywhere but" does, a "but" alone does not. */
export function negationLength(key: Key, at: number): number {
  const word = key.words[at] ?? ''
  if (!MAY_NEGATE.has(word)) return 0
  const second = NEGATING_PAIRS.get(word)
  if (second !== undefined && wordAfter(key, at + 1) === second) return 2
  // Compared as typed: folded, "sans" is "san", which begins names of cities, and "não" is the Vietnamese "nào".
  const { start, end } = key.tokens[at] ?? {}
  if (/^(?:sans|não)$/i.test(key.searchKey.slice(start, end))) return 1
  const butOf = word === 'but' && key.words.slice(Math.max(0, at - 2), at).some((before) => OF_ALL.has(before))
  return butOf || NEGATIONS.has(word) ? 1 : 0
}

export const LINKS: ReadonlySet<string> = new Set([
  ...'for in to from at of any the a by with on an as de do da del di du des la le en em na nos nas au aux der dem den ya untuk в из'
    .split(' ')
    .map(foldWord),
  ...AFTER,
])
const OF_PEOPLE = wordSet(
  'citizen national soy sou sono orang warga negara гражданин гражданка граждан гражданам гражданином ciudadano ciudadana cidadão cidadã citoyen citoyenne مواطن',
)
/** Arabic says it in one word. */
const I_AM_NOT = foldWord('لست')

/**
 * Where the negated name begins, after the words that link it, and whether it is about people: "não sou brasileiro", "I
 * am not American", "nicht aus der EU", "not a citizen of Canada".
 */
export function deniedFrom(key: Key, at: number, length: number): { first: number; ofPeople: boolean } {
  const negation = key.words[at] ?? ''
  const isTold = !key.tokens[at]?.apart && (AM.has(key.words[at - 1] ?? '') || key.words[at - 1] === 'from')
  let ofPeople = isTold || negation === 'non' || negation === I_AM_NOT
  let first = at + length
  for (let word = wordAfter(key, first); word !== ''; word = wordAfter(key, ++first)) {
    ofPeople ||= OF_PEOPLE.has(word)
    if (!OF_PEOPLE.has(word) && !LINKS.has(word) && !isDeniedVerb(negation, word)) break
  }
  return { first, ofPeople }
}

const NEEDED = wordSet('required require needed necessary mandatory compulsory')

const DENIED_VERBS = wordSet(
  'need want require have wanna like go study studying interested looking wanting planning considering',
)
const NO_WISHES = wordSet('need require have study')

/** The verb in "doesn't need IELTS", "don't want to go to China" and "not interested in STEM". */
function isDeniedVerb(negation: string, word: string): boolean {
  return /^(?:not|d(?:o|oes|id)nt)$/.test(negation) && DENIED_VERBS.has(word)
}

/** True for "I don't have a bachelor's" and "didn't study law": they may still want one. */
export function wishesNothing(negation: string, verb: string, kind: MeaningKind): boolean {
  return isDeniedVerb(negation, verb) && NO_WISHES.has(verb) && (kind === 'level' || kind === 'field')
}

/**
 * Where "not required", "ke bina" or "chara" ends, which negate what stands before them, or `at`. After a name, "not
 * required" is about what follows: "Germany not required IELTS".
 */
export function sparedEnd(key: Key, at: number, isName: boolean): number {
  const next = wordAfter(key, at)
  if (next === 'chara' || next === 'chhara') return at + 1
  if ((next === 'ke' || next === 'k') && wordAfter(key, at + 1) === 'bina') return at + 2
  return !isName && NEGATIONS.has(next) && NEEDED.has(wordAfter(key, at + 1)) ? at + 2 : at
}
