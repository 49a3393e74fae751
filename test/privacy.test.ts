import { expect, test } from 'vitest'
import { emptyDatabase, openOther, openTestStorage } from './databases.ts'
import { projectFiles, readProjectFile } from './source-files.ts'

const PAGE = readProjectFile('src/web/privacy/privacy-page.tsx').replaceAll(/\s+/g, ' ')

/** Where the page speaks of each table that holds something about a person. */
const TABLES: Readonly<Record<string, string>> = {
  account: 'your name, your e-mail',
  identity: 'the number by which Google or LinkedIn knows you',
  unlinked: 'unlink one of them',
  session: 'each sign-in as an unreadable fingerprint',
  saved: 'the scholarships you saved, and when',
  calendar: 'a private address for your calendar',
  report: 'what you reported as wrong, when, and how it was answered',
  plan: 'what you plan for them',
  plan_link: 'a link that shows your plan',
  mailing: 'your time zone, since when you have wanted reminders',
  followed: 'the searches that you follow',
  letter: 'on which day',
  told: 'what we wrote to you',
  unsubscribe: 'an unreadable fingerprint of the link in each e-mail that stops them',
}
/** About scholarships alone. */
const IMPERSONAL = ['scholarship', 'revision', 'watched', 'catalogue']

/** Where it speaks of what a browser keeps, by the name under which it is kept. */
const KEPT: Readonly<Record<string, string>> = {
  selectedFilter: 'What you chose in the search',
  lastResults: 'the list you came from',
  heightWhenLeft: 'how far down you were',
  betaBannerDismissed: 'you dismissed the beta banner',
  hasSignedIn: 'Whether somebody has signed in on this device',
  leaving: 'you logged out while this site could not be reached',
  changesSeen: 'The time of the last change that you saw',
  savesAtSignIn: 'A save that you sign in for',
  canI: 'Your answers to “Can I apply?”',
  'outbox:': 'Saves and removals that could not be delivered',
  'plan:': 'Changes of your plan that could not be delivered',
  pocket: 'the catalogue, the files of this site, your saved list, your plan, your name and e-mail',
  'build ': 'the files of this site',
  userEmail: 'Your name, e-mail, photo and account number',
}

test('the page on what is stored speaks of every table', async () => {
  const config = await emptyDatabase('embedded SQLite')
  await openTestStorage(config)
  const tables = openOther(config)
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely_%' order by name")
    .all()
    .map(({ name }) => name)
  expect(tables).toEqual([...Object.keys(TABLES), ...IMPERSONAL].toSorted())
  for (const [table, words] of Object.entries(TABLES)) expect(PAGE, table).toContain(words)
})

test('and of everything that a browser keeps', () => {
  for (const [key, words] of Object.entries(KEPT)) expect(PAGE, key).toContain(words)
  // A key is a literal where it is used, or a constant of this form.
  const sources = projectFiles('src/web/*.ts', 'src/web/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => readProjectFile(path))
    .join('\n')
  const used = [
    ...sources.matchAll(/forThis(?:Device|Tab)\s*\.(?:get|set|remove)\(\s*'(\w+)'/g),
    ...sources.matchAll(/(?:_KEY|_CACHE|PREFIX|KEY|HAS_SIGNED_IN|CHANGES_SEEN|SAVES_AT_SIGN_IN) = '([\w: ]+)'/g),
  ].map(([, key = '']) => key)
  const untold = new Set(used.filter((key) => !Object.hasOwn(KEPT, key) && !/^user[A-Z]/.test(key)))
  expect([...untold]).toEqual([])
})

/** What people call what is in each table, where they are told in short. */
const IN_SHORT: Readonly<Record<string, RegExp>> = {
  account: /e-mail and photo/,
  identity: /sign/,
  unlinked: /sign/,
  session: /sign/,
  saved: /your saved list/,
  calendar: /calendar’s address/,
  report: /what you reported as wrong/,
  plan: /your plan.{0,5} with its notes/,
  plan_link: /its link/,
  mailing: /which e-mails you get/,
  followed: /which e-mails you get/,
  letter: /e-mail/,
  told: /e-mail/,
  unsubscribe: /e-mail/,
}

test('who deletes an account is told of all that goes with it', () => {
  const sheet = readProjectFile('src/web/account/delete-account.tsx').replaceAll(/\s+/g, ' ')
  expect(Object.keys(IN_SHORT)).toEqual(Object.keys(TABLES))
  for (const [table, words] of Object.entries(IN_SHORT)) expect(sheet, table).toMatch(words)
})

test('the account page names what it does not list', () => {
  const page = readProjectFile('src/web/account/account-page.tsx').replaceAll(/\s+/g, ' ')
  const also = /Also stored: (.*?)<\/p>/.exec(page)?.[1]
  for (const words of [
    'how and where you sign in',
    'your plan',
    'its link',
    'calendar’s address',
    'reported',
    'e-mails',
  ])
    expect(also).toContain(words)
})

test('who signs in is told of all that is taken from the provider', () => {
  const read = /interface Identity \{(.*?)\}/s.exec(readProjectFile('src/api/sign-in/identity.ts'))?.[1] ?? ''
  const named: Readonly<Record<string, string>> = {
    issuer: 'there',
    subject: 'account number',
    email: 'e-mail address',
    name: 'name',
    picture: 'photo',
  }
  expect([...read.matchAll(/readonly (\w+)/g)].map(([, key]) => key)).toEqual(Object.keys(named))
  const said = /We take .*? nothing else/.exec(readProjectFile('src/web/sign-in/sign-in-parts.tsx'))?.[0]
  for (const words of Object.values(named)) expect(said).toContain(words)
})
