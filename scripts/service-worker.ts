import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { readLexiconTexts } from '#lexicon/read-lexicon.ts'

/**
 * What the search engine in the worker reads. In the worker's script it would hold up each page on which the browser wakes
 * the worker.
 */
const LEXICON = 'lexicon.json'
/** Files beside the assets that pages or the worker ask for. */
const BESIDE = ['favicon.svg', LEXICON]
const KEPT = /\.(?:js|css|svg|woff2)$/

/** Builds the service worker as one file, which names all other files of the build. */
export async function writeServiceWorker(folder: string): Promise<void> {
  await writeFile(join(folder, LEXICON), JSON.stringify(readLexiconTexts()))
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => KEPT.test(name)).sort()
  const files = [...assets.map((name) => `assets/${name}`), ...BESIDE]
  // Of the assets their names tell the content, but the prerendered pages and the files beside them have none.
  const hash = createHash('sha256').update(files.join())
  for (const name of [...BESIDE, 'app.html']) hash.update(await readFile(join(folder, name)))
  const name = hash.digest('base64url').slice(0, 10)
  await build({
    configFile: false,
    root: 'src/web',
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ name, files: files.map((file) => `/${file}`) }) },
    build: {
      outDir: join('../..', folder),
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/web/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
