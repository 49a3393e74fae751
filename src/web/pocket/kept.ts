/**
 * What a device keeps of the catalogue, once its owner has asked for it: all of it in Cache Storage, which pages and the
 * service worker share. The note is written last, and without it nothing counts as kept.
 */
export interface KeptNote {
  /** The id of the account that it is kept for. */
  readonly account: string
  /** The version of the catalogue. */
  readonly version: string
  /** When it was last compared with the server's. */
  readonly checkedAt: string
}

/** In Cache Storage: only where this is, something is kept. */
export const KEPT_CACHE = 'pocket'
/** Of a build of the site: its files, and the page that is shown without a network. */
export const BUILD_CACHE = 'build '
export const CATALOGUE_PATH = '/api/catalogue/pocket'
/** The words that the search engine knows: a file of the build. */
export const LEXICON_PATH = '/lexicon.json'
const NOTE = '/kept-note'

/** The note; undefined if nothing is kept. */
export async function readNote(): Promise<KeptNote | undefined> {
  return readKept<KeptNote>(NOTE)
}

export async function writeNote(note: KeptNote): Promise<void> {
  await keep(NOTE, note)
}

/** An answer that the server gave, by its path. */
export async function readKept<Answer>(path: string): Promise<Answer | undefined> {
  if (!(await caches.has(KEPT_CACHE))) return undefined
  const response = await (await caches.open(KEPT_CACHE)).match(path)
  // It was put there as such an answer.
  return response && ((await response.json()) as Answer)
}

export async function keep(path: string, answer: unknown): Promise<void> {
  const cache = await caches.open(KEPT_CACHE)
  await cache.put(path, Response.json(answer))
}

/** Keeps what belongs to something that is kept already: never after that was erased. */
export async function keepMore(path: string, answer: unknown): Promise<void> {
  await exclusively(async () => {
    if (await readNote()) await keep(path, answer)
  })
}

/** Deletes all that is kept, and ends the service worker. */
export async function erase(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await exclusively(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await registration?.unregister()
}

/** One at a time, in whichever tab or worker. */
export async function exclusively(action: () => Promise<void>): Promise<void> {
  await navigator.locks.request('pocket', action)
}

/** What the service worker tells pages, when it changes and when they ask. */
export interface NetworkState {
  readonly isAway: boolean
}
