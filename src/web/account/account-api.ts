import type { OwnSession } from '#contract/user.ts'
import { call } from '#web/api-client.ts'

type Sessions = readonly OwnSession[]

/** What the account page alone asks of the server. It is no part of the first load. */
export const accountApi = {
  savedCount: (email: string) => call<number>(`/api/user/getsavedscholarshipscount/${encodeURIComponent(email)}`),
  exportData: () => call<unknown>('/api/user/export'),
  deleteAccount: () => call<unknown>('/api/user/account', { method: 'DELETE' }),
  sessions: () => call<Sessions>('/api/user/sessions'),
  /** Resolves to those that are left. */
  endSession: (id: string) => call<Sessions>(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  /** Resolves to the one that is left. */
  endOtherSessions: () => call<Sessions>('/api/user/sessions', { method: 'DELETE' }),
}
