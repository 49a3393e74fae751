import type { OwnSession, User } from '#contract/user.ts'
import { loadForMember, type NotLoaded } from '#web/session/load-for-member.ts'
import { accountApi } from './account-api.ts'

export type AccountData =
  | { readonly kind: 'account'; readonly user: User; readonly saved: number; readonly sessions: readonly OwnSession[] }
  | NotLoaded

export function loadAccount(): Promise<AccountData> {
  return loadForMember<AccountData>(async (user) => {
    const [saved, sessions] = await Promise.all([accountApi.savedCount(user.email), accountApi.sessions()])
    return { kind: 'account', user, saved, sessions }
  })
}
