import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '#api/config.ts'
import { createLetterSender } from '#api/mail/send-letters.ts'
import { createMailTransport } from '#api/mail/transport.ts'
import { openSnapshot } from '#api/snapshot/snapshot.ts'
import { moveToPostgres } from '#storage/move-to-postgres.ts'
import { openStorage } from '#storage/open-storage.ts'
import type { Arrived } from '#test/mailbox.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { endWithUs, removeWithUs } from '../scripts/reaper.mjs'
import { generateRecords } from './generate.ts'
import { FIRST_DAY, factOf, fillWithPeople } from './mail-people.ts'
import { startMailboxThread } from './mailbox-thread.ts'
import { rounded } from './measure.ts'
import { kill } from './site-process.ts'
import { readBench } from '../scripts/options.ts'

// `npm run mail -- --kills 200`: two programs send reminders day by day to a mail server on this machine, and are killed at
// random moments. Each fact must arrive, and in one letter alone. `npm run mail -- --followers 10000 --records 1000`: how
// long it takes to look for everybody's dates and followed searches, and to send what there is. `--postgres`: on a
// PostgreSQL of its own instead of the embedded database.
const {
  kills,
  followers,
  records,
  postgres: isPostgres,
  json,
  say,
} = readBench({ kills: 200, followers: 0, records: 1000 }, ['postgres'])
/** Programs that send at a time. */
const SENDERS = 2
const KILLS_OF_A_DAY = 20
const PEOPLE = 3000
/** Records that an import adds, and as many that it changes, in the week before the followers' letter. */
const NEWS = 50
const DAY = 24 * 3_600_000
/** Longest time from a sender's start to its end, in milliseconds. */
const LIFE = 400
const SENDER = fileURLToPath(new URL('mail-sender.ts', import.meta.url))

/** The programs that send now, the oldest first. */
const running: ChildProcess[] = []

const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
removeWithUs(dataDir)
const mailbox = await startMailboxThread()
const settings = { DATA_DIR: dataDir, SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'Reminders <reminders@example.org>' }
const postgres = isPostgres ? await startPostgres() : undefined
const databaseUrl = postgres && new URL('/postgres', postgres.url).href
const environment = { ...settings, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }

try {
  if (followers > 0) await measureSpeed()
  else await measureKills()
} finally {
  await mailbox.close()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureKills(): Promise<void> {
  const crowd = await fillWithPeople(dataDir, { people: PEOPLE, records, follow: false })
  if (databaseUrl !== undefined) await moveToPostgres(dataDir, databaseUrl)
  const days = Math.ceil(kills / KILLS_OF_A_DAY)
  let killed = 0
  for (let day = 0; day < days; day += 1) {
    const ahead = Date.parse(`${FIRST_DAY}T09:00:00Z`) + day * DAY - Date.now()
    for (const end = Math.min(kills, killed + KILLS_OF_A_DAY); killed < end; killed += 1) await killOne(ahead)
    await drain(ahead)
    const { letters, handedOver } = await mailbox.report()
    say(
      `day ${day + 1}: ${killed} kills, ${letters.length} letters, ${handedOver - letters.length} copies handed over again`,
    )
  }
  const outcome = compare(crowd.expected(days), (await mailbox.report()).letters)
  say(`${outcome.expected} facts to be told, ${outcome.lost} lost, ${outcome.twice} told twice`)
  console.log(JSON.stringify({ lost: outcome.lost, twice: outcome.twice }))
  process.exitCode = outcome.lost + outcome.twice > 0 || outcome.expected === 0 ? 1 : 0
}

/** Starts what is missing, lets them send for a random while, and kills the oldest. */
async function killOne(ahead: number): Promise<void> {
  while (running.length < SENDERS) running.push(await start(ahead))
  await sleep(Math.random() * LIFE)
  const oldest = running.shift()
  if (oldest) await kill(oldest)
}

/** Resolves when nothing of a day is left to send, by nobody who is killed. */
async function drain(ahead: number): Promise<void> {
  await Promise.all(running.splice(0).map((one) => kill(one)))
  const last = await start(ahead)
  // Longer than a claim lasts, of the process that was killed last.
  await sleep(1500)
  // The first may have been said before.
  for (let idle = 0; idle < 3; idle += 1) await once(last.stdout ?? last, 'data')
  await kill(last)
}

async function start(ahead: number): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], AHEAD: String(ahead), ...environment }
  const child = spawn(process.execPath, [SENDER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  endWithUs(child)
  await once(child.stdout, 'data')
  if (child.exitCode !== null) throw new Error('The sender did not start.')
  return child
}

/** What of the expected facts no letter tells, and how many are told by more than one. */
function compare(expected: ReadonlySet<string>, letters: readonly Arrived[]) {
  const told = new Map<string, number>()
  for (const { to, text } of letters)
    for (const [, before, name = ''] of text.matchAll(/^Closes in (\d+) days, on .*\n(.*) \(/gm)) {
      const fact = factOf(to, name, Number(before))
      told.set(fact, (told.get(fact) ?? 0) + 1)
    }
  const lost = [...expected].filter((fact) => !told.has(fact)).length
  const twice = [...told.values()].filter((times) => times > 1).length
  const unexpected = [...told.keys()].filter((fact) => !expected.has(fact)).length
  if (unexpected > 0) throw new Error(`${unexpected} facts were told that nobody expected.`)
  return { expected: expected.size, lost, twice }
}

async function measureSpeed(): Promise<void> {
  await fillWithPeople(dataDir, { people: followers, records, follow: true })
  const moment = Date.parse(`${FIRST_DAY}T09:00:00Z`)
  if (databaseUrl !== undefined) await moveToPostgres(dataDir, databaseUrl)
  const config = parseConfig(environment)
  if (!config.mail) throw new Error('There is no mail server.')
  const storage = await openStorage(config)
  const all = [...generateRecords(records + NEWS)]
  const changed = all.slice(0, NEWS).map((record) => ({ ...record, link: 'https://example.org/new' }))
  await storage.catalogue.apply({ upserts: [...changed, ...all.slice(records)] }, moment)
  const snapshots = await openSnapshot(storage.catalogueCopy, () => moment)
  const transport = createMailTransport(config.mail)
  const send = createLetterSender({ storage, snapshots, transport, config, now: () => moment })
  const started = performance.now()
  const { sent } = await send()
  const seconds = rounded((performance.now() - started) / 1000)
  const { letters } = await mailbox.report()
  const news = letters.filter(({ text }) => text.includes('in searches you follow')).length
  say(`${followers} people and ${records} records: ${sent} letters in ${seconds} s, ${news} of them with news`)
  transport.close()
  await snapshots.close()
  await storage.close()
  if (json) console.log(JSON.stringify({ seconds, letters: sent, news }))
  process.exitCode = sent === 0 || sent !== letters.length ? 1 : 0
}
