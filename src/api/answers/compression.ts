import type { FastifyInstance, FastifyReply } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { ProblemError } from '#api/error-handling.ts'

const gzipped = promisify(gzip)
/** In bytes; below this, compressing saves less than it costs. */
const WORTH_COMPRESSING = 1400

/** The part of a reply that headers are written to. */
export interface HeaderSink {
  header(name: string, value: string): unknown
  getHeader(name: string): number | string | string[] | undefined
}
type Asked = Pick<IncomingMessage, 'headers'>

/**
 * The body in the form the client takes: compressed with gzip if it can and that pays. Synchronous, except for the first
 * request for the compressed form.
 */
export function compressedFor(request: Asked, reply: HeaderSink, body: Buffer): Buffer | Promise<Buffer> {
  varyBy(reply, 'accept-encoding')
  if (!acceptsGzip(request) || !isWorthCompressing(body)) return body
  reply.header('content-encoding', 'gzip')
  const known = COMPRESSED.get(body)
  if (known) return known
  const compressing = compress(body).then((bytes) => {
    COMPRESSED.set(body, bytes)
    return bytes
  })
  COMPRESSED.set(body, compressing)
  return compressing
}

/** Buffers that are sent repeatedly are compressed once. */
const COMPRESSED = new WeakMap<Buffer, Buffer | Promise<Buffer>>()

export function acceptsGzip(request: Asked): boolean {
  return chosenEncoding(request, ['gzip']) !== undefined
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

export function isWorthCompressing(body: Buffer): boolean {
  return body.length >= WORTH_COMPRESSING
}

/** Packs with gzip, fast rather than small. */
export function compress(body: Buffer): Promise<Buffer> {
  return gzipped(body, { level: constants.Z_BEST_SPEED })
}

/** The encodings that files are compressed in ahead of time, the smallest first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The offered encoding that the client prefers, of equals the first; undefined if none. An encoding that is not named
 * counts as `*`, or as refused if there is no `*`.
 */
export function chosenEncoding({ headers }: Asked, offered: readonly Encoding[]): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return undefined
  const liked = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    liked.set(name, Number(quality) || 0)
  }
  const likes = (name: string) => liked.get(name) ?? liked.get('*') ?? 0
  // If identity is not named, it is the last resort.
  let [best, most]: [Encoding | undefined, number] = [undefined, liked.get('identity') ?? 0]
  for (const encoding of offered) {
    if (likes(encoding) > most) [best, most] = [encoding, likes(encoding)]
  }
  return best
}

export function sendWhenReady(reply: FastifyReply, body: Buffer | Promise<Buffer>): void {
  if (Buffer.isBuffer(body)) reply.send(body)
  else body.then((packed) => reply.send(packed)).catch((error: unknown) => reply.send(error))
}

/** Adds a name to the `Vary` header. */
export function varyBy(reply: HeaderSink, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${before.toString()}, ${name}`)
}
