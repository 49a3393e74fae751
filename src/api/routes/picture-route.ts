import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { etagOf, resource, sendResource, type Resource } from '#api/sending.ts'
import { pageConfigOf } from '#api/pages/page-files.ts'
import { openRenderer } from '#api/pages/renderer.ts'
import { sharePicture } from '#api/pages/share-picture.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { presentCard } from '#presenters/present-card.ts'
import type { PageDeps } from './route-deps.ts'

/** Pictures kept: some 15 MB. */
const MOST_KEPT = 500

/** A picture of each scholarship for links that are shared: drawn when first asked for, once for what it shows. */
export function pictureRoute(app: FastifyInstance, { config, snapshots, limit, webFolder }: PageDeps): void {
  // A thread of its own: a page does not wait for pictures.
  const renderer = openRenderer({ webFolder, config: pageConfigOf(config) }, (err) =>
    app.log.error({ err }, 'A picture could not be drawn'),
  )
  app.addHook('onClose', () => renderer.close())
  const kept = new LRUCache<string, Resource>({ max: MOST_KEPT })

  app.get<{ Params: { readonly scholarshipId: string } }>(
    '/share/:scholarshipId',
    { schema: { hide: true } },
    async (request, reply) => {
      const record = snapshots.current().find(request.params.scholarshipId)
      if (!record) throw new ProblemError('not_found', 'There is no such scholarship.')
      const svg = sharePicture(presentCard(record, snapshots.current().today), config.site.name)
      const key = etagOf(Buffer.from(svg))
      const known = kept.get(key)
      if (known) return sendResource(request, reply, known)
      const drawn = limit.take(request.ip) > 0 ? null : await renderer.render({ svg })
      if (drawn === null || typeof drawn === 'string') {
        reply.header('retry-after', String(SERVER_LIMITS.retryAfterSeconds))
        throw new ProblemError('unavailable', 'This picture cannot be drawn just now. Ask again in a few seconds.')
      }
      const png = resource(Buffer.from(drawn), { type: 'image/png', cacheControl: 'public, max-age=86400' })
      // It is packed already.
      const picture = { ...png, packed: new Map() }
      kept.set(key, picture)
      return sendResource(request, reply, picture)
    },
  )
}
