import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStorage } from '#storage/open-storage.ts'
import { createSite, kill, type Person } from './site-process.ts'

// `npm run crash -- --rounds 200`: the server and an import are killed at a random moment, again and again, while
// people save and remove. The database must open, hold every change that was acknowledged, and never half of an import.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    port: { type: 'string', default: '4510' },
    json: { type: 'boolean' },
  },
})
const rounds = Number(values.rounds)
const PEOPLE = 20
/** Of one import: enough for it to be under way when it is killed. */
const IMPORTED = 3000
const FUNDER = 'Imported by the proof'

const site = createSite(Number(values.port))
const say = (line: string) => (values.json ? console.error(line) : console.log(line))
const faults: string[] = []
/** By person: what is saved and what is not, as far as the server has confirmed it. */
const confirmed = new Map<string, Map<string, boolean>>()
let acknowledged = 0
let imports = 0
let importTime = 0

try {
  site.seed()
  const people = await site.signIn(PEOPLE)
  const ids = await listIds()
  importTime = await measureImport()
  say(`An import of ${IMPORTED} records takes ${Math.round(importTime)} ms`)
  for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
    await crashOnce(round, people, ids)
    if (round % 10 === 0)
      say(`${round} rounds, ${acknowledged} changes acknowledged, ${imports} imports finished in time`)
  }
} finally {
  await site.close()
}
const lost = faults.filter((fault) => fault.startsWith('lost')).length
for (const fault of faults) console.error(fault)
say(
  `${rounds} rounds: ${acknowledged} saves and removals acknowledged, ${lost} lost; ${imports} of ${rounds} imports finished before the end, none was halved`,
)
if (values.json) console.log(JSON.stringify({ rounds, acknowledged, lost }))
process.exitCode = faults.length > 0 || acknowledged === 0 ? 1 : 0

async function crashOnce(round: number, people: readonly Person[], ids: readonly string[]): Promise<void> {
  const server = await site.start()
  const running = { on: true }
  const savers = people.map((person, number) => changeUntil(running, person, ids, round * 7 + number))
  const importer = launchImport(round)
  const importEnded = once(importer, 'exit')
  // In some rounds before the import writes, in some while it does, in some after it has ended.
  await sleep(Math.random() * 1.5 * importTime)
  running.on = false
  await Promise.all([kill(server), kill(importer)])
  await Promise.all([...savers, importEnded])
  await check(round)
}

/** Saves, and removes what is saved; what the server has confirmed is written down. */
async function changeUntil(running: { on: boolean }, person: Person, ids: readonly string[], from: number) {
  const mine = confirmed.get(person.id) ?? new Map<string, boolean>()
  confirmed.set(person.id, mine)
  for (let turn = from; running.on; turn += 13) {
    const scholarshipId = ids[turn % ids.length] ?? ''
    const wanted = mine.get(scholarshipId) !== true
    // Until it is confirmed, either may be true.
    mine.delete(scholarshipId)
    try {
      const response = await fetch(`${site.origin}/api/user/${wanted ? 'save' : 'remove'}scholarship/${person.email}`, {
        method: 'PUT',
        headers: { cookie: person.cookie, origin: site.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ scholarshipId }),
      })
      const text = await response.text()
      if (response.status === 200 && text === `{"saved":${wanted}}`) {
        mine.set(scholarshipId, wanted)
        acknowledged += 1
      } else if (response.status === 429) await sleep(50)
      else if (response.status !== 503) faults.push(`a change was answered with ${response.status}: ${text}`)
    } catch {
      // Killed before it could answer: that was no acknowledgement.
      await sleep(5)
    }
  }
}

/** How long an import takes on this machine while people save, in milliseconds. */
async function measureImport(): Promise<number> {
  const server = await site.start()
  const started = performance.now()
  const [status] = (await once(launchImport(0), 'exit')) as [number | null]
  if (status !== 0) throw new Error(`The import failed:\n${site.said()}`)
  await kill(server)
  return performance.now() - started
}

function launchImport(round: number) {
  writeImport(round)
  return site.launch(['src/catalogue/main.ts', 'import', join(site.dataDir, 'import.json'), '--apply'])
}

/** A new version of the same records in each round: a half import would leave two versions side by side. */
function writeImport(round: number): void {
  const rows = Array.from({ length: IMPORTED }, (_, number) => ({
    Title: `Award ${number}`,
    Provider: FUNDER,
    Country: 'Kenya',
    Description: `As of round ${round}.`,
    Link: `https://awards.example/${number}`,
  }))
  writeFileSync(join(site.dataDir, 'import.json'), JSON.stringify(rows))
}

async function check(round: number): Promise<void> {
  const file = new DatabaseSync(join(site.dataDir, 'scholarships.sqlite'))
  const [health] = file.prepare('pragma integrity_check').all()
  if (health?.['integrity_check'] !== 'ok') faults.push(`round ${round}: the database is damaged`)
  file.close()
  const storage = await openStorage({ dataDir: site.dataDir })
  const versions = new Set<string>()
  let found = 0
  for (const record of await storage.catalogue.all()) {
    if (record.funder !== FUNDER) continue
    found += 1
    versions.add(record.about.join())
  }
  if (found > 0 && (found !== IMPORTED || versions.size !== 1)) {
    faults.push(`round ${round}: half an import: ${found} of ${IMPORTED} records, ${versions.size} versions`)
  }
  if (versions.has(`As of round ${round}.`)) imports += 1
  for (const [person, states] of confirmed) {
    const kept = new Set((await storage.saved.list(person)).map(({ record }) => record.id))
    for (const [id, saved] of states) {
      if (kept.has(id) !== saved) faults.push(`lost in round ${round}: ${saved ? 'saving' : 'removing'} ${id}`)
    }
  }
  await storage.close()
}

async function listIds(): Promise<string[]> {
  const storage = await openStorage({ dataDir: site.dataDir })
  const records = await storage.catalogue.all()
  await storage.close()
  return records.map(({ id }) => id)
}
