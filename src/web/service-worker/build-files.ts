import type { LexiconTexts } from '#lexicon/lexicon.ts'
import { BUILD_CACHE, LEXICON_PATH } from '#web/pocket/kept.ts'

/** Written by `scripts/service-worker.ts`: the files of this build, and a name that no other build has. */
declare const BUILD: { readonly name: string; readonly files: readonly string[] }

const { name: build, files } = BUILD
const OWN_CACHE = BUILD_CACHE + build
const SHELL = '/shell'
/** This build and the one before it: pages that are still open may ask for its files. */
const BUILDS_KEPT = 2

/** Keeps all files of this build, or none. */
export async function keepBuild(): Promise<void> {
  if (await isKept()) return
  const cache = await caches.open(OWN_CACHE)
  try {
    const shell = await fetch(SHELL, { cache: 'no-cache' })
    const html = await shell.clone().text()
    const named = html.match(/\/assets\/[\w.-]+/g) ?? []
    // The server has moved on to another build, whose own worker is on its way.
    if (!shell.ok || !named.every((file) => files.includes(file))) throw new Error('The page is of another build')
    await cache.addAll(files)
    // Last: with it, all of it is there.
    await cache.put(SHELL, shell)
  } catch (failure) {
    await caches.delete(OWN_CACHE)
    throw failure
  }
}

async function isKept(): Promise<boolean> {
  if (!(await caches.has(OWN_CACHE))) return false
  return (await (await caches.open(OWN_CACHE)).match(SHELL)) !== undefined
}

export async function dropOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE) && name !== OWN_CACHE)
  for (const name of builds.slice(0, Math.max(0, builds.length + 1 - BUILDS_KEPT))) await caches.delete(name)
}

export const isBuilt = (path: string) => files.includes(path)

/** A file of any build that is kept. */
export function findFile(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}

/** The page as it is before anything is known. */
export async function findShell(): Promise<Response | undefined> {
  return findOwn(SHELL)
}

/** What this build's engine reads: another build may have other words. */
export async function readLexicon(): Promise<LexiconTexts | undefined> {
  // `scripts/service-worker.ts` wrote it.
  return (await (await findOwn(LEXICON_PATH))?.json()) as LexiconTexts | undefined
}

async function findOwn(path: string): Promise<Response | undefined> {
  return (await isKept()) ? (await caches.open(OWN_CACHE)).match(path) : undefined
}
