import { createHash } from 'node:crypto'

/** What is stored of the token of a letter, which ends all mail to a person. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
