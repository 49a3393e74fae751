import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineSources } from '#api/access/security.ts'
import type { Config } from '#api/config.ts'
import { ProblemError } from '#api/error-handling.ts'
import { HTML_TYPE, resource, sendResource, type Resource } from '#api/sending.ts'
import type { PageConfig } from '#contract/site.ts'
import { escapeHtml, Html } from './html-page.ts'
import type { PageText } from './page-texts.ts'

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Throws unavailable if nothing has been built. */
export interface PageFiles {
  /** The page of this name, or the empty page that all other addresses get. */
  render(name: string, text: PageText): Buffer
  /** Sends the page, with a text that is the same for everyone. */
  sender(name: string, text: PageText, status?: number): Send
  /** The styles and the script that every built page has inline. */
  readonly inline: InlineSources
}

const NAMES = [
  'index',
  'search',
  'results',
  'detail',
  'saved',
  'privacy',
  'order',
  'can-i',
  'frame',
  'plain',
  'app',
] as const
const NOT_BUILT = 'The web app has not been built. Build it with: npm run build'
/** Of Brotli. */
const BEST = 11
/** Stands for a name that is not known yet. */
const NO_NAME = 'Loading...'
const TOKEN = /"%page-config%"|%site\.(\w+)%/g
const PAGE_TOKEN = /(?:%|<!--)page\.(\w+)(?:%|-->)/

/** What pages know of this installation. */
export function pageConfigOf({ site, webOrigin, apiOrigin, mail }: Config): PageConfig {
  return { site, apiOrigin: apiOrigin === webOrigin ? '' : apiOrigin, mail: mail !== undefined }
}

/** Reads the built pages once, and fills in what belongs to this installation. */
export function readPageFiles(webFolder: string, config: Config): PageFiles {
  const paths = NAMES.map((name) => [name, join(webFolder, `${name}.html`)] as const)
  const sources = new Map(
    paths.filter(([, path]) => existsSync(path)).map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  )
  const templates = new Map<string, (text: PageText) => Buffer>()
  for (const [name, source] of sources) templates.set(name, createTemplate(source, pageConfigOf(config)))
  const render = (name: string, text: PageText): Buffer => {
    const template = templates.get(name) ?? templates.get('app')
    if (!template) throw new ProblemError('unavailable', NOT_BUILT)
    return template(text)
  }
  return {
    render,
    sender: (name, text, status) => {
      let page: Resource | undefined
      const make = () => resource(render(name, text), { type: HTML_TYPE, quality: BEST })
      return (request, reply) => sendResource(request, reply, (page ??= make()), status)
    },
    inline: inlineSources(sources.get('app') ?? ''),
  }
}

function inlineSources(html: string): InlineSources {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { styles: hashesOf(/<style>([^]*?)<\/style>/g), scripts: hashesOf(/<script>([^]*?)<\/script>/g) }
}

/** Fills in a page, except for its own title and description. */
function createTemplate(source: string, config: PageConfig): (text: PageText) => Buffer {
  const site: Readonly<Record<string, string>> = { ...config.site }
  const filled = source.replaceAll(TOKEN, (token, key?: string) => {
    // Inside a script element only "<" could end it.
    if (key === undefined) return JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
    return escapeHtml(site[key] ?? token)
  })
  const parts = filled.split(PAGE_TOKEN)
  return (text) =>
    // Every second part is a match of the split: the name of a text.
    Buffer.from(parts.map((part, place) => (place % 2 ? markupOf(text[part as keyof PageText], part) : part)).join(''))
}

function markupOf(text: string | Html | undefined, name: string): string {
  if (text instanceof Html) return text.source
  return escapeHtml(text ?? (name === 'name' ? NO_NAME : ''))
}
