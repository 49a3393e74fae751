import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendProblem, ProblemError } from '#api/error-handling.ts'
import { withTimeout } from '#api/load/timeouts.ts'
import type { Readiness } from '#api/running/drain.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'
import { answering } from './answers.ts'

const aliveSchema = z.object({ status: z.literal('alive') })
const readySchema = z.object({
  status: z.literal('ready'),
  database: z
    .enum(['answers', 'away'])
    .describe('While it is away, or has no room left, searches are answered and saves are not'),
  scholarships: z.int(),
  version: z.string().describe('Of the catalogue and the day'),
})

/** How long the database may take to answer, in milliseconds. */
const TIMEOUT = 1000

/** For whatever watches the server. A server that is being stopped is alive but not ready. */
export const healthRoutes =
  (storage: Storage, snapshots: SnapshotSource, readiness: Readiness): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preClose', async () => readiness.stop())
    let pinging: Promise<void> | undefined
    // Shared by all who ask at the same time: a silent database would otherwise hold a connection for each.
    const ping = () =>
      (pinging ??= storage.ping().finally(() => {
        pinging = undefined
      }))

    app.get(
      '/healthz',
      { config: { evenWhenBusy: true }, ...answering('Is the process alive', aliveSchema) },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        return { status: 'alive' as const }
      },
    )

    app.get(
      '/readyz',
      { config: { evenWhenBusy: true }, ...answering('Can it serve', readySchema) },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        // Expected, and nothing for the log.
        if (!readiness.ask(request.ip))
          return sendProblem(request, reply, new ProblemError('unavailable', 'This server is shutting down.'))
        const { engine, version } = snapshots.current()
        const database = await withTimeout(ping(), TIMEOUT).then(
          () => 'answers' as const,
          () => 'away' as const,
        )
        return { status: 'ready' as const, database, scholarships: engine.size, version }
      },
    )
  }
