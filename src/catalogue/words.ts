import { readFileSync } from 'node:fs'
import { rowsOf } from '#lexicon/senses.ts'

/** Words that cells are read with, by their roles. Of a role, those of all languages, separated by commas. */
export interface Words<Role extends string> {
  /** In the order of the file. */
  readonly roles: readonly Role[]
  readonly find: (role: Role) => string | undefined
  /** @throws if there are none. */
  readonly require: (role: Role) => string
}

/** Reads `words/NAME.tsv`. A row has a role, the ISO 639 code of its language ("mul" for several), and words. */
export function readWords<Role extends string>(name: string): Words<Role> {
  const words = new Map<Role, string>()
  for (const [role, , some = ''] of rowsOf(readFileSync(new URL(`words/${name}.tsv`, import.meta.url), 'utf8'))) {
    const known = role as Role // `require` and tests find those that are misspelt
    const before = words.get(known)
    words.set(known, before === undefined ? some : `${before}, ${some}`)
  }
  return {
    roles: [...words.keys()],
    find: (role) => words.get(role),
    require: (role) => {
      const found = words.get(role)
      if (found === undefined) throw new Error(`words/${name}.tsv has no words for ${role}`)
      return found
    },
  }
}
