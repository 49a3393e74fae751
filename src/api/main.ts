import { fileURLToPath } from 'node:url'
import { openStorage } from '#storage/open-storage.ts'
import { buildApp, type App } from './app.ts'
import { ConfigError, configWarnings, parseConfig, type Config } from './config.ts'
import { SERVER_LIMITS } from './server-limits.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))

try {
  await serve(parseConfig(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && !(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug') {
    console.error(error.stack)
  }
  process.exit(1)
}

async function serve(config: Config): Promise<void> {
  for (const warning of configWarnings(config)) console.warn(`Warning: ${warning}`)
  const storage = await openStorage(config)
  const app = await buildApp({ config, storage, webFolder: WEB_FOLDER })
  // Closed when the last request has been answered.
  app.addHook('onClose', () => storage.close())
  closeOnSignals(app)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    throw explain(error, config)
  }
  console.log(`${config.site.name} is ready at ${config.webOrigin}`)
}

function closeOnSignals(app: App): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The terminal and `npm start` may both pass on the same key press.
      if (closing) return
      closing = true
      setTimeout(() => app.server.closeAllConnections(), SERVER_LIMITS.drainTime).unref()
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

function explain(error: unknown, { port, host }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this user. Choose another: PORT=3000 npm start`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1`)
  }
  return error instanceof Error ? error : new Error(String(error))
}
