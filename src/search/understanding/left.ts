import { stepOf } from '#domain/levels.ts'
import { isDegree, JOINTS, PEOPLE, WISHING } from './context.ts'
import { kindOf, meaningOf } from './dictionary.ts'
import { sendsStudents } from './homes.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { longestName, nameAt, OFFERED } from './names.ts'
import { BEING, FROM, LIVING, OUT_OF, placeAt, WITHIN } from './places.ts'

// Places and subjects that people want to leave.

/**
 * True before the place in "student in Ghana, masters in UK", "nurse in Zambia wants a master's in the UK" and "doing a
 * BSc in Pakistan, want a master's in Europe": where they are is not where they want to go. Not so in "for students in
 * Kenya".
 */
export function isLeft(key: Key, at: number): boolean {
  const { words } = key
  const before = key.tokens[at]?.apart ? '' : wordOf(words, at - 1)
  const here = before === '' || OFFERED.has(before) ? undefined : placeAt(key, at + 1)
  const next = here && JOINTS.has(wordAfter(key, here.end)) ? here.end + 1 : here?.end
  // "In Canada, the UK or the USA" lists where they want to go.
  if (here?.code === undefined || next === undefined || placeAt(key, next)) return false
  // "UK scholarships for students in Kenya".
  if (before === 'student' && words[at - 2] === 'for') return goesElsewhere(key, 0, here.code)
  if (before === 'student' || before === 'studying') return goesElsewhere(key, here.end, here.code)
  const wish = words.findIndex((word) => WISHING.has(word))
  // "PhD in Turkey, or want a master's in Italy".
  if (wish < here.end || words[wish - 1] === 'or') return false
  // "Masters in USA, want a scholarship" says where they want to go.
  const isPerson = PEOPLE.has(before) || kindOf(before) === 'audience'
  const isStudy = words.slice(wish).some((word) => word === 'study' || kindOf(word) === 'level')
  return (isPerson || isStudy) && goesElsewhere(key, wish, here.code)
}

/**
 * Where the place ends after "from" in "MBBS from Russia, want MS in Germany", or `at`: they have studied there. Not where
 * students come from, since a "BSc from Kenya" is a Kenyan's.
 */
export function studiedEnd(key: Key, at: number): number {
  const { words } = key
  const degree = wordOf(words, at - 1)
  const here = words[at] === 'from' && isDegree(degree) && !key.tokens[at]?.apart ? placeAt(key, at + 1) : undefined
  if (here?.code === undefined || sendsStudents(here.code)) return at
  const step = stepOf(meaningOf(degree)?.values[0])
  const isHigher = (word: string) => kindOf(word) === 'level' && stepOf(meaningOf(word)?.values[0]) > step
  const next = words.findIndex((word, place) => place >= here.end && (WISHING.has(word) || isHigher(word)))
  if (next < 0 || JOINTS.has(words[next - 1] ?? '')) return at
  return goesElsewhere(key, next, here.code) ? here.end : at
}

/** Where "from accounting to" ends before another subject, or `at`: it is not what they want to study next. */
export function subjectLeftEnd(key: Key, at: number): number {
  const left = fieldEnd(key, at + 1)
  return wordAfter(key, left) === 'to' && fieldEnd(key, left + 1) > left + 1 ? left + 1 : at
}

/** Where the name of a subject ends, or `at`. */
function fieldEnd(key: Key, at: number): number {
  const name = wordAfter(key, at) === '' ? undefined : longestName(key, at)
  return typeof name?.says === 'object' && name.says[0]?.kind === 'field' ? name.end : at
}

const DWELLING: ReadonlySet<string> = new Set([...LIVING, ...BEING])

/** True if "abroad" or another place than `code` is named from `since` on, that nobody comes from or lives in. */
export function goesElsewhere(key: Key, since: number, code?: string): boolean {
  const { words } = key
  return words.slice(since).some((_, offset) => {
    const at = since + offset
    const before = wordOf(words, at - 1)
    if (FROM.has(before) || OUT_OF.has(before)) return false
    if (WITHIN.has(before) && DWELLING.has(wordOf(words, at - 2))) return false
    const place = placeAt(key, at)
    return nameAt(key, at)?.says === 'abroad' || (place?.code !== undefined && place.code !== code)
  })
}
