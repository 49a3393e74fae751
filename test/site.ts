import { onTestFinished } from 'vitest'
import { buildApp, type AppDeps } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase, freePort } from './databases.ts'
import { createVisitor } from './visitor.ts'

interface SiteOptions extends Pick<AppDeps, 'providers' | 'now'>, Partial<Pick<AppDeps, 'webFolder'>> {
  readonly environment?: Readonly<Record<string, string>>
}

/** What the development sign-in asks for. */
export const CODE = 'the-code-of-the-tests'

/** The whole server on an empty database, with the development sign-in, listening for the length of one test. */
export async function startSite({ environment = { DEVELOPMENT_SIGN_IN: CODE }, ...deps }: SiteOptions = {}) {
  const database = await emptyDatabase('embedded SQLite')
  const storage = await openStorage(database)
  const PORT = String(await freePort())
  const origin = `http://localhost:${PORT}`
  const config = parseConfig({
    PORT,
    API_ORIGIN: origin,
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const app = await buildApp({ config, storage, webFolder: database.dataDir, ...deps })
  await app.listen({ port: config.port, host: config.host })
  onTestFinished(async () => {
    await app.close()
    await storage.close()
  })
  return { app, storage, config, origin, newVisitor: () => createVisitor(origin) }
}
