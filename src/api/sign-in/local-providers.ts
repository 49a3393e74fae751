import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { InteractionResults } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'
import type { Config, Credentials } from '#api/config.ts'
import { isLoopback } from '#api/networks.ts'
import { createDevelopmentCode, type DevelopmentCode } from './development-code.ts'
import { developmentIssuer } from './development-leftovers.ts'
import { createLocalOidc } from './local-oidc.ts'
import {
  DEMO_PEOPLE,
  personSchema,
  type LocalPerson,
  localProviderPage,
  type RefusedPerson,
} from './local-provider-page.ts'
import { sendPage } from '#api/pages/html-page.ts'
import { PROVIDER_IDS, type ProviderId } from './providers.ts'
import { SignInFailure } from './sign-in-failure.ts'

type LocalConfig = Pick<Config, 'webOrigin' | 'apiOrigin' | 'site'> & {
  readonly developmentCode: string
}
type LocalOidc = Awaited<ReturnType<typeof createLocalOidc>>

export interface LocalProvider {
  readonly issuer: string
  readonly credentials: Credentials
  readonly fetch: CustomFetch
}

/**
 * A stand-in for each provider under `/dev-sign-in/{provider}` once it is mounted, so that everything works on a fresh
 * machine for whoever knows the code. Keys and secrets are made at each start; issuers stay the same, because accounts
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
  const fetch = fetchInside(app)
  const describe = (id: ProviderId): LocalProvider => ({
    issuer: developmentIssuer(apiOrigin, id),
    credentials: { clientId: 'scholarship-finder', clientSecret: randomBytes(32).toString('base64url') },
    fetch,
  })
  const local = { google: describe('google'), linkedin: describe('linkedin') }

  const require = (id: ProviderId): Promise<LocalOidc> => {
    const known = started.get(id)
    if (known) return known
    const callbackUrl = `${apiOrigin}/auth/${id}/callback`
    const starting = createLocalOidc({ id, ...local[id], callbackUrl, siteName: config.site.name })
    started.set(id, starting)
    return starting
  }

  const mount = async (): Promise<void> => {
    const code = createDevelopmentCode(config.developmentCode, apiOrigin)
    await app.register(async (scope) => mountPages(scope, config, code, require))
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

/** The page on which a person is chosen, and the link that gives a browser's code. */
function mountPages(
  app: FastifyInstance,
  config: LocalConfig,
  code: DevelopmentCode,
  require: (id: ProviderId) => Promise<LocalOidc>,
) {
  const page = { siteName: config.site.name, webOrigin: config.webOrigin }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/dev-sign-in', { schema: { hide: true } }, async (request, reply) => {
    // A repeated one is none.
    const { code: given } = request.query as Readonly<Record<string, unknown>>
    if (typeof given !== 'string' || !code.isRight(given)) throw new SignInFailure('wrong_code')
    reply.header('set-cookie', code.cookie())
    return reply.redirect(`${config.webOrigin}/`, 303)
  })

  for (const id of PROVIDER_IDS) {
    const path = `/dev-sign-in/${id}/interaction/:uid`

    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      await requireInteraction(await require(id), request, reply)
      return sendPage(reply, localProviderPage({ id, ...page, asksCode: !code.isKnownTo(request.headers.cookie) }))
    })

    app.post(path, { schema: { hide: true } }, async (request, reply) => {
      const oidc = await require(id)
      await requireInteraction(oidc, request, reply)
      // Made by the parser above.
      const form = request.body as Form
      const leave = async (result: InteractionResults) =>
        reply.redirect(await oidc.provider.interactionResult(request.raw, reply.raw, result), 303)
      if (form['cancel'] !== undefined)
        return leave({ error: id === 'linkedin' ? 'user_cancelled_login' : 'access_denied' })
      const isKnown = code.isKnownTo(request.headers.cookie)
      const isRight = isKnown || code.isRight(form['code'] ?? '')
      if (isRight && !isKnown) reply.header('set-cookie', code.cookie())
      const { person, refused } = isRight ? personIn(form) : withoutCode(form)
      if (refused) return sendPage(reply, localProviderPage({ id, ...page, asksCode: !isRight, refused }))
      return leave({ login: { accountId: await oidc.admit(person) }, select_account: {} })
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

type Form = Readonly<Record<string, string>>
type Chosen =
  | { readonly person: LocalPerson; readonly refused?: never }
  | { readonly person?: never; readonly refused: RefusedPerson }

function withoutCode({ name = '', email = '' }: Form): Chosen {
  const problem = 'Give the code that was printed where the server was started.'
  return { refused: { status: 403, name, email, problem } }
}

function personIn(form: Form): Chosen {
  const demo = DEMO_PEOPLE[Number(form['person'] ?? Number.NaN)]
  if (demo) return { person: demo }
  const { name = '', email = '' } = form
  const read = personSchema.safeParse({ name, email })
  if (read.success) return { person: read.data }
  const problem = read.error.issues.map(({ message }) => message).join(' ')
  return { refused: { status: 400, name, email, problem } }
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
