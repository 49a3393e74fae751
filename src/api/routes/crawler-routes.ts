import type { FastifyInstance } from 'fastify'
import { setImmediate as turn } from 'node:timers/promises'
import type { Config } from '#api/config.ts'
import { compressedFor } from '#api/answers/compression.ts'
import { overviewOf, type Collection } from '#api/pages/collections.ts'
import { html, pageHeaders, renderPage, type Html } from '#api/pages/html-page.ts'
import { perSnapshot, type Snapshot, type SnapshotSource } from '#api/snapshot/snapshot.ts'

const HIDDEN = { schema: { hide: true } }
/** A sitemap may list so many. */
const MOST_LISTED = 50_000
/** Written in one turn of the event loop: about a millisecond. */
const ENTRIES_A_TURN = 500
const PAGES = ['/', '/search', '/scholarships', '/how-results-are-ordered', '/privacy']
/** What is a person's own, and what is no page. */
const ROBOTS = ['/api/', '/auth/', '/saved', '/account', '/signin'].map((path) => `Disallow: ${path}\n`).join('')

/** What search engines ask for, and the list of all collections. */
export function servePagesForPrograms(app: FastifyInstance, config: Config, snapshots: SnapshotSource): void {
  const { webOrigin, site } = config
  const sitemaps = perSnapshot(async (snapshot) => Buffer.from(await sitemapOf(snapshot, webOrigin)))
  const lists = perSnapshot(async (snapshot) => {
    const { collections } = await overviewOf(snapshot)
    const content = listOf([...collections.values()])
    return Buffer.from(
      renderPage({
        status: 200,
        title: 'Scholarships by country, level and field',
        siteName: site.name,
        ...LIST,
        content,
      }),
    )
  })
  app.get('/robots.txt', HIDDEN, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`User-agent: *\nAllow: /\n${ROBOTS}\nSitemap: ${webOrigin}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
    const bytes = await sitemaps(snapshots.current())
    reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    return reply.send(await compressedFor(request, reply, bytes))
  })
  app.get('/scholarships', HIDDEN, async (request, reply) => {
    const bytes = await lists(snapshots.current())
    reply.headers({ ...pageHeaders(), 'cache-control': 'no-cache' })
    return reply.send(await compressedFor(request, reply, bytes))
  })
}

const LIST = { wide: true, isListed: true } as const

async function sitemapOf(snapshot: Snapshot, origin: string): Promise<string> {
  const { collections, programmes } = await overviewOf(snapshot)
  const listed: [path: string, newest: string | null | undefined][] = [
    ...PAGES.map((path): [string, undefined] => [path, undefined]),
    ...Array.from(collections.values(), ({ path, newest }): [string, string | undefined] => [path, newest]),
    ...programmes.map(({ id, checked }): [string, string | null] => [`/detail/${encodeURIComponent(id)}`, checked]),
  ]
  const entries: Html[] = []
  for (const [path, newest] of listed.slice(0, MOST_LISTED)) {
    entries.push(entryOf(origin + path, newest ?? undefined))
    if (entries.length % ENTRIES_A_TURN === 0) await turn()
  }
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"> ${entries} </urlset>`.source
}

function entryOf(address: string, newest?: string): Html {
  return html`<url><loc>${address}</loc>${newest === undefined ? '' : html`<lastmod>${newest}</lastmod>`}</url>`
}

/** Every collection, under its country, field or level. */
function listOf(collections: readonly Collection[]): Html {
  const alone = collections.filter(({ selection }) => Object.keys(selection).length === 1)
  return html`<h1>Scholarships by country, level and field</h1>
    <p><a href="/search">Search all scholarships</a></p>
    ${alone.map(({ path, selection }) => {
      const [name] = Object.values(selection).flat()
      const others = collections.filter((one) => one.path.startsWith(`${path}/`))
      return html`<h2><a href="${path}">${String(name)}</a></h2>
        ${others.length === 0 ? [] : html`<p>${others.map((one) => linkTo(one))}</p>`}`
    })}`
}

function linkTo({ path, selection }: Collection): Html {
  return html`<a href="${path}">${Object.values(selection).flat().slice(1).map(String).join(', ')}</a> `
}
