import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
})

/** Which files the build made from each module, according to its manifest. Files are named within `folder`. */
export function readChunks(folder: string) {
  const chunks = z
    .record(z.string(), chunkSchema)
    .parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))

  /** A chunk and all that it imports statically. */
  function closure(key: string, seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of chunks[key]?.imports ?? []) closure(next, seen)
    return seen
  }

  const keysWhere = (test: 'isEntry' | 'isDynamicEntry') => Object.keys(chunks).filter((key) => chunks[key]?.[test])
  const entry = new Set(keysWhere('isEntry').flatMap((key) => [...closure(key)]))
  return {
    /** The modules of the first load. */
    entry,
    /** The modules that are loaded on demand. */
    lazy: keysWhere('isDynamicEntry'),
    /** What a lazy module needs besides the first load. */
    addedBy: (key: string): string[] => {
      if (!chunks[key]) throw new Error(`The build knows no module ${key}`)
      return [...closure(key)].filter((other) => !entry.has(other))
    },
    scriptsOf: (keys: Iterable<string>) => [...keys].flatMap((key) => chunks[key]?.file ?? []),
  }
}
