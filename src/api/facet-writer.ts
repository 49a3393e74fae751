import { CATEGORIES, GROUP_LETTER } from '#contract/categories.ts'
import type { Facets } from '#search/engine.ts'
import { GROUP_OF } from './groups.ts'

/** Writes counts of options as JSON. */
export interface FacetWriter {
  /** In bytes. */
  readonly length: number
  readonly write: (facets: Facets, into: Buffer, at?: number) => void
}

const ZERO = '0'.charCodeAt(0)

/**
 * For the facets of one engine, whose options are the same in every answer: their text is copied as it is, and only the
 * counts are written into it, behind as many spaces as they are shorter than the highest that there can be.
 */
export function createFacetWriter(options: Facets, highest: number): FacetWriter {
  const room = ' '.repeat(String(highest).length)
  const parts: string[] = []
  const ends: number[] = []
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += Buffer.byteLength(part)
  }
  for (const category of CATEGORIES) {
    add(`${length === 0 ? '{' : '],'}"${GROUP_LETTER[category]}":[`)
    for (const [place, { value, label }] of options[GROUP_OF[category]].entries()) {
      add(`${place === 0 ? '' : ','}{"value":${JSON.stringify(value)},"label":${JSON.stringify(label)},"count":${room}`)
      ends.push(length)
      add('}')
    }
  }
  add(']}')
  const text = Buffer.from(parts.join(''))
  return {
    length,
    write(facets, into, at = 0) {
      text.copy(into, at)
      let option = 0
      for (const category of CATEGORIES) {
        for (const { count } of facets[GROUP_OF[category]]) writeNumber(count, into, at + (ends[option++] ?? 0))
      }
    },
  }
}

/** So that it ends before `end`. */
function writeNumber(number: number, into: Buffer, end: number): void {
  let left = number
  let at = end
  do {
    into[--at] = ZERO + (left % 10)
    left = Math.trunc(left / 10)
  } while (left > 0)
}
