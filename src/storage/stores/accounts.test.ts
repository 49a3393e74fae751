import { describe, expect, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21)
const GOOGLE = 'https://google.test'
const LINKEDIN = 'https://linkedin.test'
const OLD = { issuer: GOOGLE, subject: 'old', email: 'j.smith@uni.example', name: 'Old Owner', photo: null }
const NEW = { ...OLD, subject: 'new', name: 'New Owner' }

describe.each(ENGINES)('on %s', (engine) => {
  const start = async () => {
    const storage = await openTestStorage(await emptyDatabase(engine))
    const { accounts, sessions } = storage
    /** Signs in, and starts a session. */
    const enter = async (identity: typeof OLD, token: string, now = NOW) => {
      const account = await accounts.signIn(identity, now)
      await sessions.create(token, account.id, now, now + 30 * DAY, GOOGLE)
      return account
    }
    const isIn = async (token: string) => (await sessions.find(token, NOW)) !== undefined
    const issuersOf = async (id: string) => (await accounts.identities(id)).map(({ issuer }) => issuer)
    return { ...storage, enter, isIn, issuersOf }
  }

  describe('an address that comes back with another subject of the same issuer is another person', () => {
    test('who gets an account of her own, and the address; the old owner’s sessions end', async () => {
      const { accounts, saved, catalogue, enter, isIn } = await start()
      await catalogue.apply({ upserts: [scholarship('one')] }, NOW)
      const old = await enter(OLD, 'old')
      await saved.add(old.id, 'one', NOW, 9)
      const next = await enter(NEW, 'new')
      expect(next).toMatchObject({ name: 'New Owner', email: OLD.email })
      expect(next.id).not.toBe(old.id)
      expect([await isIn('old'), await isIn('new')]).toEqual([false, true])
      expect([await saved.count(next.id), await saved.count(old.id)]).toEqual([0, 1])
      expect(await accounts.identities(next.id)).toEqual([{ issuer: GOOGLE, subject: 'new', linkedAt: NOW }])
    })

    test('the old owner gets hers back with whatever address the provider says, and the new one keeps his', async () => {
      const { accounts, sessions, enter } = await start()
      const old = await enter(OLD, 'old')
      const next = await enter(NEW, 'new')
      const back = await accounts.signIn({ ...OLD, email: 'john@home.example' }, NOW + DAY)
      expect(back).toMatchObject({ id: old.id, name: 'Old Owner', email: 'john@home.example' })
      expect((await sessions.find('new', NOW))?.account).toMatchObject({
        id: next.id,
        name: 'New Owner',
        email: OLD.email,
      })
    })

    test('however often it goes back and forth, it is with whom the provider says last', async () => {
      const { accounts, enter, isIn } = await start()
      const old = await enter(OLD, 'old')
      const next = await enter(NEW, 'new')
      expect(await enter(OLD, 'old again')).toMatchObject({ id: old.id, email: OLD.email })
      expect([await isIn('new'), await isIn('old again')]).toEqual([false, true])
      expect(await accounts.signIn(NEW, NOW)).toMatchObject({ id: next.id, email: OLD.email })
    })

    test('also if that person had an account under another address before', async () => {
      const { accounts, enter, isIn } = await start()
      const next = await accounts.signIn({ ...NEW, email: 'new@home.example' }, NOW)
      const old = await enter(OLD, 'old')
      expect(await accounts.signIn(NEW, NOW)).toMatchObject({ id: next.id, email: OLD.email })
      expect(await isIn('old')).toBe(false)
      expect((await accounts.signIn({ ...OLD, email: 'old@home.example' }, NOW)).id).toBe(old.id)
    })

    test('what the old owner left goes after the time that is given, unless she has come back or is there', async () => {
      const { accounts, sessions, enter } = await start()
      const left = await enter(OLD, 'old')
      await accounts.signIn(NEW, NOW)
      await accounts.sweep(NOW - 1, NOW)
      expect(await accounts.identities(left.id)).toHaveLength(1)
      // Signed in again in the very moment in which the address was taken.
      await sessions.create('late', left.id, NOW, NOW + 30 * DAY, GOOGLE)
      await accounts.sweep(NOW, NOW)
      expect(await accounts.identities(left.id)).toHaveLength(1)
      await accounts.sweep(NOW, NOW + 30 * DAY)
      expect(await accounts.identities(left.id)).toEqual([])

      const returned = await accounts.signIn({ ...OLD, email: 'old@home.example' }, NOW)
      await accounts.signIn({ ...NEW, email: 'old@home.example' }, NOW)
      await accounts.signIn({ ...OLD, email: 'old@elsewhere.example' }, NOW)
      await accounts.sweep(NOW + 900 * DAY, NOW + 900 * DAY)
      expect(await accounts.identities(returned.id)).toHaveLength(1)
      expect(await accounts.findAllByEmail('old@home.example')).toHaveLength(1)
    })

    test.each([2, 24])('%i of them at once are as many people, one of whom has it', async (amount) => {
      const { accounts } = await start()
      const subjects = Array.from({ length: amount }, (_, number) => `subject-${number}`)
      const found = await Promise.all(subjects.map((subject) => accounts.signIn({ ...NEW, subject }, NOW)))
      expect(new Set(found.map(({ id }) => id)).size).toBe(amount)
      const again = await Promise.all(
        subjects.map((subject) => accounts.signIn({ ...NEW, subject, email: `${subject}@example.org` }, NOW)),
      )
      expect(again.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
      expect(new Set(again.map(({ email }) => email)).size).toBe(amount)
    })
  })

  describe('the same verified address through another provider is the same person', () => {
    test('the sign-in is linked, and the account’s sessions end', async () => {
      const { enter, isIn, accounts } = await start()
      const ada = await enter(OLD, 'google')
      expect((await enter({ ...OLD, issuer: LINKEDIN }, 'linkedin', NOW + DAY)).id).toBe(ada.id)
      expect([await isIn('google'), await isIn('linkedin')]).toEqual([false, true])
      expect(await accounts.identities(ada.id)).toEqual([
        { issuer: GOOGLE, subject: 'old', linkedAt: NOW },
        { issuer: LINKEDIN, subject: 'old', linkedAt: NOW + DAY },
      ])
      // Not again at each further sign-in.
      await enter({ ...OLD, issuer: LINKEDIN }, 'phone')
      expect(await isIn('linkedin')).toBe(true)
    })

    test('both at once are one account', async () => {
      const { accounts } = await start()
      const both = [OLD, { ...OLD, issuer: LINKEDIN }]
      const found = await Promise.all([...both, ...both].map((identity) => accounts.signIn(identity, NOW)))
      expect(new Set(found.map(({ id }) => id)).size).toBe(1)
      expect(await accounts.identities(found[0]?.id ?? '')).toHaveLength(2)
    })

    test('two who have accounts already stay two; each is called as the provider says', async () => {
      const { accounts, enter, isIn } = await start()
      const ada = await enter(OLD, 'ada')
      const other = await accounts.signIn({ ...OLD, issuer: LINKEDIN, email: 'other@example.org' }, NOW)
      expect(await accounts.signIn({ ...OLD, issuer: LINKEDIN }, NOW)).toMatchObject({ id: other.id, email: OLD.email })
      expect(await isIn('ada')).toBe(true)
      expect((await accounts.findAllByEmail(OLD.email)).map(({ id }) => id).sort()).toEqual([ada.id, other.id].sort())
      // The address that it was called by before is nobody's now, and leads whoever is given it to no account of others.
      const third = await accounts.signIn({ ...NEW, email: 'other@example.org' }, NOW)
      expect([ada.id, other.id]).not.toContain(third.id)
    })
  })

  describe('what is unlinked', () => {
    const linked = async () => {
      const site = await start()
      const { enter } = site
      const { id } = await enter(OLD, 'google')
      await enter({ ...OLD, issuer: LINKEDIN }, 'linkedin', NOW + DAY)
      const other = await enter({ ...NEW, issuer: LINKEDIN, email: 'bob@example.org' }, 'bob')
      await site.sessions.create('tablet', id, NOW, NOW + 30 * DAY, GOOGLE)
      return { ...site, id, other }
    }

    test('ends all other sessions, and leads to an account of its own from then on', async () => {
      const { accounts, id, isIn, issuersOf } = await linked()
      const linkedIn = { issuer: LINKEDIN, subject: 'old' }
      expect(await accounts.unlink(id, linkedIn, 'tablet')).toBe('done')
      expect(await issuersOf(id)).toEqual([GOOGLE])
      expect([await isIn('linkedin'), await isIn('tablet'), await isIn('bob')]).toEqual([false, true, true])
      const apart = await accounts.signIn({ ...OLD, ...linkedIn }, NOW)
      expect(apart).toMatchObject({ email: OLD.email })
      expect(apart.id).not.toBe(id)
      // Nor does any other of the same provider come in by the address, and none of them takes it away.
      const another = await accounts.signIn({ ...OLD, issuer: LINKEDIN, subject: 'another' }, NOW)
      expect([id, apart.id]).not.toContain(another.id)
      expect(await issuersOf(id)).toEqual([GOOGLE])
      expect(await accounts.signIn(OLD, NOW)).toMatchObject({ id, email: OLD.email })
      expect((await accounts.signIn({ ...OLD, ...linkedIn }, NOW)).id).toBe(apart.id)
      expect(await accounts.unlinkedIssuers(id)).toEqual([LINKEDIN])
    })

    test('is never the last one, however many are unlinked at once; nor another’s', async () => {
      const { accounts, id, other: bob, issuersOf } = await linked()
      expect(await accounts.unlink(id, { issuer: LINKEDIN, subject: 'new' }, 'tablet')).toBe('unknown')
      expect(await issuersOf(bob.id)).toEqual([LINKEDIN])
      // Often enough that two of them meet.
      for (let round = 0; round < 12; round += 1) {
        const { id: other } = await accounts.signIn({ ...OLD, subject: `${round}`, email: `${round}@example.org` }, NOW)
        const second = { ...OLD, issuer: LINKEDIN, subject: `${round}`, email: `${round}@example.org` }
        await accounts.signIn(second, NOW)
        const both = [GOOGLE, LINKEDIN].map((issuer) => accounts.unlink(other, { issuer, subject: `${round}` }, ''))
        expect((await Promise.all(both)).sort()).toEqual(['done', 'last'])
        expect(await issuersOf(other)).toHaveLength(1)
      }
    })
  })

  test('issuers are removed with the accounts that have no other, and every session that may be theirs', async () => {
    const { accounts, sessions, enter, isIn, issuersOf } = await start()
    const local = 'http://localhost:3000/dev-sign-in/google'
    const only = await enter({ ...OLD, issuer: local }, 'only')
    const both = await enter({ ...OLD, issuer: local, subject: 'both', email: 'both@example.org' }, 'both')
    await accounts.signIn({ ...OLD, subject: 'both', email: 'both@example.org' }, NOW)
    await sessions.create('both', both.id, NOW, NOW + DAY, GOOGLE)
    const ada = await enter({ ...OLD, subject: 'ada', email: 'ada@example.org' }, 'ada')
    expect(await accounts.issuers()).toEqual([local, GOOGLE])
    const outcomes = await Promise.all([1, 2, 3].map(() => accounts.removeIssuers([local])))
    const sum = (of: 'accounts' | 'identities') => outcomes.reduce((total, one) => total + one[of], 0)
    expect([sum('accounts'), sum('identities')]).toEqual([1, 1])
    expect([await isIn('only'), await isIn('both'), await isIn('ada')]).toEqual([false, false, true])
    expect(await Promise.all([only, both, ada].map(({ id }) => issuersOf(id)))).toEqual([[], [GOOGLE], [GOOGLE]])
    expect(await accounts.issuers()).toEqual([GOOGLE])
    expect(await accounts.removeIssuers([local])).toEqual({ accounts: 0, identities: 0 })
  })

  test('two addresses that differ in more than capitals and small letters are two', async () => {
    const { accounts } = await start()
    const of = (email: string, subject = email) => accounts.signIn({ ...OLD, subject, email }, NOW)
    const ada = await of('Ada@Example.org', 'ada')
    const linkedIn = await accounts.signIn({ ...OLD, issuer: LINKEDIN, email: 'aDA@eXAMPLE.ORG' }, NOW)
    expect([linkedIn.id, linkedIn.email]).toEqual([ada.id, 'ada@example.org'])
    expect((await of('JOSÉ@example.org')).email).toBe('josé@example.org')
    // A Kelvin sign, an Ångström sign, a dotted capital I: their small letters are those of others.
    for (const [one, other] of [
      ['ken@example.org', '\u212Aen@example.org'],
      ['\u00E5sa@example.org', '\u212Bsa@example.org'],
      ['i\u0307ris@example.org', '\u0130ris@example.org'],
    ] as const) {
      await of(one)
      const stranger = await accounts.signIn({ ...OLD, issuer: LINKEDIN, subject: other, email: other }, NOW)
      expect(await accounts.identities(stranger.id)).toHaveLength(1)
    }
  })
})
