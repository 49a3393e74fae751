import { expect, test } from 'vitest'
import { readProjectFile } from './source-files.ts'

/** What the page about privacy says of each table that belongs to an account; of those that do not, why not. */
const TOLD: Readonly<Record<string, string>> = {
  account: 'your name, your e-mail',
  identity: 'the number by which Google or LinkedIn knows you',
  unlinked: 'which is remembered',
  session: 'each sign-in as an unreadable fingerprint',
  saved: 'the scholarships you saved, and when',
  calendar: 'a private address for your calendar',
  report: 'what you reported as wrong, when, and how it was answered',
}
/** Of the catalogue alone. */
const NOT_PERSONAL = ['scholarship', 'revision', 'watched', 'catalogue']

test('the page about privacy tells of every table in which something belongs to a person', () => {
  const tables = readProjectFile('src/storage/database/tables.ts')
  const names = [...tables.matchAll(/^ {2}(\w+): (\w+Table)$/gm)]
  expect(names.length).toBeGreaterThan(8)
  for (const [, name = '', type] of names) {
    const [, columns = ''] = new RegExp(String.raw`interface ${type} \{([^}]*)\}`).exec(tables) ?? []
    const isPersonal = name === 'account' || columns.includes('account_id')
    expect([name, isPersonal]).toEqual([name, !NOT_PERSONAL.includes(name)])
  }
  const page = readProjectFile('src/web/privacy/privacy-page.tsx').replaceAll(/\s+/g, ' ')
  const personal = names.map(([, name = '']) => name).filter((name) => !NOT_PERSONAL.includes(name))
  expect(personal.filter((name) => !page.includes(TOLD[name] ?? '\n'))).toEqual([])
})
