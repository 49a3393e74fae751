import type { FastifyInstance } from 'fastify'
import { setImmediate as turn } from 'node:timers/promises'
import type { Config } from '#api/config.ts'
import { ProblemError } from '#api/error-handling.ts'
import { LEVELS } from '#domain/levels.ts'
import { compressedFor } from '#api/answers/compression.ts'
import { overviewOf, type Collection } from '#api/pages/collections.ts'
import { html, type Html } from '#api/pages/html-page.ts'
import type { PageFiles } from '#api/pages/page-files.ts'
import { headOf } from '#api/pages/page-head.ts'
import { NOT_BUILT } from '#api/pages/page-senders.ts'
import type { PageText } from '#api/pages/page-texts.ts'
import { perSnapshot, type Snapshot, type SnapshotSource } from '#api/snapshot/snapshot.ts'

const HIDDEN = { schema: { hide: true } }
/** A sitemap may list so many. */
const MOST_LISTED = 50_000
/** Written in one turn of the event loop: about a millisecond. */
const ENTRIES_A_TURN = 500
const PAGES = ['/', '/search', '/scholarships', '/how-results-are-ordered', '/privacy']
/** What is a person's own, and what is no page. */
const ROBOTS = ['/api/', '/auth/', '/saved', '/account', '/signin'].map((path) => `Disallow: ${path}\n`).join('')

interface ProgramDeps {
  readonly config: Config
  readonly snapshots: SnapshotSource
  readonly files: PageFiles
  /** What the list of all collections says about itself. */
  readonly text: PageText
}

/** What search engines ask for, and the list of all collections. */
export function servePagesForPrograms(app: FastifyInstance, { config, snapshots, files, text }: ProgramDeps): void {
  const { webOrigin } = config
  const sitemaps = perSnapshot(async (snapshot) => Buffer.from(await sitemapOf(snapshot, webOrigin)))
  const head = headOf(webOrigin, { canonical: '/scholarships' })
  const lists = perSnapshot(async (snapshot) => {
    const { collections } = await overviewOf(snapshot)
    return files.render('plain', { ...text, head, root: listOf([...collections.values()]) })
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
    const page = await lists(snapshots.current())
    if (!page) throw new ProblemError('unavailable', NOT_BUILT)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    return reply.send(await compressedFor(request, reply, page))
  })
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
