import { projectFiles, readProjectFile } from './source-files.ts'

/** A row of vocabulary.tsv: a word that is gone, what to say instead, the folders without it, and names that may have it. */
export interface Entry {
  readonly word: string
  readonly instead: string
  readonly folders: readonly string[]
  readonly exceptions: readonly string[]
}

/** @throws if a row lacks a column, or a folder has no file. */
export function entriesIn(text: string): readonly Entry[] {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return rows.map((row) => {
    const [word = '', instead = '', folders = '', exceptions = ''] = row.split('\t')
    if (word === '' || instead === '' || folders === '')
      throw new Error(`vocabulary.tsv: "${row}" needs a word, a word to use instead, and folders, with tabs between`)
    return { word, instead, folders: folders.split(' '), exceptions: exceptions.split(' ').filter(Boolean) }
  })
}

/** "way(s) out" as an expression over words in lower case with one space between. */
function expressionOf(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.replaceAll(/\((\w+)\)/g, '(?:$1)?')}(?![\\w-])`)
}

/** The words of a name, in lower case: "docIdsOf" and "DOC_IDS_OF" have three. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_./-]+/g, ' ')
    .toLowerCase()
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g
/** Texts and regular expressions: what they say is data. */
const TEXT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(=,:!&|?] ?)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g

/** What of a source is held to the vocabulary: its path, its names and its comments, each with its words. */
function textsOf(path: string, source: string): { readonly shown: string; readonly words: string }[] {
  const comments = [...source.matchAll(COMMENT)].map(([comment]) => comment.replaceAll(/\s+(?:\* )?/g, ' '))
  // What stands in backticks or quotes in a comment is code or an example.
  const prose = comments.map((comment) => comment.replaceAll(/`[^`]*`|"[^"]*"/g, '""'))
  const code = source.replaceAll(COMMENT, '').replaceAll(TEXT, "''")
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  return [
    { shown: path, words: wordsOf(path) },
    ...[...names].map((name) => ({ shown: name, words: wordsOf(name) })),
    ...prose.map((comment) => ({ shown: comment, words: comment.toLowerCase() })),
  ]
}

/** Lists the words of one file that are gone from its folder. */
export function strayWords(path: string, source: string, entries: readonly Entry[]): string[] {
  const held = entries.filter(({ folders }) => folders.some((folder) => path.startsWith(`${folder}/`)))
  const texts = textsOf(path, source)
  return held.flatMap(({ word, instead, exceptions }) => {
    const expression = expressionOf(word)
    return texts
      .filter(({ shown, words }) => !exceptions.includes(shown) && expression.test(words))
      .map(({ shown }) => `${path}: "${shown.slice(0, 100)}" has "${word}": say ${instead}`)
  })
}

/** The sources below some folders, with their texts. */
export function sourcesIn(folders: readonly string[]): (readonly [path: string, source: string])[] {
  const paths = folders.flatMap((folder) => projectFiles(`${folder}/**/*.ts`, `${folder}/**/*.tsx`, `${folder}/*.ts`))
  return [...new Set(paths)].map((path) => [path, readProjectFile(path)] as const)
}
