import { rawWordsOf } from '#lexicon/normalize.ts'
import { createFormTable, hashed } from './form-table.ts'

/** The forms of words, numbered from 0 on. A form is how a word is written, in lower case. */
export interface Forms {
  /** By number. */
  readonly all: readonly string[]
  readonly formOf: (word: string) => number
  /** Calls `visit` with the form of each word of a text, in their order. The words are those of `rawWordsOf`. */
  readonly each: (text: string, visit: (form: number) => void) => void
}

/**
 * Calls `onNew` for each new form, with a word of that form. Most texts are plain English, whose words are found inside
 * the text: a copy of each word and a look-up in a `Map` takes half as long again.
 */
export function createForms(onNew: (word: string) => void): Forms {
  const all: string[] = []
  const table = createFormTable()
  // The text that is being read, in lower case.
  let letters = new Uint16Array(1 << 12)
  // Words that were cut out, as they are written.
  const known = new Map<string, number>()
  const learn = (word: string): number => {
    // A real copy: a slice would hold the whole text in memory.
    const own = word.split('').join('')
    const written = own.toLowerCase()
    const codes = Uint16Array.from({ length: written.length }, (_, at) => written.charCodeAt(at))
    const hash = codes.reduce(hashed, 0)
    let form = table.find(codes, 0, codes.length, hash)
    if (form < 0) {
      form = table.add(codes, hash)
      all.push(written)
      onNew(own)
    }
    known.set(own, form)
    return form
  }
  const formOf = (word: string): number => known.get(word) ?? learn(word)
  const formAt = (text: string, start: number, end: number, hash: number): number => {
    const form = table.find(letters, start, end, hash)
    return form < 0 ? formOf(text.slice(start, end)) : form
  }
  return {
    all,
    formOf,
    each(text, visit) {
      if (text.length > letters.length) letters = new Uint16Array(text.length * 2)
      let start = -1
      let hash = 0
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at)
        const letter = PLAIN[code] ?? 0
        if (letter > 0) {
          if (start < 0) {
            start = at
            hash = 0
          }
          letters[at] = letter
          hash = hashed(hash, letter)
        } else if (code > 127 || (code === DOT && at - start === 1 && start >= 0)) {
          // Another script, or initials: everything from the start of this word goes the slow way.
          for (const word of rawWordsOf(text.slice(start < 0 ? at : start))) visit(formOf(word))
          return
        } else if (start >= 0) {
          visit(formAt(text, start, at, hash))
          start = -1
        }
      }
      if (start >= 0) visit(formAt(text, start, text.length, hash))
    },
  }
}

const DOT = 46

/** By code, what words of plain English are made of, in lower case; 0 for all else. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[a-z0-9']/i.test(letter) ? letter.toLowerCase().charCodeAt(0) : 0
})
