import { fileURLToPath } from 'node:url'
import { codeOf } from '#storage/errors.ts'
import { openStorage } from '#storage/open-storage.ts'
import { buildApp, type App } from './app.ts'
import { ConfigError, configWarnings, parseConfig, WRONG_SETTINGS, type Config } from './config.ts'
import { drain } from './running/drain.ts'
import { gatherLines } from './running/log-lines.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url))

try {
  const config = parseConfig(process.env)
  for (const warning of configWarnings(config)) console.warn(`Warning: ${warning}`)
  await serve(config)
  console.log(`${config.site.name} is ready at ${config.webOrigin}`)
  if (config.developmentCode !== undefined) console.log(explainCode(config.developmentCode, config))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && !(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug') {
    console.error(error.stack)
  }
  process.exit(error instanceof ConfigError ? WRONG_SETTINGS : 1)
}

async function serve(config: Config): Promise<void> {
  // A full disk, or a reader of the log that has ended, loses log lines and nothing else.
  process.stdout.on('error', () => undefined)
  const storage = await openStorage(config)
  const app = await buildApp({
    config,
    storage,
    webFolder: WEB_FOLDER,
    logTo: gatherLines(process.stdout),
    onClosed: () => storage.close(),
  })
  closeOnSignals(app)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    throw explain(error, config)
  }
}

function explainCode(code: string, { apiOrigin }: Config): string {
  const link = `${apiOrigin}/dev-sign-in?code=${encodeURIComponent(code)}`
  return `To sign in while developing, each browser is asked once for the code ${code}; this link gives it: ${link}`
}

function closeOnSignals(app: App): void {
  let closing = false
  // SIGHUP: the terminal that started it is gone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The terminal and `npm start` may both pass on the same key press.
      if (closing) return
      closing = true
      drain(app).then(
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
  const code = codeOf(error)
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
