import { DICTIONARY } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import type { Says } from './names.ts'

// Figures that students write: ages, marks, scores and money. No programme is found by them.

export const YEAR = /^20\d\d$/

/**
 * True for a figure that says nothing: the second year of "2026-27", an age ("17 years", "17yrs", "I am 17"), a mark
 * ("3.2", "3,2", "C+", "IELTS 6 band", "scored 340 in JAMB") or a count ("top 10", "50 countries", "2 kids").
 */
export function isFigure(key: Key, at: number): boolean {
  const { searchKey, words, tokens } = key
  const { start = 0, end = 0 } = tokens[at] ?? {}
  const word = words[at] ?? ''
  if (!beginsWithDigit(word) && !BESIDE_FIGURES.has(word)) return false
  const before = tokens[at]?.apart ? '' : wordOf(words, at - 1)
  if (/^(?:[a-f]\+|\d\dy(?:rs?|o)?)$/.test(word)) return true
  if (YEARS.has(word) || word === 'band') return /^\d+$/.test(before)
  if (/^\d{2,4}$/.test(word) && SCORED.has(before)) return true
  // "100% tuition", "100 percent funded": the words that follow say enough.
  if (word === '100') return /^ ?%/.test(searchKey.slice(end)) || PERCENT.has(wordAfter(key, at + 1))
  if (PERCENT.has(word) && before === '100') return true
  if (!/^\d\d?$/.test(word)) return false
  if (before === 'semester' || SEASONS.has(before)) return true
  const isSeason = YEAR.test(words[at - 1] ?? '') && tokens[at - 1]?.end === start - 1
  const next = wordAfter(key, at + 1)
  const isAge = AGED.has(before) || next === 'band' || YEARS.has(next)
  const isCount = before === 'top' || before === 'best' || /^(?:country|nation|kid|child|children)$/.test(next)
  return isSeason || isAge || isCount || /\d(?:\.\d|,\d(?!\d))/.test(searchKey.slice(Math.max(0, start - 2), end + 3))
}

/** "Fall 27". */
const SEASONS = new Set(['fall', 'spring', 'autumn', 'winter', 'intake', 'batch'])
/** "I'm 35". */
const AGED = wordSet('am im turned age aged umur usia edad idade alter yas возраст عمري')
const YEARS = wordSet('year yr yrs ano an ans tahun yas tuoi saal лет років سنه عام 岁 歳 ปี')
const SCORED = wordSet('scored score got obtained jamb utme neet jee waec kcse')

/**
 * The end of the figures that belong to the words before them: "age limit 40", "GPA 2.5", "promedio 8,5", "CGPA 3 out
 * of 4", "December 15".
 */
export function figuresEnd(key: Key, at: number): number {
  let to = at
  while (isScore(wordAfter(key, to)) || isFraction(key, to)) to++
  return scaleEnd(key, to)
}

/** Where "out of 4" ends, or `at`. */
function scaleEnd(key: Key, at: number): number {
  const isScale = wordAfter(key, at) === 'out' && wordAfter(key, at + 1) === 'of' && isScore(wordAfter(key, at + 2))
  return isScale ? at + 3 : at
}

function beginsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0)
  return first > 47 && first < 58
}

function isScore(word: string): boolean {
  return beginsWithDigit(word) && /^\d{1,4}$/.test(word) && !YEAR.test(word)
}

const THAN = wordSet('age aged above over below under mayore mas plus ate atas bawah tren duoi')
const OF_AGE = new Set(['de', 'of', 'age', 'the', 'between', 'from', ...THAN])
/** "Over 50 countries". */
const COUNTED = wordSet('country nation university institution college language')

/** Where "above 35 years" or "mayores de 40 años" ends, or `at`. No name or word of a programme states an age limit. */
function ageEnd(key: Key, at: number): number {
  if (!THAN.has(key.words[at] ?? '')) return at
  let to = at + 1
  while (OF_AGE.has(wordAfter(key, to))) to++
  if (!isOfYears(key, to) || COUNTED.has(wordAfter(key, to + 1))) return at
  // "Aged 18-25", "between 18 and 25".
  while (isOfYears(key, to) || (/^(?:and|to)$/.test(wordAfter(key, to)) && isOfYears(key, to + 1))) to++
  while (YEARS.has(wordAfter(key, to)) || wordAfter(key, to) === 'old') to++
  return to
}

function isOfYears(key: Key, at: number): boolean {
  return /^[1-6]\d$/.test(wordAfter(key, at))
}

const PERCENT = new Set(['percent', 'percentage', 'percentile', 'point'])
/** What `isFigure` may be true for besides figures: units, and the marks "A+" to "F+". */
const BESIDE_FIGURES: ReadonlySet<string> = new Set([...YEARS, 'band', ...PERCENT, 'a+', 'b+', 'c+', 'd+', 'e+', 'f+'])
const SHARED = wordSet('tuition scholarship waiver fee discount off funding funded bursary reduction')

/** Where "85%" or "above 60 percent" ends, or `at`. */
export function shareEnd(key: Key, at: number): number {
  const from = THAN.has(key.words[at] ?? '') ? at + 1 : at
  const word = from === at ? (key.words[at] ?? '') : wordAfter(key, from)
  if (!beginsWithDigit(word)) return at
  if (/^\d+%$/.test(word)) return from + 1
  return /^\d\d?$/.test(word) && PERCENT.has(wordAfter(key, from + 1)) ? from + 2 : at
}

const TESTS = wordSet('rank percentile ielts toefl pte duolingo gre gmat sat act gate hsk jlpt topik celpip testdaf')
const LANGUAGE_TESTS = new Set(['ielt', 'toefl', 'pte', 'duolingo'])
const GRADED = wordSet('low poor bad weak average good high')
const BETWEEN = wordSet('score band level overall of with is rank')

/** Where "IELTS 6.5", "JLPT N2" or "low GRE" ends, or `at`. */
function testEnd(key: Key, at: number): number {
  if (GRADED.has(key.words[at] ?? '') && TESTS.has(wordAfter(key, at + 1)))
    return Math.max(at + 2, testEnd(key, at + 1))
  if (!TESTS.has(key.words[at] ?? '')) return at
  let to = at + 1
  while (BETWEEN.has(wordAfter(key, to))) to++
  const end = /^n[1-5]$/.test(wordAfter(key, to)) ? to + 1 : figuresEnd(key, to)
  // A language test is a condition even without a score. It is not searched for: few texts name one, and none is about it.
  if (end === to) return LANGUAGE_TESTS.has(key.words[at] ?? '') ? at + 1 : at
  return BETWEEN.has(wordAfter(key, end)) ? end + 1 : end
}

const MARKS = new Set(['gpa', 'cgpa', 'ipk', 'score', 'mark', ...TESTS])

/** Where "3.8 GPA", "1450 SAT" or "880 score" ends, or `at`. */
export function markEnd(key: Key, at: number): number {
  if (!isScore(key.words[at] ?? '')) return at
  const to = figuresEnd(key, at + 1)
  return MARKS.has(wordAfter(key, to)) ? scaleEnd(key, to + 1) : at
}

const CURRENCIES = wordSet(
  'usd eur euro dollar pound gbp rupee inr pkr npr rs taka bdt naira ngn cedi kes ksh shilling birr rand peso rial lakh lac crore thousand million',
)
const WORTH = wordSet('worth above over under below minimum around')

/** Where "worth 10,000 USD", "$5000" or "1000 euros per month" ends, or `at`. */
function moneyEnd(key: Key, at: number): number {
  const from = WORTH.has(key.words[at] ?? '') ? at + 1 : at
  const isFirst = (place: number) => (place === at ? (key.words[place] ?? '') : wordAfter(key, place))
  const first = CURRENCIES.has(isFirst(from)) ? from + 1 : from
  if (!/^\d+k?$/.test(isFirst(first))) return at
  let to = first + 1
  while (isGroup(key, to)) to++
  const unit = to
  while (CURRENCIES.has(wordAfter(key, to))) to++
  const { start = 0 } = key.tokens[first] ?? {}
  const isMoney = to > unit || first > from || /[$€£₦₹৳] ?$/u.test(key.searchKey.slice(Math.max(0, start - 2), start))
  if (!isMoney) return at
  const isRate = /^(?:per|a|each|every)$/.test(wordAfter(key, to)) && SPANS.has(wordAfter(key, to + 1))
  return isRate ? to + 2 : to
}

/**
 * True for a number of one or two figures that stands by itself: the texts that have the same one mean something else. But
 * "16 to 19" is a programme's name.
 */
export function isLone(key: Key, at: number): boolean {
  const isNumber = (place: number) => /^\d\d?$/.test(key.words[place] ?? '')
  if (!isNumber(at)) return false
  const beyond = (step: number) => at + step * (key.words[at + step] === 'to' ? 2 : 1)
  return !isNumber(beyond(1)) && !isNumber(beyond(-1)) && key.tokens.length > 1
}

const SPANS = wordSet('month year annum semester')

/** Where "6 months" or "32 too old" ends, or `at`. */
function spanEnd(key: Key, at: number): number {
  if (!/^\d\d?$/.test(key.words[at] ?? '')) return at
  const next = wordAfter(key, at + 1)
  if (next === 'too' && /^(?:old|young)$/.test(wordAfter(key, at + 2))) return at + 3
  return /^(?:day|week|month)$/.test(next) ? at + 2 : at
}

/** True for the "000" of "10,000". */
function isGroup(key: Key, at: number): boolean {
  return isBehindComma(key, at) && /^\d{2,3}$/.test(key.words[at] ?? '')
}

/** True for the "5" of "promedio 8,5". */
function isFraction(key: Key, at: number): boolean {
  return isBehindComma(key, at) && isScore(key.words[at - 1] ?? '') && /^\d\d?$/.test(key.words[at] ?? '')
}

function isBehindComma({ searchKey, tokens }: Key, at: number): boolean {
  const end = tokens[at - 1]?.end ?? 0
  return searchKey[end] === ',' && tokens[at]?.start === end + 1
}

const BEFORE_FIGURES: ReadonlySet<string> = new Set([...THAN, ...GRADED, ...TESTS, ...WORTH, ...CURRENCIES])

/** Reads figures that nothing answers as one part. A share of the tuition is partial funding. */
export function figuresAt(key: Key, at: number): { to: number; says: Exclude<Says, 'introduction'> } | undefined {
  const word = key.words[at] ?? ''
  if (!beginsWithDigit(word) && !BEFORE_FIGURES.has(word)) return undefined
  const share = shareEnd(key, at)
  if (share > at) {
    let to = share
    while (SHARED.has(wordAfter(key, to))) to++
    const partial = DICTIONARY.get('partial')
    return to > share && Array.isArray(partial) ? { to, says: partial } : { to, says: 'unknown' }
  }
  const to = Math.max(testEnd(key, at), markEnd(key, at), moneyEnd(key, at), ageEnd(key, at), spanEnd(key, at))
  return to > at ? { to, says: 'unknown' } : undefined
}
