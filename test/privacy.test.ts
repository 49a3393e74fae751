import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './source-files.ts'

/** What the page about privacy says of each table that belongs to an account; of those that do not, why not. */
const TOLD: Readonly<Record<string, string>> = {
  account: 'your name, your e-mail',
  identity: 'the number by which Google or LinkedIn knows you',
  unlinked: 'which is remembered',
  session: 'each sign-in as an unreadable fingerprint',
  saved: 'the scholarships you saved, and when',
  calendar: 'a private address for your calendar',
  plan: 'what you plan for them',
  plan_link: 'a link that shows your plan',
  report: 'what you reported as wrong, when, and how it was answered',
}
/** Of the catalogue alone. */
const NOT_PERSONAL = ['scholarship', 'revision', 'watched', 'catalogue']

/** Where it speaks of what a browser keeps, by the name under which it is kept. */
const KEPT: Readonly<Record<string, string>> = {
  selectedFilter: 'What you chose in the search',
  lastResults: 'the list you came from',
  heightWhenLeft: 'how far down you were',
  betaBannerDismissed: 'you dismissed the beta banner',
  hasSignedIn: 'Whether somebody has signed in on this device',
  changesSeen: 'The time of the last change that you saw',
  savesAtSignIn: 'A save that you sign in for',
  canI: 'Your answers to “Can I apply?”',
  'outbox:': 'Saves and removals that could not be delivered',
  'plan:': 'Changes of your plan that could not be delivered',
  userEmail: 'Your name, e-mail, photo and account number',
}

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

test('and of everything that a browser keeps', () => {
  const page = readProjectFile('src/web/privacy/privacy-page.tsx').replaceAll(/\s+/g, ' ')
  for (const [key, words] of Object.entries(KEPT)) expect(page, key).toContain(words)
  // A key is a literal where it is used, or a constant of this form.
  const sources = projectFiles('src/web/*.ts', 'src/web/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => readProjectFile(path))
    .join('\n')
  const used = [
    ...sources.matchAll(/forThis(?:Device|Tab)\s*\.(?:get|set|remove)\(\s*'(\w+)'/g),
    ...sources.matchAll(/(?:_KEY|PREFIX|KEY|HAS_SIGNED_IN|CHANGES_SEEN|SAVES_AT_SIGN_IN) = '([\w:]+)'/g),
  ].map(([, key = '']) => key)
  const untold = new Set(used.filter((key) => !Object.hasOwn(KEPT, key) && !/^user[A-Z]/.test(key)))
  expect([...untold]).toEqual([])
})
