import { mayBeName } from './called.ts'
import { isDegree, OF_GRADUATES, PEOPLE } from './context.ts'
import { DICTIONARY, kindOf, SKIPPED } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { goesElsewhere, isLeft, studiedEnd, subjectLeftEnd } from './left.ts'
import { longestName, OFFERED } from './names.ts'
import { isOccupied, relativeEnd, RELATIVES } from './occupation.ts'
import { isNoise } from './passed-over.ts'
import { BEING, LIVING, MEANWHILE, placeAt, placesEnd, WITHIN, WORKING } from './places.ts'

// Where people live or have studied.

/** "Want to live in Canada", "cost of living in Germany". */
const WISHED = wordSet('to of cost can could will would how where')
const SPEAKING_OF_ONESELF = new Set([
  'i',
  'je',
  'ich',
  'yo',
  'eu',
  'im',
  'am',
  'is',
  'are',
  'who',
  'and',
  'now',
  ...PEOPLE,
])
const GRADUATED = wordSet('graduated graduate studied alumni alumnus have hold finished completed got did')
/** "I have a sister from …" may name anything. */
const HAVING = new Set(['have', 'hold', 'got'])
/** Between such a verb and "at", these say that something else is meant: "have a BSc, want to study at Oxford University". */
const NOT_YET = new Set(['to', 'want', 'need', 'wish', 'study', 'apply', 'join', 'get', 'graduate', ...HAVING])
/** How far back the verb may stand: "I have a first degree in chemistry from the University of …". */
const LOOKED_BACK = 6
const SCHOOLS = wordSet('university uni college institute polytechnic school')

const HONOURS = new Set(['class', '2', 'hon', 'honour'])

/** True for "have a 2:1 in biochemistry", which may be from "Unilorin"; what else one has may be from anywhere. */
function namesDegree({ words }: Key, at: number): boolean {
  return words.slice(Math.max(0, at - LOOKED_BACK), at).some((word) => isDegree(word) || HONOURS.has(word))
}

const HAVE_STUDIED = wordSet('i ive who have having has had student graduate')

/** Not so in "courses studied in Germany" and "want to get studied in USA". */
function isOwnPast(key: Key, at: number): boolean {
  const before = at === 0 || key.tokens[at]?.apart ? '' : (key.words[at - 1] ?? '')
  // Whatever says something may be given up, and the key then begins here.
  return key.taken >= at || HAVE_STUDIED.has(before) || !isNoise(before)
}

/**
 * The end of words that say where somebody lives or has studied; `at` if these do not. That is neither where they want to
 * study nor their citizenship, so it is passed over.
 */
export function whereaboutsEnd(key: Key, at: number): number {
  const word = key.words[at] ?? ''
  if (!BEGINNING.has(word)) return leftEnd(key, at)
  // The Portuguese "I".
  if (word === 'eu' && LIVING.has(wordAfter(key, at + 1))) return whereaboutsEnd(key, at + 1)
  if (word === 'in' && !key.tokens[at]?.apart && wordOf(key.words, at - 1) === 'studied' && isOwnPast(key, at - 1))
    return schoolEnd(key, at + 1, placesEnd(key, at + 1, at), true)
  const subject = word === 'from' ? subjectLeftEnd(key, at) : at
  if (subject > at) return subject
  if (/^(?:from|at|of)$/.test(word)) {
    const degree = studiedEnd(key, at)
    if (degree > at) return degree
    const isStudent = word === 'at' && /^stud(?:ent|ying)$/.test(key.words[at - 1] ?? '')
    const left = isStudent ? schoolEnd(key, at + 1, at, false) : at
    // "Student at University of Nairobi, masters in USA".
    if (left > at && goesElsewhere(key, left)) return left
    const verb = studiedAs(key, at, word)
    return verb === '' ? at : schoolEnd(key, at + 1, at, !HAVING.has(verb) || namesDegree(key, at))
  }
  const other = Math.max(leftEnd(key, at), relativeEnd(key, at))
  if (other > at) return other
  if (WITHIN.has(word) && isOccupied(key, at)) return placesEnd(key, at + 1, at)
  const isWorkLeft = WORKING.has(word) && isLeft(key, at + 1)
  if (!(LIVING.has(word) || BEING.has(word) || WORKING.has(word))) return at
  if (!isWorkLeft && !isOfOneself(key, at, word)) return at
  let to = at + 1
  while (MEANWHILE.has(wordAfter(key, to))) to++
  // "Vivant à Dakar".
  if (!WITHIN.has(wordAfter(key, to)) && !(LIVING.has(word) && wordAfter(key, to) === 'a')) return at
  // "Grants for journalists working in Africa" are for those who do.
  if (WORKING.has(word) && kindOf(key.words[at - 1] ?? '') === 'field' && placeAt(key, to + 1)?.code?.startsWith('@'))
    return at
  return placesEnd(key, to + 1, at)
}

/** What such words begin with; "University of Lagos graduate" begins with a school. */
const BEGINNING: ReadonlySet<string> = new Set([
  'eu',
  'in',
  'from',
  'at',
  'of',
  ...RELATIVES,
  ...WITHIN,
  ...LIVING,
  ...BEING,
  ...WORKING,
])

const ALUMNI = new Set(['graduate', 'grad', 'alumni', 'alumnus', 'alumna'])

export function isAlumni(word: string): boolean {
  return ALUMNI.has(word)
}

/**
 * Where the school of "Addis Ababa University graduate wants" ends, or `at`. "University of Toronto graduate scholarships"
 * and "UK university graduate" may say where one wants to be.
 */
function leftEnd(key: Key, at: number): number {
  if (!key.namesAlumni) return at
  const end = schoolEnd(key, at, at, false)
  const subject = wordAfter(key, end) === '' ? undefined : longestName(key, end)
  const after = typeof subject?.says === 'object' && subject.says[0]?.kind === 'field' ? subject.end : end
  const [next, then] = [wordAfter(key, after), wordAfter(key, after + 1)]
  const isSchool = SCHOOLS.has(key.words[at] ?? '') || placeAt(key, at)?.within === true
  if (!isSchool || !ALUMNI.has(next) || then === '' || OFFERED.has(then) || OF_GRADUATES.has(then)) return at
  return next.startsWith('alumn') && after === end ? end + 1 : end
}

function isOfOneself({ tokens, words }: Key, at: number, word: string): boolean {
  const before = tokens[at]?.apart ? '' : wordOf(words, at - 1)
  // "Study and work in Canada" is a wish, and so is "study and working".
  if (before === 'and' && words[at - 2] === 'study') return false
  if ((before === 'i' && WISHED.has(words[at - 2] ?? '')) || WISHED.has(before)) return false
  if (LIVING.has(word)) return true
  if (WORKING.has(word) && (MEANWHILE.has(before) || ['country', 'field'].includes(kindOf(before) ?? ''))) return true
  if ((before === '' && !WORKING.has(word)) || SPEAKING_OF_ONESELF.has(before)) return true
  return ['citizenship', 'audience'].includes(kindOf(before) ?? '')
}

/**
 * The verb of "graduated from", "an alumnus of" and "studied at"; '' for "scholarships from" and "want to graduate from".
 */
function studiedAs({ words }: Key, at: number, word: string): string {
  const since = Math.max(0, word === 'of' ? at - 1 : at - LOOKED_BACK)
  for (let before = at - 1; before >= since; before--) {
    const verb = words[before] ?? ''
    if (OFFERED.has(verb) || (word === 'at' && NOT_YET.has(verb))) return ''
    if (GRADUATED.has(verb)) return words[before - 1] === 'to' ? '' : verb
  }
  return ''
}

/**
 * Where "the University of Lagos", "Lagos State University" or "IIT Bombay" ends after "graduated from"; `none` if there
 * is no such name. Any word may be one if it is clear that it `must` be.
 */
function schoolEnd(key: Key, from: number, none: number, must: boolean): number {
  let place = from
  while (SKIPPED.has(wordAfter(key, place)) || SCHOOLS.has(wordAfter(key, place))) place++
  if (must && isUnnamed(key, place)) return placesEnd(key, place + 1, place + 1)
  const end = placesEnd(key, place, none)
  if (end === none) return none
  let to = end
  while (wordAfter(key, to) === 'state' || SCHOOLS.has(wordAfter(key, to))) to++
  const isSchool = key.words.slice(from, to).some((word) => SCHOOLS.has(word))
  return isSchool ? to : none
}

/** True for a word that says nothing itself: "Unilag", "IIT". */
function isUnnamed(key: Key, at: number): boolean {
  return !DICTIONARY.has(wordAfter(key, at)) && mayBeName(key, at)
}
