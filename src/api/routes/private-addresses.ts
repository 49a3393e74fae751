import { createHash, randomBytes } from 'node:crypto'
import type { Storage } from '#storage/open-storage.ts'

/** 256 random bits, as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** All that is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The account that a token opens something of; undefined for a text that is no token, without asking the database. */
export function findByToken(
  addresses: Pick<Storage['calendars'], 'findAccount'>,
  token: string | undefined,
): Promise<string | undefined> {
  const isToken = token !== undefined && /^[\w-]{43}$/.test(token)
  return isToken ? addresses.findAccount(hashOf(token)) : Promise.resolve(undefined)
}
