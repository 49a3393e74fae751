import type { CalendarAddress, CalendarState, MailState, OwnSession, OwnSignIn } from '#contract/user.ts'
import { call } from '#web/api-client.ts'
import { daysBetween, localIsoDate } from '#domain/dates.ts'
import { formatDay } from '#web/ui/words.ts'

type Sessions = readonly OwnSession[]
type SignIns = readonly OwnSignIn[]

/** The calls that only the account page makes, kept out of the first script. */
export const accountApi = {
  savedCount: (email: string) => call<number>(`/api/user/getsavedscholarshipscount/${encodeURIComponent(email)}`),
  exportData: () => call<unknown>('/api/user/export'),
  deleteAccount: () => call<unknown>('/api/user/account', { method: 'DELETE' }),
  calendar: () => call<CalendarState>('/api/user/calendar'),
  /** An earlier address ends. */
  makeCalendar: () => call<CalendarAddress>('/api/user/calendar', { method: 'PUT' }),
  revokeCalendar: () => call<CalendarState>('/api/user/calendar', { method: 'DELETE' }),
  mail: () => call<MailState>('/api/user/mail'),
  remind: (timeZone: string) => call<MailState>('/api/user/reminders', { method: 'PUT', body: { timeZone } }),
  endReminders: () => call<MailState>('/api/user/reminders', { method: 'DELETE' }),
  follow: (query: string, timeZone: string) =>
    call<MailState>('/api/user/followsearch', { method: 'PUT', body: { query, timeZone } }),
  unfollow: (query: string) => call<MailState>('/api/user/unfollowsearch', { method: 'PUT', body: { query } }),
  signIns: () => call<SignIns>('/api/user/sign-ins'),
  /** Resolves to the remaining ways to sign in. */
  unlink: (id: string) => call<SignIns>(`/api/user/sign-ins/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  sessions: () => call<Sessions>('/api/user/sessions'),
  /** Resolves to the remaining sessions. */
  endSession: (id: string) => call<Sessions>(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  /** Resolves to the remaining session, this one. */
  endOtherSessions: () => call<Sessions>('/api/user/sessions', { method: 'DELETE' }),
}

/** The day of a moment: "today", "yesterday", "on 3 May 2026". */
export function dayInWords(moment: string): string {
  const day = localIsoDate(new Date(moment))
  const ago = daysBetween(day, localIsoDate(new Date()))
  if (ago <= 0) return 'today'
  return ago === 1 ? 'yesterday' : `on ${formatDay(day)}`
}
