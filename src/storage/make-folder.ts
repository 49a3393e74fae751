import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** With those above it. Step by step: where nothing can be made, as in /proc, Node's own `recursive` never comes back. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(resolve(path)))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!existsSync(path)) throw error
  }
}
