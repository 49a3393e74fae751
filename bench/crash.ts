import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage } from '#storage/open-storage.ts'
import { createSite, kill, type Person } from './site-process.ts'
import { countLost, followRevisions, IMPORTED_BY, launchImport, listIds } from './stored.ts'
import { readBench } from '../scripts/options.ts'

// `npm run crash -- --rounds 200`: kills the server and an import at a random moment, again and again, while people
// save, remove and plan; in most rounds while the import's transaction is open. The database must open, have every
// acknowledged change, all of an import or nothing, and for each change of a record the revision that led to it. Needs Linux, since the kernel's list of locks tells who is
// writing. `--rounds 10` fits into a minute.
const { rounds, port, json, say } = readBench({ rounds: 200, port: 4510 })
const PEOPLE = 10
/** Records of one import: enough for a transaction of some length. */
const IMPORTED = 3000
/** The share of rounds that kill while the import writes. */
const AIMED = 0.75
/** Up to so many times its usual time: some are killed when they have just written all. */
const BEYOND = 1.3

/** Every so many changes is one of a plan. */
const PLANNED = 3

const site = createSite(port)
const faults: string[] = []
/** For each person, what is saved and what is not, as far as the server has confirmed it. */
const confirmed = new Map<string, Map<string, boolean>>()
/** For each person, the notes of the plan for each scholarship, as far as the server has confirmed them. */
const planned = new Map<string, Map<string, string>>()
let acknowledged = 0
/** Rounds by what the import was doing when killed, and imports that are completely there. */
const killed = { reading: 0, writing: 0, ended: 0 }
let whole = 0
let lost = 0
/** Revisions that lead to the records as they are, and those that do not. */
const revisions = { right: 0, wrong: 0 }
let usual = { before: 0, writing: 0 }

try {
  site.seed()
  const people = await site.signIn(PEOPLE)
  const ids = await listIds({ dataDir: site.dataDir })
  // The first adds what the second changes, as all others do.
  for (const version of ['Added.', versionOf(0)]) usual = await measureImport(people, ids, version)
  say(
    `An import of ${IMPORTED} records beside ${PEOPLE} savers writes after ${Math.round(usual.before)} ms, for ${Math.round(usual.writing)} ms`,
  )
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    await crashOnce(round, people, ids)
    if (round % 10 === 0) say(`${round} rounds, ${acknowledged} changes acknowledged; imports: ${describe()}`)
  }
} finally {
  await site.close()
}
for (const fault of faults) console.error(fault)
say(
  `${rounds} rounds: ${acknowledged} saves, removals and notes acknowledged, ${lost} lost; imports: ${describe()}, none halved; revisions: ${revisions.right} followed, ${revisions.wrong} disagreements`,
)
if (json)
  console.log(JSON.stringify({ rounds, acknowledged, lost, imports_killed: killed, imports_whole: whole, revisions }))
const isConclusive = acknowledged > 0 && killed.writing > 0 && revisions.right > 0
process.exitCode = faults.length > 0 || !isConclusive ? 1 : 0

function describe(): string {
  return `${killed.writing} killed while writing, ${killed.reading} before, ${killed.ended} had ended, ${whole} there as a whole`
}

async function crashOnce(round: number, people: readonly Person[], ids: readonly string[]): Promise<void> {
  const server = await site.start()
  const running = { on: true }
  const savers = people.map((person, number) => changeUntil(running, person, ids, round * 7 + number))
  const importer = launchImport(site, IMPORTED, versionOf(round))
  const importEnded = once(importer, 'exit')
  if (Math.random() < AIMED) {
    await untilWriting(importer)
    await sleep(Math.random() * BEYOND * usual.writing)
  } else await sleep(Math.random() * BEYOND * (usual.before + usual.writing))
  const state = importer.exitCode !== null ? 'ended' : isWriting(importer) ? 'writing' : 'reading'
  killed[state] += 1
  running.on = false
  await Promise.all([kill(importer), kill(server)])
  await Promise.all([...savers, importEnded])
  await check(round)
}

/** True while a process holds SQLite's write lock, from the beginning of a transaction to its commit. */
function isWriting({ pid }: ChildProcess): boolean {
  // The byte of the shared memory's file that SQLite locks for writing.
  return new RegExp(String.raw`WRITE ${pid} \S+ 120 120$`, 'm').test(readFileSync('/proc/locks', 'utf8'))
}

async function untilWriting(importer: ChildProcess): Promise<void> {
  while (importer.exitCode === null && !isWriting(importer)) await sleep(1)
}

/** Saves, removes what is saved, and writes notes. Remembers what the server has confirmed. */
async function changeUntil(running: { on: boolean }, person: Person, ids: readonly string[], from: number) {
  const mine = confirmed.get(person.id) ?? new Map<string, boolean>()
  confirmed.set(person.id, mine)
  const notes = planned.get(person.id) ?? new Map<string, string>()
  planned.set(person.id, notes)
  for (let turn = from; running.on; turn += 13) {
    const scholarshipId = ids[turn % ids.length] ?? ''
    if (turn % PLANNED === 0) {
      const value = `Written in turn ${turn}`
      // Until it is confirmed, either may be there.
      notes.delete(scholarshipId)
      const edits = [{ scholarshipId, field: 'notes', value, ago: 0 }]
      const isDone = await confirm(person, 'plan', { edits }, `"value":${JSON.stringify(value)}`)
      if (isDone) notes.set(scholarshipId, value)
    } else {
      const wanted = mine.get(scholarshipId) !== true
      mine.delete(scholarshipId)
      const path = `${wanted ? 'save' : 'remove'}scholarship/${person.email}`
      if (await confirm(person, path, { scholarshipId }, `{"saved":${wanted}}`)) mine.set(scholarshipId, wanted)
    }
  }
}

/** Sends a change. True once the server has answered that it is done, in these words. */
async function confirm(person: Person, path: string, body: unknown, words: string): Promise<boolean> {
  try {
    const response = await fetch(`${site.origin}/api/user/${path}`, {
      method: 'PUT',
      headers: { cookie: person.cookie, origin: site.origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (response.status === 200 && text.includes(words)) {
      acknowledged += 1
      return true
    }
    if (response.status === 429) await sleep(50)
    else if (response.status !== 503) faults.push(`a change was answered with ${response.status}: ${text}`)
  } catch {
    // Killed before it could answer: that was no acknowledgement.
    await sleep(5)
  }
  return false
}

/** How long an import reads and then writes on this machine while people save, in milliseconds. */
async function measureImport(
  people: readonly Person[],
  ids: readonly string[],
  version: string,
): Promise<typeof usual> {
  const server = await site.start()
  const running = { on: true }
  const savers = people.map((person, number) => changeUntil(running, person, ids, number))
  const started = performance.now()
  const importer = launchImport(site, IMPORTED, version)
  await untilWriting(importer)
  const wrote = performance.now()
  while (isWriting(importer)) await sleep(1)
  const ended = performance.now()
  if (importer.exitCode === null) await once(importer, 'exit')
  if (importer.exitCode !== 0) throw new Error(`The import failed:\n${site.said()}`)
  running.on = false
  await Promise.all(savers)
  await kill(server)
  return { before: wrote - started, writing: ended - wrote }
}

/** What all records of a round say: half an import would leave two versions side by side. */
function versionOf(round: number): string {
  return `As of round ${round}.`
}

async function check(round: number): Promise<void> {
  const file = new DatabaseSync(join(site.dataDir, 'scholarships.sqlite'))
  const [health] = file.prepare('pragma integrity_check').all()
  if (health?.['integrity_check'] !== 'ok') faults.push(`round ${round}: the database is damaged`)
  file.close()
  const storage = await openStorage({ dataDir: site.dataDir })
  const versions = new Set<string>()
  let found = 0
  for await (const record of storage.catalogue.each()) {
    if (record.funder !== IMPORTED_BY) continue
    found += 1
    versions.add(record.about.join())
  }
  if (found > 0 && (found !== IMPORTED || versions.size !== 1)) {
    faults.push(`round ${round}: half an import: ${found} of ${IMPORTED} records, ${versions.size} versions`)
  }
  if (versions.has(versionOf(round))) whole += 1
  await storage.close()
  const followed = await followRevisions({ dataDir: site.dataDir })
  revisions.right = followed.right
  revisions.wrong += followed.wrong
  if (followed.wrong > 0) faults.push(`round ${round}: ${followed.wrong} revisions do not lead to the records`)
  const missing = await countLost({ dataDir: site.dataDir }, confirmed, planned)
  lost += missing
  if (missing > 0) faults.push(`round ${round}: ${missing} acknowledged changes are lost`)
}
