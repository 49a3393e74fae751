import { useEffect } from 'react'
import type { SavedCard } from '#contract/scholarship.ts'
import type { User } from '#contract/user.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { forThisDevice } from '#web/device-storage.ts'
import { requireSession, sessionStore, useSession } from '#web/session/session.ts'
import { askToSignIn } from '#web/session/sign-in-prompt.ts'
import { createStore, useStore } from '#web/store.ts'
import { announce } from '#web/ui/announcer.ts'
import { createOutbox, deliveredElsewhere } from './outbox.ts'
import { refusedSave } from './refused-save.ts'
import { nameOf, rememberName } from './scholarship-names.ts'

interface Bookmarks {
  /** Whose saved list this is. */
  readonly email: string | null
  /** The list as the server gave it; empty while it has not. */
  readonly saved: ReadonlySet<string>
  /** What single checks and deliveries said since. */
  readonly told: ReadonlyMap<string, boolean>
}

const SETTLE_MS = 1500

const NONE: Bookmarks = { email: null, saved: new Set(), told: new Map() }
const store = createStore<Bookmarks>(NONE)

const outbox = createOutbox({
  storage: forThisDevice,
  user: () => (sessionStore.get().state === 'signed-in' ? sessionStore.get().user : null),
  async send(email, id, saved) {
    await (saved ? api.save(email, id) : api.remove(email, id))
    learnBookmark(email, id, saved)
  },
  refused({ code, detail }, { id, saved }) {
    touch()
    // To take out what is gone is done already; any other refusal is a fault of ours, and logged.
    const full = code === 'list_full'
    if (saved && (full || code === 'unknown_scholarship')) refusedSave.set({ full, name: nameOf(id), detail })
  },
  exclusively: (delivery) => ('locks' in navigator ? navigator.locks.request('outbox', delivery) : inThisTab(delivery)),
  later: (delivery, milliseconds) => setTimeout(delivery, milliseconds),
  now: Date.now,
})

/** Delivers what earlier visits left behind, now and whenever there is new reason to hope. */
export function startBookmarks(): void {
  const tryNow = () => void outbox.deliver()
  sessionStore.subscribe(tryNow)
  window.addEventListener('online', tryNow)
  window.addEventListener('storage', (event) => {
    const { user } = sessionStore.get()
    const delivered = deliveredElsewhere(event, user)
    if (delivered && user) learnBookmark(user.email, delivered.id, delivered.saved)
    else if (event.key?.startsWith('outbox:')) touch()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow()
  })
  tryNow()
}

/** Resolves once all that was pressed is delivered, or has been given a fair time: what is asked next then knows it. */
export async function settleBookmarks(): Promise<void> {
  await Promise.race([outbox.deliver(), new Promise((resolve) => setTimeout(resolve, SETTLE_MS))])
}

export interface Bookmark {
  readonly saved: boolean
  /** Flips at once, and says so; taken back only when the server will never take it. */
  readonly toggle: (name: string) => void
}

/** Tells whether a scholarship is saved, as its bookmark shows it. */
export function useSaved(): (id: string) => boolean {
  const { user } = useSession()
  const bookmarks = useStore(store)
  const email = user?.email ?? null
  useEffect(() => {
    if (email !== null) void knowSaved(email)
  }, [email])
  // Once for a whole list: it is slow.
  const pending = outboxPending(user)
  return (id) => pending.get(id) ?? (bookmarks.email === email && (bookmarks.told.get(id) ?? bookmarks.saved.has(id)))
}

/** The bookmark of one scholarship, the same wherever it is shown. */
export function useBookmark(id: string): Bookmark {
  const saved = useSaved()(id)
  const toggle = (name: string) => {
    rememberName(id, name)
    toggleBookmark(id, !saved)
    announce(saved ? `${name} is no longer saved` : `${name} is saved`)
  }
  return { saved, toggle }
}

/** Takes in what is true of one scholarship: a saved check (A7), or a delivery. */
function learnBookmark(email: string, id: string, saved: boolean): void {
  const before = store.get().email === email ? store.get() : NONE
  store.set({ email, saved: before.saved, told: new Map([...before.told, [id, saved]]) })
}

/** Asks whether one scholarship is saved (A7). What has been delivered meanwhile is newer than the answer, and stays. */
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

function outboxPending(user: User | null): ReadonlyMap<string, boolean> {
  // The prerender has no device to look at.
  return typeof window === 'undefined' ? new Map() : outbox.pending(user)
}

function toggleBookmark(id: string, saved: boolean): void {
  outbox.put({ id, saved, account: sessionStore.get().user?.id ?? null })
  touch()
  void askUnlessSignedIn()
}

async function askUnlessSignedIn(): Promise<void> {
  const { state } = await requireSession()
  if (state === 'signed-out') askToSignIn()
}

let asked: { readonly email: string; readonly list: Promise<readonly SavedCard[]> } | undefined

/** Asks for the whole saved list (A5), and tells every bookmark what it says. */
export async function askForSaved(email: string): Promise<readonly SavedCard[]> {
  const asking = { email, list: api.savedList(email) }
  asked = asking
  const before = store.get().told
  try {
    const list = await asking.list
    const { told } = store.get().email === email ? store.get() : NONE
    // The list is newer than what was told before it was asked for: another device may have had the last word.
    store.set({ email, saved: new Set(list.map(({ _id }) => _id)), told: told === before ? NONE.told : told })
    return list
  } catch (thrown) {
    // Asked again by the next page that shows a bookmark.
    if (asked === asking) asked = undefined
    throw thrown
  }
}

/** Bookmarks need the list once for each person and page, whoever has asked for it. */
async function knowSaved(email: string): Promise<void> {
  if (asked?.email === email) return
  try {
    await askForSaved(email)
  } catch (thrown) {
    requireApiError(thrown)
  }
}

/** An undelivered intent came or went: whoever shows a bookmark looks again. */
function touch(): void {
  store.set({ ...store.get() })
}

let queue: Promise<void> = Promise.resolve()

function inThisTab(delivery: () => Promise<void>): Promise<void> {
  queue = queue.then(delivery)
  return queue
}
