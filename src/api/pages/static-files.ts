import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { etagOf, holds } from '#api/etag.ts'
import { chosenEncoding, ENCODINGS, sendWhenReady, varyBy, type Encoding } from '#api/answers/compression.ts'

type Packed = Buffer | Promise<Buffer>

/** Bytes that are the same for everyone, compressed once. */
export interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly plain: Buffer
  readonly compressed: ReadonlyMap<Encoding, () => Packed>
}

/** All that a build may contain: a file of another kind is not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** How `scripts/prerender.ts` ends the name of a compressed file. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' }
const HASHED = 'public, max-age=31536000, immutable'
const UNHASHED = 'public, max-age=3600'
/** Devices that keep the catalogue look for a newer worker whenever a page is opened, and it takes its own build's words. */
const OF_WORKER: ReadonlySet<string> = new Set(['service-worker.js', 'lexicon.json'])

/** The files of a built web app except its pages, by their address. */
export function readStaticFiles(webFolder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  // Asset names contain a hash of their content.
  for (const [folder, cacheControl] of [
    ['assets/', HASHED],
    ['', UNHASHED],
  ] as const) {
    const path = join(webFolder, folder)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path)) {
      const type = TYPES[extname(name)]
      if (type === undefined) continue
      const compressed = ENCODINGS.flatMap((encoding): [Encoding, () => Buffer][] => {
        const compressedPath = join(path, name + ENDINGS[encoding])
        if (!existsSync(compressedPath)) return []
        const content = readFileSync(compressedPath)
        return [[encoding, () => content]]
      })
      const plain = readFileSync(join(path, name))
      files.set(`/${folder}${name}`, {
        type,
        cacheControl: OF_WORKER.has(name) ? 'no-cache' : cacheControl,
        etag: etagOf(plain),
        plain,
        compressed: new Map(compressed),
      })
    }
  }
  return files
}

/** A page that is asked for again and again: compressed once, when first asked for, so that no start waits for all of them. */
export const compressPage = (html: Buffer): StaticFile =>
  packedPage(html, {
    br: () => brotliCompressSync(html),
    zstd: () => zstdCompressSync(html),
    gzip: () => gzipSync(html),
  })

/** A page, packed in each of these ways when first asked for in it. */
export function packedPage(plain: Buffer, pack: Readonly<Partial<Record<Encoding, () => Packed>>>): StaticFile {
  const compressed = new Map(
    ENCODINGS.flatMap((encoding) => (pack[encoding] ? [[encoding, once(pack[encoding])]] : [])),
  )
  return { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', etag: etagOf(plain), plain, compressed }
}

function once(make: () => Packed): () => Packed {
  let made: Packed | undefined
  return () => (made ??= make())
}

/** Sends the file in the client's encoding, or 304 if the client has it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile, status = 200): FastifyReply {
  const { type, cacheControl, etag, plain, compressed } = file
  // Weak if it may be sent compressed: a strong tag would promise equal bytes.
  reply.headers({ etag: compressed.size > 0 ? `W/${etag}` : etag, 'cache-control': cacheControl }).type(type)
  if (compressed.size > 0) varyBy(reply, 'accept-encoding')
  if (status === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.code(status)
  const encoding = chosenEncoding(request, [...compressed.keys()])
  if (encoding) reply.header('content-encoding', encoding)
  sendWhenReady(reply, (encoding && compressed.get(encoding)?.()) ?? plain)
  return reply
}
