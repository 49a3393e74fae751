import { readFileSync } from 'node:fs'
import { createLexicon, LEXICON_FILES, type Lexicon, type LexiconTexts } from './lexicon.ts'

/** The lexicon from the files beside this one. For whoever has files; the web app imports their text instead. */
export function readLexicon(): Lexicon {
  const read = (name: string) => readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
  return createLexicon(Object.fromEntries(LEXICON_FILES.map((name) => [name, read(name)])) as LexiconTexts)
}
