import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '#api/config.ts'
import { projectFiles, readProjectFile, ROOT } from './source-files.ts'

const DOCUMENTS = projectFiles('*.md')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readProjectFile('package.json')))
const NAMES = new Set(projectFiles().map((path) => basename(path)))
const TOP = [
  'src',
  'test',
  'e2e',
  'bench',
  'relevance',
  'scripts',
  'data',
  'docs',
  'deploy',
  '.ci',
  '.githooks',
  '.github',
]

/** What a document names that does not exist. */
function missingIn(path: string, text: string): string[] {
  const missing: string[] = []
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (!/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(path), target))) missing.push(target)
  }
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    const named = /^((?:[\w.-]+\/)+[\w.-]*)$/.exec(code)?.[1]
    if (named && TOP.includes(named.split('/')[0] ?? '') && !existsSync(join(ROOT, named))) missing.push(named)
    if (/^[\w.-]+\.tsx?$/.test(code) && !NAMES.has(code)) missing.push(code)
  }
  for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) {
    if (!(script in scripts)) missing.push(`npm run ${script}`)
  }
  return missing
}

test.each(DOCUMENTS)('%s names only what exists', (path) => {
  expect(missingIn(path, readProjectFile(path))).toEqual([])
})

test('a document that names what is not there is found out', () => {
  const text = 'See [the plan](plan.md), `src/nowhere/gone.ts`, `gone.ts` and run `npm run vanish`.'
  expect(missingIn('README.md', text)).toEqual(['plan.md', 'src/nowhere/gone.ts', 'gone.ts', 'npm run vanish'])
})

test('the tests that stand for what hindered people are there', () => {
  const document = readProjectFile('docs/screens.md')
  const told = [...document.matchAll(/`([\w./-]+\.test\.ts)`((?:[ ,]+“[^”]+”)+)/g)].flatMap(
    ([, path = '', titles = '']) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ path, title })),
  )
  expect(told.length).toBeGreaterThan(40)
  expect(told.filter(({ path, title }) => !readProjectFile(path).includes(title))).toEqual([])
  expect(document.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(2 + 40)
})

test('the README fits into 120 lines', () => {
  expect(readProjectFile('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

test('the README has every setting that the server reads, and no other', () => {
  const read = new Set<string>()
  parseConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
  const [, settings = ''] = readProjectFile('README.md').split('\n## Settings\n')
  const documented = settings.match(/(?<=`)[A-Z]+(?:_[A-Z]+)*(?=`)/g) ?? []
  expect(new Set(documented)).toEqual(read)
})
