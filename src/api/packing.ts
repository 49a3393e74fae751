import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const pack = promisify(gzip)
/** In bytes; below this, packing saves less than it costs. */
const WORTH_PACKING = 1400

export type HeaderSink = Pick<FastifyReply, 'header' | 'getHeader'>

/** The body as the client takes it: packed with gzip where that is understood and worth while. */
export async function packedFor(request: FastifyRequest, reply: HeaderSink, body: Buffer): Promise<Buffer> {
  if (body.length < WORTH_PACKING) return body
  varyBy(reply, 'accept-encoding')
  if (!accepts(request, 'gzip')) return body
  reply.header('content-encoding', 'gzip')
  let packed = PACKED.get(body)
  if (!packed) PACKED.set(body, (packed = pack(body, { level: constants.Z_BEST_SPEED })))
  return packed
}

/** Bytes that are sent again and again are packed once. */
const PACKED = new WeakMap<Buffer, Promise<Buffer>>()

/** True when the client names the encoding and does not refuse it (`gzip;q=0`). */
export function accepts({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const offers = (headers['accept-encoding'] ?? '').split(',')
  return offers.some((offer) => {
    const [name, quality] = offer.split(';')
    return name?.trim() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(quality ?? '')
  })
}

/** Adds to what an answer varies by, beside what others have said already. */
export function varyBy(reply: HeaderSink, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}
