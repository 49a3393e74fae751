import type { FastifyPluginCallback, FastifyReply } from 'fastify'

/** For text and attributes alike. */
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

const STYLE_PATH = '/plain.css'
const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#faf7f0, #16171d); --ink: light-dark(#1d1f2a, #eceae4);
  --quiet: light-dark(#575a68, #b4b3ad); --line: light-dark(#d5cfc0, #3c3e4a); --sheet: light-dark(#ffffff, #20222b);
  --strong: light-dark(#2b3a8c, #b9c4ff); --on-strong: light-dark(#ffffff, #14162a); --note: light-dark(#fdf0cf, #3a3217); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
pre { overflow: auto; max-height: 24rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: .75rem; }
summary { cursor: pointer; min-height: 1.5rem; }
p { margin: 0 0 1rem; }
a { color: var(--strong); }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
.note { background: var(--note); border-radius: .6rem; padding: .65rem .9rem; }
.quiet { color: var(--quiet); }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .9rem; padding: 1.1rem; margin: 0 0 1.25rem; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
`

export interface HtmlPage {
  readonly title: string
  /** Already escaped. */
  readonly body: string
}

/** A page that the server writes itself: no script, our own style sheet. */
export function sendPage(reply: FastifyReply, status: number, { title, body }: HtmlPage): FastifyReply {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

export const plainStyle: FastifyPluginCallback = (app, _options, done) => {
  app.get(STYLE_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  )
  done()
}
