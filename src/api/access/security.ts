import type { FastifyInstance } from 'fastify'
import type { Config } from '#api/config.ts'
import { ProblemError } from '#api/problem-error.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { namesTwoHosts } from './well-formed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a request with an unsafe method may come from. `own`, when nothing is said: from our own pages only.
     * `own or unsaid`: it changes nothing, so a program that sends no Origin may ask as well. `any`: guarded otherwise.
     */
    origins?: 'own' | 'own or unsaid' | 'any'
  }
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
const CORS_METHODS = 'GET, HEAD, POST, PUT, DELETE'

/** What is under it is answered with data, and never with a page. */
const DATA = '/api/'

type Headers = Readonly<Record<string, string>>

/** Headers on every answer, an Origin check on every change, and CORS for the web app's own origin. */
export function secure(app: FastifyInstance, config: Config, { pages, data }: SecurityHeaders): void {
  const origins: readonly string[] = [config.webOrigin, config.apiOrigin]
  // oxlint-disable-next-line typescript/require-await -- a hook that throws has to be asynchronous
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const headers = request.url.startsWith(DATA) ? data : pages
    reply.headers(headers).headers(sharingHeaders(config, origin)).header('x-request-id', request.id)
    if (namesTwoHosts(request.raw)) throw new ProblemError('bad_request', 'Name one host in one Host header.')
    if (request.method === 'OPTIONS' && origin === config.webOrigin && config.webOrigin !== config.apiOrigin) {
      return reply
        .headers({
          'access-control-allow-methods': CORS_METHODS,
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '7200',
        })
        .code(204)
        .send()
    }
    if (request.url.length > SERVER_LIMITS.urlLength) {
      throw new ProblemError('address_too_long', `Use an address of at most ${SERVER_LIMITS.urlLength} characters.`)
    }
    if (SAFE_METHODS.includes(request.method) || request.is404) return
    const { origins: rule = 'own' } = request.routeOptions.config
    if (rule === 'any' || (rule === 'own or unsaid' && origin === undefined)) return
    if (origin === undefined || !origins.includes(origin)) {
      throw new ProblemError('foreign_origin', `Changes are taken from the pages of ${config.webOrigin} only.`)
    }
  })
}

/** What the pages may read of an answer where they have another origin than it; nothing where there is one for both. */
export function sharingHeaders({ webOrigin, apiOrigin }: Config, origin: string | undefined): Record<string, string> {
  if (webOrigin === apiOrigin) return {}
  if (origin !== webOrigin) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': webOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, x-request-id',
  }
}

/** What a browser must not do with an answer. */
export interface SecurityHeaders {
  /** With a page, and whatever else may be shown as one. */
  readonly pages: Headers
  /** With data: what only a page could do needs no ban, and a phone does not wait for it. */
  readonly data: Headers
}

export function securityHeaders({ webOrigin, apiOrigin }: Config): SecurityHeaders {
  const [api, web] = webOrigin === apiOrigin ? ['', ''] : [` ${apiOrigin}`, ` ${webOrigin}`]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    // Signing in ends with a redirect to the pages, which browsers count as part of a form's way.
    `form-action 'self'${web}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const data = {
    // Nothing is kept anywhere, unless a route says that its answer is the same for everyone.
    'cache-control': 'no-store',
    // A browser that is sent to data shows it.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': webOrigin === apiOrigin ? 'same-origin' : 'same-site',
    ...(apiOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  const pages = {
    ...data,
    'content-security-policy': policy.join('; '),
    // Not no-referrer: with that, browsers would send `Origin: null` with our own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  return { pages, data }
}
