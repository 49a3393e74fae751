/// <reference lib="webworker" />
import { erase, keepMore, readNote } from '#web/pocket/kept.ts'
import { dropOldBuilds, findFile, findShell, isBuilt, keepBuild } from './build-files.ts'
import { answerFromKept, isOfMember } from './kept-answers.ts'
import { createNetwork } from './network.ts'
import { isPage, racePages } from './pages.ts'
import { updateAfter, updateDaily } from './update.ts'

declare const self: ServiceWorkerGlobalScope

const SEARCH = /^\/api\/scholarship\/filter(?:\?|$)/
const LOG_OUT = '/google/logout'
const ACCOUNT = '/api/user/account'
const SAVING = /^\/api\/user\/(?:save|remove)scholarship\//
const PLAN = '/api/user/plan'

/** Where the API is, if it is elsewhere: pages say it in the address of this script. */
const API_ORIGIN = new URL(self.location.href).searchParams.get('api') ?? self.location.origin

const network = createNetwork((state) => void tellPages(state))

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  racePages(event)
  event.waitUntil(readNote().then((note) => (note ? keepBuild() : undefined)))
})
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds()))

self.addEventListener('message', (event) => {
  const [port] = event.ports
  const started = () => port?.postMessage('started')
  const failed = (failure: unknown) => port?.postMessage(String(failure))
  if (event.data === 'start') event.waitUntil(start().then(started, failed))
  if (event.data === 'look') event.waitUntil(look().then(() => event.source?.postMessage({ isAway: network.isAway() })))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const path = pathname + search
  if (origin === self.location.origin) {
    if (request.mode === 'navigate') {
      if (request.method === 'GET' && isPage(pathname)) event.respondWith(sendPage(event))
      return
    }
    if (pathname.startsWith('/assets/')) return event.respondWith(sendAsset(request, pathname))
    if (isBuilt(pathname)) return event.respondWith(sendFile(request, pathname))
  }
  if (origin !== API_ORIGIN) return
  if (pathname === LOG_OUT) event.respondWith(logOut(request))
  else if (pathname.startsWith('/api/')) event.respondWith(sendAnswer(event, path))
})

/** Everything is there before the first page is answered without the network. */
async function start(): Promise<void> {
  await keepBuild()
  await self.clients.claim()
}

async function look(): Promise<void> {
  if (network.isAway()) await network.ask(fetch('/site.webmanifest', { cache: 'no-store' }))
}

async function sendPage(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request)
  const page = await network.ask(asked)
  if (!page) return (await findShell()) ?? asked
  event.waitUntil(updateDaily(askApi))
  return page
}

async function sendAsset(request: Request, path: string): Promise<Response> {
  return (await findFile(path)) ?? fetch(request)
}

async function sendFile(request: Request, path: string): Promise<Response> {
  const asked = fetch(request)
  return (await network.ask(asked)) ?? (await findFile(path)) ?? asked
}

async function sendAnswer(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event
  const copy = request.clone()
  const asked = fetch(request)
  const answer = await network.ask(asked)
  if (!answer) {
    const body: unknown = copy.method === 'GET' ? undefined : await copy.json().catch(() => undefined)
    return (await answerFromKept(copy.method, path, body)) ?? asked
  }
  // What ends the keeping is done before the page learns of it.
  if (answer.status === 401 || (answer.ok && (await isForAnother(copy, path, answer)))) await eraseAll()
  else if (answer.ok) event.waitUntil(learn(copy.method, path, answer.clone()))
  return answer
}

/** Whoever signs out is gone, whether or not the server hears of it. */
async function logOut(request: Request): Promise<Response> {
  await eraseAll()
  return fetch(request)
}

/** Somebody else is signed in, or the account is no more. */
async function isForAnother({ method }: Request, path: string, answer: Response): Promise<boolean> {
  if (path === ACCOUNT && method === 'DELETE') return true
  if (path !== '/api/user/checkauth') return false
  const [note, { id }] = [await readNote(), (await answer.clone().json()) as { readonly id: string }]
  return note !== undefined && note.account !== id
}

async function learn(method: string, path: string, answer: Response): Promise<void> {
  if (SEARCH.test(path)) await updateAfter(answer, askApi)
  else if (method === 'GET' && isOfMember(path)) await keepMore(path, await answer.json())
  else if (method === 'PUT' && (SAVING.test(path) || path === PLAN)) await seeAgain(path)
}

const wanted = new Set<string>()
let seeing: Promise<void> | undefined

/** After a change, what is kept of the saved list and of the plan is seen anew: once after several at once. */
function seeAgain(path: string): Promise<void> {
  if (SAVING.test(path)) wanted.add(path.replace(SAVING, '/api/user/getallsavedscholarships/'))
  wanted.add(PLAN)
  seeing ??= seeAll().finally(() => (seeing = undefined))
  return seeing
}

async function seeAll(): Promise<void> {
  for (const path of wanted) {
    wanted.delete(path)
    const answer = await askApi(path)
    if (answer.ok) await keepMore(path, await answer.json())
  }
}

function askApi(path: string): Promise<Response> {
  return fetch(API_ORIGIN + path, { credentials: 'include', headers: { accept: 'application/json' } })
}

async function eraseAll(): Promise<void> {
  await erase(self.registration)
}

async function tellPages(state: { readonly isAway: boolean }): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of ours, not a window
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(state)
}
