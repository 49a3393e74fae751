import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ENCODINGS, etagOf, resource, type Encoding, type Resource } from '#api/sending.ts'
import type { Site } from '#contract/site.ts'

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
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const HASHED = 'public, max-age=31536000, immutable'
const UNHASHED = 'public, max-age=3600'
/** Devices that keep the catalogue look for a newer worker whenever a page is opened, and it takes its own build's words. */
const OF_WORKER: ReadonlySet<string> = new Set(['service-worker.js', 'lexicon.json'])

/** The files of a built web app except its pages, by their address. */
export function readStaticFiles(webFolder: string, site: Site): ReadonlyMap<string, Resource> {
  const files = new Map([['/site.webmanifest', webManifest(site)]])
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
      const packed = ENCODINGS.flatMap((encoding): [Encoding, () => Buffer][] => {
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
        packed: new Map(packed),
      })
    }
  }
  return files
}

/** What makes the site installable: its name, and the icons that `scripts/icons.ts` draws. */
function webManifest({ name }: Site): Resource {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    // Whole to its edges, so that phones may cut it to their shape.
    purpose: 'any maskable',
  })
  const manifest = {
    id: '/',
    name,
    description: 'Scholarships from high school to post-doc, with their official links.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f1e9',
    theme_color: '#f4f1e9',
    icons: [icon(192), icon(512)],
  }
  return resource(Buffer.from(JSON.stringify(manifest)), { type: 'application/manifest+json' })
}
