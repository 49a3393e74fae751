import { CATEGORIES, GROUP_LETTER } from '#contract/categories.ts'
import { WORD_BYTES, type CountTexts, type FacetTexts } from './facet-texts.ts'

/** How an answer begins, as long as it takes that facets begin at a word. */
const START = '{ "facets": '
/** How one without counts of options begins. */
export const NO_FACETS = `${START}{${CATEGORIES.map((category) => `"${GROUP_LETTER[category]}":[]`).join()}}`

/** An answer to a search in parts: its JSON without counts of options, and these counts if they are wanted. */
export interface FilterAnswer {
  readonly page: Buffer
  readonly counts: CountTexts | undefined
}

/** A whole answer. */
export interface Sheet {
  readonly bytes: Buffer
  /** To be called when the bytes are read no more; who keeps them does not. */
  readonly giveBack?: () => void
}

/** Puts whole answers together. */
export type AnswerSheets = (answer: FilterAnswer) => Sheet

/** Pages are mostly shorter. */
const PAGE_ROOM = 16 * 1024
/** More than are sent in one turn of the event loop. What waits for slow readers besides is not kept. */
const MOST_FREE = 64

/**
 * The options of all answers with counts are the same text. A sheet has it on it already, and is still in the processor's
 * caches since the last given back is lent first: only the counts and the page are written.
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
