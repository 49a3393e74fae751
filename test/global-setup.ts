import type { TestProject } from 'vitest/node'
import { startReplicatedPostgres } from '../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL server that lives as long as the run, and of its replica. */
    postgresUrl: string
    replicaUrl: string
  }
}

/** Once for a whole run: a PostgreSQL server, and a replica of it. */
export async function setup(project: TestProject) {
  const { primary, replica } = await startReplicatedPostgres()
  project.provide('postgresUrl', primary.url)
  project.provide('replicaUrl', replica.url)
  return async () => {
    // In this order: a primary does not end before its replica has everything.
    await replica.stop()
    await primary.stop()
  }
}
