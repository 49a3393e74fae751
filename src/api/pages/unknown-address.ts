import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { sendProblem, ProblemError } from '#api/error-handling.ts'

/** Addresses for programs only: errors there are never pages. */
const NO_PAGES = /^\/(?:api|auth|google|assets|dev-sign-in|healthz|readyz|metrics|openapi\.json)(?:[/?]|$)/

/** Answers what no route takes: another method (405), a missing page, or a plain 404. Register it first. */
export function handleUnknownAddresses(
  app: FastifyInstance,
  sendUnknownPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const known: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (url.includes('*')) return
    known.push({ pattern: patternOf(url), methods: Array.isArray(method) ? method : [method] })
  })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const methods = [...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods))]
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', methods.join(', '))
      return sendProblem(
        request,
        reply,
        new ProblemError('method_not_allowed', `Use ${methods.join(' or ')} at this address.`),
      )
    }
    if (asksForPage(request)) return sendUnknownPage(request, reply)
    return sendProblem(
      request,
      reply,
      new ProblemError('not_found', 'Check the address. /docs lists all addresses of the API.'),
    )
  })
}

/** True if a person asks, not a program: then errors are shown as pages. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !NO_PAGES.test(url) && (headers.accept ?? '').includes('text/html')
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)))
  return new RegExp(`^${parts.join('/')}$`)
}
