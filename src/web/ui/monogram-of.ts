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
  /** One of `HUES` colours. */
  readonly hue: number
  /** One of `SHAPES` grounds. */
  readonly shape: number
}

const HUES = 12
const SHAPES = 4

/** Letters, colour and ground of a funder without a logo: the same funder always gets the same. */
export function monogramOf(funder: string): MonogramLook {
  const folded = funder.trim().toLowerCase()
  const words = funder.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SKIPPED.has(word.toLowerCase()))
  const [first = '', second = ''] = words
  // An acronym stands for itself: DAAD gives DA, not D.
  const letters =
    second === '' || /^\p{Lu}{2,}$/u.test(first) ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
  const hash = hashOf(folded)
  return { letters: letters.toUpperCase(), hue: hash % HUES, shape: Math.floor(hash / HUES) % SHAPES }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
