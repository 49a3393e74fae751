import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { PART_TOO_LONG, ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { withTimeout } from '#api/load/timeouts.ts'
import { limitMisses, type LookUp } from '#api/access/rate-limits.ts'
import type { Config } from '#api/config.ts'
import { isLoopback } from '#api/networks.ts'
import { grant, headOf } from '#api/pages/page-head.ts'
import { pageTexts, type PageText } from '#api/pages/page-texts.ts'
import { presentCard } from '#presenters/present-card.ts'
import { readStaticFiles } from '#api/pages/static-files.ts'
import { HTML_TYPE, resource, sendResource } from '#api/sending.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { servePagesForPrograms } from './crawler-routes.ts'
import { pictureRoute } from './picture-route.ts'
import { resultsRoutes } from './results-routes.ts'
import type { PageDeps } from './route-deps.ts'

/** How long a page waits for the database before it is sent without its data, in milliseconds. */
const TIMEOUT = 3000
const HIDDEN = { schema: { hide: true } }

interface PageRoute {
  readonly Params: { readonly scholarshipId: string }
}
type PageRequest = Pick<FastifyRequest<PageRoute>, 'params' | 'ip'>

/** The web app: its pages, its files, and the page for unknown addresses. */
export function createPages(given: Omit<PageDeps, 'texts'>) {
  const { config, snapshots, files } = given
  const lookUp = limitMisses()
  const texts = pageTexts(config.site.name)
  const deps: PageDeps = { ...given, texts }
  const { webOrigin } = config
  // An empty page: the app may treat such an address ("/Saved") as another page than the prerendered one.
  const notFound = files.sender('app', texts.notFound, 404)
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', ...query] = request.url.split('?')
    // "/search/" is "/search". Our origin stands before it as text, so "//elsewhere/" does not lead away.
    const elsewhere = otherHost(request, config)
    if (/^\/.+\/$/.test(path)) return reply.redirect([webOrigin + path.slice(0, -1), ...query].join('?'), 301)
    return elsewhere === undefined ? notFound(request, reply) : reply.redirect(elsewhere, 307)
  }
  const signIn = files.sender('frame', texts.signIn)
  const sendNamed = (request: FastifyRequest, reply: FastifyReply, file: string, text: PageText) =>
    sendResource(request, reply, resource(files.render(file, text), { type: HTML_TYPE }))
  const aboutDetail = (record: Scholarship): PageText => {
    const canonical = `/detail/${encodeURIComponent(record.id)}`
    const text = texts.detail(presentCard(record, snapshots.current().today))
    const thing = grant(webOrigin + canonical, record.funder, text)
    // A withdrawn one has none.
    const picture = snapshots.current().find(record.id) && `/share/${encodeURIComponent(record.id)}`
    return { ...text, head: headOf(webOrigin, { canonical, thing, picture }) }
  }

  const routes: FastifyPluginCallback = (app, _options, done) => {
    app.addHook('onRequest', (request, reply, goOn) => {
      const elsewhere = otherHost(request, config)
      if (elsewhere === undefined) goOn()
      else void reply.redirect(elsewhere, 307)
    })
    for (const [url, file, text] of namedPages(webOrigin, texts)) app.get(url, HIDDEN, files.sender(file, text))
    app.get<PageRoute>('/detail/:scholarshipId', HIDDEN, async (request, reply) => {
      const record = await findRecord(request, deps, lookUp)
      if (record === 'unknown') return unknown(request, reply)
      const text = record === 'not known now' ? texts.unnamed : aboutDetail(record)
      return sendNamed(request, reply, 'detail', text)
    })
    app.get<PageRoute>('/signin/:scholarshipId', HIDDEN, async (request, reply) => {
      const record = await findRecord(request, deps, lookUp)
      return typeof record === 'string'
        ? signIn(request, reply)
        : sendNamed(request, reply, 'frame', { ...aboutDetail(record), ...texts.signInFor(record) })
    })
    resultsRoutes(app, deps, unknown)
    servePagesForPrograms(app, deps)
    pictureRoute(app, deps)
    serveFiles(app, deps)
    done()
  }
  return { routes, sendUnknown: unknown }
}

/** Every page except of results and of a scholarship, with the file that it is prerendered in. */
function namedPages(
  webOrigin: string,
  texts: ReturnType<typeof pageTexts>,
): [url: string, file: string, text: PageText][] {
  return [
    ['/', 'index', { ...texts.home, head: headOf(webOrigin, { canonical: '/' }) }],
    ['/saved', 'saved', texts.saved],
    ['/signin', 'frame', texts.signIn],
    ['/account', 'frame', texts.account],
    ['/privacy', 'privacy', texts.privacy],
    ['/can-i', 'can-i', texts.canI],
    ['/how-results-are-ordered', 'order', texts.order],
    ['/changes', 'frame', texts.changes],
    // What a phone that keeps the catalogue shows at every address, where there is no network.
    ['/shell', 'app', texts.home],
    // Whose it is, and of what, is told by what stands behind #, which is in no request for a page.
    ['/shared-plan', 'frame', { ...texts.home, title: `A scholarship plan · ${texts.home.title}` }],
  ]
}

/** The web app's files. One route for all of them, since metrics count by route. */
function serveFiles(app: FastifyInstance, { headers: { scripts }, webFolder, config }: PageDeps): void {
  const files = readStaticFiles(webFolder, config.site)
  app.get('/*', HIDDEN, (request, reply) => {
    const [path = ''] = request.url.split('?')
    // What is too long for the part of a page's address that varies comes here.
    if (path.length > SERVER_LIMITS.parameterLength) throw new ProblemError(...PART_TOO_LONG)
    const file = files.get(path)
    if (!file) return reply.callNotFound()
    if (file.type.startsWith('text/javascript')) reply.headers(scripts)
    return sendResource(request, reply, file)
  })
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
