import type { MailState, CalendarState, OwnSession, OwnSignIn, User } from '#contract/user.ts'
import { loadForMember, type NotLoaded } from '#web/session/load-for-member.ts'
import { accountApi } from './account-api.ts'

export type AccountData =
  | {
      readonly kind: 'account'
      readonly user: User
      readonly saved: number
      readonly signIns: readonly OwnSignIn[]
      readonly sessions: readonly OwnSession[]
      readonly calendar: CalendarState
      readonly mail: MailState
    }
  | NotLoaded

export function loadAccount(): Promise<AccountData> {
  return loadForMember<AccountData>(async (user) => {
    const [saved, signIns, sessions, calendar, mail] = await Promise.all([
      accountApi.savedCount(user.email),
      accountApi.signIns(),
      accountApi.sessions(),
      accountApi.calendar(),
      accountApi.mail(),
    ])
    return { kind: 'account', user, saved, signIns, sessions, calendar, mail }
  })
}
