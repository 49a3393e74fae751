import { CATEGORIES, GROUP_LETTER } from '#contract/categories.ts'
import type { Facets, Options } from '#search/engine.ts'
import { GROUP_OF } from './groups.ts'

/** Option counts as text for JSON: padded with spaces, `WORDS_OF_COUNT` words for each option. */
export type CountTexts = Uint32Array<ArrayBuffer>

/** The options of one engine as JSON: the same in every answer, except for the counts. */
export interface FacetTexts {
  /** With the counts of the whole catalogue. */
  readonly options: Uint32Array<ArrayBuffer>
  readonly countsOf: (facets: Facets) => CountTexts
  /** Writes counts into a copy of `options`, which begins at a word of `into`. */
  readonly write: (counts: CountTexts, into: Uint32Array<ArrayBuffer>, word: number) => void
}

export const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT
const WORDS_OF_COUNT = 2
const COUNT_BYTES = WORDS_OF_COUNT * WORD_BYTES
const HIGHEST_COUNT = 10 ** COUNT_BYTES - 1
/** How many numbers fit into a word. */
const WORD_NUMBERS = 10 ** WORD_BYTES
const [LEADING, TRAILING] = [wordsOfNumbers(' '), wordsOfNumbers('0')]
const SPACES = 0x20_20_20_20

/** Every count has the same room and begins at a word boundary, so writing one copies two words. */
export function createFacetTexts(options: Options): FacetTexts {
  let text = ''
  let bytes = 0
  // For each option the word where its count begins.
  const places: number[] = []
  const add = (part: string) => {
    text += part
    bytes += Buffer.byteLength(part)
  }
  const fillWord = () => add(' '.repeat(-bytes & (WORD_BYTES - 1)))
  for (const category of CATEGORIES) {
    add(`${text === '' ? '{' : '],'}"${GROUP_LETTER[category]}":[`)
    for (const [place, { value, label, count }] of options[GROUP_OF[category]].entries()) {
      if (count > HIGHEST_COUNT) throw new RangeError(`There is no room for a count of ${count}`)
      add(`${place === 0 ? '' : ','}{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`)
      fillWord()
      places.push(bytes / WORD_BYTES)
      add(`${String(count).padStart(COUNT_BYTES)}}`)
    }
  }
  add(']}')
  fillWord()
  const words = new Uint32Array(bytes / WORD_BYTES)
  Buffer.from(words.buffer).write(text)
  return {
    options: words,
    countsOf(facets) {
      const counts = new Uint32Array(places.length * WORDS_OF_COUNT)
      let at = 0
      for (const category of CATEGORIES) {
        const group = facets[GROUP_OF[category]]
        // Not by an iterator, which takes twice as long.
        for (let option = 0; option < group.length; option++) {
          const count = group[option] ?? 0
          const high = Math.trunc(count / WORD_NUMBERS)
          counts[at++] = (high === 0 ? SPACES : LEADING[high]) ?? 0
          counts[at++] = (high === 0 ? LEADING[count] : TRAILING[count % WORD_NUMBERS]) ?? 0
        }
      }
      return counts
    },
    write(counts, into, word) {
      for (let option = 0; option < places.length; option++) {
        const to = word + (places[option] ?? 0)
        into[to] = counts[2 * option] ?? 0
        into[to + 1] = counts[2 * option + 1] ?? 0
      }
    },
  }
}

/** Every number that fits into a word, as a word: padded with spaces or with zeros. */
function wordsOfNumbers(before: ' ' | '0'): Uint32Array {
  const numbers = new Uint32Array(WORD_NUMBERS)
  const texts = Array.from(numbers, (_, number) => String(number).padStart(WORD_BYTES, before))
  Buffer.from(numbers.buffer).write(texts.join(''))
  return numbers
}
