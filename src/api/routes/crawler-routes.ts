import type { FastifyInstance } from 'fastify'
import { setImmediate as turn } from 'node:timers/promises'
import { HTML_TYPE, resource, sendResource } from '#api/sending.ts'
import { LEVELS } from '#domain/levels.ts'
import { overviewOf, type Collection } from '#api/pages/collections.ts'
import { html, type Html } from '#api/pages/html-page.ts'
import { headOf } from '#api/pages/page-head.ts'
import { perSnapshot, type Snapshot } from '#api/snapshot/snapshot.ts'
import type { PageDeps } from './route-deps.ts'

const HIDDEN = { schema: { hide: true } }
const AN_HOUR = 'public, max-age=3600'
/** A sitemap may list so many. */
const MOST_LISTED = 50_000
/** Written in one turn of the event loop: about a millisecond. */
const ENTRIES_A_TURN = 500
const PAGES = ['/', '/search', '/scholarships', '/how-results-are-ordered', '/privacy']
/** What is a person's own, and what is no page. */
const ROBOTS = ['/api/', '/auth/', '/saved', '/account', '/signin'].map((path) => `Disallow: ${path}\n`).join('')

/** What search engines ask for, and the list of all collections. */
export function servePagesForPrograms(app: FastifyInstance, { config, snapshots, files, texts }: PageDeps): void {
  const { webOrigin } = config
  const sitemaps = perSnapshot(async (snapshot) =>
    resource(Buffer.from(await sitemapOf(snapshot, webOrigin)), {
      type: 'application/xml; charset=utf-8',
      cacheControl: AN_HOUR,
    }),
  )
  const head = headOf(webOrigin, { canonical: '/scholarships' })
  const lists = perSnapshot(async (snapshot) => {
    const { collections } = await overviewOf(snapshot)
    const text = { ...texts.collections, head, root: listOf([...collections.values()]) }
    return resource(files.render('plain', text), { type: HTML_TYPE })
  })
  app.get('/robots.txt', HIDDEN, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': AN_HOUR })
      .send(`User-agent: *\nAllow: /\n${ROBOTS}\nSitemap: ${webOrigin}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', HIDDEN, async (request, reply) =>
    sendResource(request, reply, await sitemaps(snapshots.current())),
  )
  app.get('/scholarships', HIDDEN, async (request, reply) =>
    sendResource(request, reply, await lists(snapshots.current())),
  )
}

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

const GROUPS = [
  { key: 'field', title: 'Subjects' },
  { key: 'country', title: 'Countries' },
  { key: 'level', title: 'Levels' },
] as const

/** Every collection: by subject, by country and by level, each with those that it makes with another. Styled by `no-script.css`. */
function listOf(collections: readonly Collection[]): Html {
  const groups = GROUPS.map(({ key, title }) => {
    const alone = collections.filter(({ selection }) => selection[key] && Object.keys(selection).length === 1)
    return html`<h2>${title}</h2>
      <ul role="list" class="lists">
        ${inOrder(alone).map((one) => {
          const others = inOrder(collections.filter(({ path }) => path.startsWith(`${one.path}/`)))
          return html`<li>${linkTo(one)}${others.length === 0 ? [] : narrower(others)}</li>`
        })}
      </ul>`
  })
  return html`<article class="text-page">
    <h1>Scholarships by subject, country and level</h1>
    <p><a href="/search">Search all scholarships</a></p>
    ${groups}
  </article>`
}

const narrower = (others: readonly Collection[]): Html =>
  html`<details>
    <summary>${String(others.length)} narrower ${others.length === 1 ? 'list' : 'lists'}</summary>
    <ul role="list" class="lists">
      ${others.map((other) => html`<li>${linkTo(other)}</li>`)}
    </ul>
  </details>`

/** Levels in the order of study, then all else by name. */
function inOrder(collections: readonly Collection[]): Collection[] {
  const stepOf = ({ selection: { level } }: Collection) =>
    level ? LEVELS.findIndex(({ label }) => label === level[0]) : LEVELS.length
  return collections.toSorted((a, b) => stepOf(a) - stepOf(b) || nameOf(a).localeCompare(nameOf(b), 'en'))
}

/** Of two that it is of, the second: it stands with the first. */
const nameOf = ({ selection }: Collection): string => String(Object.values(selection).flat().at(-1))

const linkTo = (one: Collection): Html => html`<a href="${one.path}">${nameOf(one)}</a> ${String(one.count)}`
