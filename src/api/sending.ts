import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The encodings that bytes are packed in, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
type Packed = Buffer | Promise<Buffer>

/** Bytes to send, in whichever encoding a client takes. */
export interface Resource {
  readonly type: string
  readonly cacheControl: string
  /** A hash, since two catalogues may have the same version. */
  readonly etag: string
  readonly plain: Buffer
  readonly packed: ReadonlyMap<Encoding, () => Packed>
}

interface ResourceOptions {
  readonly type: string
  /** By default it may be kept, but has to be asked for again each time. */
  readonly cacheControl?: string
  /** How small Brotli makes it, from 0 to 11: what is asked for again and again is worth more time. */
  readonly quality?: number
}

export const JSON_TYPE = 'application/json; charset=utf-8'
export const HTML_TYPE = 'text/html; charset=utf-8'
/** Fast rather than small. */
const FAST = 5
/** In bytes; below this, packing saves less than it costs. */
const WORTH_PACKING = 1400

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Packed with gzip, fast rather than small. */
export const packedFast = (bytes: Buffer): Promise<Buffer> => gzipped(bytes, { level: constants.Z_BEST_SPEED })

export const isWorthPacking = (bytes: Buffer): boolean => bytes.length >= WORTH_PACKING

/** Bytes that are packed on another thread, each way once, when first asked for in it. */
export function resource(
  plain: Buffer,
  { type, cacheControl = 'no-cache', quality = FAST }: ResourceOptions,
): Resource {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length }
  const ways = new Map<Encoding, () => Packed>([
    ['br', once(() => brotlied(plain, { params }))],
    ['gzip', once(() => packedFast(plain))],
  ])
  return { type, cacheControl, etag: etagOf(plain), plain, packed: isWorthPacking(plain) ? ways : new Map() }
}

/** The same of JSON. */
export const jsonResource = (value: unknown, cacheControl?: string): Resource =>
  resource(Buffer.from(JSON.stringify(value)), { type: JSON_TYPE, ...(cacheControl !== undefined && { cacheControl }) })

export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** What fails is made anew the next time. */
function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined
  return () => {
    made ??= make()
    made.catch(() => (made = undefined))
    return made
  }
}

/**
 * Sends it in the client's encoding, or 304 if the client has it. It bypasses the schema of a route's answer, so the tests
 * check such answers against it.
 */
export function sendResource<Reply extends object>(
  request: FastifyRequest,
  reply: Reply,
  { type, cacheControl, etag, plain, packed }: Resource,
  status = 200,
): Reply {
  // Of whatever type of answer.
  const to = reply as unknown as FastifyReply
  // Weak if it may be sent packed: a strong tag would promise equal bytes.
  to.headers({ etag: packed.size > 0 ? `W/${etag}` : etag, 'cache-control': cacheControl }).type(type)
  if (packed.size > 0) varyBy(to, 'accept-encoding')
  if (status === 200 && holds(request.headers['if-none-match'], etag)) {
    to.code(304).send()
    return reply
  }
  to.code(status)
  const encoding = chosenEncoding(request, [...packed.keys()])
  if (encoding) to.header('content-encoding', encoding)
  const bytes = (encoding && packed.get(encoding)?.()) ?? plain
  if (Buffer.isBuffer(bytes)) to.send(bytes)
  else {
    // What cannot be packed goes out as it is: an error would bear this encoding, and be kept for as long.
    const plainly = () => to.removeHeader('content-encoding').send(plain)
    bytes.then((ready) => to.send(ready), plainly)
  }
  return reply
}

/** Whether a client has what bears this tag. Compared weakly, since a cache in between may have repacked the answer. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag) || known.includes('*')
}

/** Adds a name to the `Vary` header. */
export function varyBy(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? name : `${before.toString()}, ${name}`)
}

export const acceptsGzip = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  chosenEncoding(request, ['gzip']) !== undefined

/**
 * The offered encoding that the client prefers, of equals the first; undefined if none. An encoding that is not named
 * counts as `*`, or as refused if there is no `*`.
 */
function chosenEncoding(
  { headers }: Pick<IncomingMessage, 'headers'>,
  offered: readonly Encoding[],
): Encoding | undefined {
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
