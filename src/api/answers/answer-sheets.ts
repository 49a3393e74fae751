import { CATEGORIES, GROUP_LETTER } from '#contract/categories.ts'
import { WORD_BYTES, type CountTexts, type FacetTexts } from './facet-texts.ts'
import { createLender } from './lender.ts'

/** How an answer begins. Its length makes the facets begin at a word boundary. */
const START = '{ "facets": '
/** How an answer without option counts begins. */
export const NO_FACETS = `${START}{${CATEGORIES.map((category) => `"${GROUP_LETTER[category]}":[]`).join()}}`

/** A search answer in parts: its JSON without option counts, and the counts if they are wanted. */
export interface FilterAnswer {
  readonly page: Buffer
  readonly counts: CountTexts | undefined
  /** If the page is lent: to be called when it is no longer read. Whoever keeps the page copies it. */
  readonly giveBack?: (() => void) | undefined
}

/** A whole answer. */
export interface Sheet {
  readonly bytes: Buffer
  /** Call when the bytes are no longer read. If you keep the bytes, do not call it. */
  readonly giveBack?: (() => void) | undefined
}

export interface AnswerSheets {
  /** Puts a whole answer together. The page is read until the sheet is given back, and is given back with it. */
  readonly whole: (answer: FilterAnswer) => Sheet
  /** An empty one, of at least this length, to write a page on: new memory for each takes longer than to write it. */
  readonly blank: (length: number) => Sheet
}

/** Most pages are shorter. */
const PAGE_ROOM = 16 * 1024

/**
 * All answers with counts contain the same option texts. A sheet already has them, so only the counts and the page are
 * written.
 */
export function createAnswerSheets({ options, write }: FacetTexts): AnswerSheets {
  const first = START.length / WORD_BYTES
  const head = START.length + options.byteLength
  const usual = head + PAGE_ROOM
  const create = (length: number) => {
    const words = new Uint32Array(Math.ceil(length / WORD_BYTES))
    const bytes = Buffer.from(words.buffer)
    bytes.write(START)
    words.set(options, first)
    return { bytes, words }
  }
  const lend = createLender(() => create(usual))
  const lendBlank = createLender(() => ({ bytes: Buffer.allocUnsafeSlow(PAGE_ROOM) }))
  return {
    whole({ page, counts, giveBack }) {
      if (!counts) return { bytes: page, giveBack }
      const length = head + page.length - NO_FACETS.length
      const sheet = length > usual ? { ...create(length), giveBack: undefined } : lend()
      write(counts, sheet.words, first)
      page.copy(sheet.bytes, head, NO_FACETS.length)
      const giveBackBoth = () => {
        sheet.giveBack?.()
        giveBack?.()
      }
      return { bytes: sheet.bytes.subarray(0, length), giveBack: giveBack ? giveBackBoth : sheet.giveBack }
    },
    blank: (length) => (length > PAGE_ROOM ? { bytes: Buffer.allocUnsafe(length) } : lendBlank()),
  }
}
