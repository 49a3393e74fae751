import { hashOf } from '#domain/hash-of.ts'

const SKIPPED = new Set([
  'the',
  'of',
  'for',
  'and',
  'de',
  'la',
  'le',
  'der',
  'die',
  'das',
  'du',
  'di',
  'e',
  'y',
  'et',
  'und',
])

export interface MonogramLook {
  readonly letters: string
  /** From 0 to `HUES` - 1. */
  readonly hue: number
  /** From 0 to `SHAPES` - 1. */
  readonly shape: number
}

const HUES = 12
const SHAPES = 4

/** Letters, colour and background shape for a funder without a logo: always the same for the same funder. */
export function monogramOf(funder: string): MonogramLook {
  const folded = funder.trim().toLowerCase()
  const words = funder.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SKIPPED.has(word.toLowerCase()))
  const [first = '', second = ''] = words
  // An acronym gives its own first letters: DA for DAAD, whatever follows.
  const letters =
    second === '' || /^\p{Lu}{2,}$/u.test(first) ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
  const hash = hashOf(folded) >>> 0
  return { letters: letters.toUpperCase(), hue: hash % HUES, shape: Math.floor(hash / HUES) % SHAPES }
}
