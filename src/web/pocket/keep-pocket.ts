import type { PocketCatalogue } from '#contract/pocket.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api-client.ts'
import { pageConfig } from '#web/page-config.ts'
import { CATALOGUE_PATH, erase, exclusively, keep, LEXICON_PATH, writeNote } from './kept.ts'

const SCRIPT = '/service-worker.js'

/** Whether this browser can keep it at all, and has what the search engine is written with. */
export const canKeep = () =>
  'serviceWorker' in navigator &&
  'caches' in globalThis &&
  'locks' in navigator &&
  'groupBy' in Object &&
  'transfer' in ArrayBuffer.prototype

/** How many bytes it takes to fetch; undefined if nobody says. */
export async function sizeOfPocket(): Promise<number | undefined> {
  try {
    const sizes = await Promise.all([pageConfig().apiOrigin + CATALOGUE_PATH, SCRIPT, LEXICON_PATH].map(sizeOf))
    return sizes.reduce((sum, size) => sum + size)
  } catch {
    return undefined
  }
}

async function sizeOf(address: string): Promise<number> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', credentials: 'include' })
  const size = Number(headers.get('content-length') ?? Number.NaN)
  if (!ok || !Number.isFinite(size)) throw new Error(`${address} has no size`)
  return size
}

/** Keeps the catalogue, and what the server says about its owner, and starts what answers from it. */
export async function keepPocket({ id, email }: User): Promise<void> {
  try {
    await exclusively(async () => {
      const catalogue = await call<PocketCatalogue>(CATALOGUE_PATH)
      await keep(CATALOGUE_PATH, catalogue)
      const ofOwner = ['checkauth', `getallsavedscholarships/${encodeURIComponent(email)}`, 'plan']
      for (const path of ofOwner.map((name) => `/api/user/${name}`)) await keep(path, await call(path))
      await writeNote({ account: id, version: catalogue.version, checkedAt: new Date().toISOString() })
    })
    await startWorker()
  } catch (failure) {
    await removePocket()
    throw failure
  }
}

export async function removePocket(): Promise<void> {
  await erase(await navigator.serviceWorker.getRegistration())
}

async function startWorker(): Promise<void> {
  const { apiOrigin } = pageConfig()
  const script = apiOrigin === '' ? SCRIPT : `${SCRIPT}?api=${encodeURIComponent(apiOrigin)}`
  const { installing } = await navigator.serviceWorker.register(script)
  const failed = new Promise<never>((_, reject) =>
    installing?.addEventListener(
      'statechange',
      () => installing.state === 'redundant' && reject(new Error('The service worker was not installed')),
    ),
  )
  const { active } = await Promise.race([navigator.serviceWorker.ready, failed])
  const answer = await new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(String(data)))
    port1.start()
    active?.postMessage('start', [port2])
  })
  if (answer !== 'started') throw new Error(answer)
}
