/// <reference types="vite/types/importMeta.d.ts" />
import { LEXICON_FILES, type LexiconTexts } from '#lexicon/lexicon.ts'

/** The data files as text, in the script of a worker: 380 KiB packed, kept by the browser as long as they stay the same. */
const files: Readonly<Record<string, string>> = import.meta.glob(['../../lexicon/*.tsv', '!../../lexicon/cells.tsv'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file of `LEXICON_FILES` is among them. */
export const LEXICON_TEXTS = Object.fromEntries(
  LEXICON_FILES.map((name) => [name, files[`../../lexicon/${name}.tsv`]]),
) as LexiconTexts
