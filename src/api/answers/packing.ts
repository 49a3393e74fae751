import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { inOwnMemory } from './own-memory.ts'
import { ProblemError } from '#api/problem-error.ts'

const pack = promisify(gzip)
/** In bytes; below this, packing saves less than it costs. */
const WORTH_PACKING = 1400

/** The headers of an answer that is being put together. */
export interface HeaderSink {
  header(name: string, value: string): unknown
  getHeader(name: string): number | string | string[] | undefined
}
type Asked = Pick<IncomingMessage, 'headers'>

/**
 * The body as the client takes it: packed with gzip where that is understood and worth while. At once, but for the
 * first who asks for it packed.
 */
export function packedFor(request: Asked, reply: HeaderSink, body: Buffer): Buffer | Promise<Buffer> {
  varyBy(reply, 'accept-encoding')
  if (!takesPacked(request) || !isWorthPacking(body)) return body
  reply.header('content-encoding', 'gzip')
  const known = PACKED.get(body)
  if (known) return known
  const packing = packed(body).then((bytes) => {
    PACKED.set(body, bytes)
    return bytes
  })
  PACKED.set(body, packing)
  return packing
}

/** Bytes that are sent again and again are packed once. */
const PACKED = new WeakMap<Buffer, Buffer | Promise<Buffer>>()

export function takesPacked(request: Asked): boolean {
  return chosenEncoding(request, ['gzip']) !== undefined
}

/** What is sent packed, or in other characters, is refused: read as it is, it would be taken for something else. */
export function refusePacked(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, body, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
    if (encoding.toLowerCase() !== 'identity') {
      done(new ProblemError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.'))
    } else if (namesOtherCharacters(type)) {
      done(new ProblemError('unsupported_media_type', 'Send the body in UTF-8: JSON is read in no other characters.'))
    } else done(null, body)
  })
}

/** True for a type that says that its characters are not UTF-8. */
export function namesOtherCharacters(type: string): boolean {
  return /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(?:;|$))/i.test(type)
}

export function isWorthPacking(body: Buffer): boolean {
  return body.length >= WORTH_PACKING
}

/** The same packed with gzip, fast rather than small. */
export async function packed(body: Buffer): Promise<Buffer> {
  return inOwnMemory(await pack(body, { level: constants.Z_BEST_SPEED }))
}

/** What is packed ahead of time is offered so, the smallest first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * Of what is offered, the encoding that the client likes best, and among equals the first; undefined: as it is. What is
 * not named counts as `*` does, and without that as refused.
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
  // Whoever says nothing of it takes it as a last resort.
  let [best, most]: [Encoding | undefined, number] = [undefined, liked.get('identity') ?? 0]
  for (const encoding of offered) {
    if (likes(encoding) > most) [best, most] = [encoding, likes(encoding)]
  }
  return best
}

/** Adds to what an answer varies by, beside what others have said already. */
export function varyBy(reply: HeaderSink, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${before.toString()}, ${name}`)
}
