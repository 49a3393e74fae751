import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageConfig } from '#contract/site.ts'
import { escapeHtml } from './html-page.ts'
import type { PageText } from './page-texts.ts'
import { packPage, type StaticFile } from './static-files.ts'

export interface PageFiles {
  /** The page of this name, or the empty one that every other address gets; undefined when nothing has been built. */
  find(name: string, text: PageText): StaticFile | undefined
  /** The same for a text that is known only when it is asked for: made anew each time, and not packed. */
  render(name: string, text: PageText): Buffer | undefined
}

const NAMES = ['index', 'search', 'detail', 'saved', 'frame', 'app'] as const
/** Stands in the place of a name that is not known yet. */
const NO_NAME = 'Loading...'
const TOKEN = /"%page-config%"|%site\.(\w+)%/g
const PAGE_TOKEN = /%page\.(title|description|name)%/

/** Reads the built pages once, and fills in what is this installation's. */
export function readPageFiles(webFolder: string, config: PageConfig): PageFiles {
  const templates = new Map<string, (text: PageText) => Buffer>()
  for (const name of NAMES) {
    const path = join(webFolder, `${name}.html`)
    if (existsSync(path)) templates.set(name, createTemplate(readFileSync(path, 'utf8'), config))
  }
  const fallback = templates.get('app')
  return {
    find: (name, text) => {
      const template = templates.get(name) ?? fallback
      return template && packPage(template(text))
    },
    render: (name, text) => (templates.get(name) ?? fallback)?.(text),
  }
}

/** Only a page's own title and description are still open in what this makes of a page. */
function createTemplate(source: string, config: PageConfig): (text: PageText) => Buffer {
  const site: Readonly<Record<string, string>> = { ...config.site }
  const filled = source.replaceAll(TOKEN, (token, key?: string) => {
    // Inside a script element only "<" could end it.
    if (key === undefined) return JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
    return escapeHtml(site[key] ?? token)
  })
  const parts = filled.split(PAGE_TOKEN)
  return (text) =>
    // Every second part is what it was split by: the name of a text.
    Buffer.from(
      parts.map((part, place) => (place % 2 ? escapeHtml(text[part as keyof PageText] ?? NO_NAME) : part)).join(''),
    )
}
