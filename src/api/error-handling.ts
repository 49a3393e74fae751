import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'
import { codeOf, isAccountGone, isUnavailable, messageOf } from '#storage/errors.ts'
import { presentProblem } from '#presenters/present-problem.ts'
import { SERVER_LIMITS } from './server-limits.ts'

export const PART_TOO_LONG = ['address_too_long', 'Shorten the address: a part of it is too long.'] as const

/** What Fastify itself refuses, and what to do about it. */
const REFUSALS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', `Send at most ${SERVER_LIMITS.bodyBytes} bytes.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body with Content-Type: application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', 'The body is empty. Send a JSON object, {} at least.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The body is not valid JSON. Correct it and send it again.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'bad_request',
    'The body is not as long as Content-Length says. Send it again with its real length.',
  ],
  FST_ERR_BAD_URL: ['bad_request', 'The address contains a % that encodes no character. Write a % sign as %25.'],
  FST_ERR_MAX_PARAM_LENGTH: PART_TOO_LONG,
  FST_ERR_HANDLER_TIMEOUT: ['unavailable', 'This took too long. Try again in a few seconds.'],
}

/** Every error is sent as problem+json. Faults of our own are logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = bodyProblemOf(error, request) ?? problemOf(error)
    if (problem.code === 'internal') request.log.error({ err: error }, problem.code)
    // No stack: while a database is away for a night, each request writes this.
    if (problem.code === 'unavailable')
      request.log.error({ reason: messageOf(error), code: codeOf(error) }, problem.code)
    return sendProblem(request, reply, problem)
  })
}

/** Answers requests that fail before they reach a route, such as an address with a broken percent sign. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(request, reply, problemOf(error))
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { status } = PROBLEMS[problem.code]
  const retryAfter = problem.retryAfter ?? (status === 503 ? SERVER_LIMITS.retryAfterSeconds : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(status).type(PROBLEM_TYPE).header('cache-control', 'no-store').removeHeader('etag')
  // As bytes, since a route's schemas describe its own answers.
  return reply.send(Buffer.from(JSON.stringify(presentProblem(problem, request.id))))
}

/** A body that was cut off or never ended is the client's doing, though its error looks like a database that is away. */
function bodyProblemOf(error: unknown, { raw }: FastifyRequest): ProblemError | undefined {
  if (error === raw.errored) return new ProblemError('bad_request', 'The body was cut off. Send it again.')
  // Until somebody reads it, it is not the body that is waited for.
  const isAwaited = raw.readableFlowing !== null && !raw.readableEnded && !raw.complete
  const isLate = isFastifyError(error) && error.code === 'FST_ERR_HANDLER_TIMEOUT' && isAwaited
  return isLate ? new ProblemError('too_slow', 'The request did not arrive in time. Send it again.') : undefined
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new ProblemError('bad_request', describeFaults(error))
  if (isUnavailable(error)) {
    return new ProblemError('unavailable', 'The database is not answering at the moment. Try again in a few seconds.')
  }
  // The account was deleted just after its session was found; the next look will find none.
  if (isAccountGone(error)) return new ProblemError('signed_out', 'This account has just been deleted.')
  const refusal = isFastifyError(error) ? REFUSALS[error.code] : undefined
  if (refusal) return new ProblemError(refusal[0], refusal[1])
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) return new ProblemError('bad_request', `${messageOf(error).replace(/\.$/, '')}.`)
  return new ProblemError('internal', 'This is our fault, not yours, and it has been logged. Try again in a moment.')
}

const PLACES: Readonly<Record<string, string>> = { body: 'body', querystring: 'query', params: 'address' }

function describeFaults({ validation, validationContext }: FastifyError): string {
  const place = PLACES[validationContext ?? ''] ?? 'request'
  const faults = (validation ?? []).slice(0, 5).map(({ instancePath, message }) => {
    const name = instancePath.split('/').filter(Boolean).join('.')
    return `${name === '' ? `the ${place}` : `"${name}" of the ${place}`}: ${message}`
  })
  return `Correct ${faults.join('; ')}.`
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

interface Extra {
  readonly pages?: number
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A failure that is reported to the person: the code decides status and title, `detail` says what to do. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly pages: number | undefined
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined
  /** The property that Fastify and its plugins look at. */
  readonly statusCode: number
  constructor(code: ProblemCode, detail: string, extra: Extra = {}) {
    super(detail, { cause: extra.cause })
    this.code = code
    this.statusCode = PROBLEMS[code].status
    this.pages = extra.pages
    this.retryAfter = extra.retryAfter
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
