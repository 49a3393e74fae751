import { lookup } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { isPublic } from '#domain/public-address.ts'

export interface PageAnswer {
  readonly status: number
  /** Of the page that answered, behind all redirects. */
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
}

export interface FetchPlan {
  /** For the whole exchange, in milliseconds. */
  readonly timeout: number
  /** For tests: this machine may be asked, too. */
  readonly allowLoopback: boolean
  /** Called before each request, also of a redirect; throws to refuse it. Runs it when it is the host's turn. */
  readonly inTurn: <Result>(url: URL, ask: () => Promise<Result>) => Promise<Result>
}

export const AGENT = 'ScholarshipFinder-watch/1.0 (asks for a page now and then; contact the operator of the catalogue)'
/** A page is far smaller. */
const MOST_BYTES = 2_000_000
const MOST_REDIRECTS = 5

/** Gets a page from a machine that everybody can reach, through redirects to such machines. Throws a sentence if it cannot. */
export async function fetchPage(
  address: string,
  conditions: Readonly<Record<string, string>>,
  plan: FetchPlan,
): Promise<PageAnswer> {
  let url = new URL(address)
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const asked = url
    const answer = await plan.inTurn(asked, () => exchange(asked, hops === 0 ? conditions : {}, plan))
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || answer.status === 304 || location === undefined) return answer
    if (!URL.canParse(location, url.href)) throw new Error('leads to an address that is none')
    url = new URL(location, url)
  }
  throw new Error(`leads on more than ${MOST_REDIRECTS} times`)
}

async function exchange(url: URL, headers: Readonly<Record<string, string>>, plan: FetchPlan): Promise<PageAnswer> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`leads to ${url.protocol}, not to a web page`)
  const mayAsk = (ip: string) => isPublic(ip) || (plan.allowLoopback && isLoopback(ip))
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // A literal address is never looked up, so it is checked here.
  if (isIP(literal) !== 0 && !mayAsk(literal)) throw new Error(NOT_PUBLIC)
  const signal = AbortSignal.timeout(plan.timeout)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const all = { 'user-agent': AGENT, 'accept-encoding': 'gzip', accept: 'text/html, */*;q=0.5', ...headers }
    const sent = send(url, { headers: all, signal, lookup: lookupIf(mayAsk), agent: false }, resolve)
    sent.on('error', reject)
    sent.end()
  })
  try {
    const bytes = await readAll(response)
    return { status: response.statusCode ?? 0, url: url.href, headers: response.headers, bytes }
  } finally {
    response.destroy()
  }
}

const NOT_PUBLIC = 'leads to a machine that not everybody can reach'
const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

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

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a response yields buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error(TOO_LARGE)
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (response.headers['content-encoding'] !== 'gzip' || bytes.length === 0) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch (error) {
    throw new Error(`${TOO_LARGE}, or is not packed as it says`, { cause: error })
  }
}

const TOO_LARGE = `has more than ${MOST_BYTES / 1_000_000} MB`

/** The text of a page, in the encoding that its header or its first lines name. */
export function decodePage({ headers, bytes }: PageAnswer): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '') ??
    /<meta[^<>]+charset=["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2048))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(bytes)
  } catch {
    // No encoding has this name.
    return new TextDecoder().decode(bytes)
  }
}
