import type { FastifyInstance } from 'fastify'
import type { Config } from '#api/config.ts'
import { compressPage, sendFile } from './static-files.ts'

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
