import { signInParamsSchema } from '#contract/parameters.ts'
import { ownSignInsSchema, type OwnSignIn } from '#contract/user.ts'
import { sha256Of } from '#api/access/tokens.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { LinkedIdentity } from '#storage/open-storage.ts'
import { answering, changing, formatTimestamp } from './answers.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** Lists the ways in which one signs in, and unlinks them. Behind the guard. Unlinking is idempotent. */
export function ownSignInRoutes(
  app: RouteApp,
  { storage: { accounts }, guard: { sessionOf, personOf }, nameOf }: RouteDeps,
): void {
  const listFor = async (accountId: string): Promise<OwnSignIn[]> => {
    const linked = await accounts.identities(accountId)
    return linked
      .toSorted((one, other) => one.linkedAt - other.linkedAt)
      .map((identity) => ({
        id: idOf(identity),
        provider: nameOf(identity.issuer),
        linkedAt: formatTimestamp(identity.linkedAt),
      }))
  }

  app.get('/api/user/sign-ins', answering('How I sign in', ownSignInsSchema), (request) =>
    listFor(personOf(request).id),
  )

  app.delete(
    '/api/user/sign-ins/:signInId',
    changing(personOf, 'Unlink one of my ways to sign in', ownSignInsSchema, {
      description:
        'Ends all my sessions but this one, and answers with the ways that are left. Who signs in that way afterwards has an account of its own. The last one stays.',
      params: signInParamsSchema,
    }),
    async (request) => {
      const { account, tokenHash } = sessionOf(request)
      // Only among one's own.
      const own = await accounts.identities(account.id)
      const unlinked = own.find((identity) => idOf(identity) === request.params.signInId)
      if (unlinked && (await accounts.unlink(account.id, unlinked, tokenHash)) === 'last') {
        throw new ProblemError(
          'only_sign_in',
          'First sign in another way with the same e-mail, or delete your account.',
        )
      }
      return listFor(account.id)
    },
  )
}

/** A name for an identity that tells nothing of the number by which the provider knows the person. */
function idOf({ issuer, subject }: LinkedIdentity): string {
  return sha256Of(JSON.stringify(['sign-in', issuer, subject])).slice(0, 32)
}
