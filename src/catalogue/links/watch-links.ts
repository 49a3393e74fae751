import { createHash } from 'node:crypto'
import { comparePages } from './compare-pages.ts'
import {
  decodePage,
  fetchPage,
  type FetchPlan,
  type PageAnswer,
  createManners,
  ForbiddenError,
  LargePageError,
} from './fetch-page.ts'
import { pageLine, readPage, type PageLine } from './page-lines.ts'
import type { Storage, WatchedLink, WatchedPage } from '#storage/open-storage.ts'

type LinkState = 'fine' | 'moved' | 'gone' | 'refused' | 'unreachable'

export interface WatchPlan {
  /** How many hosts are asked at the same time; each only once at a time. */
  readonly hosts: number
  /** Between two requests to one host, in milliseconds. */
  readonly pause: number
  /** For one page, in milliseconds. */
  readonly timeout: number
  readonly allowLoopback: boolean
  /** Hosts are left alone whose pages were all asked for since then; in milliseconds since 1970. */
  readonly since: number
  /** Records whose hosts are asked in any case, and no others; without any, all that are due. */
  readonly ids?: readonly string[]
  /** About so many pages at most. The pages of a host belong together. */
  readonly limit: number
  readonly now: () => number
  readonly onResult: (result: WatchResult) => void
}

export interface WatchResult extends WatchedLink {
  /** `first`: there was nothing to compare with. `unknown`: there is no text to compare. */
  readonly text: 'changed' | 'same' | 'first' | 'unknown'
}

interface Visit {
  readonly state: LinkState
  readonly detail: string
  readonly etag: string | null
  readonly lastModified: string | null
  /** Undefined if the page is the same, or none came. */
  readonly lines: readonly PageLine[] | undefined
}

type Item = { readonly id: string; readonly link: string }

/**
 * Asks for the pages of listed records, and keeps what became of each. What is killed has written whole hosts only. Throws
 * before it asks if an id is unknown.
 */
export async function watchLinks({ catalogue, watched }: Pick<Storage, 'catalogue' | 'watched'>, plan: WatchPlan) {
  const known = await watched.all()
  const listed: Item[] = []
  for await (const { id, link } of catalogue.each()) listed.push({ id, link })
  const unknown = (plan.ids ?? []).filter((id) => listed.every((item) => item.id !== id))
  if (unknown.length > 0) throw new Error(`Not in the catalogue: ${unknown.join(', ')}. Nothing was asked.`)
  const manners = createManners(plan)
  const queue = dueHosts(listed, known, plan).values()
  const work = async () => {
    for (const items of queue) {
      const pages = await visitHost(items, await watched.pages(items.map(({ id }) => id)), manners, plan.now)
      await watched.put(pages)
      for (const { etag: _etag, lastModified: _lastModified, lines: _lines, ...result } of pages) plan.onResult(result)
    }
  }
  await Promise.all(Array.from({ length: plan.hosts }, work))
}

/** Those asked for longest ago come first. */
function dueHosts(
  listed: readonly Item[],
  known: ReadonlyMap<string, WatchedLink>,
  { since, limit, ids = [] }: WatchPlan,
): Item[][] {
  const askedAt = ({ id, link }: Item) => {
    const before = known.get(id)
    return before?.link === link ? before.askedAt : 0
  }
  const oldest = (items: readonly Item[]) => Math.min(...items.map(askedAt))
  const due = [...Map.groupBy(listed, ({ link }) => new URL(link).host).values()].filter((items) =>
    ids.length > 0 ? items.some(({ id }) => ids.includes(id)) : oldest(items) < since,
  )
  let count = 0
  return due
    .toSorted((one, other) => oldest(one) - oldest(other))
    .filter((items) => {
      const fits = count < limit
      count += items.length
      return fits
    })
}

type Judged = WatchedPage & Pick<WatchResult, 'text'>

/** Visits all pages of a host before it compares any, so that a new frame is seen on all of them. */
async function visitHost(
  items: readonly Item[],
  before: ReadonlyMap<string, WatchedPage>,
  manners: FetchPlan,
  now: () => number,
): Promise<Judged[]> {
  const visits = new Map<string, Visit>()
  const beforeOf = ({ id, link }: Item) => {
    const page = before.get(id)
    return page?.link === link ? page : undefined
  }
  for (const [link, sharing] of Map.groupBy(items, (item) => item.link)) {
    const known = sharing.map(beforeOf)
    const [first] = known
    // A record that is new at this link needs the text: "not modified" would bring it none, however often it is asked.
    const mayAskIfChanged = known.every((page) => linesOf(page).length > 0)
    visits.set(link, await visit(link, first && !mayAskIfChanged ? { ...first, ...NO_CONDITIONS } : first, manners))
  }
  const texts = new Map(
    items.map((item) => [
      item.link,
      new Set([...(visits.get(item.link)?.lines ?? []), ...linesOf(beforeOf(item))].map(({ text }) => text)),
    ]),
  )
  return items.flatMap((item) => {
    const found = visits.get(item.link)
    const others = [...texts].filter(([link]) => link !== item.link).map(([, set]) => set)
    return found ? [judgePage(item, beforeOf(item), found, others, now())] : []
  })
}

function judgePage(
  item: Item,
  before: WatchedPage | undefined,
  found: Visit,
  others: readonly ReadonlySet<string>[],
  now: number,
): Judged {
  const old = linesOf(before)
  const hasText = found.lines !== undefined && found.lines.length > 0
  const isFirst = hasText && old.length === 0
  const { changed, news } = hasText && !isFirst ? comparePages(old, found.lines, others) : { changed: false, news: [] }
  return {
    ...item,
    state: found.state,
    detail: found.detail,
    stateSince: before?.state === found.state ? before.stateSince : now,
    askedAt: now,
    etag: found.etag,
    lastModified: found.lastModified,
    lines: hasText
      ? JSON.stringify(found.lines.map(({ said, beside }) => (beside ? [said, 1] : [said])))
      : (before?.lines ?? '[]'),
    changedAt: changed ? now : (before?.changedAt ?? null),
    news: changed ? news : (before?.news ?? []),
    text: changed ? 'changed' : isFirst ? 'first' : hasText || found.detail === SAME ? 'same' : 'unknown',
  }
}

/** As written above. */
function linesOf(page: WatchedPage | undefined): PageLine[] {
  const stored = page === undefined ? [] : (JSON.parse(page.lines) as [said: string, beside?: 1][])
  return stored.map(([said, beside]) => pageLine(said, beside === 1))
}

const SAME = '304'
const NO_CONDITIONS = { etag: null, lastModified: null }

async function visit(link: string, before: WatchedPage | undefined, manners: FetchPlan): Promise<Visit> {
  const kept = { etag: before?.etag ?? null, lastModified: before?.lastModified ?? null, lines: undefined }
  const conditions = {
    ...(kept.etag !== null && { 'if-none-match': kept.etag }),
    ...(kept.lastModified !== null && { 'if-modified-since': kept.lastModified }),
  }
  try {
    const answer = await fetchPage(link, conditions, manners)
    if (answer.status === 304) return { ...kept, state: before?.state === 'moved' ? 'moved' : 'fine', detail: SAME }
    const judged = judge(answer, link)
    if (judged.state !== 'fine' && judged.state !== 'moved') return { ...kept, ...judged }
    const { etag = null, 'last-modified': lastModified = null } = answer.headers
    return { ...judged, etag, lastModified, lines: readAnswer(answer) }
  } catch (error) {
    return { ...kept, ...failed(error, manners.timeout) }
  }
}

/** What a page that did not come says of a link. */
function failed(error: unknown, timeout: number): Pick<Visit, 'state' | 'detail'> {
  const detail = error instanceof Error ? error.message : String(error)
  if (error instanceof ForbiddenError) return { state: 'refused', detail }
  if (error instanceof LargePageError) return { state: 'fine', detail }
  const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
  return { state: 'unreachable', detail: isLate ? `gave no answer within ${timeout / 1000} s` : detail }
}

/** What servers answer to supposed robots: it says nothing about the page. */
const REFUSALS = [401, 403, 405, 406, 429, 451, 503]
/** As all from 500 on, a fault of the server that may pass. */
const REQUEST_TIMEOUT = 408

/** What an answer says of a link; `url` is that of the page that answered. */
function judge({ status, url }: PageAnswer, link: string): Pick<Visit, 'state' | 'detail'> {
  if (REFUSALS.includes(status)) return { state: 'refused', detail: `${status}: look for yourself` }
  if (status >= 500 || status === REQUEST_TIMEOUT) return { state: 'unreachable', detail: String(status) }
  if (status < 200 || status > 299) return { state: 'gone', detail: String(status) }
  const [asked, answered] = [new URL(link), new URL(url)]
  const moved =
    asked.host.replace(/^www\./, '') !== answered.host.replace(/^www\./, '') ||
    (answered.pathname === '/' && asked.pathname !== '/')
  return moved ? { state: 'moved', detail: url } : { state: 'fine', detail: String(status) }
}

/** What is no web page, such as a PDF, counts as a whole. */
function readAnswer(answer: PageAnswer): PageLine[] {
  const type = answer.headers['content-type'] ?? 'text/html'
  if (/html|xml|text\/plain/i.test(type)) return readPage(decodePage(answer), answer.url)
  return [pageLine(`The file ${createHash('sha256').update(answer.bytes).digest('hex')}`, false)]
}
