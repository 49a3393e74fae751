import { LEVELS, stepOf } from '#domain/levels.ts'
import { isLastClass, levelAfter } from './background.ts'
import { inContext, isJoined, isPlural, JOINTS, OF_GRADUATES, PEOPLE, WISHING, type Stretch } from './context.ts'
import { kindOf, meaningOf } from './dictionary.ts'
import { markEnd, shareEnd, YEAR } from './figures.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { studiedEnd } from './left.ts'
import type { Meaning } from './meaning.ts'
import { longestName } from './names.ts'
import { AM, FROM, MEANWHILE } from './places.ts'

// Levels that people have, rather than want.

/** Said before a level: "after B.Tech", "setelah S1". After it, `HELD`: "B.Tech holders", "lisans sonrası". */
export const AFTER: ReadonlySet<string> = wordSet('after apre setelah lulusan nach despue depoi dopo после після بعد')
const HELD = wordSet(
  'holder kiya kia karliya krliya leaver passed pass passout completed result upgrade sonra sonrasi mezun mezunum mezunu mezunuyum mezunlari baad shesh sesh pachi pachhi পাশ পাস পর উত্তীর্ণ पास पछि',
)
/** "12th ke baad". */
const KE = wordSet('ke k के')
const BAAD = wordSet('baad bad बाद')
/** "I finished my bachelor", "tengo una licenciatura". */
const REACHED = wordSet(
  'did done finished completed passed cleared obtained earned defended graduated hold holding termine terminado terminei conclui fini obtenu titulaire tengo tenho jai habe закончил закончила окончил окончила معي عندي انهيت',
)
const OWN = wordSet(
  'my a an the mi una mon ma un une la le o de da do dem der meu minha uma mein meinen meinem einen du del des',
)

/** A name with what the words beside it say. */
export function withContext(key: Key, stretch: Stretch): Stretch {
  const [meaning] = stretch.meanings
  if (meaning?.kind === 'level')
    return { ...levelInContext(key, stretch, meaning), joined: isJoined(key, stretch.from) }
  // The "ke baad" of "BSc physics ke baad" tells of the degree and nothing else.
  return meaning?.kind === 'field' ? { ...stretch, to: heldUntil(key, stretch.to) } : inContext(key, stretch)
}

/** "B.Tech holders" and "HND to BSc" ask for what comes next, "bachelor to PhD" for every level from one to the other. */
function levelInContext(key: Key, stretch: Stretch, level: Meaning): Stretch {
  const { from, to } = stretch
  const next = wordAfter(key, to)
  const until = heldUntil(key, to, level)
  // "A graduate of law" and "nursing graduate, want BSc" do not say which degree, so nothing can come after it.
  const isPerson = to === from + 1 && key.words[from] === 'graduate'
  if (isPerson && (next === 'of' || next === 'from' || wishAfter(key, to) >= 0)) return { ...stretch, held: true }
  const since = reachedFrom(key, from)
  const range = since === from ? rangeAt(key, from, to, level) : undefined
  if (range) return { ...stretch, ...range }
  const branch = fieldAfter(key, to)
  const studies = isStudying(key, to)
  const saysSo =
    studies || isPractised(key, to) || isMarked(key, branch) || isGraded(key, from) || wishAfter(key, to) >= 0
  const isClass = isClassOfSchool(key, stretch)
  const asksMore = (saysSo || isClass) && asksForMore(key, to, level)
  const isNow = asksMore && studies
  const isHad = asksMore || (isClass && isPastClass(key, stretch)) || studiedEnd(key, to) > to
  const isHeld = isHad || since < from || until > to
  const isHeldWithField = branch > to && heldUntil(key, branch) > branch
  // "BTech mechanical" and "MTech CSE" say more than that it is engineering.
  const isExact = branch > to && stretch.meanings[1]?.values[0] === 'engineering'
  if (!isHeld && !isHeldWithField) return isExact ? { ...stretch, meanings: [level] } : stretch
  // Who says "BSc nursing" wants more nursing, which is read next; a BTech may be followed by anything.
  const field = fieldIn(key, stretch)
  const end = field ?? (isNow ? to + 1 : until)
  const meanings = [levelAfter(level, key.words.slice(from, to))]
  return { from: since, to: end, meanings, held: true }
}

const ONESELF = wordSet('i ive have has just already son daughter brother sister he she')

/**
 * "I completed A levels", "masters completed": a place after it is where that was, not where they want to go. Not so in
 * "want completed bachelor".
 */
export function isFinished({ words }: Key, from: number, to: number): boolean {
  if (REACHED.has(words[to - 1] ?? '')) return true
  return REACHED.has(words[from] ?? '') && ONESELF.has(wordOf(words, from - 1))
}

const GRADUATE = new Set(['grad', 'graduate', 'graduating'])
/** "Ensino médio completo". */
const COMPLETE = wordSet('completo completa concluido concluida terminado terminada')

/**
 * The end of the words after a level that say that somebody has it: "high school graduates", "12th ke baad"; else
 * `to`.
 */
function heldUntil(key: Key, to: number, level?: Meaning): number {
  const next = wordAfter(key, to)
  // "WASSCE 2025 leaver", "BSc degree holder".
  const held = YEAR.test(next) || next === 'degree' ? to + 1 : to
  if (HELD.has(wordAfter(key, held))) return held + 1
  if (KE.has(next) && BAAD.has(wordAfter(key, to + 1))) return to + 2
  const second = wordAfter(key, to + 1)
  // "HND to BSc".
  if (next === 'to' && (second === 'degree' || kindOf(second) === 'level')) return to + 1
  if (level === undefined) return to
  const isGraduate = GRADUATE.has(next)
  if (level.values[0] === 'high-school') return isGraduate || COMPLETE.has(next) ? to + 1 : to
  if (!isGraduate) return to
  const isBelow = /^u(?:g$|nder)/.test(wordOf(key.words, to - 1)) || wordOf(key.words, to - 2) === 'under'
  return !isBelow && !OF_GRADUATES.has(second) ? to + 1 : to
}

/** Where the subject of "BSc in physics" ends; `to` if none is named. */
function fieldAfter(key: Key, to: number): number {
  const field = wordAfter(key, to) === 'in' ? to + 1 : to
  const { says, end = field } = wordAfter(key, field) === '' ? {} : (longestName(key, field) ?? {})
  return typeof says === 'object' && says[0]?.kind === 'field' ? end : to
}

// Beside a higher level that is asked for, these tell that the lower one is had.

/** True for a "BSc student" who asks for a PhD, but not for "undergraduate student and masters". */
function isStudying(key: Key, at: number): boolean {
  const next = wordAfter(key, at + 1)
  return wordAfter(key, at) === 'student' && next !== '' && !JOINTS.has(next) && !isPlural(key, at)
}

const PROFESSIONS = wordSet('doctor physician dentist engineer lawyer nurse teacher pharmacist accountant architect')

/** True for an "MBBS doctor" who asks for a master's, but not for "BSc nurse and masters". */
function isPractised(key: Key, at: number): boolean {
  const isNamed = PROFESSIONS.has(wordAfter(key, at)) && longestName(key, at)?.end === at + 1
  return isNamed && !JOINTS.has(wordAfter(key, at + 1))
}

/** True if levels are asked for from `at` on, all of them higher. */
function asksForMore(key: Key, at: number, held: Meaning): boolean {
  const wanted = key.words.slice(at).flatMap((_, offset) => {
    const { says = 'words' } = longestName(key, at + offset) ?? {}
    const [meaning] = typeof says === 'string' || AFTER.has(key.words[at + offset - 1] ?? '') ? [] : says
    return meaning?.kind === 'level' ? stepOf(meaning.values[0]) : []
  })
  return wanted.length > 0 && wanted.every((step) => step > stepOf(held.values[0]))
}

const GRADES = wordSet('gpa cgpa ipk first second third 1st 2nd 3rd 2 upper lower low')

/** Where "second class lower" ends, or `at`. */
function gradeEnd(key: Key, at: number): number {
  const grade = GRADES.has(key.words[at] ?? '') ? longestName(key, at) : undefined
  return grade?.says === 'unknown' ? grade.end : at
}

/** How many words a grade may have. */
const GRADE = 3

/** True for "3rd class BSc, want masters". */
function isGraded(key: Key, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - GRADE); at--) if (gradeEnd(key, at) === from) return true
  return false
}

/** True for "BTech CSE 7.2 CGPA, MS in Germany": only a degree that somebody has bears marks. */
function isMarked(key: Key, end: number): boolean {
  const mark = wordAfter(key, end) === 'with' ? end + 1 : end
  return Math.max(gradeEnd(key, mark), markEnd(key, mark), shareEnd(key, mark)) > mark
}

/** True for a class of school: "12th", "form 4". */
function isClassOfSchool({ words }: Key, { from, to, meanings }: Stretch): boolean {
  return meanings[0]?.values[0] === 'high-school' && words.slice(from, to).some((word) => /^\d/.test(word))
}

/** True for the last class, if somebody has done it or is about to. */
function isPastClass(key: Key, { from, to }: Stretch): boolean {
  return isLastClass(key.words.slice(from, to)) && (hasShare(key) || wantsToStudy(key, from, to))
}

/** True for "92% in 12th": who has the marks of the last class has done it. */
function hasShare(key: Key): boolean {
  return key.words.some((_, at) => shareEnd(key, at) > at)
}

const BEING_IN = new Set(['is', 'studying', 'doing', ...AM, ...MEANWHILE])
const INTO = new Set(['in', 'at', ...OWN])
const STUDYING = wordSet('study studying university uni estudiar estudar étudier studieren kuliah учиться поступить')
/** What people want while they are at school. */
const AT_SCHOOL = wordSet('exchange school summer camp olympiad competition contest')

/**
 * True for "I am in grade 12 and want …" and "grade 12, want to study medicine", who want what comes after school; not for
 * "12th grade wants exchange year".
 */
function wantsToStudy(key: Key, from: number, to: number): boolean {
  const { words } = key
  const wish = words.findIndex((word, at) => at >= to && WISHING.has(word))
  if (wish < 0) return false
  const isField = (word: string) => kindOf(word) === 'field'
  const isForPupils = words.some(
    (word, at) => at > wish && AT_SCHOOL.has(word) && !(word === 'school' && isField(words[at - 1] ?? '')),
  )
  let before = from - 1
  while (INTO.has(words[before] ?? '')) before--
  const isIn = BEING_IN.has(words[before] ?? '') || (words[before] === 'study' && words[before - 1] === 'i')
  return !isForPupils && (isIn || words.some((word, at) => at > wish && (STUDYING.has(word) || isField(word))))
}

/** The place of a wish that comes before the next level, or -1. */
function wishAfter({ words }: Key, to: number): number {
  const wish = words.findIndex((word, at) => at >= to && (WISHING.has(word) || kindOf(word) === 'level'))
  return WISHING.has(wordOf(words, wish)) ? wish : -1
}

/** Where the subject begins in a name that spells it: in "BSc nursing", but not in "BTech". */
function fieldIn(key: Key, { from, to, meanings }: Stretch): number | undefined {
  const field = meanings[1]?.values[0]
  for (let at = from + 1; at < to; at++)
    if (field !== undefined && meaningOf(key.words[at] ?? '')?.values[0] === field) return at
  return undefined
}

/** "From masters to PhD" asks for both. "Bachelor to PhD" is more than one step, and asks for all three. */
function rangeAt(key: Key, from: number, to: number, level: Meaning): Pick<Stretch, 'to' | 'meanings'> | undefined {
  const [lowest] = level.values
  const highest = wordAfter(key, to) === 'to' ? meaningOf(wordAfter(key, to + 1))?.values[0] : undefined
  const isRange = FROM.has(wordOf(key.words, from - 1)) || (lowest === 'bachelor' && highest === 'doctorate')
  const levels = isRange ? LEVELS.slice(stepOf(lowest), stepOf(highest) + 1) : []
  if (levels.length === 0) return undefined
  const label = levels.map((one) => one.label).join(' or ')
  return { to: to + 2, meanings: [{ kind: 'level', values: levels.map(({ id }) => id), label }] }
}

/** The start of the words before a level that say that somebody has it; else `from`. */
function reachedFrom({ tokens, words }: Key, from: number): number {
  let at = from
  while (!tokens[at]?.apart && OWN.has(wordOf(words, at - 1))) at--
  if (tokens[at]?.apart) return from
  const verb = wordOf(words, at - 1)
  const before = wordOf(words, at - 2)
  if (verb === 'with') return at < from || before === '' || isTold(before) ? at - 1 : from
  return REACHED.has(verb) ||
    AFTER.has(verb) ||
    (verb === 'have' && before === 'i') ||
    (verb === 'finish' && ONESELF.has(before))
    ? at - 1
    : from
}

const APPLYING = wordSet('apply get graduate anyone someone')

/**
 * True if "with" after this word says what people have: "students with HND", "Nigerian with HND", "masters with HND";
 * not "universities with masters".
 */
function isTold(before: string): boolean {
  return (
    PEOPLE.has(before) || APPLYING.has(before) || ['citizenship', 'audience', 'level'].includes(kindOf(before) ?? '')
  )
}
