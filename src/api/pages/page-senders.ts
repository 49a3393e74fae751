import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import { compressedFor } from '#api/answers/compression.ts'
import type { Config } from '#api/config.ts'
import { isLoopback } from '#api/origins.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { PageFiles } from './page-files.ts'
import type { PageText } from './page-texts.ts'
import { sendFile, type StaticFile, compressPage } from './static-files.ts'

export const NOT_BUILT = 'The web app has not been built. Build it with: npm run build'

/** Sends a page that is the same for everyone. */
export function createSender(file: StaticFile | undefined, config: Config, status = 200) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const elsewhere = otherHost(request, config)
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 307)
    if (!file) throw new ProblemError('unavailable', NOT_BUILT)
    return sendFile(request, reply, file, status)
  }
}

/** To a browser "localhost" and "127.0.0.1" are two sites, and a session belongs to one of them. */
export function otherHost(request: FastifyRequest, { webOrigin, apiOrigin }: Config): string | undefined {
  const { host } = request.headers
  const site = new URL(webOrigin)
  if (host === undefined || webOrigin !== apiOrigin || host === site.host || !isLoopback(site.hostname))
    return undefined
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  const isSame = asked && isLoopback(asked.hostname) && asked.port === site.port
  if (!isSame) return undefined
  // Appended to our origin as text: resolved against it, "/\\elsewhere" and "http://elsewhere" would lead away.
  return request.url.startsWith('/') ? new URL(webOrigin + request.url).href : `${webOrigin}/`
}

/** Sends a page with a text that depends on the request. */
export async function sendWith(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, file, text }: { readonly files: PageFiles; readonly file: string; readonly text: PageText },
): Promise<FastifyReply> {
  const html = files.render(file, text)
  if (!html) throw new ProblemError('unavailable', NOT_BUILT)
  const body = await compressedFor(request, reply, html)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)
}

/** What makes the site installable: its name, and the icons that `scripts/icons.ts` draws. */
export function serveWebManifest(app: FastifyInstance, { site }: Config): void {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    // Whole to its edges, so that phones may cut it to their shape.
    purpose: 'any maskable',
  })
  const manifest = {
    id: '/',
    name: site.name,
    description: 'Scholarships from high school to post-doc, with their official links.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f1e9',
    theme_color: '#f4f1e9',
    icons: [icon(192), icon(512)],
  }
  const file = { ...compressPage(Buffer.from(JSON.stringify(manifest))), type: 'application/manifest+json' }
  app.get('/site.webmanifest', { schema: { hide: true } }, (request, reply) => sendFile(request, reply, file))
}
