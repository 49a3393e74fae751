import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from '#domain/public-address.ts'

const MAX_BYTES = 65_536
const TIMEOUT = 3000

/** Requests an address. The body of the answer has not been read yet. */
export type OpenAddress = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>

/**
 * A person's picture as a data URI, so that no browser asks the provider for it. Null if it cannot be fetched, is too
 * large or is no image. Redirects are not followed. Never throws.
 */
export async function fetchPhoto(address: string | undefined, open: OpenAddress = openPublic): Promise<string | null> {
  if (address === undefined || !URL.canParse(address)) return null
  const url = new URL(address)
  // Any other port is no place for pictures, but may be one of ours.
  if (url.protocol !== 'https:' || url.port !== '') return null
  try {
    const response = await open(url, AbortSignal.timeout(TIMEOUT))
    const bytes = response.statusCode === 200 ? await readUpTo(response, MAX_BYTES) : undefined
    response.destroy()
    const type = bytes && imageType(bytes)
    return bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : null
  } catch {
    return null
  }
}

async function readUpTo(response: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a response yields buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Recognised by the first bytes: the header may say anything. */
function imageType(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1', 0, 12)
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return /^GIF8[79]a/.test(text) ? 'image/gif' : undefined
}

/** Requests an address over TLS, unless it leads to a machine that not everybody can reach. */
export const openPublic: OpenAddress = (url, signal) => {
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // A literal address is never looked up, so it is checked here.
  if (isIP(literal) !== 0 && !isPublic(literal)) return Promise.reject(new Error('not a public address'))
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: lookupPublic, agent: false }, resolve).on('error', reject)
  })
}

/**
 * Resolves to public addresses only: a picture must not lead into our own network. The address that was checked is the
 * one used.
 */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublic(address))) return done(new Error('not a public address'), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}
