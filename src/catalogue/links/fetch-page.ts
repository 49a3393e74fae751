import type { IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { isPublic } from '#fetching/public-address.ts'
import { askPublic, readUpTo } from '#fetching/public-machine.ts'

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
    if (!URL.canParse(location, url.href)) throw new Error('leads to an address that is not valid')
    url = new URL(location, url)
  }
  throw new Error(`redirects more than ${MOST_REDIRECTS} times`)
}

async function exchange(url: URL, headers: Readonly<Record<string, string>>, plan: FetchPlan): Promise<PageAnswer> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`leads to ${url.protocol}, not to a web page`)
  const mayAsk = (ip: string) => isPublic(ip) || (plan.allowLoopback && isLoopback(ip))
  const all = { 'user-agent': AGENT, 'accept-encoding': 'gzip', accept: 'text/html, */*;q=0.5', ...headers }
  const response = await askPublic(url, AbortSignal.timeout(plan.timeout), all, mayAsk)
  try {
    const bytes = await readPage(response)
    return { status: response.statusCode ?? 0, url: url.href, headers: response.headers, bytes }
  } finally {
    response.destroy()
  }
}

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

async function readPage(response: IncomingMessage): Promise<Buffer> {
  const bytes = await readUpTo(response, MOST_BYTES)
  if (!bytes) throw new Error(TOO_LARGE)
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
