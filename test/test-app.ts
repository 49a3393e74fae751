import { writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildApp } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { emptyDatabase, type ENGINES, openTestStorage } from './databases.ts'
import { FIXTURE } from './fixture-catalogue.ts'
import { signedIn } from './signed-in.ts'
import { CODE } from './site.ts'
import { newFolder } from './new-folder.ts'

export const NOON = Date.UTC(2026, 10, 21, 12)

interface Setting {
  readonly engine?: (typeof ENGINES)[number]
  /** Another empty database. */
  readonly dataDir?: string
  readonly databaseUrl?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
  readonly records?: readonly Scholarship[]
  /** Milliseconds that a turn of the event loop may take before requests are refused. */
  readonly turnTime?: number
  /** Files of a built web app, by their path. */
  readonly web?: Readonly<Record<string, string | Uint8Array>>
}

interface Call {
  readonly cookie?: string
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH'

/** The server on an empty database with a small catalogue, and what a test needs to use it. Gone when the test ends. */
export async function openTestApp({
  engine = 'embedded SQLite',
  dataDir,
  databaseUrl,
  environment = { DEVELOPMENT_SIGN_IN: CODE },
  records = FIXTURE,
  turnTime = 60_000,
  web,
}: Setting = {}) {
  const clock = { now: NOON }
  const now = () => clock.now
  const storage = await openTestStorage({
    ...(await emptyDatabase(engine)),
    ...(dataDir !== undefined && { dataDir, databaseUrl }),
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  await storage.catalogue.apply({ upserts: records }, NOON)
  const config = parseConfig({ LOG_LEVEL: 'info', ...environment })
  const logged: string[] = []
  const logTo = { write: (line: string) => void logged.push(line) }
  const app = await buildApp({ config, storage, webFolder: writeFiles(web), turnTime, now, logTo })
  onTestFinished(() => app.close())

  return {
    app,
    storage,
    config,
    clock,
    logged,

    /** An account, and the Cookie header of a session. */
    signIn: (email = 'ada@example.org', name = 'Ada', userAgent = '') =>
      signedIn(storage, config.apiOrigin, { email, name, userAgent, now }),

    /** One request, by default from the web app's own origin; `''` sends none. */
    call: (method: Method, url: string, { cookie, origin = config.webOrigin, headers = {}, body }: Call = {}) =>
      app.inject({
        method,
        url,
        headers: {
          ...(cookie !== undefined && { cookie }),
          ...(origin !== '' && { origin }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }), // what tests send is JSON or a text
      }),
  }
}

function writeFiles(files: Setting['web']): string {
  if (!files) return join(tmpdir(), 'no-such-folder')
  const folder = newFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
