import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'

const STYLES_PATH = '/pages.css'

/** Safe in text and in attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Markup that is safe to put into a page. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** Puts values into markup: texts are escaped, Html stays as it is, lists are joined. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(parts.map((part, index) => part + sourceOf(values[index] ?? '')).join(''))
}

function sourceOf(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.source
  if (typeof value !== 'string') return value.map(({ source }) => source).join('')
  return escapeHtml(value)
}

/** A page that the server writes itself: it needs no script and nothing from elsewhere. */
export interface HtmlPage {
  readonly status: number
  readonly title: string
  readonly siteName: string
  readonly content: Html
  /** A page to read at length, not a card with a few buttons. */
  readonly wide?: boolean
  /** Whether search engines may list it. */
  readonly isListed?: boolean
  /** Where the forms of the page may lead, besides our own origin. */
  readonly formTargets?: readonly string[]
}

export function sendPage(reply: FastifyReply, page: HtmlPage): FastifyReply {
  return reply.code(page.status).headers(pageHeaders(page)).send(renderPage(page))
}

export function pageHeaders({ formTargets }: Partial<HtmlPage> = {}): Record<string, string> {
  const formAction = formTargets ? ["'self'", ...formTargets].join(' ') : "'none'"
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    // The address of a failed sign-in holds its code. (Not no-referrer: a form would then send no Origin.)
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

export function renderPage({ title, siteName, content, wide = false, isListed = false }: HtmlPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isListed ? [] : html`<meta name="robots" content="noindex" />`}
        <title>${title} · ${siteName}</title>
        <link rel="stylesheet" href="${STYLES_PATH}" />
      </head>
      <body>
        <main class="${wide ? 'wide' : ''}">
          <p class="site">${siteName}</p>
          ${content}
        </main>
      </body>
    </html>`.source
}

export function servePageStyles(app: FastifyInstance): void {
  const styles = readFileSync(new URL('html-page.css', import.meta.url))
  app.get(STYLES_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(styles),
  )
}
