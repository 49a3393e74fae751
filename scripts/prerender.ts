// Runs after `vite build`: prerenders the pages that can be shown before the script arrives, and packs every asset
// once, so that the server never has to.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from 'terser'
import { build } from 'vite'
import { siteSchema, type PageConfig, type Site } from '../src/contract/site.ts'
import { readChunks } from './chunks.ts'
import { writeIcons } from './icons.ts'
import { writeServiceWorker } from './service-worker.ts'

const OUT = 'dist/web'
/** The server draws results pages with it. It is not among the files that it serves. */
const WORK = join(OUT, 'server')
const EMPTY_ROOT = '<div id="root"></div>'
/** The text and the display face, with the letters that nearly every page has, by their hashed names. */
const MAIN_FONTS = /^(?:bricolage-latin|figtree-latin-wght-normal)-[\w-]{8}\.woff2$/
const PACKED = /\.(js|css|svg|txt|json)$/

await build({
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  build: { ssr: 'prerender-entry.tsx', outDir: join('../..', WORK), emptyOutDir: true, copyPublicDir: false },
})
// The module is the bundle of src/web/prerender-entry.tsx, built just now.
const { prerenderPage, prerenderFrame } = (await import(pathToFileURL(join(WORK, 'prerender-entry.js')).href)) as {
  prerenderPage: (address: string, config: PageConfig, isWhole: boolean) => Promise<string>
  prerenderFrame: (address: string, config: PageConfig) => Promise<string>
}

// The site's texts are not known yet. Tokens stand for them until the server fills in its configuration.
const names = Object.keys(siteSchema.shape)
// Every key of the schema has its token, so the object is whole.
const site = Object.fromEntries(names.map((name) => [name, `%site.${name}%`])) as unknown as Site
const built = await inlineFirstPaint(await readFile(join(OUT, 'index.html'), 'utf8'))
const empty = built.replace('</body>', `${await fontLinks()}</body>`)
if (!empty.includes(EMPTY_ROOT)) throw new Error(`${OUT}/index.html has no ${EMPTY_ROOT} to draw into`)

await writeFile(join(OUT, 'app.html'), empty)
await writePage('/', 'index.html')
// Pages that only wait for their code all look like this until then.
await writePage('/account', 'frame.html')
await writePage('/search', 'search.html', preloadsOf('results/results-page.tsx'))
await writeResultsPage()
await writePlainPage()
await writePage('/detail/any', 'detail.html', preloadsOf('detail/detail-page.tsx'))
await writePage('/saved', 'saved.html', preloadsOf('saved/saved-route.ts'))
await writePage('/privacy', 'privacy.html', preloadsOf('privacy/privacy-page.tsx'), true)
await writePage('/how-results-are-ordered', 'order.html', preloadsOf('order/order-page.tsx'), true)
await writePage('/can-i', 'can-i.html', (await lateStyles('can-i')) + preloadsOf('can-i/can-i.ts'), true)
await writeIcons(OUT)
await writeServiceWorker(OUT)
await pack(OUT)

/**
 * Writes what the first paint waits for into the page: on a slow network each file of its own costs half a second. The
 * server allows exactly these texts (`readPageFiles` in src/api/pages/page-files.ts).
 */
async function inlineFirstPaint(html: string): Promise<string> {
  const [link = '', styles = ''] = /<link rel="stylesheet"[^>]* href="\/(assets\/style-[\w-]+\.css)">/.exec(html) ?? []
  const place = '<!--before-paint-->'
  if (!link || !html.includes(place)) throw new Error(`${OUT}/index.html names no styles, or has no ${place}`)
  const css = (await readFile(join(OUT, styles), 'utf8')).trim()
  const { code } = await minify(await readFile('src/web/before-paint.js', 'utf8'), { ecma: 2020 })
  await rm(join(OUT, styles))
  return html.replace(link, () => `<style>${css}</style>`).replace(place, () => `<script>${code}</script>`)
}

/** Prerenders a page. `head` links its own code, which is not in the first script. It `isWhole` if it needs no data. */
async function writePage(address: string, file: string, head = '', isWhole = false): Promise<void> {
  const markup = await prerenderPage(address, { site, apiOrigin: '', mail: false }, isWhole)
  if (/\sstyle=|<style|<script/.test(markup)) throw new Error(`${address}: the security policy allows no inline style`)
  const root = `<div id="root"${isWhole ? ' data-whole' : ''}>${markup}</div>`
  const html = empty.replace(EMPTY_ROOT, () => root).replace('</head>', `${head}</head>`)
  await writeFile(join(OUT, file), html)
}

/** The results page, to be filled with what the server draws. */
async function writeResultsPage(): Promise<void> {
  const html = empty
    .replace(EMPTY_ROOT, '<div id="root"><!--page.root--></div><!--page.data-->')
    .replace('</head>', `${preloadsOf('results/results-page.tsx')}</head>`)
  await writeFile(join(OUT, 'results.html'), html)
}

/** A page that the server writes itself: with the site's frame, and without any script. */
async function writePlainPage(): Promise<void> {
  const markup = await prerenderFrame('/scholarships', { site, apiOrigin: '', mail: false })
  const html = empty
    .replaceAll(/<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>(<link [^>]*>)[^]*<\/noscript>/, '$1')
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
  await writeFile(join(OUT, 'plain.html'), html)
}

/**
 * A browser that knows of a font before it paints waits for it a moment: a first visit over a good network is set in our
 * fonts. At the end of the page, so that a poor network brings all that the first paint waits for before them.
 */
async function fontLinks(): Promise<string> {
  const fonts = (await readdir(join(OUT, 'assets'))).filter((name) => MAIN_FONTS.test(name))
  if (fonts.length !== 2) throw new Error(`Of the main fonts the build has ${fonts.length}`)
  return fonts
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
    .join('')
}

/** Links the styles that come with late code (`withStyles`): a page that is drawn whole needs them before it. */
async function lateStyles(name: string): Promise<string> {
  const file = (await readdir(join(OUT, 'assets'))).find((one) => one.replace(/-[\w-]{8}\.css$/, '') === name)
  if (file === undefined) throw new Error(`The build has no styles of ${name}`)
  return `<link rel="stylesheet" href="/assets/${file}">`
}

/** Links that fetch a page's own code in parallel with the entry. */
function preloadsOf(module: string): string {
  const { addedBy, scriptsOf } = readChunks(OUT)
  return scriptsOf(addedBy(module))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

async function pack(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !PACKED.test(entry.name) || entry.parentPath.startsWith(WORK)) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
