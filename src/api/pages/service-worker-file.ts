import type { FastifyInstance } from 'fastify'
import { serviceWorkerPolicy } from '#api/access/security.ts'
import type { Config } from '#api/config.ts'
import { sendFile, type StaticFile } from './static-files.ts'

const ADDRESS = '/service-worker.js'

/** What answers on devices that keep the catalogue. They look for a newer one whenever a page is opened. */
export function serveServiceWorker(app: FastifyInstance, config: Config, files: ReadonlyMap<string, StaticFile>): void {
  const built = files.get(ADDRESS)
  if (!built) return
  const file = { ...built, cacheControl: 'no-cache' }
  const policy = serviceWorkerPolicy(config)
  app.get(ADDRESS, { schema: { hide: true } }, (request, reply) =>
    sendFile(request, reply.header('content-security-policy', policy), file),
  )
}
