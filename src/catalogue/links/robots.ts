import { setTimeout as wait } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import { AGENT, fetchPage, type FetchPlan } from './fetch-page.ts'

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
