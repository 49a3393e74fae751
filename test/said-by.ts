import { understand } from '#search/understanding/understand.ts'

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
      .parts.flatMap(({ meanings, word, text }) =>
        word === undefined ? meanings.map(({ label }) => label) : [`"${text}"`],
      )
      .join('; ')
}
