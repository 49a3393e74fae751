import type { Problem } from '#contract/problem.ts'
import type { ScholarshipDetail, SavedCard } from '#contract/scholarship.ts'
import type { OptionGroups, SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { SavedState, User } from '#contract/user.ts'
import { ApiError } from './api-error.ts'
import { pageConfig } from './page-config.ts'

/** The calls of several pages; those of the account page alone are in `account/account-api.ts`. */
export const api = {
  checkAuth: () => call<User>('/api/user/checkauth'),
  optionGroups: () => call<OptionGroups>('/api/scholarship/getScholarshipByCountry'),
  search: (selection: Selection, page: number) =>
    call<SearchAnswer>(`/api/scholarship/filter?page=${page}`, { method: 'POST', body: selection }),
  scholarship: (id: string) => call<ScholarshipDetail>(`/api/scholarship/searchScholarship/${encodeURIComponent(id)}`),
  savedList: (email: string) => call<SavedCard[]>(`/api/user/getallsavedscholarships/${encodeURIComponent(email)}`),
  isSaved: (email: string, id: string) =>
    call<boolean>(
      `/api/user/checkSavedScholarshipsId/${encodeURIComponent(email)}/scholarship/${encodeURIComponent(id)}`,
    ),
  save: (email: string, id: string) =>
    call<SavedState>(`/api/user/savescholarship/${encodeURIComponent(email)}`, {
      method: 'PUT',
      body: { scholarshipId: id },
    }),
  remove: (email: string, id: string) =>
    call<SavedState>(`/api/user/removescholarship/${encodeURIComponent(email)}`, {
      method: 'PUT',
      body: { scholarshipId: id },
    }),
  logOut: () => call<unknown>('/google/logout', { method: 'POST', body: {} }),
}

const signedOutListeners = new Set<() => void>()

/** The listener is called whenever the server answers 401: the session is over, whatever the page believed. */
export function onSignedOut(listener: () => void): void {
  signedOutListeners.add(listener)
}

/** The address that signs the visitor in and then returns to `address` on this site. */
export function signInAddress(provider: 'google' | 'linkedin', address: string): string {
  const redirectUrl = new URL(address, window.location.origin).href
  return `${pageConfig().apiOrigin}/auth/${provider}?redirectUrl=${encodeURIComponent(redirectUrl)}`
}

interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** The only way to call the server. It sends the session's cookie, and throws an ApiError on failure. */
export async function call<Answer>(path: string, options?: Call): Promise<Answer> {
  const response = await send(path, options)
  if (!response.ok) throw report(path, await errorOf(response))
  try {
    // The server's schemas and tests hold its answers to the contract, so the browser needs no schemas of its own.
    return (response.status === 204 ? undefined : await response.json()) as Answer
  } catch {
    throw report(path, new ApiError('unreadable'))
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The requests that `public/before-paint.js` has already sent, by path. */
const { askedEarly } = globalThis as { askedEarly?: Map<string, Promise<Response>> }

async function send(path: string, options?: Call): Promise<Response> {
  const early = askedEarly?.get(path)
  askedEarly?.delete(path)
  try {
    if (early) return await early
    return await fetch(pageConfig().apiOrigin + path, {
      credentials: 'include',
      headers: { accept: 'application/json', ...(options?.body !== undefined && JSON_BODY) },
      ...options,
      body: options?.body === undefined ? null : JSON.stringify(options.body),
    })
  } catch {
    throw report(path, new ApiError('offline'))
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  try {
    // All our errors are problems of the contract. Without JSON, or a code in it, it is somebody else's: a proxy's, say.
    const problem = (await response.json()) as Problem
    if (typeof problem.code === 'string') return new ApiError(problem.code, response.status, { problem, retryAfterMs })
  } catch {
    // Not JSON: only the status is known.
  }
  return new ApiError('unreadable', response.status, { retryAfterMs })
}

function report(path: string, error: ApiError): ApiError {
  if (error.signedOut) for (const listener of signedOutListeners) listener()
  // The specification wants every failed call logged with this message.
  // oxlint-disable-next-line no-console
  console.error(error.message, path, error.status, error.code)
  return error
}
