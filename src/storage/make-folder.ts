import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and its parents, one by one: Node's own `recursive` never returns where nothing can be created, as
 * in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(resolve(path)))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another program may have created it meanwhile.
    if (!existsSync(path)) throw error
  }
}
