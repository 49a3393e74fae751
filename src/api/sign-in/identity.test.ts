import { describe, expect, test } from 'vitest'
import { savedCardSchema } from '#contract/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { press, startSiteWithIssuer, whoIs } from '#test/site-with-issuer.ts'
import { isEmailAddress, identityOf } from './identity.ts'
import { SignInFailure } from './sign-in-failure.ts'

const CLAIMS = { iss: 'https://issuer.example', sub: 'sub-1', email: 'ada@example.org', email_verified: true }

/** The code of the failure, or the e-mail. */
function emailOf(email: unknown): string {
  try {
    return identityOf({ ...CLAIMS, email }).email
  } catch (error) {
    return error instanceof SignInFailure ? error.code : String(error)
  }
}

const nameOf = (name: unknown) => identityOf({ ...CLAIMS, name }).name

const VALID = [
  "o'connor+x@example.org",
  'a&b@example.org',
  'dept/section@example.org',
  "ada'@example.org",
  'user!x@example.org',
  '#$%&*+-/=?^_`{|}~@example.org',
  '100%@example.org',
  'a?b=c#d@example.org',
  'a+b@example.org',
  'josé@example.org',
  'ådne.ñandú@example.org',
  'почта@пример.рф',
  '用户@例子.广告',
  'उपयोगकर्ता@उदाहरण.भारत',
  'ada@bücher.example',
  'ada@xn--bcher-kva.example',
  'ada@mail.example.museum',
  '"ada lovelace"@example.org',
  '"ada@home"@example.org',
  'ada..b.@docomo.example',
  `${'x'.repeat(64)}@${'y'.repeat(60)}.example.org`,
]

test.each(VALID)('%s is taken as it is', (email) => {
  expect(emailOf(email)).toBe(email)
})

test.each([
  'ada',
  '@example.org',
  'ada@',
  'ada@example',
  'ada@.org',
  'ada@example..org',
  'ada@-example.org',
  'ada@exam_ple.org',
  'ada@example.org/path',
  'ada@user:pass@example.org',
  'ada@example.org:8080',
  'ada@exam%70le.org',
  'ada@192.0.2.1',
  'ada@[192.0.2.1]',
  'ada lovelace@example.org',
  'Ada <ada@example.org>',
  'ada@example.org, bob@example.org',
  'mailto:ada@example.org',
  'ada\\b@example.org',
  '\u0000ada@example.org',
  'ada\r\n@example.org',
  'a\uD83Dda@example.org',
  'ada@exam\uD83Dple.org',
  `${'x'.repeat(250)}@example.org`,
  `${'é'.repeat(122)}@example.org`,
  7,
  ['ada@example.org'],
  {},
])('%j is said to be none that can be used', (email) => {
  expect(emailOf(email)).toBe('unusable_email')
})

test.each([undefined, null, '', ' \n'])('%j is said to be missing', (email) => {
  expect(emailOf(email)).toBe('no_email')
})

test('an address is an address whatever stands around it', () => {
  expect(emailOf(' ada@example.org\n')).toBe('ada@example.org')
  expect(isEmailAddress('ada@example.org')).toBe(true)
})

describe('a name of more than 200 characters is cut between letters', () => {
  const family = '👩‍👩‍👧‍👦'
  test.each([
    ['an emoji', `a${'😀'.repeat(150)}`, `a${'😀'.repeat(99)}`],
    ['a family', `a${family.repeat(30)}`, `a${family.repeat(18)}`],
    ['a flag', `a${'🇰🇪'.repeat(60)}`, `a${'🇰🇪'.repeat(49)}`],
    ['a letter with its accent apart', `a${'e\u0301'.repeat(150)}`, `a${'e\u0301'.repeat(99)}`],
    ['a syllable of Hindi', `a${'क्षि'.repeat(80)}`, `a${'क्षि'.repeat(49)}`],
    [
      'a syllable of Korean, letter by letter',
      `a${'\u1112\u1161\u11AB'.repeat(80)}`,
      `a${'\u1112\u1161\u11AB'.repeat(66)}`,
    ],
    ['words', 'Ada '.repeat(80), 'Ada '.repeat(50).trim()],
    ['a letter that never ends', `a${'\u0301'.repeat(300)}`, `a${'\u0301'.repeat(199)}`],
    ['an emoji that never ends', `😀${'\u200D😀'.repeat(300)}`, `😀${'\u200D😀'.repeat(66)}`],
  ])('%s', (_what, name, cut) => {
    expect(nameOf(name)).toBe(cut)
  })

  test('of 200, it is not', () => {
    expect(nameOf('x'.repeat(200))).toHaveLength(200)
  })

  test('half a letter, where the provider has cut it, is left out', () => {
    expect(nameOf('Ada 😀'.slice(0, 5))).toBe('Ada')
    expect(nameOf('\uDE00Ada')).toBe('Ada')
    expect(nameOf('\uD83D')).toBe('ada')
  })
})

test('two subjects that no database keeps apart are not taken', () => {
  for (const sub of ['\uD800', 'a\uDC00', '']) {
    expect(() => identityOf({ ...CLAIMS, sub }), JSON.stringify(sub)).toThrow('not_trusted')
  }
})

test.each([
  ...VALID.slice(0, 10),
  '"ada/lovelace@home"@example.org',
  `${'用'.repeat(21)}@${'例'.repeat(15)}.${'子'.repeat(15)}.广告`,
])('%s signs in, saves, and reads what was saved', async (email) => {
  const { visitor, issuer, storage } = await startSiteWithIssuer()
  await storage.catalogue.apply({ upserts: [scholarship('one')] }, 1)
  issuer.behave({ claims: { email } })
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toMatchObject({ email })
  const at = (path: string) => path.replace(':email', encodeURIComponent(email))
  const body = JSON.stringify({ scholarshipId: 'one' })
  const headers = { 'content-type': 'application/json' }
  const put = (path: string) => visitor.open(at(path), { method: 'PUT', headers, body })
  const get = async (path: string) => (await visitor.open(at(path))).json()
  expect((await put('/api/user/savescholarship/:email')).status).toBe(200)
  expect(await get('/api/user/getsavedscholarshipscount/:email')).toBe(1)
  expect(await get('/api/user/checkSavedScholarshipsId/:email/scholarship/one')).toBe(true)
  const list = await get('/api/user/getallsavedscholarships/:email')
  expect(savedCardSchema.array().parse(list)).toHaveLength(1)
  expect((await put('/api/user/removescholarship/:email')).status).toBe(200)
  expect(await get('/api/user/getsavedscholarshipscount/:email')).toBe(0)
})
