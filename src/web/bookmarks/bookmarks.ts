import { useEffect } from 'react'
import { api } from '#web/api-client.ts'
import { asApiError, requireApiError } from '#web/api-error.ts'
import { createOutbox } from '#web/loading/outbox.ts'
import { thisDevice } from '#web/loading/this-device.ts'
import { requireSession, sessionStore, signedInUser, useSession } from '#web/session/session.ts'
import { askToSignIn, signInPrompt } from '#web/session/sign-in-prompt.ts'
import { createStore, useStore } from '#web/store.ts'
import { announce } from '#web/ui/status-line.tsx'
import { pressed } from './pressed.ts'
import { refusedSave } from './refused-save.ts'
import { nameOf, rememberName } from './scholarship-names.ts'
import { tellIfWaiting, waits } from './waiting-note.tsx'

interface Bookmarks {
  /** The person whose saved list this is. */
  readonly email: string | null
  /** The server's list; empty until it has answered. */
  readonly saved: ReadonlySet<string>
  /** What single checks and deliveries have said since. */
  readonly told: ReadonlyMap<string, boolean>
}

const SETTLE_MS = 1500

const NONE: Bookmarks = { email: null, saved: new Set(), told: new Map() }
const store = createStore<Bookmarks>(NONE)
const knownOf = (email: string) => (store.get().email === email ? store.get() : NONE)

const OUTBOX_PREFIX = 'outbox:'
/** A save is a change of this field of a scholarship; a removal empties it. */
const FIELD = 'saved'
const SAVED = '1'

const outbox = createOutbox(
  OUTBOX_PREFIX,
  {
    user: signedInUser,
    async send([{ scholarshipId: id, value }], { email }) {
      const saved = value === SAVED
      try {
        await (saved ? api.save(email, id) : api.remove(email, id))
      } catch (thrown) {
        waits({ id, saved }, asApiError(thrown))
        throw thrown
      }
      pressed.forget(id)
      learnBookmark(email, id, saved)
    },
    changed: renderAgain,
    learned: ({ scholarshipId, value }, { email }) => learnBookmark(email, scholarshipId, value === SAVED),
    refused({ code, detail }, { scholarshipId: id, value }) {
      pressed.forget(id)
      // A refused removal needs no message: the scholarship is gone anyway. Any other code is a bug of ours, and logged.
      const full = code === 'list_full'
      if (value === SAVED && (full || code === 'unknown_scholarship'))
        refusedSave.set({ full, name: nameOf(id), detail })
    },
  },
  thisDevice(OUTBOX_PREFIX),
)

/** Keeps what this person wants of a scholarship, and starts a delivery. */
function send(account: string, id: string, saved: boolean): void {
  outbox.put(account, id, FIELD, saved ? SAVED : '')
  void outbox.deliver()
}

let started = false

/** Delivers what earlier visits left behind, now and whenever it may work again. */
export function startBookmarks(): void {
  if (started) return
  started = true
  const tryNow = () => void outbox.deliver()
  sessionStore.subscribe(() => {
    void settlePressed()
    tryNow()
  })
  signInPrompt.subscribe(giveUpWithSheet)
  window.addEventListener('online', tryNow)
  window.addEventListener('storage', (event) => outbox.follow(event, sessionStore.get().user))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow()
  })
  void settlePressed()
  tryNow()
}

/** Waits a fair time for all deliveries, so that the next answer of the server includes them. */
export async function settleBookmarks(): Promise<void> {
  startBookmarks()
  await Promise.race([outbox.deliver(), new Promise((resolve) => setTimeout(resolve, SETTLE_MS))])
}

export interface Bookmark {
  readonly saved: boolean
  /** Changes at once, and is announced. Undone only if the server will never accept it. */
  readonly toggle: (name: string) => void
}

/** Returns a function that tells whether a scholarship is saved, as its bookmark shows it. */
export function useSaved(): (id: string) => boolean {
  const { user } = useSession()
  const bookmarks = useStore(store)
  const email = user?.email ?? null
  useEffect(() => {
    if (email !== null) void knowSaved(email)
  }, [email])
  // Slow, so only once for a whole list.
  const pending =
    user === null
      ? pressed.all()
      : new Map(outbox.pending(user.id).map(({ scholarshipId, value }) => [scholarshipId, value === SAVED]))
  return (id) => pending.get(id) ?? (bookmarks.email === email && (bookmarks.told.get(id) ?? bookmarks.saved.has(id)))
}

/** The bookmark of one scholarship; every place that shows it uses this. */
export function useBookmark(id: string): Bookmark {
  const saved = useSaved()(id)
  const toggle = (name: string) => {
    rememberName(id, name)
    toggleBookmark(id, !saved)
    announce(saved ? `${name} is no longer saved` : `${name} is saved`)
  }
  return { saved, toggle }
}

/** Records what a check (A7) or a delivery has shown about one scholarship. */
function learnBookmark(email: string, id: string, saved: boolean): void {
  const before = knownOf(email)
  store.set({ email, saved: before.saved, told: new Map([...before.told, [id, saved]]) })
}

/** Asks whether one scholarship is saved (A7). If something is delivered meanwhile, the answer is outdated. */
export async function checkBookmark(email: string, id: string): Promise<void> {
  const { told } = store.get()
  try {
    const saved = await api.isSaved(email, id)
    if (store.get().told === told) learnBookmark(email, id, saved)
  } catch (thrown) {
    // The bookmark goes on showing what the saved list said.
    requireApiError(thrown)
  }
}

function toggleBookmark(id: string, saved: boolean): void {
  // A press may come before the browser was idle.
  startBookmarks()
  const account = sessionStore.get().user?.id ?? null
  pressed.press(id, saved, account)
  tellIfWaiting(id)
  if (account !== null) send(account, id, saved)
  renderAgain()
  void settlePressed()
}

/** What waits for whoever signs in is delivered for them. As long as nobody is, they are asked to. */
async function settlePressed(): Promise<void> {
  const { state, user } = pressed.isUnclaimed() ? await requireSession() : sessionStore.get()
  if (state === 'signed-in' && user) {
    for (const [id, saved] of pressed.claim(user.id)) send(user.id, id, saved)
    renderAgain()
  } else if (state === 'signed-out' && pressed.isUnclaimed() && signInPrompt.get() === null) askToSignIn()
}

/** Who closes the sheet without signing in has given up what opened it. */
function giveUpWithSheet(): void {
  if (signInPrompt.get() !== null || sessionStore.get().state === 'signed-in') return
  pressed.giveUp()
  renderAgain()
}

/** Whose list was asked for last. */
let asked: string | undefined

/** Asks for the whole saved list (A5), and updates every bookmark. */
export async function askForSaved(email: string): ReturnType<typeof api.savedList> {
  asked = email
  const before = store.get().told
  try {
    const list = await api.savedList(email)
    const { told } = knownOf(email)
    // The list is newer than anything recorded before it was requested: another device may have changed it.
    store.set({
      email,
      saved: new Set(list.flatMap((card) => card?._id ?? [])),
      told: told === before ? NONE.told : told,
    })
    return list
  } catch (thrown) {
    // The next page that shows a bookmark asks again.
    if (asked === email) asked = undefined
    throw thrown
  }
}

/** Bookmarks need the list once per person and page load, whoever asks for it first. */
async function knowSaved(email: string): Promise<void> {
  if (asked !== email) await askForSaved(email).catch(requireApiError)
}

/** Renders all bookmarks again: an undelivered intent has come or gone. */
function renderAgain(): void {
  store.set({ ...store.get() })
}
