import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { resolve } from 'node:path'
import { withTimeout } from '#api/load/timeouts.ts'
import { limitMisses, type LookUp } from '#api/access/rate-limits.ts'
import type { SecurityHeaders } from '#api/access/security.ts'
import type { PageFiles } from '#api/pages/page-files.ts'
import { grant, headOf } from '#api/pages/page-head.ts'
import { createSender, otherHost, sendWith, serveWebManifest } from '#api/pages/page-senders.ts'
import { pageTexts, type PageText } from '#api/pages/page-texts.ts'
import { presentCard } from '#presenters/present-card.ts'
import { readStaticFiles, sendFile } from '#api/pages/static-files.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { servePagesForPrograms } from './crawler-routes.ts'
import { pictureRoute } from './picture-route.ts'
import { resultsRoutes } from './results-routes.ts'
import type { RouteDeps } from './route-deps.ts'

/** How long a page waits for the database before it is sent without its data, in milliseconds. */
const TIMEOUT = 3000
const HIDDEN = { schema: { hide: true } }

interface PageDeps extends Pick<RouteDeps, 'config' | 'storage' | 'snapshots' | 'limit'> {
  readonly webFolder: string
  readonly files: PageFiles
  readonly headers: SecurityHeaders
}

interface PageRoute {
  readonly Params: { readonly scholarshipId: string }
}
type PageRequest = Pick<FastifyRequest<PageRoute>, 'params' | 'ip'>

/** The web app: its pages, its files, and the page for unknown addresses. */
export function createPages(deps: PageDeps) {
  const { config, snapshots, files } = deps
  const root = resolve(deps.webFolder)
  const lookUp = limitMisses()
  const texts = pageTexts(config.site.name)
  const { webOrigin } = config
  // An empty page: the app may treat such an address ("/Saved") as another page than the prerendered one.
  const notFound = createSender(files.find('app', texts.notFound), config, 404)
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', ...query] = request.url.split('?')
    // "/search/" is "/search". Our origin stands before it as text, so "//elsewhere/" does not lead away.
    if (!/^\/.+\/$/.test(path)) return notFound(request, reply)
    return reply.redirect([webOrigin + path.slice(0, -1), ...query].join('?'), 301)
  }
  const signIn = createSender(files.find('frame', texts.signIn), config)
  const sendNamed = async (request: FastifyRequest, reply: FastifyReply, file: string, text: PageText) => {
    const elsewhere = otherHost(request, config)
    return elsewhere === undefined ? sendWith(request, reply, { files, file, text }) : reply.redirect(elsewhere, 307)
  }
  const aboutDetail = (record: Scholarship): PageText => {
    const canonical = `/detail/${encodeURIComponent(record.id)}`
    const text = texts.detail(presentCard(record, snapshots.current().today))
    const thing = grant(webOrigin + canonical, record.funder, text)
    // A withdrawn one has none.
    const picture = snapshots.current().find(record.id) && `/share/${encodeURIComponent(record.id)}`
    return { ...text, head: headOf(webOrigin, { canonical, thing, picture }) }
  }

  const routes: FastifyPluginCallback = (app, _options, done) => {
    for (const [url, file, text] of namedPages(webOrigin, texts))
      app.get(url, HIDDEN, createSender(files.find(file, text), config))
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
    resultsRoutes(app, { config, snapshots, limit: deps.limit, root, files, texts, sendUnknown: unknown })
    servePagesForPrograms(app, { config, snapshots, files, text: texts.collections })
    pictureRoute(app, { config, snapshots, limit: deps.limit, root })
    serveWebManifest(app, config)
    serveFiles(app, deps.headers, root)
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
function serveFiles(app: FastifyInstance, { scripts }: SecurityHeaders, root: string): void {
  const files = readStaticFiles(root)
  if (files.size === 0) return
  app.get('/*', HIDDEN, (request, reply) => {
    const file = files.get(request.url.split('?')[0] ?? '')
    if (!file) return reply.callNotFound()
    if (file.type.startsWith('text/javascript')) reply.headers(scripts)
    return sendFile(request, reply, file)
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
