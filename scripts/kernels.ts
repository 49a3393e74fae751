import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

// Compiles the kernels of the search, and prints the source that holds them: `npm run kernels` writes it to its place.
// That stands in the repository, so that nobody needs a compiler to start the site. A test holds the two together.
// Run as a program: the compiler's types would change those of the platform.
const OPTIONS = '--runtime stub --importMemory --optimizeLevel 3 --converge --noAssert --enable simd'
const folder = mkdtempSync(join(tmpdir(), 'kernels-'))
const file = join(folder, 'kernels.wasm')
const source = 'src/search/kernels/assembly/kernels.ts'
execFileSync('node_modules/.bin/asc', [source, '--outFile', file, ...OPTIONS.split(' ')], { stdio: 'inherit' })
process.stdout.write(`// Written by \`npm run kernels\` from assembly/kernels.ts.
export const COMPILED =
  '${readFileSync(file, 'base64')}'
`)
rmSync(folder, { recursive: true })
