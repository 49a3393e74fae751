import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { CustomFetch } from 'openid-client'
import type { Config, Credentials } from '#api/config.ts'
import { isLoopback } from '#api/access/origins.ts'
import { makeFolder } from '#storage/make-folder.ts'
import { developmentIssuer } from './development-leftovers.ts'
import { createLocalOidc } from './local-oidc.ts'
import { DEMO_PEOPLE, personSchema, type LocalPerson } from './local-people.ts'
import { localProviderPage } from './local-provider-page.ts'
import { openLocalStore, type LocalStore } from './local-store.ts'
import { sendPage } from '#api/pages/html-page.ts'
import { PROVIDER_IDS, type ProviderId } from './providers.ts'
import { SignInFailure } from './sign-in-failure.ts'

type LocalConfig = Pick<Config, 'webOrigin' | 'apiOrigin' | 'site' | 'workers' | 'dataDir'>
type LocalOidc = Awaited<ReturnType<typeof createLocalOidc>>

export interface LocalProvider {
  readonly issuer: string
  readonly credentials: Credentials
  readonly fetch: CustomFetch
}

/**
 * A stand-in for each provider under `/dev-sign-in/{provider}` once it is mounted, so that everything works on a fresh
 * machine. Keys and secrets are made at each start, or once for all workers; issuers stay the same, because accounts
 * depend on them. Throws unless the origin is this machine's own.
 */
export function createLocalProviders(app: FastifyInstance, config: LocalConfig) {
  const { apiOrigin } = config
  if (!isLoopback(new URL(apiOrigin).hostname)) {
    throw new Error(
      `The development sign-in is for this machine alone, and ${apiOrigin} can be reached from elsewhere.`,
    )
  }
  const started = new Map<ProviderId, Promise<LocalOidc>>()
  const store = openStore(config)
  app.addHook('onClose', async () => store.close())
  const fetch = fetchInside(app)
  const describe = (id: ProviderId): LocalProvider => ({
    issuer: developmentIssuer(apiOrigin, id),
    credentials: credentials[id],
    fetch,
  })
  const credentials = { google: makeCredentials('google', store), linkedin: makeCredentials('linkedin', store) }
  const local = { google: describe('google'), linkedin: describe('linkedin') }

  const require = (id: ProviderId): Promise<LocalOidc> => {
    const known = started.get(id)
    if (known) return known
    const callbackUrl = `${apiOrigin}/auth/${id}/callback`
    const starting = createLocalOidc({ id, ...local[id], callbackUrl, siteName: config.site.name, store })
    started.set(id, starting)
    return starting
  }

  const mount = async (): Promise<void> => {
    await app.register(async (scope) => mountPages(scope, config, require))
    await app.register(async (scope) => mountEndpoints(scope, config, require))
  }
  return { ...local, mount }
}

/** The protocol's own endpoints, which write their own answers. */
function mountEndpoints(
  app: FastifyInstance,
  { apiOrigin }: LocalConfig,
  require: (id: ProviderId) => Promise<LocalOidc>,
) {
  const { host, protocol } = new URL(apiOrigin)
  app.removeAllContentTypeParsers()
  // They read their bodies themselves.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const id of PROVIDER_IDS) {
    const prefix = `/dev-sign-in/${id}`
    app.all(`${prefix}/*`, { config: { origins: 'any' }, schema: { hide: true } }, async (request, reply) => {
      const { provider } = await require(id)
      reply.hijack()
      const { raw } = request
      const originalUrl = raw.url ?? prefix
      // Their endpoints are named after the configured origin, whatever a proxy did to the Host header.
      Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
      Object.assign(raw, { originalUrl, url: originalUrl.slice(prefix.length) })
      await provider.callback()(raw, reply.raw)
    })
  }
}

/** The page on which a person is chosen. */
function mountPages(app: FastifyInstance, config: LocalConfig, require: (id: ProviderId) => Promise<LocalOidc>) {
  const page = { siteName: config.site.name, webOrigin: config.webOrigin }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  for (const id of PROVIDER_IDS) {
    const path = `/dev-sign-in/${id}/interaction/:uid`

    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await requireInteraction(await require(id), request, reply)
      return sendPage(reply, localProviderPage({ id, ...page }))
    })

    app.post(path, { schema: { hide: true } }, async (request, reply) => {
      const oidc = await require(id)
      await requireInteraction(oidc, request, reply)
      // Made by the parser above.
      const form = request.body as Readonly<Record<string, string>>
      const chosen = personIn(form)
      const isCancelled = form['cancel'] !== undefined
      if (!isCancelled && 'problem' in chosen)
        return sendPage(reply, localProviderPage({ id, ...page, refused: chosen }))
      const result = isCancelled
        ? { error: id === 'linkedin' ? 'user_cancelled_login' : 'access_denied' }
        : { login: { accountId: await oidc.admit(chosen) }, select_account: {} }
      return reply.redirect(await oidc.provider.interactionResult(request.raw, reply.raw, result), 303)
    })
  }
}

async function requireInteraction(
  { provider }: LocalOidc,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await provider.interactionDetails(request.raw, reply.raw).catch((error: unknown) => {
    throw new SignInFailure('expired', error)
  })
}

function personIn(form: Readonly<Record<string, string>>): LocalPerson | (LocalPerson & { problem: string }) {
  const demo = DEMO_PEOPLE[Number(form['person'] ?? Number.NaN)]
  if (demo) return demo
  const { name = '', email = '' } = form
  const read = personSchema.safeParse({ name, email })
  return read.success ? read.data : { name, email, problem: read.error.issues.map(({ message }) => message).join(' ') }
}

/** The server talks to its own provider without the network, since its origin may be that of a proxy in front of it. */
function fetchInside(app: FastifyInstance): CustomFetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const answer = await app.inject({
      // The client only uses GET and POST.
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: headers,
      ...(body !== undefined && body !== null && { payload: await new Response(body).text() }),
    })
    const answerHeaders = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(answer.body, { status: answer.statusCode, headers: answerHeaders })
  }
}

function openStore({ workers, dataDir }: LocalConfig): LocalStore {
  if (workers === 1) return openLocalStore(':memory:')
  makeFolder(dataDir)
  return openLocalStore(join(dataDir, 'development-sign-in.sqlite'))
}

function makeCredentials(id: ProviderId, store: LocalStore): Credentials {
  const clientSecret = store.settle(`${id} client`, randomBytes(32).toString('base64url'))
  return { clientId: 'scholarship-finder', clientSecret }
}
