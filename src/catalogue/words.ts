import { readFileSync } from 'node:fs'
import { rowsOf } from '#lexicon/senses.ts'
import { phraseSet, wordSet } from './text/phrase-book.ts'

/** Words that cells are read with, by their roles. Of a role, those of all languages, separated by a comma and a blank. */
export interface Words {
  /** In the order of the file. */
  readonly roles: readonly string[]
  readonly find: (role: string) => string | undefined
  /** @throws if there are none, as all that follow do. */
  readonly require: (role: string) => string
  /** The phrases between the commas. */
  readonly list: (role: string) => string[]
  /** Each word, and each phrase, as cells are compared with it. */
  readonly wordSet: (role: string) => ReadonlySet<string>
  readonly phraseSet: (role: string) => ReadonlySet<string>
}

/** Reads `words/NAME.tsv`. A row has a role, the ISO 639 code of its language ("mul" for several), and words. */
export function readWords(name: string): Words {
  const words = new Map<string, string>()
  for (const [role = '', , some = ''] of rowsOf(readFileSync(new URL(`words/${name}.tsv`, import.meta.url), 'utf8'))) {
    const before = words.get(role)
    words.set(role, before === undefined ? some : `${before}, ${some}`)
  }
  const require = (role: string): string => {
    const found = words.get(role)
    if (found === undefined) throw new Error(`words/${name}.tsv has no words for ${role}`)
    return found
  }
  return {
    roles: [...words.keys()],
    find: (role) => words.get(role),
    require,
    // "1,000" is one.
    list: (role) => require(role).split(', '),
    wordSet: (role) => wordSet(require(role)),
    phraseSet: (role) => phraseSet(require(role)),
  }
}
