import proxyAddr from '@fastify/proxy-addr'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginCallbackZod,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import type { Storage } from '#storage/open-storage.ts'
import type { Config, MailConfig } from './config.ts'
import { plainAddress } from './networks.ts'
import { limitHandlerTime } from './load/timeouts.ts'
import { answerClientErrors, closeGracefully, guardPipelining } from './load/connections.ts'
import { describeApi, serveDocs } from './pages/api-description.ts'
import { answerFrameworkError, handleErrors } from './error-handling.ts'
import { createGuard } from './sign-in/guard.ts'
import { servePageStyles } from './pages/html-page.ts'
import { readPageFiles } from './pages/page-files.ts'
import type { LogSink } from './running/log-lines.ts'
import { createMetrics, type Metrics } from './running/metrics.ts'
import { shedWhenBusy, watchEventLoop } from './load/overload.ts'
import { createAddressLimit } from './access/rate-limits.ts'
import { createReadiness } from './running/drain.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { feedRoute } from './routes/feed-route.ts'
import { filterRoute } from './routes/filter-route.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { serveMetrics } from './routes/metrics-route.ts'
import { ownSessionRoutes, checkAuthRoute, logOutRoute } from './routes/session-routes.ts'
import { ownSignInRoutes } from './routes/own-sign-in-routes.ts'
import { createPages } from './routes/page-routes.ts'
import { pocketRoute } from './routes/pocket-route.ts'
import { reportRoutes } from './routes/report-routes.ts'
import type { RouteDeps } from './routes/route-deps.ts'
import { savedRoutes, savingRoutes } from './routes/saved-routes.ts'
import { detailRoutes, openRoutes } from './routes/scholarship-routes.ts'
import { followRoutes, reminderRoutes } from './routes/mail-routes.ts'
import { unsubscribeRoutes } from './routes/unsubscribe-routes.ts'
import { calendarRoutes, ownCalendarRoutes } from './routes/calendar-routes.ts'
import { planLinkRoutes, planRoutes, sharedPlanRoute } from './routes/plan-routes.ts'
import {
  secure,
  securityHeaders,
  type SecurityHeaders,
  namesOneHost,
  readOnlyText,
  refuseCompressed,
} from './access/security.ts'
import { SERVER_LIMITS } from './server-limits.ts'
import { issuerNames, usesDevelopmentSignIn, type ProviderOptions } from './sign-in/connected-providers.ts'
import { isDevelopmentIssuer } from './sign-in/development-leftovers.ts'
import { createSessionKeeper } from './sign-in/sessions.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { openSnapshot } from './snapshot/snapshot.ts'
import { asksForPage, handleUnknownAddresses } from './pages/unknown-address.ts'
import { createLetterSender } from './mail/send-letters.ts'
import { createMailTransport } from './mail/transport.ts'
import { startBackgroundJobs } from './running/background-jobs.ts'

export interface AppDeps {
  readonly config: Config
  readonly storage: Storage
  readonly webFolder: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Where log lines go. Default: the standard output. */
  readonly logTo?: LogSink
  /** Overrides the limit for tests: a machine that is busy with other tests is no overload. */
  readonly turnTime?: number
  /** Called when everything else has ended. */
  readonly onClosed?: () => Promise<void>
  /** Other addresses of the sign-in providers, for tests. */
  readonly providers?: ProviderOptions
}

export type App = Awaited<ReturnType<typeof buildApp>>

/** The server, ready to listen. */
export async function buildApp({
  config,
  storage,
  webFolder,
  logTo = process.stdout,
  turnTime = SERVER_LIMITS.turnTime,
  now = Date.now,
  onClosed,
  providers,
}: AppDeps) {
  const snapshots = await openSnapshot(storage.catalogueCopy, now, { log: () => app.log })
  const isDevelopment = usesDevelopmentSignIn(config)
  const accepts = (issuer: string) => isDevelopment || !isDevelopmentIssuer(issuer)
  const keeper = createSessionKeeper({ storage, config, now, accepts, log: () => app.log })
  const guard = createGuard(keeper)
  const files = readPageFiles(webFolder, config)
  const headers = securityHeaders(config, files.inline)
  const eventLoop = watchEventLoop(turnTime)
  const limit = createAddressLimit(SERVER_LIMITS.searchesPerMinute)
  const metrics = createMetrics()
  const pages = createPages({ config, storage, snapshots, webFolder: resolve(webFolder), files, limit, headers })
  const { sendUnknown } = pages
  const app = createServer({ config, headers, logTo, metrics, sendUnknown, onClosed })
  const readiness = createReadiness(config.trustedProxies)

  const routes = collectRoutes(app)
  handleErrors(app)
  handleUnknownAddresses(app, sendUnknown)
  secure(app, config, headers)
  refuseCompressed(app)
  tellAnswers(app, metrics)
  shedWhenBusy(app, eventLoop)
  await describeApi(app, config)

  const deps = { storage, guard, keeper, snapshots, now, limit, config, nameOf: issuerNames(config, providers) }
  const open = app.withTypeProvider<ZodTypeProvider>()
  await app.register(filterRoute(deps))
  await app.register(healthRoutes(storage, snapshots, readiness))
  openRoutes(open, deps)
  calendarRoutes(open, deps)
  feedRoute(open, deps)
  await app.register(unsubscribeRoutes(deps))
  sharedPlanRoute(open, deps)
  await app.register(signInRoutes, { config, storage, sessions: keeper, now, ...providers })
  logOutRoute(open, deps)
  await app.register(guardedRoutes(deps))
  serveDocs(app, config.site.name)
  serveMetrics(app, config, snapshots, metrics)
  servePageStyles(app)
  await app.register(pages.routes)
  const transport = config.mail && openTransport(app, config.mail)
  const sendLetters = transport && createLetterSender({ ...deps, transport })
  const mail = sendLetters && { send: sendLetters, reach: () => transport.reach() }
  await startBackgroundJobs(app, { storage, snapshots, keeper, now, isDevelopment, mail, metrics })
  // The last three are for tests: to follow the catalogue and to send letters when it suits them, and to list every route.
  return Object.assign(app, { readiness, snapshots, sendLetters, routes })
}

function openTransport(app: FastifyInstance, mail: MailConfig) {
  const transport = createMailTransport(mail)
  app.addHook('onClose', async () => transport.close())
  return transport
}

/** Whether an address is one of the proxies whose word about visitors' addresses is taken. */
function proxiesOf({ trustedProxies }: Config): (address: string, hop: number) => boolean {
  const isProxy = proxyAddr.compile([...trustedProxies])
  return (address, hop) => isProxy(plainAddress(address), hop)
}

/** Everything personal. Without a session the answer is 401, for another person's e-mail 403, whatever else is asked. */
function guardedRoutes(deps: RouteDeps): FastifyPluginCallbackZod {
  return (routes, _options, done) => {
    routes.addHook('onRequest', deps.guard.requireSession)
    routes.addHook('onRequest', deps.guard.requireOwnEmail)
    checkAuthRoute(routes, deps)
    detailRoutes(routes, deps)
    pocketRoute(routes, deps)
    savedRoutes(routes, deps)
    savingRoutes(routes, deps)
    accountRoutes(routes, deps)
    ownSessionRoutes(routes, deps)
    ownSignInRoutes(routes, deps)
    ownCalendarRoutes(routes, deps)
    reminderRoutes(routes, deps)
    followRoutes(routes, deps)
    reportRoutes(routes, deps)
    planRoutes(routes, deps)
    planLinkRoutes(routes, deps)
    done()
  }
}

interface ServerDeps {
  readonly config: Config
  readonly logTo: LogSink
  readonly headers: SecurityHeaders
  readonly metrics: Metrics
  readonly sendUnknown: ReturnType<typeof createPages>['sendUnknown']
  readonly onClosed: AppDeps['onClosed']
}

function createServer(deps: ServerDeps): FastifyInstance {
  const { config, headers, logTo, metrics, sendUnknown } = deps
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      stream: logTo,
      // PostgreSQL repeats in these what should have been written: an e-mail that is taken, a whole row.
      redact: { paths: ['err.detail', 'err.where'], remove: true },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? proxiesOf(config) : false,
    bodyLimit: SERVER_LIMITS.bodyBytes,
    forceCloseConnections: 'idle',
    // A request that still arrives on a used connection is answered normally, and the connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: SERVER_LIMITS.parameterLength },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers.pages).header('x-request-id', request.id)
      try {
        if (namesOneHost(request.raw) && asksForPage(request)) return void sendUnknown(request, reply)
      } catch {
        // The web app is not built, so the problem is sent as it is.
      }
      answerFrameworkError(error, request, reply)
    },
    clientErrorHandler: answerClientErrors((status) => metrics.refuse(status)),
    serverFactory: (handler) =>
      createHttpServer(
        {
          maxHeaderSize: SERVER_LIMITS.headerBytes,
          headersTimeout: SERVER_LIMITS.headersTimeout,
          requestTimeout: SERVER_LIMITS.requestTimeout,
          keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
          connectionsCheckingInterval: SERVER_LIMITS.timeoutsInterval,
          // Node's own refusal says nothing, and is not counted.
          requireHostHeader: false,
        },
        guardPipelining(handler),
      ),
  })
  // These hooks run in reverse order, so this is the last of them.
  app.addHook('onClose', async () => deps.onClosed?.())
  limitHandlerTime(app, SERVER_LIMITS.handlerTimeout)
  app.server.maxConnections = SERVER_LIMITS.connections
  app.server.timeout = SERVER_LIMITS.stalledTimeout
  closeGracefully(app.server)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  readOnlyText(app)
  return app
}

/** Counts and logs each answer by its route. Addresses hold e-mails, and are not written down. */
function tellAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const answered = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: reply.elapsedTime }
    metrics.add(answered)
    request.log.info(answered)
    done()
  })
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function collectRoutes(app: FastifyInstance) {
  const routes: { readonly method: (typeof METHODS)[number]; readonly url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of METHODS) if ([method].flat().includes(one)) routes.push({ method: one, url })
  })
  return routes
}
