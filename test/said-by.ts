import type { Meaning } from '#search/understanding/meaning.ts'
import { understand } from '#search/understanding/understand.ts'

/** A label alone does not tell whether people come from there or want to go there. */
export function labelOf({ kind, label }: Meaning): string {
  return kind === 'citizenship' ? `Citizenship: ${label}` : label
}

/**
 * Reads search keys over a catalogue with these words and corrections. Returns what each is understood to say, part by
 * part; a word to be searched is in quotation marks, as it was typed.
 */
export function createSaidBy(words: string, corrections: Readonly<Record<string, string>> = {}) {
  const known = new Set(words.split(' '))
  const catalogue = {
    has: (word: string) => known.has(word),
    correct: (word: string) => corrections[word],
    written: (word: string) => word,
  }
  return (searchKey: string): string =>
    understand(searchKey, catalogue)
      .parts.flatMap(({ meanings, word, text }) => (word === undefined ? meanings.map(labelOf) : [`"${text}"`]))
      .join('; ')
}
