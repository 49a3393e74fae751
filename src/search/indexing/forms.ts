import { rawWordsOf } from '#lexicon/normalize.ts'

/** The ways in which words are written, in lower case. Each is a form, and known by its number, from 0 on. */
export interface Forms {
  /** How each is written, by its number. */
  readonly all: readonly string[]
  readonly formOf: (written: string) => number
  /** Calls `visit` with the form of each word of a text, in their order. The words are those of `rawWordsOf`. */
  readonly each: (text: string, visit: (form: number) => void) => void
}

/** Calls `onNew` with each new form, as it is written. */
export function createForms(onNew: (written: string) => void): Forms {
  const all: string[] = []
  const numbers = new Map<string, number>()
  const add = (slice: string): number => {
    // A real copy: a slice would hold the whole text in memory.
    const written = slice.split('').join('')
    const form = all.push(written) - 1
    numbers.set(written, form)
    onNew(written)
    return form
  }
  const formOf = (written: string): number => numbers.get(written) ?? add(written)
  return {
    all,
    formOf,
    each(text, visit) {
      const lower = text.toLowerCase()
      let start = -1
      for (let at = 0; at < lower.length; at++) {
        const code = lower.charCodeAt(at)
        if (code > 127 || (code === DOT && at - start === 1 && start >= 0)) {
          // Another script, or initials: everything from the start of this word goes the slow way.
          for (const word of rawWordsOf(lower.slice(start < 0 ? at : start))) visit(formOf(word))
          return
        }
        if (PLAIN[code] === 1) {
          if (start < 0) start = at
        } else if (start >= 0) {
          visit(formOf(lower.slice(start, at)))
          start = -1
        }
      }
      if (start >= 0) visit(formOf(lower.slice(start)))
    },
  }
}

const DOT = 46

/** By code, 1 for what words of plain English are made of, in lower case. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => Number(/[a-z0-9']/.test(String.fromCharCode(code))))
