import type { IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { isPublic } from '#fetching/public-machine.ts'
import { askPublic, readUpTo } from '#fetching/public-machine.ts'
import { setTimeout as wait } from 'node:timers/promises'
import robotsParser from 'robots-parser'

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

const AGENT = 'ScholarshipFinder-watch/1.0 (asks for a page now and then; contact the operator of the catalogue)'
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
    const status = response.statusCode ?? 0
    const bytes = await readPage(response, status)
    return { status, url: url.href, headers: response.headers, bytes }
  } finally {
    response.destroy()
  }
}

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.')

async function readPage(response: IncomingMessage, status: number): Promise<Buffer> {
  const bytes = await readUpTo(response, MOST_BYTES)
  if (!bytes) throw status === 200 ? new LargePageError(TOO_LARGE) : new Error(TOO_LARGE)
  if (response.headers['content-encoding'] !== 'gzip' || bytes.length === 0) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch (error) {
    throw new Error(`${TOO_LARGE}, or is not packed as it says`, { cause: error })
  }
}

const TOO_LARGE = `has more than ${MOST_BYTES / 1_000_000} MB`

/** The page is there, but too large to be compared. */
export class LargePageError extends Error {}

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

/** Seconds between two requests that a robots.txt may ask for; more is taken for this. */
const MOST_DELAY = 30
/** More of a robots.txt is not read (RFC 9309). */
const MOST_CHARACTERS = 500_000

interface Rules {
  isDisallowed: (url: string, agent: string) => boolean | undefined
  /** In seconds. */
  getCrawlDelay: (agent: string) => number | undefined
}
// Its types call this an export by the name of `default`, which it is not for Node.
const parseRobots = robotsParser as unknown as (url: string, text: string) => Rules

/** How hosts are asked: one request at a time, a pause between two, and only what their robots.txt allows. */
export function createManners(plan: Omit<FetchPlan, 'inTurn'> & { readonly pause: number }) {
  const ends = new Map<string, Promise<unknown>>()
  const rules = new Map<string, Promise<Rules>>()

  /** Behind what the host is asked at the moment, and a pause. */
  const oneByOne = <Result>(host: string, ask: () => Promise<Result>, pause: number): Promise<Result> => {
    const before = ends.get(host)
    const done = before === undefined ? ask() : before.then(() => wait(pause)).then(ask)
    ends.set(
      host,
      done.catch(() => undefined),
    )
    return done
  }
  const rulesOf = (url: URL) => {
    const known =
      rules.get(url.origin) ??
      readRules(url.origin, { ...plan, inTurn: (at, ask) => oneByOne(at.host, ask, plan.pause) })
    rules.set(url.origin, known)
    return known
  }
  const inTurn: FetchPlan['inTurn'] = async (url, ask) => {
    // Fails by itself.
    if (!url.protocol.startsWith('http')) return ask()
    const robots = await rulesOf(url)
    if (robots.isDisallowed(url.href, AGENT) === true) throw new ForbiddenError('robots.txt forbids it')
    const delay = Math.min(MOST_DELAY, robots.getCrawlDelay(AGENT) ?? 0)
    return oneByOne(url.host, ask, Math.max(plan.pause, delay * 1000))
  }
  return { ...plan, inTurn }
}

/** The host does not want this page to be asked for by programs. */
export class ForbiddenError extends Error {}

/** RFC 9309: without a robots.txt all is allowed; if its server fails to tell, nothing is. Throws if it cannot be reached. */
async function readRules(origin: string, plan: FetchPlan): Promise<Rules> {
  const address = `${origin}/robots.txt`
  const { status, bytes } = await fetchPage(address, {}, plan)
  if (status >= 500) throw new ForbiddenError(`robots.txt cannot be fetched at the moment: ${status}`)
  return parseRobots(address, status < 300 ? bytes.toString().slice(0, MOST_CHARACTERS) : '')
}
