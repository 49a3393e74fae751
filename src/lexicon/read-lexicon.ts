import { readFileSync } from 'node:fs'
import { createLexicon, LEXICON_FILES, type Lexicon, type LexiconTexts } from './lexicon.ts'

let known: Lexicon | undefined

/** The lexicon from the files beside this one, which are read once. For whoever has files. */
export function readLexicon(): Lexicon {
  return (known ??= createLexicon(readLexiconTexts()))
}

/** The text of each data file. */
export function readLexiconTexts(): LexiconTexts {
  const read = (name: string) => readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
  return Object.fromEntries(LEXICON_FILES.map((name) => [name, read(name)])) as LexiconTexts
}
