import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** All that is stored of a token. */
export const sha256Of = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text)

/** The account that a token opens something of; undefined for a text that is no token, without asking the database. */
export function findByToken(
  store: { readonly findAccount: (tokenHash: string) => Promise<string | undefined> },
  token: string | undefined,
): Promise<string | undefined> {
  return isToken(token) ? store.findAccount(sha256Of(token)) : Promise.resolve(undefined)
}
