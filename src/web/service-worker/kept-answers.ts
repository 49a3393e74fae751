import { createPocket, type Pocket } from '#pocket/pocket.ts'
import type { PocketCatalogue } from '#contract/pocket.ts'
import type { SavedCard } from '#contract/scholarship.ts'
import { CATALOGUE_PATH, keepMore, readKept, readNote } from '#web/pocket/kept.ts'
import { readLexicon } from './build-files.ts'

const SAVED_LIST = /^\/api\/user\/getallsavedscholarships\//
const SAVING = /^\/api\/user\/(save|remove)scholarship\/(.+)$/
/** What the server says about its member, as it was last seen. */
const OF_MEMBER = [/^\/api\/user\/checkauth$/, SAVED_LIST, /^\/api\/user\/plan$/]

/** Opened with the first question, and again once the catalogue has changed. */
let opened: Promise<Pocket | undefined> | undefined

export function forgetOpened(): void {
  opened = undefined
}

async function open(): Promise<Pocket | undefined> {
  const [catalogue, lexicon] = await Promise.all([readKept<PocketCatalogue>(CATALOGUE_PATH), readLexicon()])
  return catalogue && lexicon && createPocket(catalogue, lexicon)
}

export const isOfMember = (path: string) => OF_MEMBER.some((kind) => kind.test(path))

/** What the server would answer, from what is kept. Undefined for what only the server knows. */
export async function answerFromKept(method: string, path: string, body?: unknown): Promise<Response | undefined> {
  // It may have been erased while this worker goes on for pages that are still open.
  if (!(await readNote())) return undefined
  if (method === 'PUT') await noteSaving(path, body)
  if (method !== 'GET' && method !== 'POST') return undefined
  if (isOfMember(path)) return answerForMember(path)
  const answer = (await openOnce())?.answer(method, path, body)
  // A withdrawn scholarship is not in the catalogue, but the server has its page.
  if (!answer || answer.status === 404) return undefined
  return Response.json(answer.json, { status: answer.status })
}

function openOnce(): Promise<Pocket | undefined> {
  opened ??= open().catch((failure: unknown) => {
    opened = undefined
    throw failure
  })
  return opened
}

async function answerForMember(path: string): Promise<Response | undefined> {
  const said = await readKept(path)
  if (said === undefined) return undefined
  return Response.json(SAVED_LIST.test(path) ? await ofToday(said as readonly SavedCard[]) : said)
}

/** A list that was seen on another day has the dates of that day. */
async function ofToday(list: readonly SavedCard[]): Promise<readonly SavedCard[]> {
  const pocket = await openOnce()
  return list.map((card) => ({ ...card, ...cardOf(pocket, card._id) }))
}

function cardOf(pocket: Pocket | undefined, id: string): object | undefined {
  const answer = pocket?.answer('GET', `/api/scholarship/card/${encodeURIComponent(id)}`)
  return answer?.status === 200 ? (answer.json as object) : undefined
}

/** The page goes on trying to send a save. Until it has, the list that is kept shows it. */
async function noteSaving(path: string, body: unknown): Promise<void> {
  const [, wish, email] = SAVING.exec(path) ?? []
  if (wish === undefined) return
  const { scholarshipId } = body as { readonly scholarshipId: string }
  const listPath = `/api/user/getallsavedscholarships/${email}`
  const others = ((await readKept<readonly SavedCard[]>(listPath)) ?? []).filter(({ _id }) => _id !== scholarshipId)
  const card = wish === 'save' ? cardOf(await openOnce(), scholarshipId) : undefined
  await keepMore(listPath, card ? [{ ...card, listed: true }, ...others] : others)
}
