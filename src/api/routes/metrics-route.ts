import type { FastifyInstance } from 'fastify'
import { createAddressList } from '#api/networks.ts'
import type { Config } from '#api/config.ts'
import { watchProcess, type Metrics } from '#api/running/metrics.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'

/** Metrics of this process, for programs at permitted addresses. For all others there is nothing here. */
export function serveMetrics(
  app: FastifyInstance,
  { metricsFrom, trustedProxies }: Config,
  snapshots: SnapshotSource,
  metrics: Metrics,
): void {
  watchProcess(app, snapshots, metrics)
  const mayAsk = createAddressList(metricsFrom)
  app.get('/metrics', { schema: { hide: true }, config: { evenWhenBusy: true } }, async (request, reply) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers
    // Behind an unknown proxy, everybody would seem to have the proxy's address.
    const isHidden = trustedProxies.length === 0 && (forwardedFor !== undefined || forwarded !== undefined)
    if (isHidden || !mayAsk(request.ip)) {
      throw new ProblemError('not_found', 'Check the address. /docs lists all addresses of the API.')
    }
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}
