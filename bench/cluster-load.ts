import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './site-process.ts'

/** For each search, what a server at rest answers. */
export type Truth = readonly string[]

/** Readers and savers at full speed, who note everything that must be true afterwards. */
export function createLoad(
  origin: string,
  people: readonly Person[],
  ids: readonly string[],
  searches: readonly string[],
  /** Where changes are sent, each to the next: a balancer, or every process. */
  targets: readonly string[] = [origin],
) {
  let asked = 0
  const running = { on: true }
  /** For each person, what is saved and what is not, as far as it was confirmed. */
  const confirmed = new Map(people.map(({ id }) => [id, new Map<string, boolean>()]))
  /** For each version and search, the answers and how often they came. */
  const answers = new Map<string, Map<string, number>>()
  /** Changes that may or may not have been carried out: left alone from then on. */
  const doubtful = new Set<string>()
  const errors: { readonly at: number; readonly what: string }[] = []
  const wrong: string[] = []
  const tally = { searches: 0, changes: 0 }
  /** When each acknowledged change was requested, and when it was acknowledged. */
  const times: { readonly asked: number; readonly acknowledged: number }[] = []

  const fail = (what: string) => {
    errors.push({ at: performance.now(), what })
    // Refused clients come back, but not at once.
    return sleep(20)
  }
  const ask = async (path: string, init: RequestInit) => {
    try {
      const response = await fetch(`${targets[asked++ % targets.length]}${path}`, init)
      return { status: response.status, text: await response.text() }
    } catch {
      return { status: 0, text: '' }
    }
  }

  const read = async (from: number) => {
    for (let turn = from; running.on; turn += 7) {
      const number = turn % searches.length
      const answer = await askSearch(origin, searches[number] ?? '')
      if (answer.status !== 200) {
        await fail(`search ${answer.status}`)
        continue
      }
      const key = `${versionOf(answer.text)} ${number}`
      const seen = answers.get(key) ?? new Map<string, number>()
      answers.set(key, seen.set(digest(answer.text), (seen.get(digest(answer.text)) ?? 0) + 1))
      tally.searches += 1
    }
  }

  const change = async (from: number, step: number) => {
    for (let turn = from; running.on; turn += step) {
      const person = people[turn % people.length]
      if (person) await changeOnce(person, ids[Math.floor(turn / people.length) % ids.length] ?? '')
    }
  }

  const changeOnce = async ({ id, email, cookie }: Person, scholarshipId: string) => {
    const name = `${id} ${scholarshipId}`
    if (doubtful.has(name)) return
    const mine = confirmed.get(id)
    const wanted = mine?.get(scholarshipId) !== true
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const path = `/api/user/${wanted ? 'save' : 'remove'}scholarship/${email}`
    // Until it is confirmed either may be true.
    mine?.delete(scholarshipId)
    const askedAt = performance.now()
    const answer = await ask(path, { method: 'PUT', headers, body: JSON.stringify({ scholarshipId }) })
    if (answer.status === 429) return sleep(50)
    if (answer.status !== 200) {
      doubtful.add(name)
      return fail(`${wanted ? 'save' : 'remove'} ${answer.status}`)
    }
    mine?.set(scholarshipId, wanted)
    tally.changes += 1
    times.push({ asked: askedAt, acknowledged: performance.now() })
    // One's own change must be there, whichever process answers.
    const own = await ask(`/api/user/checkSavedScholarshipsId/${email}/scholarship/${scholarshipId}`, { headers })
    if (own.status !== 200) return fail(`own list ${own.status}`)
    if (own.text !== String(wanted)) wrong.push(`a change was acknowledged and is not there: ${path}`)
  }

  return {
    tally,
    confirmed,
    times,
    errors,
    wrong,
    /** Runs until `stop`, which waits for what is under way. */
    start(readers: number, savers: number) {
      running.on = true
      const all = [
        ...Array.from({ length: readers }, (_, number) => read(number * 13)),
        ...Array.from({ length: savers }, (_, number) => change(number, savers)),
      ]
      return {
        async stop() {
          running.on = false
          await Promise.all(all)
        },
      }
    },
    /** Every answer must equal, byte for byte, that of a server at rest with the version that the answer names. */
    compare(truths: ReadonlyMap<string, Truth>): void {
      for (const [key, seen] of answers) {
        const [version = '', number = ''] = key.split(' ')
        const expected = truths.get(version)?.[Number(number)]
        for (const [hash, often] of seen) {
          if (hash !== expected) wrong.push(`${often} answers of version ${version} differ from a server at rest`)
        }
      }
    },
  }
}

/** A server's current version, and its answers to all searches. Repeated if the version changes on the way. */
export async function askAtRest(origin: string, searches: readonly string[]): Promise<[version: string, truth: Truth]> {
  for (;;) {
    const texts: string[] = []
    for (const search of searches) {
      const { status, text } = await askSearch(origin, search)
      if (status !== 200) throw new Error(`A server at rest answers with ${status}: ${text}`)
      texts.push(text)
    }
    const versions = new Set(texts.map(versionOf))
    const [version] = versions
    if (version !== undefined && versions.size === 1) return [version, texts.map(digest)]
  }
}

async function askSearch(origin: string, body: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${origin}/api/scholarship/filter?page=1`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}

function versionOf(answer: string): string {
  return /.*"version":"([^"]+)"/s.exec(answer)?.[1] ?? 'none'
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}
