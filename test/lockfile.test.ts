import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProjectFile } from './source-files.ts'

const packageSchema = z.object({
  version: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readProjectFile('package-lock.json')))
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readProjectFile('package.json')))

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('the lockfile is whole: a clean install finds the optional parts of every platform', () => {
  const names = new Set(Object.keys(packages).map(nameOf))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter((name) => path !== '' && !names.has(name)),
  )
  expect(missing).toEqual([])
})

test('the lockfile names no host of a registry', () => {
  expect(readProjectFile('package-lock.json')).not.toMatch(/"resolved": "https?:/)
})

test('exactly the install scripts that are needed are allowed', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // fsevents is Apple's file watcher, optional, and does without its script.
  const needed = new Set(scripted.map(([path]) => nameOf(path)).filter((name) => name !== 'fsevents'))
  expect(Object.keys(allowScripts)).toEqual([...needed])
})
