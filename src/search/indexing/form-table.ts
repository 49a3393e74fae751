import { doubled } from './pooled-arrays.ts'

/**
 * A hash table of the forms of words, by the codes of their letters. It finds a form inside a text, without a copy of
 * the word.
 */
export interface FormTable {
  /** The number of the form from `start` to `end`, or -1. The hash is that of all its letters. */
  readonly find: (letters: Uint16Array, start: number, end: number, hash: number) => number
  /** Adds a form that the table lacks, and gives it the next number, from 0 on. */
  readonly add: (form: Uint16Array, hash: number) => number
}

/** The hash of a form that is longer by one letter; that of no letters is 0. */
export function hashed(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

export function createFormTable(): FormTable {
  // The letters of all forms, one after the other, and where those of each begin; the last number is where they end.
  let allLetters = new Uint16Array(1 << 12)
  let starts = new Int32Array(1 << 10)
  const hashes: number[] = []
  // Forms whose hashes end alike are a chain: here is the newest, or -1, and for each form the one that comes after it.
  let chains = new Int32Array(1 << 10).fill(-1)
  const next: number[] = []
  const chain = (form: number, hash: number) => {
    const bucket = hash & (chains.length - 1)
    next[form] = chains[bucket] ?? -1
    chains[bucket] = form
  }
  const isAt = (form: number, letters: Uint16Array, start: number, end: number): boolean => {
    let own = starts[form] ?? 0
    if ((starts[form + 1] ?? 0) - own !== end - start) return false
    for (let at = start; at < end; at++) if (letters[at] !== allLetters[own++]) return false
    return true
  }
  return {
    find(letters, start, end, hash) {
      let form = chains[hash & (chains.length - 1)] ?? -1
      while (form >= 0 && !isAt(form, letters, start, end)) form = next[form] ?? -1
      return form
    },
    add(form, hash) {
      const number = hashes.push(hash) - 1
      const start = starts[number] ?? 0
      const end = start + form.length
      while (end > allLetters.length)
        allLetters = new Uint16Array(allLetters.buffer.transfer(allLetters.byteLength * 2))
      allLetters.set(form, start)
      if (hashes.length === starts.length) {
        starts = doubled(starts)
        chains = new Int32Array(starts.length).fill(-1)
        for (const [each, its] of hashes.entries()) chain(each, its)
      } else chain(number, hash)
      starts[number + 1] = end
      return number
    },
  }
}
