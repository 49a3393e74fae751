import { FACET_LISTS } from '#presenters/present-search.ts'
import type { Facets, Options } from '#search/engine.ts'

/** The options of one engine as JSON: the same in every answer, except for the counts. */
export interface FacetTexts {
  /** With the counts of the whole catalogue. */
  readonly options: Buffer
  /** Writes the options with these counts. They begin at a word of the memory of `into`. Returns where they end. */
  readonly write: (facets: Facets, into: Buffer, at: number) => number
}

const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT
/** A count takes two words. */
const COUNT_BYTES = 2 * WORD_BYTES
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
  for (const [letter, counted] of FACET_LISTS) {
    add(`${text === '' ? '{' : '],'}"${letter}":[`)
    for (const [place, { value, label, count }] of options[counted].entries()) {
      if (count > HIGHEST_COUNT) throw new RangeError(`There is no room for a count of ${count}`)
      add(`${place === 0 ? '' : ','}{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":`)
      fillWord()
      places.push(bytes / WORD_BYTES)
      add(`${String(count).padStart(COUNT_BYTES)}}`)
    }
  }
  add(`],"N":${JSON.stringify(options.named)}}`)
  fillWord()
  const json = Buffer.from(text)
  return {
    options: json,
    write(facets, into, at) {
      json.copy(into, at)
      const words = new Uint32Array(into.buffer, into.byteOffset + at, json.length / WORD_BYTES)
      let option = 0
      for (const [, counted] of FACET_LISTS) {
        // Not by an iterator, which takes twice as long.
        const counts = facets[counted]
        for (let place = 0; place < counts.length; place++) {
          const count = counts[place] ?? 0
          const high = Math.trunc(count / WORD_NUMBERS)
          const word = places[option++] ?? 0
          words[word] = (high === 0 ? SPACES : LEADING[high]) ?? 0
          words[word + 1] = (high === 0 ? LEADING[count] : TRAILING[count % WORD_NUMBERS]) ?? 0
        }
      }
      return at + json.length
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
