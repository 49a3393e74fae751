import type { PlanData, PlanEdits, PlanFields } from '#contract/plan.ts'
import { call } from '#web/api-client.ts'
import { type ApiError, asApiError } from '#web/api-error.ts'
import { createOutbox, type Portion, type Waiting } from '#web/loading/outbox.ts'
import { thisDevice } from '#web/loading/this-device.ts'
import { checkSession, sessionStore, signedInUser } from '#web/session/session.ts'
import { createStore } from '#web/store.ts'
import { LIMITS } from '#contract/limits.ts'

type Fields = ReadonlyMap<string, string>

interface PlanState {
  /** The fields of each scholarship: what the server has, and over it what waits to be sent. */
  readonly fields: ReadonlyMap<string, Fields>
  /** How many changes wait. */
  readonly waiting: number
  /** Why the last change that was refused was, until the person has been told. */
  readonly refused: ApiError | undefined
}

/** After the last letter that is typed. */
const TYPING_MS = 800

export const planStore = createStore<PlanState>({ fields: new Map(), waiting: 0, refused: undefined })
const server = new Map<string, Fields>()
let shown: readonly string[] = []

const PLAN_PREFIX = 'plan:'

const outbox = createOutbox(
  PLAN_PREFIX,
  {
    user: signedInUser,
    portionOf,
    async send(portion, { id: account }) {
      const body = { account, edits: editsOf(portion, Date.now()) }
      try {
        learn(await call<PlanFields>('/api/user/plan', { method: 'PUT', body }))
      } catch (thrown) {
        // Somebody else is signed in by now. The changes stay until that is known here, too.
        if (asApiError(thrown)?.code === 'not_yours') void checkSession()
        throw thrown
      } finally {
        renew(portion, account)
      }
    },
    changed: () => show(),
    learned: (change) => changeIn(server, change),
    refused: (error) => show(error),
  },
  thisDevice(PLAN_PREFIX),
)

/**
 * What was changed again while it was sent counts from now. The server has stamped the first change when it arrived, and a second
 * one that arrives faster would seem to be the earlier.
 */
function renew(sent: Portion, account: string): void {
  const texts = new Map(sent.map(({ key, text }) => [key, text]))
  for (const { key, text, scholarshipId, field, value } of outbox.pending(account))
    if (texts.has(key) && texts.get(key) !== text) outbox.put(account, scholarshipId, field, value)
}

let started = false
/** Whose fields the server's are. */
let owner: string | undefined

/** Sends what earlier visits left behind, now and whenever it may work again; forgets it when its owner signs out. */
export function startPlan(): void {
  if (started) return
  started = true
  const follow = () => {
    const { state, user } = sessionStore.get()
    if (state !== 'unknown') outbox.forgetOthers(user?.id ?? null)
    if (user?.id !== owner) server.clear()
    owner = user?.id
    void outbox.deliver()
    show()
  }
  sessionStore.subscribe(follow)
  follow()
  window.addEventListener('online', () => void outbox.deliver())
  window.addEventListener('storage', (event) => outbox.follow(event, sessionStore.get().user))
}

/** Waits for what can be sent, then asks for the whole plan. */
export async function loadPlan(): Promise<PlanData> {
  startPlan()
  if (navigator.onLine) await outbox.deliver()
  const data = await call<PlanData>('/api/user/plan')
  server.clear()
  learn(data.entries)
  show()
  return data
}

/** Changes a field of some scholarships. What is typed waits for the next letter before it is sent. */
export function changePlan(ids: readonly string[], field: string, value: string, isTyped = false): void {
  const account = sessionStore.get().user?.id
  if (account === undefined) return
  // Word processors and PDF viewers put them into what is pasted, and the server takes none.
  const plain = value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
  for (const id of ids) outbox.put(account, id, field, plain)
  clearTimeout(typing)
  if (isTyped) typing = setTimeout(send, TYPING_MS)
  else send()
}

let typing: ReturnType<typeof setTimeout> | undefined

function send(): void {
  show()
  void outbox.deliver()
}

export function forgetRefused(): void {
  planStore.set({ ...planStore.get(), refused: undefined })
}

function learn(merged: PlanFields): void {
  for (const { scholarshipId, fields } of merged) {
    server.set(scholarshipId, new Map(fields.map(({ field, value }) => [field, value])))
  }
}

/** Puts a change over the fields of its scholarship, which are made anew: what shows them sees by that that they changed. */
function changeIn(all: Map<string, Fields>, { scholarshipId, field, value }: Waiting): void {
  const own = new Map(all.get(scholarshipId))
  if (value === '') own.delete(field)
  else own.set(field, value)
  all.set(scholarshipId, own)
}

/** Shows the fields as they are now. Those of a scholarship stay the same object while none of them changes. */
function show(refused = planStore.get().refused): void {
  const account = sessionStore.get().user?.id
  const pending = account === undefined ? [] : outbox.pending(account)
  const before = planStore.get().fields
  const fields = new Map(server)
  for (const change of pending) changeIn(fields, change)
  const changed = new Set(pending.map(({ scholarshipId }) => scholarshipId))
  for (const id of [...changed, ...shown]) {
    const old = before.get(id)
    const now = fields.get(id)
    if (old && now && isSame(old, now)) fields.set(id, old)
  }
  shown = [...changed]
  planStore.set({ fields, waiting: pending.length, refused })
}

function isSame(one: Fields, other: Fields): boolean {
  return one.size === other.size && [...one].every(([field, value]) => other.get(field) === value)
}

/** Characters of a request, each of which may become three bytes. */
const MOST = LIMITS.bodyBytes / 4

/** How many changes fit into one request, at least one. */
export function portionOf(all: Portion): number {
  let size = 0
  const tooMany = all.findIndex(({ key, text }) => (size += key.length + text.length) > MOST)
  return Math.min(LIMITS.edits, tooMany < 0 ? all.length : Math.max(1, tooMany))
}

/** The changes with their ages, as the server takes them. */
export function editsOf(portion: Portion, now: number): PlanEdits['edits'] {
  return portion.map(({ scholarshipId, field, value, at }) => ({
    scholarshipId,
    field,
    value,
    // A clock that was set back meanwhile makes nothing come from the future.
    ago: Math.min(Math.max(0, now - at), LIMITS.editAge),
  }))
}
