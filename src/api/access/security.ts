import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#api/config.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Where a request with an unsafe method may come from. `own`, the default: our own pages only. `own or unsaid`: it
     * changes nothing, so a program that sends no Origin may ask, too. `any`: it is guarded in another way.
     */
    origins?: 'own' | 'own or unsaid' | 'any'
  }
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Everything under it is answered with data, never with a page. */
const DATA = '/api/'

type Headers = Readonly<Record<string, string>>

/** Headers on every answer, an Origin check on every change, and CORS for the web app's own origin. */
export function secure(app: FastifyInstance, config: Config, { pages, data }: SecurityHeaders): void {
  const { webOrigin, apiOrigin } = config
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const headers = request.url.startsWith(DATA) ? data : pages
    reply.headers(headers).headers(corsHeaders(config, origin)).header('x-request-id', request.id)
    const isPreflight = request.method === 'OPTIONS' && origin === webOrigin && webOrigin !== apiOrigin
    if (isPreflight && namesOneHost(request.raw)) void reply.headers(PREFLIGHT).code(204).send()
    else done(refusalOf(request, config))
  })
}

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '7200',
}

function refusalOf(request: FastifyRequest, { webOrigin, apiOrigin }: Config): ProblemError | undefined {
  const { origin } = request.headers
  if (!namesOneHost(request.raw)) return new ProblemError('bad_request', 'Send one Host header that names one host.')
  if (request.url.length > SERVER_LIMITS.urlLength) {
    return new ProblemError('address_too_long', `Use an address of at most ${SERVER_LIMITS.urlLength} characters.`)
  }
  if (SAFE_METHODS.includes(request.method) || origin === webOrigin || origin === apiOrigin || request.is404) {
    return undefined
  }
  const { origins: rule = 'own' } = request.routeOptions.config
  if (rule === 'any' || (rule === 'own or unsaid' && origin === undefined)) return undefined
  return new ProblemError('foreign_origin', `Changes are accepted only from the pages of ${webOrigin}.`)
}

/** CORS headers, if the pages have another origin than the API; none if they share one. */
function corsHeaders({ webOrigin, apiOrigin }: Config, origin: string | undefined): Record<string, string> {
  if (webOrigin === apiOrigin) return {}
  if (origin !== webOrigin) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': webOrigin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, x-request-id',
  }
}

/** Headers that limit what a browser may do with an answer. */
export interface SecurityHeaders {
  /** For pages, and for whatever else a browser may show as one. */
  readonly pages: Headers
  /** For data. What only a page could do needs no header, and each byte costs a slow phone time. */
  readonly data: Headers
  /** For scripts, by which browsers go that run one as a worker: the search engine there has kernels in WebAssembly. */
  readonly scripts: Headers
}

/** Hashes of the texts that pages may have inline, as a policy names them. */
export interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

export function securityHeaders({ webOrigin, apiOrigin }: Config, inline: InlineSources): SecurityHeaders {
  const [api, web] = webOrigin === apiOrigin ? ['', ''] : [` ${apiOrigin}`, ` ${webOrigin}`]
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    // Signing in ends with a redirect to the pages, which browsers count as part of submitting the form.
    `form-action 'self'${web}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const data = {
    // Nothing is cached, unless a route says that its answer is the same for everyone.
    'cache-control': 'no-store',
    // In case somebody opens the data in a browser.
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
  const scripts = {
    'content-security-policy': `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'${api}`,
  }
  return { pages, data, scripts }
}

/**
 * False for a request with two Host headers, since a proxy before us may have used the other one, and for one without,
 * where HTTP demands it.
 */
export function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  // Names and values alternate. Every search comes here, so most names are ruled out by their length.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** Refuses a body that is compressed or not in UTF-8: read as it is, it would be mistaken for something else. */
export function refuseCompressed(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, body, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
    if (encoding.toLowerCase() !== 'identity') {
      done(new ProblemError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.'))
    } else if (/;\s*charset\s*=(?!\s*"?utf-?8"?\s*(?:;|$))/i.test(type)) {
      done(new ProblemError('unsupported_media_type', 'Send the body in UTF-8: JSON is read in no other encoding.'))
    } else done(null, body)
  })
}

type Parse = ReturnType<FastifyInstance['getDefaultJsonParser']>

/** Reads JSON as Fastify does, or in another way, but refuses invalid UTF-8 instead of silently reading another text. */
export function readOnlyText(app: FastifyInstance, parse: Parse = app.getDefaultJsonParser('error', 'error')): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new ProblemError('bad_request', 'The body contains bytes that are not UTF-8. Send it in UTF-8.'))
  })
}
