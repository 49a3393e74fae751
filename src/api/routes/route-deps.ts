import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import type { Limit } from '#api/access/rate-limits.ts'
import type { SecurityHeaders } from '#api/access/security.ts'
import type { Config } from '#api/config.ts'
import type { PageFiles } from '#api/pages/page-files.ts'
import type { pageTexts } from '#api/pages/page-texts.ts'
import type { Guard } from '#api/sign-in/guard.ts'
import type { SessionKeeper } from '#api/sign-in/sessions.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'

/** What routes are made with: each takes what it needs. */
export interface RouteDeps {
  readonly config: Config
  readonly storage: Storage
  readonly guard: Guard
  readonly keeper: SessionKeeper
  readonly snapshots: SnapshotSource
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Of searches. */
  readonly limit: Limit
  /** What an issuer is called. */
  readonly nameOf: (issuer: string) => string
}

/** The same for pages. */
export interface PageDeps extends Pick<RouteDeps, 'config' | 'storage' | 'snapshots' | 'limit'> {
  /** Where the web app was built to. */
  readonly webFolder: string
  readonly files: PageFiles
  readonly texts: ReturnType<typeof pageTexts>
  readonly headers: SecurityHeaders
}

/** The server, or a scope of it, whose routes are typed by their schemas. */
export type RouteApp = Parameters<FastifyPluginCallbackZod>[0]
