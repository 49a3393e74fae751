import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startReplicatedPostgres } from '../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test is told the addresses of PostgreSQL. */
    postgres: string
  }
}

/** For a whole run, once a test asks for it: a PostgreSQL server, and a replica of it. Most runs of a few files need none. */
export async function setup(project: TestProject) {
  let starting: ReturnType<typeof startReplicatedPostgres> | undefined
  const teller = createServer((_, response) => {
    starting ??= startReplicatedPostgres()
    starting.then(
      ({ primary, replica }) => response.end(JSON.stringify({ primary: primary.url, replica: replica.url })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(teller, 'listening')
  // A server that listens on a port has such an address.
  project.provide('postgres', `http://127.0.0.1:${(teller.address() as AddressInfo).port}`)
  return async () => {
    teller.close()
    const servers = await starting?.catch(() => undefined)
    // In this order: a primary does not end before its replica has everything.
    await servers?.replica.stop()
    await servers?.primary.stop()
  }
}
