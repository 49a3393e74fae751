import { expect, test } from 'vitest'
import { ConfigError, configWarnings, parseConfig } from './config.ts'
import { isLoopback } from './networks.ts'

type Environment = Parameters<typeof parseConfig>[0]

function problemsOf(environment: Environment): readonly string[] {
  try {
    parseConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const PUBLIC = { HOST: '0.0.0.0', WEB_ORIGIN: 'https://www.example.org' }
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

test('with nothing set, everything has its default', () => {
  const config = parseConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    webOrigin: 'http://localhost:3000',
    apiOrigin: 'http://localhost:3000',
    isLocal: true,
    google: undefined,
  })
  // F1 The specification's year is the default.
  expect(config.site.copyrightYear).toBe('2024')
})

test('mail needs a server and an address of its own, and no problem tells the password', () => {
  const SMTP_URL = 'smtps://us:secret@mail.example.net'
  const MAIL_FROM = 'Reminders <reminders@example.net>'
  expect(parseConfig({}).mail).toBeUndefined()
  expect(parseConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM })
  expect(parseConfig({ SMTP_URL, MAIL_FROM: 'us@example.net' }).mail?.from).toBe('us@example.net')
  expect(problemsOf({ SMTP_URL })).toEqual([expect.stringContaining('MAIL_FROM is missing')])
  expect(problemsOf({ MAIL_FROM })).toEqual([expect.stringContaining('SMTP_URL is missing')])
  for (const wrong of ['us:secret@mail.example.net', 'https://us:secret@mail.example.net', 'smtp://us:secret@host/x']) {
    const problems = problemsOf({ SMTP_URL: wrong, MAIL_FROM: 'nobody' })
    expect(problems).toHaveLength(2)
    expect(problems.join('')).toContain('MAIL_FROM must be')
    expect(problems.join('')).not.toContain('secret')
  }
})

test('F1 F2 the site’s texts and links are settings', () => {
  const { site } = parseConfig({
    SITE_NAME: 'Grants & Co',
    SITE_EMAIL: 'us@example.net',
    SITE_COPYRIGHT_YEAR: '2026',
    SITE_NETWORK_URL: 'https://network.example',
  })
  expect(site).toMatchObject({
    name: 'Grants & Co',
    email: 'us@example.net',
    copyrightYear: '2026',
    networkUrl: 'https://network.example',
  })
})

test('every problem is listed at once, each with its variable', () => {
  const problems = problemsOf({
    PORT: '99999',
    WEB_ORIGIN: 'www.example.org/path',
    DATABASE_URL: 'mysql://somewhere',
    SITE_NEWSLETTER_URL: 'javascript:alert(1)',
    SITE_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: 'loopback, the balancer',
  })
  for (const name of [
    'PORT',
    'WEB_ORIGIN',
    'TRUSTED_PROXIES',
    'DATABASE_URL',
    'SITE_NEWSLETTER_URL',
    'SITE_EMAIL',
    'LOG_LEVEL',
  ]) {
    expect(
      problems.filter((problem) => problem.startsWith(`${name} `)),
      name,
    ).toHaveLength(1)
  }
})

test('nobody is believed only because everybody is', () => {
  for (const TRUSTED_PROXIES of ['0.0.0.0/0', 'loopback, ::/0']) {
    expect(problemsOf({ TRUSTED_PROXIES }), TRUSTED_PROXIES).toEqual([expect.stringContaining('Name your proxies,')])
  }
  // Nor if the whole range is given in parts, or as IPv4 written in IPv6.
  for (const TRUSTED_PROXIES of [
    '0.0.0.0/1, 128.0.0.0/1',
    '64.0.0.0/7, 10.0.0.0/07',
    '::/1, 8000::/1',
    '2000::/3, ::/16',
  ]) {
    expect(problemsOf({ TRUSTED_PROXIES }), TRUSTED_PROXIES).toHaveLength(2)
  }
  for (const TRUSTED_PROXIES of ['::ffff:0:0/96', '::ffff:0.0.0.0/97', '0::0/80', '0:0:0:0:0:ffff::/96']) {
    expect(problemsOf({ TRUSTED_PROXIES }), TRUSTED_PROXIES).toEqual([expect.stringContaining(`"${TRUSTED_PROXIES}"`)])
  }
  const proxies = ['loopback', 'uniquelocal', '10.0.0.0/8', '104.16.0.0/13', '::ffff:10.0.0.0/104', '::1', 'fc00::/7']
  expect(parseConfig({ TRUSTED_PROXIES: proxies.join() }).trustedProxies).toEqual(proxies)
  expect(parseConfig({ METRICS_FROM: '0.0.0.0/0' }).metricsFrom).toEqual(['0.0.0.0/0'])
})

test('a database may be on one of several hosts', () => {
  const DATABASE_URL = 'postgresql://me:secret@one:5432,two:5433/site?target_session_attrs=read-write'
  expect(parseConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL })
  for (const broken of ['postgresql://one,two:here/site', 'nonsense']) {
    expect(problemsOf({ DATABASE_URL: broken }), broken).toHaveLength(1)
  }
})

test('no secret is repeated in a problem', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' }).join()).not.toContain('hunter2')
})

test('an empty variable counts as not set', () => {
  expect(parseConfig({ PORT: '', WEB_ORIGIN: ' ', GOOGLE_CLIENT_ID: '' }).port).toBe(3000)
})

test('a code for the development sign-in is long, and for a machine of one’s own without providers', () => {
  const DEVELOPMENT_SIGN_IN = 'a-code-of-my-own'
  expect(parseConfig({}).developmentCode).toBeUndefined()
  expect(parseConfig({ DEVELOPMENT_SIGN_IN: '' }).developmentCode).toBeUndefined()
  expect(parseConfig({ DEVELOPMENT_SIGN_IN }).developmentCode).toBe(DEVELOPMENT_SIGN_IN)
  for (const short of ['1x1', 'true', 'seven77', 'a word of mine']) {
    const problems = problemsOf({ DEVELOPMENT_SIGN_IN: short })
    expect(problems, short).toEqual([expect.stringContaining('8 to 100 letters')])
    expect(problems.join()).not.toContain(short)
  }
  for (const reachable of [{ HOST: '0.0.0.0' }, { WEB_ORIGIN: 'https://www.example.org' }, PUBLIC]) {
    const problems = problemsOf({ ...reachable, ...GOOGLE, DEVELOPMENT_SIGN_IN })
    expect(problems).toContainEqual(expect.stringContaining('can be reached from elsewhere. Remove it.'))
  }
  for (const name of ['GOOGLE_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']) {
    expect(problemsOf({ [name]: 'x', DEVELOPMENT_SIGN_IN })).toContainEqual(expect.stringContaining(`${name} is set`))
  }
})

test('a public server without credentials refuses to start and names what is missing', () => {
  const [problem = ''] = problemsOf(PUBLIC)
  for (const name of ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']) {
    expect(problem).toContain(name)
  }
  expect(problemsOf({ ...PUBLIC, HOST: '127.0.0.1' })).toHaveLength(1)
  expect(problemsOf({ ...PUBLIC, ...GOOGLE })).toEqual([])
  expect(problemsOf({ HOST: '0.0.0.0', ...GOOGLE }).join()).toContain('WEB_ORIGIN is missing')
})

test('a wrong address is told of once, and nothing beside it speaks of another', () => {
  for (const WEB_ORIGIN of ['https://www.example.org/path', 'www.example.org', 'https://a b', '*', 'ftp://x.org']) {
    const [wrong = '', missing = '', ...more] = problemsOf({ WEB_ORIGIN })
    expect(wrong).toContain(`it is "${WEB_ORIGIN}"`)
    expect(missing).toContain('reached from elsewhere (by WEB_ORIGIN)')
    expect(more).toEqual([])
    expect(problemsOf({ ...GOOGLE, WEB_ORIGIN })).toEqual([wrong])
  }
  expect(problemsOf({ WEB_ORIGIN: 'localhost:3000' })).toHaveLength(1)
})

test('half a pair of credentials names the other half', () => {
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([expect.stringContaining('GOOGLE_CLIENT_SECRET is missing')])
  expect(problemsOf({ LINKEDIN_CLIENT_SECRET: 's' }).join()).toContain('LINKEDIN_CLIENT_ID is missing')
})

test('two unrelated sites, http in public, and a proxy that is not named, are warned of', () => {
  const warningsOf = (web: string, api: string, TRUSTED_PROXIES = 'loopback') =>
    configWarnings(parseConfig({ ...GOOGLE, TRUSTED_PROXIES, WEB_ORIGIN: web, API_ORIGIN: api })).length
  expect(warningsOf('https://www.example.org', 'https://api.example.org')).toBe(0)
  expect(warningsOf('https://www.example.org', 'https://api.example.net')).toBe(1)
  expect(warningsOf('http://localhost:5173', 'http://127.0.0.1:3000')).toBe(1)
  expect(warningsOf('http://www.example.org', 'http://www.example.org')).toBe(1)
  expect(warningsOf('https://www.example.org', 'https://api.example.org', '')).toBe(1)
  expect(warningsOf('http://localhost:3000', 'http://localhost:3000', '')).toBe(0)
})

test('loopback is told from what only looks like it', () => {
  for (const host of ['localhost', 'app.localhost', '127.0.0.1', '127.9.8.7', '::1', '[::1]']) {
    expect(isLoopback(host), host).toBe(true)
  }
  for (const host of ['0.0.0.0', '::', 'localhost.example.org', '127.0.0.1.example.org', '10.0.0.1', '']) {
    expect(isLoopback(host), host).toBe(false)
  }
})
