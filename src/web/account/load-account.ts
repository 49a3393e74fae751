import type { OwnSession, User } from '#contract/user.ts'
import { asApiError, type ApiErrorCode } from '#web/api-error.ts'
import { requireSession } from '#web/session.ts'
import { accountApi } from './account-api.ts'

export type AccountData =
  | { readonly kind: 'account'; readonly user: User; readonly saved: number; readonly sessions: readonly OwnSession[] }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode }

export async function loadAccount(): Promise<AccountData> {
  const { state, user } = await requireSession()
  if (state === 'signed-out') return { kind: 'signed-out' }
  if (user === null) return { kind: 'failed', code: navigator.onLine ? 'unavailable' : 'offline' }
  try {
    const [saved, sessions] = await Promise.all([accountApi.savedCount(user.email), accountApi.sessions()])
    return { kind: 'account', user, saved, sessions }
  } catch (thrown) {
    const error = asApiError(thrown)
    if (!error) throw thrown
    return error.signedOut ? { kind: 'signed-out' } : { kind: 'failed', code: error.code }
  }
}
