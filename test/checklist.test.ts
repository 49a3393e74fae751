import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles, readProjectFile, ROOT } from './source-files.ts'

// docs/checklist.md has one row for each statement of the specification. Each is proved by a test that carries its
// number in its title, or stands in that document as belonging to a later issue.
const DOCUMENT = readProjectFile('docs/checklist.md')
const [CHECKLIST = '', LATER = ''] = DOCUMENT.split('## Left for later')
const ROWS = [...CHECKLIST.matchAll(/^- ([A-Z]\d+) /gm)].map(([, row = '']) => row)

const TITLES = projectFiles('src/*.test.ts', 'src/*.test.tsx', 'e2e/*.ts', 'test/*.test.ts')
  .filter((path) => existsSync(`${ROOT}/${path}`) && !path.endsWith('checklist.test.ts'))
  .flatMap((path) => [
    ...readProjectFile(path).matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/gs),
  ])
  .map(([, , title = '']) => title)

function isProved(row: string): boolean {
  return TITLES.some((title) => new RegExp(String.raw`\b${row}\b`).test(title))
}

test('the checklist is whole', () => {
  expect(ROWS.length).toBe(92)
})

test.each(ROWS)('%s is proved by a named test, or said to be left for later', (row) => {
  expect(isProved(row) || new RegExp(String.raw`^- ${row}\b`, 'm').test(LATER)).toBe(true)
})
