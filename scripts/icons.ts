import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SIZES = [192, 512]

/** Draws the icons that phones put on their home screen: the favicon, with more of its ground around it. */
export async function writeIcons(folder: string): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8')
  const frame = 'viewBox="0 0 32 32"><rect width="32" height="32" rx="8"'
  if (!favicon.includes(frame)) throw new Error('favicon.svg has no ground that can be extended')
  const whole = favicon.replace(frame, 'viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40"')
  for (const size of SIZES) {
    const icon = new Resvg(whole, { fitTo: { mode: 'width', value: size } })
    await writeFile(join(folder, `icon-${size}.png`), icon.render().asPng())
  }
}
