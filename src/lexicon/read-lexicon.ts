import { readFileSync } from 'node:fs'
import { createLexicon, LEXICON_FILES, type Lexicon, type LexiconTexts } from './lexicon.ts'

let known: Lexicon | undefined

/** The lexicon from the files beside this one, which are read once. For programs with files. */
export function readLexicon(): Lexicon {
  return (known ??= createLexicon(readLexiconTexts()))
}

/** The text of each data file. */
export function readLexiconTexts(): LexiconTexts {
  return Object.fromEntries(LEXICON_FILES.map((name) => [name, readText(name)])) as LexiconTexts
}

/** The text of one data file. */
export function readText(name: string): string {
  return readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
}
