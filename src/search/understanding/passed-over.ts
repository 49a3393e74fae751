import { kindOf, meaningOf, NOISE_WORDS } from './dictionary.ts'
import { YEAR } from './figures.ts'
import { wordSet } from './fold.ts'
import { wordAfter, type Key } from './key.ts'
import type { Meaning } from './meaning.ts'
import { OFFERED } from './names.ts'
import { WITHIN } from './places.ts'

// Words that do not say which scholarship is meant.

export function isNoise(word: string): boolean {
  return NOISE_WORDS.has(word) || YEAR.test(word)
}

/** "Almanya bursları" are scholarships in Germany; "Türkiye Bursları" is a programme. */
export function isScholarships({ words }: Key, at: number): boolean {
  return words[at] === 'burslari' && words[at - 1]?.startsWith('turk') === false
}

const INTERNATIONAL = wordSet(
  'international intl internacional internacionales internacionais internationale internationaler internazionale internazionali uluslararasi internasional',
)

/**
 * True if it means somebody from elsewhere: "international PhD Germany", "Canada international"; not "international
 * schools" or conferences.
 */
export function isInternational(key: Key, at: number): boolean {
  if (!INTERNATIONAL.has(key.words[at] ?? '')) return false
  const next = wordAfter(key, at + 1)
  if (key.words[at]?.startsWith('internaciona') && OWN_LANGUAGE.has(meaningOf(next)?.values[0] ?? '')) return false
  const isLast = at + 1 === key.tokens.length
  return isLast || WITHIN.has(next) || OFFERED.has(next) || ASKED_FOR.has(kindOf(next) ?? 'field')
}

/** Where Spanish or Portuguese is spoken, "becas internacionales México" says nothing of who asks. */
const OWN_LANGUAGE = new Set(['AR', 'BR', 'MX'])
const ASKED_FOR = new Set<Meaning['kind']>(['level', 'coverage', 'country', 'region'])
