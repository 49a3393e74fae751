import type { Problem } from '#contract/problem.ts'
import type { Selection } from '#contract/selection.ts'
import { ApiError } from './api-error.ts'
import { pageConfig } from './page-config.ts'
import { readOptionGroups, readScholarship, readSearchAnswer, readUser, type Said } from './read-answers.ts'
import { createStore } from './store.ts'

/** The calls of several pages; those of the account page alone are in `account/account-api.ts`. */
export const api = {
  checkAuth: async () => readUser(await call('/api/user/checkauth')),
  optionGroups: async () => readOptionGroups(await call('/api/scholarship/getScholarshipByCountry')),
  search: async (selection: Selection, page: number) =>
    readSearchAnswer(await call(`/api/scholarship/filter?page=${page}`, { method: 'POST', body: selection })),
  scholarship: async (id: string) => {
    const said = await call<Said>(`/api/scholarship/searchScholarship/${encodeURIComponent(id)}`)
    return readScholarship({ ...said, _id: id })
  },
  savedList: async (email: string) => {
    const list = await call<Said[] | null>(`/api/user/getallsavedscholarships/${encodeURIComponent(email)}`)
    return (list ?? []).map(readScholarship)
  },
  isSaved: (email: string, id: string) =>
    call<boolean>(
      `/api/user/checkSavedScholarshipsId/${encodeURIComponent(email)}/scholarship/${encodeURIComponent(id)}`,
    ),
  save: (email: string, id: string) => order('PUT', `/api/user/savescholarship/${encodeURIComponent(email)}`, id),
  remove: (email: string, id: string) => order('PUT', `/api/user/removescholarship/${encodeURIComponent(email)}`, id),
  logOut: () => order('POST', '/google/logout'),
}

/** Whether the last call had no answer at all. */
export const networkAway = createStore(false)

const signedOutListeners = new Set<() => void>()

/** The listener is called whenever the server answers 401: the session is over, whatever the page believed. */
export function onSignedOut(listener: () => void): void {
  signedOutListeners.add(listener)
}

interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** Calls the server, and reads its answer. It sends the session's cookie, and throws an ApiError on failure. */
export async function call<Answer>(path: string, options?: Call): Promise<Answer> {
  const response = await request(path, options)
  try {
    // The server's schemas and tests hold its answers to the contract, so the browser needs no schemas of its own.
    return (response.status === 204 ? undefined : await response.json()) as Answer
  } catch {
    throw report(path, new ApiError('unreadable'))
  }
}

/** Has the server do something whose answer the specification leaves open: that it is done is all that counts. */
async function order(method: Call['method'], path: string, scholarshipId?: string): Promise<void> {
  await request(path, { method, body: { scholarshipId } })
}

/** The only way to the server. */
async function request(path: string, options?: Call): Promise<Response> {
  const response = await send(path, options)
  if (!response.ok) throw report(path, await errorOf(response))
  return response
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The requests that `before-paint.js` has already sent, by path, until somebody uses their answers. */
const { askedEarly } = globalThis as { askedEarly?: Map<string, Promise<Response>> }

/** Forgets what was asked early for a page that is left: when somebody comes back to it, it is old. */
export function forgetEarly(): void {
  askedEarly?.clear()
}

async function send(path: string, options?: Call): Promise<Response> {
  // A plan is changed by its own path, and a saved list by another: after a change no earlier answer is true.
  if (options) forgetEarly()
  const early = askedEarly?.get(path)
  askedEarly?.delete(path)
  try {
    const response = await (early ??
      fetch(pageConfig().apiOrigin + path, {
        credentials: 'include',
        headers: { accept: 'application/json', ...(options?.body !== undefined && JSON_BODY) },
        ...options,
        body: options?.body === undefined ? null : JSON.stringify(options.body),
      }))
    // It may have come just before the network went.
    networkAway.set(!navigator.onLine)
    return response
  } catch {
    networkAway.set(true)
    throw report(path, new ApiError('offline'))
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    // All our errors are problems of the contract. Without JSON, or a code in it, it is somebody else's: a proxy's, say.
    const problem = (await response.json()) as Problem
    if (typeof problem.code === 'string') return new ApiError(problem.code, response.status, problem)
  } catch {
    // Not JSON: only the status is known.
  }
  return new ApiError('unreadable', response.status)
}

function report(path: string, error: ApiError): ApiError {
  if (error.signedOut) for (const listener of signedOutListeners) listener()
  // The specification wants every failed call logged with this message.
  // oxlint-disable-next-line no-console
  console.error(error.message, path, error.status, error.code)
  return error
}
