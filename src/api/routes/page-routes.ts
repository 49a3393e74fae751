import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { resolve } from 'node:path'
import type { Config } from '#api/config.ts'
import { withTimeout } from '#api/load/timeouts.ts'
import { isLoopback } from '#api/origins.ts'
import { limitMisses, type LookUp } from '#api/access/rate-limits.ts'
import { compressedFor } from '#api/answers/compression.ts'
import { readPageFiles } from '#api/pages/page-files.ts'
import { pageTexts, type PageText } from '#api/pages/page-texts.ts'
import { ProblemError } from '#api/problem-error.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import { readStaticFiles, sendFile, type StaticFile } from '#api/pages/static-files.ts'
import type { Storage } from '#storage/open-storage.ts'

const NOT_BUILT = 'The web app has not been built. Build it with: npm run build'
/** How long a page waits for the database before it is sent without its data, in milliseconds. */
const TIMEOUT = 3000
const HIDDEN = { schema: { hide: true } }

export interface PageDeps {
  readonly config: Config
  readonly storage: Storage
  readonly snapshots: SnapshotSource
  /** Where the web app was built to. */
  readonly webFolder: string
}

interface PageRoute {
  readonly Params: { readonly scholarshipId: string }
}
type PageRequest = Pick<FastifyRequest<PageRoute>, 'params' | 'ip'>

/** The web app: its pages, its files, and the page for unknown addresses. */
export function createPages(deps: PageDeps) {
  const { config, snapshots } = deps
  const root = resolve(deps.webFolder)
  const lookUp = limitMisses()
  const apiOrigin = config.apiOrigin === config.webOrigin ? '' : config.apiOrigin
  const files = readPageFiles(root, { site: config.site, apiOrigin, mail: config.mail !== undefined })
  const texts = pageTexts(config.site.name)
  // Every page except a scholarship's, with the file that it is prerendered in.
  const pages: [url: string, file: string, text: PageText][] = [
    ['/', 'index', texts.home],
    ['/search', 'search', texts.search],
    ['/saved', 'saved', texts.saved],
    ['/signin', 'frame', texts.signIn],
    ['/account', 'frame', texts.account],
    ['/privacy', 'frame', texts.privacy],
    ['/can-i', 'frame', texts.canI],
    ['/how-results-are-ordered', 'frame', texts.order],
    ['/changes', 'frame', texts.changes],
    // Whose it is, and of what, is told by what stands behind #, which no server learns.
    ['/shared-plan', 'frame', { ...texts.home, title: `A scholarship plan · ${texts.home.title}` }],
  ]
  // An empty page: the app may treat such an address ("/search/", "/Saved") as another page than the prerendered one.
  const unknown = createSender(files.find('app', texts.notFound), config, 404)
  const signIn = createSender(files.find('frame', texts.signIn), config)
  const sendNamed = async (request: FastifyRequest, reply: FastifyReply, file: string, text: PageText) => {
    const elsewhere = otherHost(request, config)
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 307)
    const html = files.render(file, text)
    if (!html) throw new ProblemError('unavailable', NOT_BUILT)
    const body = await compressedFor(request, reply, html)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)
  }

  const routes: FastifyPluginCallback = (app, _options, done) => {
    for (const [url, file, text] of pages) app.get(url, HIDDEN, createSender(files.find(file, text), config))
    app.get<PageRoute>('/detail/:scholarshipId', HIDDEN, async (request, reply) => {
      const record = await findRecord(request, deps, lookUp)
      if (record === 'unknown') return unknown(request, reply)
      const text = record === 'not known now' ? texts.unnamed : texts.detail(record, snapshots.current().today)
      return sendNamed(request, reply, 'detail', text)
    })
    app.get<PageRoute>('/signin/:scholarshipId', HIDDEN, async (request, reply) => {
      const record = await findRecord(request, deps, lookUp)
      return typeof record === 'string'
        ? signIn(request, reply)
        : sendNamed(request, reply, 'frame', texts.signInFor(record))
    })
    const assets = readStaticFiles(root)
    // One route for all of them, since metrics count by route.
    const sendAsset = (request: FastifyRequest, reply: FastifyReply) => {
      const file = assets.get(request.url.split('?')[0] ?? '')
      return file ? sendFile(request, reply, file) : reply.callNotFound()
    }
    if (assets.size > 0) app.get('/*', HIDDEN, sendAsset)
    done()
  }
  return { routes, sendUnknown: unknown }
}

/** A withdrawn scholarship keeps its page. While the database is away, or asked too often in vain, nobody can tell. */
async function findRecord({ params, ip }: PageRequest, { snapshots, storage }: PageDeps, lookUp: LookUp) {
  const { scholarshipId: id } = params
  const record = snapshots.current().find(id)
  if (record) return record
  if (/\p{Cc}/u.test(id)) return 'unknown'
  try {
    return (await lookUp(ip, () => withTimeout(storage.catalogue.find(id), TIMEOUT)))?.record ?? 'unknown'
  } catch {
    return 'not known now'
  }
}

/** Sends a page that is the same for everyone. */
function createSender(file: StaticFile | undefined, config: Config, status = 200) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const elsewhere = otherHost(request, config)
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 307)
    if (!file) throw new ProblemError('unavailable', NOT_BUILT)
    return sendFile(request, reply, file, status)
  }
}

/** To a browser "localhost" and "127.0.0.1" are two sites, and a session belongs to one of them. */
function otherHost(request: FastifyRequest, { webOrigin, apiOrigin }: Config): string | undefined {
  const { host } = request.headers
  const site = new URL(webOrigin)
  if (host === undefined || webOrigin !== apiOrigin || host === site.host || !isLoopback(site.hostname))
    return undefined
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  const isSame = asked && isLoopback(asked.hostname) && asked.port === site.port
  if (!isSame) return undefined
  // Appended to our origin as text: resolved against it, "/\\elsewhere" and "http://elsewhere" would lead away.
  return request.url.startsWith('/') ? new URL(webOrigin + request.url).href : `${webOrigin}/`
}
