import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { problemSchema } from '#contract/problem.ts'
import { chosenEncoding, compressedFor, sendWhenReady, varyBy } from '#api/answers/compression.ts'
import { limitLists, limitWrites } from '#api/access/rate-limits.ts'
import { holds } from '#api/etag.ts'
import type { Guard } from '#api/sign-in/guard.ts'
import type { PackedJson } from '#api/snapshot/snapshot.ts'

const problem = {
  description: 'What went wrong, and what to do',
  content: { 'application/problem+json': { schema: problemSchema } },
}

/**
 * The options of a route: what it is for, what it answers with, and what it takes, as parts of its schema. Problems are for
 * everything else.
 */
export function answering<Answer extends z.ZodType, Taken extends object>(
  summary: string,
  answer: Answer,
  taken: Taken = {} as Taken, // the type of what is left out
) {
  return { schema: { summary, ...taken, response: { 200: answer, '4xx': problem, '5xx': problem } } }
}

/** The same of a route that reads a whole list of somebody's, or all that is stored about them. */
export function listing<Answer extends z.ZodType, Taken extends object>(
  personOf: Guard['personOf'],
  ...route: Parameters<typeof answering<Answer, Taken>>
) {
  return { onRequest: limitLists(personOf), ...answering(...route) }
}

/** The same of a route that changes something of somebody's. */
export function changing<Answer extends z.ZodType, Taken extends object>(
  personOf: Guard['personOf'],
  ...route: Parameters<typeof answering<Answer, Taken>>
) {
  return { onRequest: limitWrites(personOf), ...answering(...route) }
}

/** Sends JSON that is already serialised. It bypasses the answer's schema, so the tests check every such answer against it. */
export function sendBytes(request: FastifyRequest, reply: object, bytes: Buffer): void {
  // A reply, of any type of answer.
  const plain = reply as FastifyReply
  plain.type('application/json; charset=utf-8')
  sendWhenReady(plain, compressedFor(request, plain, bytes))
}

/** The same for JSON that browsers keep, and ask for again with its tag. */
export function sendTagged(
  request: FastifyRequest,
  reply: object,
  { bytes, etag, packed }: PackedJson,
  cacheControl = 'no-cache',
): void {
  const plain = reply as FastifyReply
  // Weak, since compressed or not it is one answer.
  plain.headers({ etag: `W/${etag}`, 'cache-control': cacheControl })
  const isKnown = holds(request.headers['if-none-match'], etag)
  const isPacked = packed !== undefined && chosenEncoding(request, ['br', 'gzip']) === 'br'
  if (!isKnown && !isPacked) return sendBytes(request, reply, bytes)
  varyBy(plain, 'accept-encoding')
  if (isKnown) return void plain.code(304).send()
  plain.type('application/json; charset=utf-8').header('content-encoding', 'br')
  sendWhenReady(plain, packed?.() ?? bytes)
}

/** Formats milliseconds since 1970 the way answers do: `2026-11-22T09:30:00.000Z`. */
export function formatTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
