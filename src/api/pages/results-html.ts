import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { decodeSearch } from '#contract/search-url.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { answerFilter, wholeAnswer } from '#api/answers/filter-answer.ts'
import { chosenEncoding, compressed, varyBy, type Encoding } from '#api/answers/compression.ts'
import { etagOf, holds } from '#api/etag.ts'
import { perSnapshot, type Snapshot } from '#api/snapshot/snapshot.ts'
import { html, Html } from './html-page.ts'
import { jsonBlock } from './page-head.ts'
import type { PageFiles } from './page-files.ts'
import type { Renderer } from './renderer.ts'
import type { PageText } from './page-texts.ts'

/** Pages kept per snapshot: some 25 MB. */
const MOST_KEPT = 256
const HOUR_MS = 3_600_000
const brotlied = promisify(brotliCompress)
/** Fast rather than small: most of these pages are asked for once. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export interface DrawnPage {
  readonly plain: Buffer
  readonly etag: string
  readonly packed: Map<Encoding, Promise<Buffer>>
}

interface ResultsHtmlDeps {
  readonly files: PageFiles
  readonly renderer: Renderer
  /** What the page says about itself. */
  readonly textOf: (address: string, answer: SearchAnswer) => Promise<PageText>
}

interface Drawn {
  readonly address: string
  readonly path: string
  /** What its dates are told for, until the app has taken it over. */
  readonly at: string
}

/** The results page at `address`, with the first cards in it. Undefined if it cannot be drawn just now. */
export type ResultsHtml = (snapshot: Snapshot, address: string, path?: string) => Promise<DrawnPage | undefined>

/** Draws results pages as the app would, for a first paint before the script, and for readers that run none. */
export function createResultsHtml({ files, renderer, textOf }: ResultsHtmlDeps): ResultsHtml {
  const pagesOf = perSnapshot(() => new LRUCache<string, Promise<DrawnPage | undefined>>({ max: MOST_KEPT }))

  const draw = async (snapshot: Snapshot, { address, path, at }: Drawn): Promise<DrawnPage | undefined> => {
    const { selection } = decodeSearch(address.slice('/search'.length))
    const json = wholeAnswer(snapshot, answerFilter(snapshot, selection, 1, true)).toString()
    const markup = await renderer.render({ address, json, at })
    if (typeof markup !== 'string') return undefined
    // It is our own answer.
    const text = await textOf(address, JSON.parse(json) as SearchAnswer)
    const data = html`<script
      type="application/json"
      id="first-answer"
      data-address="${address}"
      data-at="${at}"
      data-title="${text.name ?? ''}"
      ${path === '/search' ? '' : html`data-path="${path}"`}
    >
      ${jsonBlock(json)}
    </script>`
    const page = files.render('results', { ...text, root: new Html(markup), data })
    return page && { plain: page, etag: etagOf(page), packed: new Map() }
  }
  return (snapshot, address, path = '/search') => {
    const pages = pagesOf(snapshot)
    // The same on every server of the site, or their pages would have other ETags.
    const at = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString()
    const key = `${at} ${path} ${address}`
    const known = pages.get(key)
    if (known) return known
    const file = draw(snapshot, { address, path, at })
    pages.set(key, file)
    // What could not be drawn now may be drawn the next time.
    const forget = () => pages.delete(key)
    file.then((drawn) => drawn ?? forget(), forget)
    return file
  }
}

/** Sends it in the client's encoding, packed when first asked for in it, or 304 if the client has it. */
export async function sendDrawn(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): Promise<FastifyReply> {
  const { plain, etag, packed } = page
  reply.headers({ etag: `W/${etag}`, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8')
  varyBy(reply, 'accept-encoding')
  if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = chosenEncoding(request, ['br', 'gzip'])
  if (encoding === undefined) return reply.send(plain)
  const bytes = packed.get(encoding) ?? (encoding === 'br' ? brotlied(plain, FAST_BROTLI) : compressed(plain))
  packed.set(encoding, bytes)
  return reply.header('content-encoding', encoding).send(await bytes)
}
