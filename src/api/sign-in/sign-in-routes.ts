import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { z } from 'zod'
import { isLoopback } from '#api/networks.ts'
import { isPassedOn } from '#api/networks.ts'
import { ProblemError } from '#api/error-handling.ts'
import { limitSignIns } from '#api/access/rate-limits.ts'
import { codeOf, isAccountGone, isUnavailable } from '#storage/errors.ts'
import type { Storage } from '#storage/open-storage.ts'
import { connectProviders, type ProviderOptions, type SignInConfig } from './connected-providers.ts'
import { identityOf } from './identity.ts'
import { sendPage } from '#api/pages/html-page.ts'
import { fetchPhoto } from './photo.ts'
import { isProviderId, type ProviderId } from './providers.ts'
import type { SessionKeeper } from './sessions.ts'
import FAILURES from './failures.json' with { type: 'json' }
import { failurePage, loggedReason, SignInFailure, type FailureCode } from './sign-in-failure.ts'
import { redirectTarget, createTransactions } from './transactions.ts'

/** In which browsers say that they only fetch ahead: https://fetch.spec.whatwg.org/#sec-purpose-header, and older ones. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** A hook for what a person must do herself. No browser shows what it was refused when it fetched ahead. */
const refuseAhead: onRequestHookHandler = (request, reply, done) => {
  const isAhead = PURPOSES.some((name) => /\b(?:prefetch|preview)\b/i.test(headerOf(request, name)))
  if (isAhead) void reply.code(403).header('cache-control', 'no-store').send()
  else done()
}

/** A hook: nobody begins to sign in because another site wants it. Browsers say where they come from since 2023. */
const refuseFromElsewhere: onRequestHookHandler = (request, _reply, done) => {
  done(headerOf(request, 'sec-fetch-site') === 'cross-site' ? new SignInFailure('from_elsewhere') : undefined)
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return String(headers[name] ?? '')
}

export interface SignInOptions extends ProviderOptions {
  readonly config: SignInConfig
  readonly storage: Pick<Storage, 'accounts'>
  readonly sessions: SessionKeeper
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const startSchema = {
  summary: 'Sign in',
  description: 'Opened by the browser itself: leads to the provider, and from there to redirectUrl.',
  params: z.object({ provider: z.string().describe('google or linkedin') }),
  querystring: z.object({ redirectUrl: z.string().optional().catch(undefined).describe('On the web app, else /') }),
}

/**
 * Signing in: `/auth/{provider}`, `/auth/{provider}/callback`, and in development the local providers. Whatever goes
 * wrong ends on a page, because a person is waiting.
 */
export async function signInRoutes(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { config, storage, sessions, now } = options
  const { clients, secrets, mountLocal } = connectProviders(app, options)
  const transactions = createTransactions({ apiOrigin: config.apiOrigin, secrets, now })
  const sendFailure = createFailureSender(config, [...clients.keys()])
  app.setErrorHandler((error, request, reply) => {
    // A malformed request does not come from our buttons, and gets the answer for programs.
    if (isMalformed(error)) throw error
    return sendFailure(request, reply, error)
  })
  if (mountLocal) {
    app.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw new SignInFailure('not_configured')
    })
    await mountLocal()
  }

  const requireClient = (request: FastifyRequest) => {
    const provider = providerIn(request)
    const client = provider && clients.get(provider)
    if (!client) throw new SignInFailure(clients.size === 0 ? 'not_set_up' : 'not_configured')
    return { provider, client }
  }
  const begins = [limitSignIns(), refuseAhead, refuseFromElsewhere]
  app.get('/auth/:provider', { schema: startSchema, onRequest: begins }, async (request, reply) => {
    const { client } = requireClient(request)
    const redirectUrl = redirectTarget(queryText(request, 'redirectUrl'), config.webOrigin)
    const { url, transaction } = await client.start(redirectUrl)
    reply.header('set-cookie', transactions.begin(transaction, request.headers.cookie))
    return reply.header('cache-control', 'no-store').redirect(url, 302)
  })

  const ends = [limitSignIns(), refuseAhead]
  app.get('/auth/:provider/callback', { schema: { hide: true }, onRequest: ends }, async (request, reply) => {
    const { provider, client } = requireClient(request)
    const { cookie } = request.headers
    const state = queryText(request, 'state') ?? ''
    const attempt = transactions.take(provider, state, cookie)
    const redirectUrl = attempt?.redirectUrl ?? redirectTarget(undefined, config.webOrigin)
    reply.header('cache-control', 'no-store')
    if (!attempt || attempt.isUsed) {
      // A reload, or Back: whoever is in has not failed.
      if (state !== '' && (await sessions.readSession(cookie, request.ip))) return reply.redirect(redirectUrl, 303)
      return sendFailure(request, reply, new SignInFailure('expired'), redirectUrl)
    }
    reply.header('set-cookie', transactions.forget(attempt.state))
    try {
      const { search } = new URL(request.url, config.apiOrigin)
      const { picture, ...identity } = identityOf(await client.finish(search, attempt))
      const account = await storage.accounts.signIn({ ...identity, photo: await fetchPhoto(picture) }, now())
      reply.header('set-cookie', await sessions.startSession(account.id, identity.issuer, request.headers))
      reply.header('set-cookie', sessions.noteForPage(true))
      reply.header('set-cookie', transactions.finish(attempt))
      request.log.info({ provider }, 'signed in')
    } catch (error) {
      return sendFailure(request, reply, error, redirectUrl)
    }
    return reply.redirect(redirectUrl, 303)
  })
}

/** Logs a failure, without personal data, and answers with its page. */
function createFailureSender({ webOrigin, site }: SignInConfig, available: readonly ProviderId[]) {
  return (request: FastifyRequest, reply: FastifyReply, error: unknown, redirectUrl?: string) => {
    const provider = providerIn(request)
    const failure = error instanceof SignInFailure ? error : new SignInFailure(failureCodeOf(error), error)
    const { code } = failure
    if (code === 'internal') request.log.error({ err: error, provider }, 'sign-in failed')
    // People who cancel or come late do not concern the operator; a provider that fails does.
    const level = FAILURES[code].status < 500 ? 'info' : 'warn'
    if (code !== 'internal')
      request.log[level]({ provider, failure: code, reason: loggedReason(failure) }, 'sign-in failed')
    if (error instanceof ProblemError && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const target = redirectUrl ?? redirectTarget(queryText(request, 'redirectUrl'), webOrigin)
    return sendPage(reply, failurePage({ code, provider, available, redirectUrl: target, siteName: site.name }))
  }
}

function isMalformed(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code !== 'too_many_requests'
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
}

function failureCodeOf(error: unknown): FailureCode {
  if (error instanceof ProblemError && error.code === 'too_many_requests') return error.code
  // The account was deleted on another device meanwhile; a new attempt makes a new one.
  if (isAccountGone(error)) return 'expired'
  // The second is our own time limit, for a database that says nothing at all.
  return isUnavailable(error) || codeOf(error) === 'FST_ERR_HANDLER_TIMEOUT' ? 'unavailable' : 'internal'
}

function providerIn({ params }: FastifyRequest): ProviderId | undefined {
  // Every route that calls this has this parameter, or none.
  const { provider = '' } = params as { provider?: string }
  return isProviderId(provider) ? provider : undefined
}

/** A repeated name is ignored, so that what is checked is what is used. */
function queryText({ query }: FastifyRequest, name: string): string | undefined {
  // Fastify's parser gives every query this shape.
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The development sign-in lets those who know its code in as anybody. It also refuses whoever can be seen to come from
 * elsewhere, or uses another host name.
 */
function isFromThisMachine({ headers }: FastifyRequest): boolean {
  const address = `http://${headers.host ?? ''}`
  return !isPassedOn(headers) && URL.canParse(address) && isLoopback(new URL(address).hostname)
}
