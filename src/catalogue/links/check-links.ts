import { setTimeout as wait } from 'node:timers/promises'

export interface LinkToCheck {
  readonly id: string
  readonly link: string
}

export type LinkState = 'fine' | 'moved' | 'gone' | 'refused' | 'unreachable'

export interface LinkResult extends LinkToCheck {
  readonly state: LinkState
  /** The status, the new address, or what went wrong. */
  readonly detail: string
}

export interface CheckPlan {
  /** How many hosts are asked at the same time; each only once at a time. */
  readonly hosts: number
  /** Between two requests to one host, in milliseconds. */
  readonly pause: number
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout: number
  readonly onResult: (result: LinkResult) => void
}

const AGENT = 'ScholarshipFinder-link-check/1.0 (asks once for each page; contact the operator of the catalogue)'
/** What servers answer to supposed robots: it says nothing about the page. */
const REFUSALS = [401, 403, 405, 406, 429, 451, 503]

/** Requests each page once, slowly, and reports what became of it. Nothing is downloaded. */
export async function checkLinks(links: readonly LinkToCheck[], plan: CheckPlan): Promise<void> {
  const byHost = Map.groupBy(links, ({ link }) => new URL(link).host)
  const queue = [...byHost.values()].values()
  const work = async () => {
    for (const group of queue) {
      for (const [index, link] of group.entries()) {
        if (index > 0) await wait(plan.pause)
        plan.onResult(await checkLink(link, plan.timeout))
      }
    }
  }
  await Promise.all(Array.from({ length: plan.hosts }, work))
}

async function checkLink({ id, link }: LinkToCheck, timeout: number): Promise<LinkResult> {
  try {
    let response = await ask('HEAD', link, timeout)
    // Some servers only know GET. The body is dropped unread.
    if (!response.ok) response = await ask('GET', link, timeout)
    return { id, link, ...judge(response, link) }
  } catch (error) {
    return { id, link, state: 'unreachable', detail: reasonOf(error) }
  }
}

/** The error of `fetch` only says that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function ask(method: string, link: string, timeout: number): Promise<Response> {
  const response = await fetch(link, { method, signal: AbortSignal.timeout(timeout), headers: { 'user-agent': AGENT } })
  await response.body?.cancel()
  return response
}

/** What an answer says of a link; `url` is that of the page that answered. */
export function judge(
  { status, url }: { readonly status: number; readonly url: string },
  link: string,
): Pick<LinkResult, 'state' | 'detail'> {
  if (REFUSALS.includes(status)) return { state: 'refused', detail: `${status}: look for yourself` }
  if (status < 200 || status > 299) return { state: 'gone', detail: String(status) }
  const [asked, answered] = [new URL(link), new URL(url)]
  const moved =
    asked.host.replace(/^www\./, '') !== answered.host.replace(/^www\./, '') ||
    (answered.pathname === '/' && asked.pathname !== '/')
  return moved ? { state: 'moved', detail: url } : { state: 'fine', detail: String(status) }
}
