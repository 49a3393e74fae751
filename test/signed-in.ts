import { createSessionKeeper } from '#api/sign-in/sessions.ts'
import type { Account, Storage } from '#storage/open-storage.ts'

interface Person {
  readonly email?: string
  readonly name?: string
  readonly userAgent?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** An account, created if there is none, and the Cookie header of a new session. */
export async function signedIn(
  storage: Pick<Storage, 'accounts' | 'sessions'>,
  apiOrigin: string,
  { email = 'ada@example.org', name = 'Ada', userAgent = '', now = Date.now }: Person = {},
): Promise<{ readonly account: Account; readonly cookie: string }> {
  const identity = { issuer: 'https://issuer.example', subject: email, email, name, photo: null }
  const account = await storage.accounts.signIn(identity, now())
  const keeper = createSessionKeeper({ storage, config: { apiOrigin }, now })
  const setCookie = await keeper.startSession(account.id, identity.issuer, { 'user-agent': userAgent })
  return { account, cookie: setCookie.split(';')[0] ?? '' }
}
