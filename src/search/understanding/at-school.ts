import { FROM, OUT_OF, WISHING } from './context.ts'
import { kindOf } from './dictionary.ts'
import { wordAfter, type Key } from './key.ts'
import { longestName, nameAt } from './names.ts'
import { BEING, LIVING, placeAt, WITHIN } from './places.ts'

const DWELLING: ReadonlySet<string> = new Set([...LIVING, ...BEING])

/**
 * True before the place in "student in Ghana, masters in UK" and "doing a BSc in Pakistan, want a master's in Europe":
 * where they are is not where they want to go. Not so in "for students in Kenya".
 */
export function isAtSchool(key: Key, at: number): boolean {
  const before = key.tokens[at]?.apart ? '' : (key.words[at - 1] ?? '')
  const isStudying = before === 'student' || before === 'studying'
  if (before === '' || (!isStudying && before !== 'degree' && !endsLevel(key, at))) return false
  const here = placeAt(key, at + 1)
  const next = here && /^(?:and|or)$/.test(wordAfter(key, here.end)) ? here.end + 1 : here?.end
  // "In Canada, the UK or the USA" lists where they want to go.
  if (here?.code === undefined || next === undefined || placeAt(key, next)) return false
  // "UK scholarships for students in Kenya".
  const isFor = before === 'student' && key.words[at - 2] === 'for'
  const wish = isFor ? 0 : isStudying ? here.end : firstWish(key, here.end)
  if (!isStudying && !wishesStudy(key, wish)) return false
  return key.tokens.slice(wish).some((_, offset) => isElsewhere(key, wish + offset, here.code))
}

function endsLevel(key: Key, at: number): boolean {
  const starts = [at - 1, at - 2].filter((start) => start >= 0)
  return starts.some((start) => {
    const { says, end } = longestName(key, start) ?? {}
    return end === at && typeof says === 'object' && says[0]?.kind === 'level'
  })
}

/** Where the first word of a wish stands from `at` on, or the end. */
function firstWish({ words }: Key, at: number): number {
  const wish = words.findIndex((word, place) => place >= at && WISHING.has(word))
  return wish < 0 ? words.length : wish
}

/** True for "want masters" and "want to study", but "masters in USA, want a scholarship" says where they want to go. */
function wishesStudy({ words }: Key, wish: number): boolean {
  return words.slice(wish).some((word) => word === 'study' || kindOf(word) === 'level')
}

/** True for another place than `code`, and for "abroad"; not for where somebody comes from or lives. */
function isElsewhere(key: Key, at: number, code: string | undefined): boolean {
  const before = key.words[at - 1] ?? ''
  if (FROM.has(before) || OUT_OF.has(before)) return false
  if (WITHIN.has(before) && DWELLING.has(key.words[at - 2] ?? '')) return false
  const place = placeAt(key, at)
  return nameAt(key, at)?.says === 'abroad' || (place?.code !== undefined && place.code !== code)
}
