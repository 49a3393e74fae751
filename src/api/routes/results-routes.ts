import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import type { Config } from '#api/config.ts'
import { searchesIn } from '#api/access/rate-limits.ts'
import { withTimeout } from '#api/load/timeouts.ts'
import { overviewOf, pathOf } from '#api/pages/collections.ts'
import { html } from '#api/pages/html-page.ts'
import { pageConfigOf } from '#api/pages/page-files.ts'
import { headOf, itemList } from '#api/pages/page-head.ts'
import { openRenderer } from '#api/pages/renderer.ts'
import { createResultsHtml } from '#api/pages/results-html.ts'
import { HTML_TYPE, resource, sendResource } from '#api/sending.ts'
import type { PageDeps } from './route-deps.ts'

/** How long a visitor waits for a page to be drawn, in milliseconds. */
const TIMEOUT = 3000
const FAILED = 'A results page could not be drawn, and was sent without cards'
const HIDDEN = { schema: { hide: true } }

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The results pages, with their first cards. What cannot be drawn just now waits for the app, as every page did. */
export function resultsRoutes(app: FastifyInstance, deps: PageDeps, sendUnknown: Send): void {
  const { config, snapshots, limit, files, texts, webFolder } = deps
  const { webOrigin } = config
  const renderer = openRenderer({ webFolder, config: pageConfigOf(config) }, (err) => app.log.error({ err }, FAILED))
  app.addHook('onClose', () => renderer.close())
  const draw = createResultsHtml({
    files,
    renderer,
    async textOf(address, answer) {
      const { selection } = decodeSearch(address.slice('/search'.length))
      const path = pathOf(selection)
      const isCollection = path !== undefined && (await overviewOf(snapshots.current())).collections.has(path)
      const canonical = isCollection ? path : address
      const thing = itemList(webOrigin, answer)
      const isListed = isCollection || address === '/search'
      return { ...texts.results(selection, answer), head: headOf(webOrigin, { canonical, thing, isListed }) }
    },
  })
  const waiting = files.sender('search', texts.search)

  const send = async (request: FastifyRequest, reply: FastifyReply, address: string, path?: string) => {
    if (limit.take(request.ip, searchesIn(request.url.length)) > 0) return waiting(request, reply)
    const drawn = draw(snapshots.current(), address, path).catch((err: unknown) => {
      app.log.error({ err }, FAILED)
      return undefined
    })
    // Drawn for the next visitor, if it comes too late for this one.
    const page = await withTimeout(drawn, TIMEOUT).catch(() => undefined)
    return page ? sendResource(request, reply, page) : waiting(request, reply)
  }
  app.get('/search', HIDDEN, async (request, reply) => {
    const { selection, page } = decodeSearch(request.url.slice('/search'.length))
    const query = encodeSearch({ selection, page })
    const address = query === '' ? '/search' : `/search?${query}`
    if (page === 1) return send(request, reply, address)
    const text = { ...texts.search, noscript: forMembers(config, address, page) }
    return sendResource(request, reply, resource(files.render('search', text), { type: HTML_TYPE }))
  })
  app.get('/scholarships/*', HIDDEN, async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const { collections } = await overviewOf(snapshots.current())
    const collection = collections.get(path)
    if (!collection) return sendUnknown(request, reply)
    return send(request, reply, `/search?${encodeSearch({ selection: collection.selection, page: 1 })}`, path)
  })
}

/** Further pages are for members: the app says so, and without script this. */
function forMembers({ webOrigin, apiOrigin }: Config, address: string, page: number) {
  const back = encodeURIComponent(webOrigin + address)
  return html`<div class="no-script">
    <h1>Sign in to see page ${String(page)}</h1>
    <p>The first page is open to everybody. Registering is free. Further pages need JavaScript, too.</p>
    <p><a href="${apiOrigin}/auth/google?redirectUrl=${back}">Sign in with Google</a></p>
    <p><a href="${apiOrigin}/auth/linkedin?redirectUrl=${back}">Sign in with Linkedin</a></p>
    <p><a href="${address.replace(/[?&]page=\d+$/, '')}">Back to page 1</a></p>
  </div>`
}
