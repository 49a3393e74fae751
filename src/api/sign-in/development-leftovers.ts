import type { FastifyBaseLogger } from 'fastify'
import { isLoopback } from '#api/networks.ts'
import type { Storage } from '#storage/open-storage.ts'
import { isProviderId, type ProviderId } from './providers.ts'

const PATH = '/dev-sign-in/'

/** The issuer that stands in for a provider on a developer's machine. */
export function developmentIssuer(apiOrigin: string, id: ProviderId): string {
  return `${apiOrigin}${PATH}${id}`
}

/** Whether an issuer stands in for a provider on whichever machine: it lets anybody in as anybody. */
export function isDevelopmentIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false
  const { hostname, pathname } = new URL(issuer)
  return isLoopback(hostname) && pathname.startsWith(PATH) && isProviderId(pathname.slice(PATH.length))
}

/**
 * Where real providers sign people in: removes what the development sign-in has left in the database, and says so.
 * Accounts of real providers stay, whether these are configured just now or not.
 */
export async function removeDevelopmentLeftovers(
  { accounts }: Pick<Storage, 'accounts'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const issuers = (await accounts.issuers()).filter(isDevelopmentIssuer)
  // Nearly always, and then nothing has to be written.
  if (issuers.length === 0) return
  const removed = await accounts.removeIssuers(issuers)
  // Of processes that start at once, one has found them.
  if (removed.accounts + removed.identities > 0) log.warn(removed, 'removed what the development sign-in had left')
}

/** The same when the server starts, which nothing in the database prevents; it is tried again every hour. */
export async function removeLeftoversAtStart(
  storage: Pick<Storage, 'accounts'>,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await removeDevelopmentLeftovers(storage, log)
  } catch (error) {
    log.error({ err: error }, 'what the development sign-in has left could not be removed')
  }
}
