import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const FOLDER = 0o700

/**
 * Creates a folder and its parents for their owner alone, one by one: Node's own `recursive` never returns where nothing
 * can be created, as in /proc. What is there stays as it is.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(resolve(path)))
  try {
    mkdirSync(path, FOLDER)
  } catch (error) {
    // Another program may have created it meanwhile.
    if (!existsSync(path)) throw error
  }
}
