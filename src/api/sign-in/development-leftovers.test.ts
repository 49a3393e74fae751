import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { newFolder } from '#test/new-folder.ts'
import type { Storage } from '#storage/open-storage.ts'
import { isDevelopmentIssuer } from './development-leftovers.ts'
import { PROVIDERS } from './providers.ts'
import { createSessionKeeper } from './sessions.ts'

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const PRODUCTION = { WEB_ORIGIN: 'https://www.example.org', TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'info', ...GOOGLE }
const LOCAL = 'http://localhost:3000/dev-sign-in/google'

describe.each(ENGINES)('on %s', (engine) => {
  const setUp = async () => {
    const config = await emptyDatabase(engine)
    const storage = await openTestStorage(config)
    const logged: string[] = []
    const start = async (environment: Readonly<Record<string, string>>, on: Storage = storage) => {
      const logTo = { write: (line: string) => void logged.push(line) }
      // However busy the machine is with other tests.
      const deps = { storage: on, webFolder: newFolder(), turnTime: 60_000, logTo }
      const app = await buildApp({ config: parseConfig(environment), ...deps })
      onTestFinished(() => app.close())
      return app
    }
    const person = async (issuer: string, name: string) => {
      const identity = { issuer, subject: name, email: `${name}@gmail.test`, name, photo: null }
      const { id } = await storage.accounts.signIn(identity, Date.now())
      const keeper = createSessionKeeper({ storage, config: { apiOrigin: PRODUCTION.WEB_ORIGIN }, now: Date.now })
      const [cookie = ''] = (await keeper.startSession(id, issuer)).split(';')
      return { id, cookie }
    }
    const whoIs = async (app: Awaited<ReturnType<typeof start>>, { cookie }: { cookie: string }) =>
      (await app.inject({ url: '/api/user/checkauth', headers: { cookie } })).statusCode
    const tells = () => logged.filter((line) => line.includes('development sign-in'))
    return { config, storage, start, person, whoIs, tells, logged }
  }

  test('where real providers sign people in, nothing of the development sign-in is left, which the log says once', async () => {
    const { config, storage, start, person, whoIs, tells, logged } = await setUp()
    const [victim, linked] = [await person(LOCAL, 'victim'), await person(LOCAL, 'linked')]
    await person(PROVIDERS.google.issuer, 'linked')
    const real = await person(PROVIDERS.google.issuer, 'real')
    // Its provider is not set up just now, and comes back.
    const elsewhere = await person(PROVIDERS.linkedin.issuer, 'elsewhere')
    const storages = await Promise.all([1, 2].map(() => openTestStorage(config)))
    const [app] = await Promise.all([storage, ...storages].map((one) => start(PRODUCTION, one)))
    if (!app) throw new Error('no app')
    const states = await Promise.all([victim, linked, real, elsewhere].map((one) => whoIs(app, one)))
    expect(states).toEqual([401, 401, 200, 200])
    const identities = await Promise.all([victim, linked, elsewhere].map(({ id }) => storage.accounts.identities(id)))
    expect(identities.map((list) => list.map(({ issuer }) => issuer))).toEqual([
      [],
      [PROVIDERS.google.issuer],
      [PROVIDERS.linkedin.issuer],
    ])
    expect(tells().map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, accounts: 1, identities: 1 }),
    ])
    expect(logged.join('')).not.toMatch(/victim|gmail\.test/)
    // Whoever owns the address finds nobody there.
    expect((await person(PROVIDERS.google.issuer, 'victim')).id).not.toBe(victim.id)
  })

  test('where nothing can be written, the server starts all the same, and takes no such session', async () => {
    const { storage, start, person, whoIs, tells } = await setUp()
    const [victim, real] = [await person(LOCAL, 'victim'), await person(PROVIDERS.google.issuer, 'real')]
    const { removeIssuers } = storage.accounts
    storage.accounts.removeIssuers = () => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }))
    const app = await start(PRODUCTION)
    expect([await whoIs(app, victim), await whoIs(app, real)]).toEqual([401, 200])
    expect(tells()).toHaveLength(1)
    storage.accounts.removeIssuers = removeIssuers
  })

  test('nor one that a development server on the same database begins later', async () => {
    const { start, person, whoIs } = await setUp()
    const app = await start(PRODUCTION)
    expect(await whoIs(app, await person(LOCAL, 'victim'))).toBe(401)
  })

  test('where there is nothing of it, nothing is written, nor said', async () => {
    const { storage, start, person, tells } = await setUp()
    await person(PROVIDERS.google.issuer, 'real')
    storage.accounts.removeIssuers = () => Promise.reject(new Error('written'))
    await start(PRODUCTION)
    expect(tells()).toEqual([])
  })

  test('the development sign-in itself keeps its people', async () => {
    const { storage, start, person, tells } = await setUp()
    const { id } = await person(LOCAL, 'ada')
    await start({})
    expect(await storage.accounts.identities(id)).toHaveLength(1)
    expect(tells()).toEqual([])
  })
})

test.each([
  'http://localhost:3000/dev-sign-in/google',
  'http://localhost/dev-sign-in/linkedin',
  'https://localhost:3443/dev-sign-in/google',
  'http://127.0.0.1:8080/dev-sign-in/google',
  'http://[::1]:3000/dev-sign-in/linkedin',
  'http://pages.localhost:9/dev-sign-in/google',
])('%s is one of the development sign-in', (issuer) => {
  expect(isDevelopmentIssuer(issuer)).toBe(true)
})

test.each([
  PROVIDERS.google.issuer,
  PROVIDERS.linkedin.issuer,
  'https://login.example.org/dev-sign-in/google',
  'http://localhost:3000/google',
  'http://localhost:3000/dev-sign-in/google/more',
  'http://localhost.example.org/dev-sign-in/google',
  'localhost:3000/dev-sign-in/google',
  '',
])('%j is not', (issuer) => {
  expect(isDevelopmentIssuer(issuer)).toBe(false)
})
