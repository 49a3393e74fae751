import { describe, expect, onTestFinished, test } from 'vitest'
import { sha256Of } from '#api/access/tokens.ts'
import { round } from '#domain/rounds.ts'
import { openSnapshot } from '#api/snapshot/snapshot.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { startMailbox } from '#test/mailbox.ts'
import { createDueFacts } from './due-facts.ts'
import { createLetterSender } from './send-letters.ts'
import { createMailTransport, MailServerError } from './transport.ts'
import { zoneClock } from './zone-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Nine in the morning in Nairobi. */
const START = Date.UTC(2026, 10, 26, 6)
const ZONE = 'Africa/Nairobi'
const FAR = 'Pacific/Auckland'
const CONFIG = {
  webOrigin: 'https://www.example.org',
  apiOrigin: 'https://api.example.org',
  site: { name: 'Scholarship Finder' },
}
const closing = (id: string, date: string) =>
  scholarship(id, { name: `Fund ${id}`, deadline: { kind: 'date', date }, countries: ['KE'] })

async function setUp(engine: (typeof ENGINES)[number] = 'embedded SQLite') {
  const clock = { now: START }
  const now = () => clock.now
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.close())
  const storage = await openTestStorage(await emptyDatabase(engine))
  const records = [
    closing('thirty', '2026-12-26'),
    closing('ten', '2026-12-06'),
    scholarship('opening', { rounds: [round({ opens: '2026-11-26', closes: '2027-03', basis: 'announced' })] }),
    scholarship('month', { rounds: [round({ closes: '2026-12', basis: 'announced' })] }),
  ]
  await storage.catalogue.apply({ upserts: records }, START)
  const snapshots = await openSnapshot(storage.catalogueCopy, now)
  onTestFinished(() => snapshots.close())
  const open = (smtpUrl = mailbox.smtpUrl) => {
    const transport = createMailTransport({ smtpUrl, from: 'Reminders <reminders@example.org>' })
    onTestFinished(() => transport.close())
    const config = { ...CONFIG, site: { ...CONFIG.site } as never }
    return createLetterSender({ storage, snapshots, transport, config, now, claim: 10 * 60_000 })
  }
  const person = async (name: string, saved: readonly string[], { zone = ZONE, at = START - 40 * DAY } = {}) => {
    const email = `${name.replaceAll(/[^\w-]|b(?=>)/g, '').toLowerCase()}@example.org`
    const identity = { issuer: 'https://issuer.example', subject: email, email, name, photo: null }
    const { id } = await storage.accounts.signIn(identity, at)
    await storage.mailings.turnOn(id, zone, at)
    for (const one of saved) await storage.saved.add(id, one, at, 100)
    return id
  }
  const apply = async (upserts: readonly ReturnType<typeof scholarship>[], withdrawals: readonly string[] = []) => {
    await storage.catalogue.apply({ upserts, withdrawals }, clock.now)
    await snapshots.refresh()
  }
  const later = async (milliseconds: number) => {
    clock.now += milliseconds
    await snapshots.refresh()
  }
  return { clock, later, mailbox, storage, snapshots, open, send: open(), person, apply }
}

const subjects = ({ letters }: { letters: () => readonly { headers: ReadonlyMap<string, string> }[] }) =>
  letters().map(({ headers }) => headers.get('subject'))

describe.each(ENGINES)('on %s', (engine) => {
  test('a letter a day tells what is due, once, and nothing of months', async () => {
    const { mailbox, send, person, later } = await setUp(engine)
    await person('Ada', ['thirty', 'ten', 'opening', 'month'])
    await person('Bob', ['month'])
    expect(await send()).toMatchObject({ sent: 1 })
    expect(await send()).toMatchObject({ sent: 0 })
    const [letter] = mailbox.letters()
    expect(letter?.to.toLowerCase()).toBe('ada@example.org')
    expect(letter?.headers.get('subject')).toBe('Opens today: Scholarship opening, and 2 more')
    // Ten days before is no time to be told: fourteen days before was, and could not be.
    expect(letter?.text).toContain(
      'Closes in 10 days, on 6 December 2026\nFund ten (A funder)\nhttps://www.example.org/detail/ten',
    )
    expect(letter?.text).toContain('Closes in 30 days, on 26 December 2026')
    expect(letter?.text).not.toContain('Scholarship month')
    for (let day = 0; day < 40; day += 1) {
      await later(DAY)
      await send()
    }
    expect(subjects(mailbox)).toEqual([
      'Opens today: Scholarship opening, and 2 more',
      'Closes in 3 days: Fund ten',
      'Closes in 14 days: Fund thirty',
      'Closes in 3 days: Fund thirty',
    ])
    expect(mailbox.handedOver()).toBe(4)
  })

  test('a followed search is told of weekly: what is new in it, and what changed', async () => {
    const { mailbox, send, person, later, apply, storage, clock } = await setUp(engine)
    const ada = await person('Ada', [])
    const version = await storage.catalogue.version()
    const day = '2026-11-26'
    await storage.mailings.follow(ada, 'country=Kenya', { now: clock.now, timeZone: ZONE, version, day }, 20)
    await later(DAY)
    await apply([
      closing('new', '2027-06-01'),
      closing('ten', '2027-12-16'),
      scholarship('elsewhere', { countries: ['DE'] }),
    ])
    for (let days = 1; days < 7; days += 1) {
      expect(await send()).toMatchObject({ sent: 0 })
      await later(DAY)
    }
    expect(await send()).toMatchObject({ sent: 1 })
    const [letter] = mailbox.letters()
    expect(letter?.text).toContain('New in searches you follow\n\nFund new (A funder)')
    expect(letter?.text).toContain('Changed: closes 16 December 2027 (was 6 December 2026)\nFund ten')
    expect(letter?.text).not.toContain('elsewhere')
    for (let days = 0; days < 8; days += 1) {
      await later(DAY)
      expect(await send()).toMatchObject({ sent: 0 })
    }
  })
})

test('others are heard between two followed searches', async () => {
  const { storage, snapshots, person, apply, clock } = await setUp()
  const followed = ['country=Kenya', 'q=fund', 'when=open']
  const people = await Promise.all(
    followed.map(async (query) => {
      const id = await person(query.replaceAll(/\W/g, ''), [])
      await storage.mailings.follow(id, query, { now: clock.now, timeZone: ZONE, version: 1, day: '2026-11-01' }, 20)
      return { accountId: id, email: '', name: '', timeZone: ZONE, remindedSince: null }
    }),
  )
  await apply([closing('new', '2027-06-01')])
  const zone = zoneClock(ZONE)
  if (!zone) throw new Error('The time zone is not known')
  let turns = 0
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  const due = await createDueFacts(storage, snapshots).of(people, zone, '2026-11-26')
  clearImmediate(waiting)
  expect(due.map(({ facts }) => facts)).toEqual([['new:new'], ['new:new'], ['new:new']])
  expect(turns).toBeGreaterThanOrEqual(followed.length)
})

test('what is open is found as of the day, also where the catalogue stays the same', async () => {
  const { storage, mailbox, person, send, later, apply, clock } = await setUp()
  const ada = await person('Ada', [])
  const from = { now: clock.now, timeZone: ZONE, version: 1, day: '2026-11-19' }
  await storage.mailings.follow(ada, 'when=open', from, 20)
  const opens = round({ opens: '2026-12-02', closes: '2027-03-01', basis: 'announced' })
  await apply([scholarship('soon', { name: 'Fund soon', rounds: [opens] })])
  expect(await send()).toMatchObject({ sent: 0 })
  const bob = await person('Bob', [])
  await storage.mailings.follow(bob, 'when=open', { ...from, day: '2026-11-26' }, 20)
  await later(7 * DAY)
  expect(await send()).toMatchObject({ sent: 1 })
  expect(mailbox.letters()[0]?.text).toContain('Fund soon')
})

test('letters leave from seven in the morning, on the day where the person is', async () => {
  const { mailbox, send, person, later, clock } = await setUp()
  clock.now = Date.UTC(2026, 10, 25, 17)
  await person('Ada', ['thirty'])
  await person('Kiri', ['thirty'], { zone: FAR })
  await send()
  expect(mailbox.letters()).toEqual([])
  // Seven in the morning of the 26th in Auckland, and eleven hours later in Nairobi.
  await later(HOUR)
  await send()
  expect(mailbox.letters().map(({ to }) => to)).toEqual(['kiri@example.org'])
  await later(9 * HOUR)
  await send()
  expect(mailbox.letters()).toHaveLength(1)
  await later(HOUR)
  await send()
  expect(mailbox.letters()).toHaveLength(2)
})

test('who saves late, or asks for reminders late, is told the next time', async () => {
  const { mailbox, send, person, later } = await setUp()
  await person('Ada', ['ten'], { at: START })
  expect(await send()).toMatchObject({ sent: 0 })
  await later(7 * DAY)
  await send()
  expect(subjects(mailbox)).toEqual(['Closes in 3 days: Fund ten'])
})

test('what a letter says and how it can be ended: no picture, no tracked link, one click', async () => {
  const { mailbox, send, person, storage } = await setUp()
  const ada = await person('<b>Ada</b>', ['thirty'])
  await send()
  const [letter] = mailbox.letters()
  const [, token = ''] =
    /<https:\/\/api\.example\.org\/unsubscribe\/([\w-]{43})>/.exec(letter?.headers.get('list-unsubscribe') ?? '') ?? []
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(letter?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(letter?.html).not.toMatch(/<img|<script|<style|<b>/)
  const links = [...(letter?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link)
  const told = [
    'https://www.example.org/detail/thirty',
    'https://www.example.org/account',
    `https://api.example.org/unsubscribe/${token}`,
  ]
  expect(links).toEqual(told)
  for (const link of told) expect(letter?.text).toContain(link)
  expect(await storage.mailings.findAccount(sha256Of(token))).toBe(ada)
  expect(await storage.mailings.findAccount(token)).toBeUndefined()
})

test('no name becomes a line of the head', async () => {
  const { mailbox, send, person, storage, apply } = await setUp()
  const evil = 'Ada\r\nBcc: eve@example.org\r\n\r\nHello'
  const ada = await person('Ada', ['thirty'])
  const identity = { issuer: 'https://issuer.example', subject: 'ada@example.org', photo: null }
  await storage.accounts.signIn({ ...identity, email: 'ada@example.org', name: evil }, START)
  await apply([{ ...closing('thirty', '2026-12-26'), name: evil }])
  expect((await storage.letters.recipient(ada))?.name).toBe(evil)
  expect(await send()).toMatchObject({ sent: 1 })
  const [letter] = mailbox.letters()
  expect([...(letter?.headers.keys() ?? [])]).not.toContain('bcc')
  expect(letter?.to).toBe('ada@example.org')
  expect(mailbox.handedOver()).toBe(1)
})

test('what moved, was withdrawn or ended before the letter left is not told', async () => {
  const { mailbox, open, person, apply, send, later } = await setUp()
  await person('Ada', ['thirty', 'ten'])
  await expect(open('smtp://127.0.0.1:1')()).rejects.toThrow(MailServerError)
  await apply([closing('thirty', '2027-02-01')], ['ten'])
  await later(11 * 60_000)
  expect(await send()).toMatchObject({ sent: 0, void: 1 })
  expect(mailbox.handedOver()).toBe(0)
})

test('a mail server that is away loses nothing and gets each letter once; its failure names no person', async () => {
  const { mailbox, open, person, send, later } = await setUp()
  for (const name of ['Ada', 'Bob']) await person(name, ['thirty'])
  const failure = await open('smtp://127.0.0.1:1')().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MailServerError)
  expect(String(failure)).toContain('SMTP_URL')
  expect(String(failure)).not.toMatch(/@|Ada/)
  // As long as it is claimed, nobody else sends it.
  expect(await send()).toMatchObject({ sent: 0 })
  await later(11 * 60_000)
  expect(await send()).toMatchObject({ sent: 2 })
  expect(mailbox.handedOver()).toBe(2)
})

test('who is refused for good is not asked again; who is refused for now is, for some days', async () => {
  const { mailbox, person, send, later } = await setUp()
  for (const name of ['Ada', 'Bob', 'Eve']) await person(name, ['thirty'])
  mailbox.refuse('ada@example.org', 550)
  mailbox.refuse('bob@example.org', 451)
  mailbox.refuse('eve@example.org', 451)
  expect(await send()).toMatchObject({ sent: 0, refused: 1, later: 2 })
  mailbox.refuse('ada@example.org', undefined)
  mailbox.refuse('bob@example.org', undefined)
  await later(11 * 60_000)
  expect(await send()).toMatchObject({ sent: 1, refused: 0, later: 1 })
  await later(5 * DAY)
  mailbox.refuse('eve@example.org', undefined)
  expect(await send()).toMatchObject({ sent: 0, void: 1 })
  expect(mailbox.letters().map(({ to }) => to)).toEqual(['bob@example.org'])
})

test('several senders at once send each letter once', async () => {
  const { mailbox, person, open, send } = await setUp()
  for (let number = 0; number < 60; number += 1) await person(`person-${number}`, ['thirty'])
  const sent = await Promise.all([send(), open()(), open()()])
  expect(sent.reduce((sum, one) => sum + one.sent, 0)).toBe(60)
  expect([mailbox.handedOver(), mailbox.letters().length]).toEqual([60, 60])
})

test('a copy that leaves again has the same Message-ID, and its own link works, too', async () => {
  const { mailbox, person, send, storage, later } = await setUp()
  const ada = await person('Ada', ['thirty'])
  await send()
  // As if it had been killed after the mail server's answer.
  const day = '2026-11-26'
  await storage.letters.settle([{ accountId: ada, day }], null as never) // no outcome, which only a kill leaves
  await later(11 * 60_000)
  await send()
  expect([mailbox.handedOver(), mailbox.letters().length]).toEqual([2, 1])
})
