// Cuts the display face down to what headings need: one weight, Latin letters and a few symbols. The results are kept
// in the repository. Run it again when the package changes: `node scripts/subset-fonts.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGE = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

await cut('latin', range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’“”…•€')
// Latin Extended-A and the Romanian and Vietnamese letters: fetched only by a page that shows one of them.
await cut('latin-ext', range(0x100, 0x17f) + range(0x218, 0x21b) + range(0x1ea0, 0x1ef9))

async function cut(subset, text) {
  const source = await readFile(`${PACKAGE}-${subset}-wght-normal.woff2`)
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: 700 } })
  await writeFile(`src/web/fonts/bricolage-${subset}.woff2`, font)
  console.log(`bricolage-${subset}.woff2: ${font.length} bytes`)
}
