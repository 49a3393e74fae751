import { rawWordsOf } from '#lexicon/normalize.ts'

/** The forms of words, numbered from 0 on. A form is how a word is written, in lower case. */
export interface Forms {
  /** By number. */
  readonly all: readonly string[]
  readonly formOf: (written: string) => number
  /** Calls `visit` with the form of each word of a text, in their order. The words are those of `rawWordsOf`. */
  readonly each: (text: string, visit: (form: number) => void) => void
}

/** Calls `onNew` with each new form. */
export function createForms(onNew: (form: string) => void): Forms {
  const all: string[] = []
  const numbers = new Map<string, number>()
  const add = (written: string): number => {
    // A real copy: a slice would hold the whole text in memory.
    const form = written.split('').join('')
    const number = all.push(form) - 1
    numbers.set(form, number)
    onNew(form)
    return number
  }
  const formOf = (written: string): number => numbers.get(written) ?? add(written)
  return {
    all,
    formOf,
    each(text, visit) {
      const written = text.toLowerCase()
      let start = -1
      for (let at = 0; at < written.length; at++) {
        const code = written.charCodeAt(at)
        if (code > 127 || (code === DOT && at - start === 1 && start >= 0)) {
          // Another script, or initials: everything from the start of this word goes the slow way.
          for (const word of rawWordsOf(written.slice(start < 0 ? at : start))) visit(formOf(word))
          return
        }
        if (PLAIN[code] === 1) {
          if (start < 0) start = at
        } else if (start >= 0) {
          visit(formOf(written.slice(start, at)))
          start = -1
        }
      }
      if (start >= 0) visit(formOf(written.slice(start)))
    },
  }
}

const DOT = 46

/** By code, 1 for what words of plain English are made of, in lower case. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => Number(/[a-z0-9']/.test(String.fromCharCode(code))))
