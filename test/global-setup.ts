import type { TestProject } from 'vitest/node'
import { startPostgres } from '../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a PostgreSQL server that lives as long as the run. */
    postgresUrl: string
  }
}

/** Once for a whole run: a PostgreSQL server. */
export async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
