import { LRUCache } from 'lru-cache'
import { decodeSearch } from '#contract/search-url.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { answerFilter, wholeAnswer } from '#api/answers/filter-answer.ts'
import { perSnapshot, type Snapshot } from '#api/snapshot/snapshot.ts'
import { HTML_TYPE, resource, type Resource } from '#api/sending.ts'
import { html, Html } from './html-page.ts'
import { jsonBlock } from './page-head.ts'
import type { PageFiles } from './page-files.ts'
import type { Renderer } from './renderer.ts'
import type { PageText } from './page-texts.ts'

/** Pages kept per snapshot: some 25 MB. */
const MOST_KEPT = 256
const HOUR_MS = 3_600_000

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
export type ResultsHtml = (snapshot: Snapshot, address: string, path?: string) => Promise<Resource | undefined>

/** Draws results pages as the app would, for a first paint before the script, and for readers that run none. */
export function createResultsHtml({ files, renderer, textOf }: ResultsHtmlDeps): ResultsHtml {
  const pagesOf = perSnapshot(() => new LRUCache<string, Promise<Resource | undefined>>({ max: MOST_KEPT }))

  const draw = async (snapshot: Snapshot, { address, path, at }: Drawn): Promise<Resource | undefined> => {
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
    return resource(files.render('results', { ...text, root: new Html(markup), data }), { type: HTML_TYPE })
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
