import { expect } from 'vitest'
import type { ProviderId } from '#api/sign-in/providers.ts'
import { userSchema, type User } from '#contract/user.ts'
import { CLIENT, startIssuer } from './issuer.ts'
import { startSite } from './site.ts'
import type { Visitor } from './visitor.ts'

const BOTH = {
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  LINKEDIN_CLIENT_ID: CLIENT.id,
  LINKEDIN_CLIENT_SECRET: CLIENT.secret,
}

/** The whole server as with real credentials, but with the test's providers and clock. */
export async function startSiteWithIssuer(environment: Readonly<Record<string, string>> = BOTH) {
  const issuer = await startIssuer()
  const clock = { now: Date.now() }
  const providers = { issuers: issuer.issuers, providerTimeoutSeconds: 1 }
  const site = await startSite({ environment, providers, now: () => clock.now })
  return { ...site, issuer, clock, visitor: site.newVisitor() }
}

export type SiteWithIssuer = Awaited<ReturnType<typeof startSiteWithIssuer>>

/** Presses the button. Returns the provider's address that the browser is sent to. */
export async function press(
  visitor: Visitor,
  provider: ProviderId = 'google',
  redirectUrl = '/saved',
): Promise<string> {
  const response = await visitor.open(`/auth/${provider}?redirectUrl=${encodeURIComponent(redirectUrl)}`)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

/** Who is signed in according to the server, without the account's id; undefined if nobody is. */
export async function whoIs(visitor: Visitor): Promise<Omit<User, 'id'> | undefined> {
  const response = await visitor.open('/api/user/checkauth')
  if (response.status === 401) return undefined
  expect(response.status).toBe(200)
  const { id: _, ...person } = userSchema.parse(await response.json())
  return person
}
