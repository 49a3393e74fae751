import { CATEGORIES, GROUP_LETTER } from '#contract/categories.ts'
import { WORD_BYTES, type CountTexts, type FacetTexts } from './facet-texts.ts'

/** How an answer begins. Its length makes the facets begin at a word boundary. */
const START = '{ "facets": '
/** How an answer without option counts begins. */
export const NO_FACETS = `${START}{${CATEGORIES.map((category) => `"${GROUP_LETTER[category]}":[]`).join()}}`

/** A search answer in parts: its JSON without option counts, and the counts if they are wanted. */
export interface FilterAnswer {
  readonly page: Buffer
  readonly counts: CountTexts | undefined
}

/** A whole answer. */
export interface Sheet {
  readonly bytes: Buffer
  /** Call when the bytes are no longer read. If you keep the bytes, do not call it. */
  readonly giveBack?: () => void
}

/** Puts whole answers together. */
export type AnswerSheets = (answer: FilterAnswer) => Sheet

/** Most pages are shorter. */
const PAGE_ROOM = 16 * 1024
/** More than one turn of the event loop sends. Sheets that wait longer for slow readers are not reused. */
const MOST_FREE = 64

/**
 * All answers with counts contain the same option texts. A sheet already has them, so only the counts and the page are
 * written. The sheet given back last is lent first, since it is still in the processor's caches.
 */
export function createAnswerSheets({ options, write }: FacetTexts): AnswerSheets {
  const first = START.length / WORD_BYTES
  const head = START.length + options.byteLength
  const usual = head + PAGE_ROOM
  const free: { readonly bytes: Buffer; readonly words: Uint32Array<ArrayBuffer>; readonly giveBack: () => void }[] = []
  const create = (length: number) => {
    const words = new Uint32Array(Math.ceil(length / WORD_BYTES))
    const bytes = Buffer.from(words.buffer)
    bytes.write(START)
    words.set(options, first)
    const giveBack = () => {
      if (length === usual && free.length < MOST_FREE) free.push(sheet)
    }
    const sheet = { bytes, words, giveBack }
    return sheet
  }
  return ({ page, counts }) => {
    if (!counts) return { bytes: page }
    const length = head + page.length - NO_FACETS.length
    const { bytes, words, giveBack } = length > usual ? create(length) : (free.pop() ?? create(usual))
    write(counts, words, first)
    page.copy(bytes, head, NO_FACETS.length)
    return { bytes: bytes.subarray(0, length), giveBack }
  }
}
