import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** All that IANA gives out of IPv6 for single machines. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** True for the IP address of a machine that everybody can reach: of none of IANA's ranges for special uses. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT))
}

const NOT_PUBLIC = 'leads to a machine that not everybody can reach'

/**
 * Requests an address of a machine that everybody can reach: a link must not lead into our own network. The body of the
 * answer has not been read yet.
 */
export async function askPublic(
  url: URL,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
  mayAsk = isPublic,
): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // A literal address is never looked up, so it is checked here.
  if (isIP(literal) !== 0 && !mayAsk(literal)) throw new Error(NOT_PUBLIC)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    send(url, { headers, signal, lookup: lookupIf(mayAsk), agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

/** The address that was checked is the one used. */
function lookupIf(mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => mayAsk(address))) return done(new Error(NOT_PUBLIC), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
}

/** The body of a request or an answer; undefined if it has more bytes than this. */
export async function readUpTo(message: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a message yields buffers.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
