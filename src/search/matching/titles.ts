import { isSet } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from './workspace.ts'

/** The slots of a row whose names contain all of the words. */
export function titledSlots({ index, rows, placeOf }: Workspace, content: readonly string[], row: number): number[] {
  const { nameStarts, namePostings } = index.words
  const ranges: (readonly [number, number])[] = []
  for (const word of new Set(content)) {
    const place = placeOf(word)
    const [from, to] = place < 0 ? NOWHERE : [nameStarts[place] ?? 0, nameStarts[place + 1] ?? 0]
    if (from === to) return []
    ranges.push([from, to])
  }
  ranges.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
  const [shortest, ...others] = ranges
  const found: number[] = []
  if (!shortest) return found
  for (let at = shortest[0]; at < shortest[1]; at++) {
    const slot = namePostings[at] ?? 0
    if (!isSet(rows.words, row, slot)) continue
    if (others.every(([from, to]) => holds(namePostings, from, to, slot))) found.push(slot)
  }
  return found
}

const NOWHERE = [0, 0] as const

function holds(sorted: Uint32Array, from: number, to: number, slot: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low < to && sorted[low] === slot
}
