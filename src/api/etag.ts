import { createHash } from 'node:crypto'

/** Whether a client has what bears this tag. Compared weakly, since a cache in between may have repacked the answer. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}

/** A short name of what a text or bytes hold, from which nothing of it can be told: 132 bits. */
export const digestOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22)

export function etagOf(bytes: Buffer): string {
  return `"${digestOf(bytes)}"`
}
