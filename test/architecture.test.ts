import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAY_IMPORT, ORDER, sessionSqlOf, violationsOf } from './architecture.ts'
import { projectFiles, readProjectFile, ROOT } from './source-files.ts'

const SOURCES = projectFiles('src/*.ts', 'src/*.tsx').filter((path) => existsSync(`${ROOT}/${path}`))

test('every file keeps to the import table', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(SOURCES.flatMap((path) => violationsOf(path, readProjectFile(path)))).toEqual([])
})

test('the table of the documentation is the table that is held', () => {
  const documented = readProjectFile('docs/architecture.md')
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    const row = documented.split('\n').find((line) => line.startsWith(`| ${folder} `))
    expect(row, folder).toBeDefined()
    for (const other of Object.keys(MAY_IMPORT)) {
      const said = new RegExp(String.raw`\b${other}\b`).test(row?.split('|')[2] ?? '')
      expect(said, `${folder} may import ${other}`).toBe((allowed as readonly string[]).includes(other))
    }
  }
})

test.each(Object.entries(ORDER))('the folders of %s that build on each other are there', (folder, order) => {
  expect(order.filter((name) => !SOURCES.some((path) => `${path}/`.startsWith(`src/${folder}/${name}/`)))).toEqual([])
})

test('the documentation has the parts of the search in their order', () => {
  const documented = readProjectFile('docs/search.md')
  const places = (ORDER.search ?? []).map((name) => documented.indexOf(`\`${name}/\``))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each(['api', 'web'] as const)('no file and no folder of %s stands outside of the order', (folder) => {
  const names = SOURCES.filter((path) => path.startsWith(`src/${folder}/`) && !/\.test\.tsx?$/.test(path)).map(
    (path) => path.split('/')[2],
  )
  expect(new Set(names)).toEqual(new Set(ORDER[folder]))
})

describe('planted violations are found', () => {
  test.each([
    ['src/domain/a.ts', "import { x } from '#search/engine.ts'", 'is not for domain'],
    ['src/search/a.ts', "import { x } from '#contract/search.ts'", 'is not for search'],
    ['src/web/results/a.tsx', "import { x } from '#api/app.ts'", 'is not for web'],
    ['src/pocket/a.ts', "import { cardSchema } from '#contract/scholarship.ts'", 'brings schemas into the browser'],
    ['src/pocket/a.ts', "import { x } from '#api/snapshot/snapshot.ts'", 'is not for pocket'],
    ['src/web/a.ts', "import { cardSchema } from '#contract/scholarship.ts'", 'brings schemas into the browser'],
    ['src/api/a.ts', "import { x } from '#search/constraints/words.ts'", 'is private to search'],
    ['src/api/a.ts', "import { x } from '#search/open-engine.ts'", 'is private to search'],
    ['src/api/a.test.ts', "import { x } from '#catalogue/merging/staging.ts'", 'is private to catalogue'],
    ['src/search/matching/a.ts', "import { x } from '#search/ranking/rank.ts'", 'stands behind it'],
    ['src/catalogue/days/a.ts', "import { x } from '#catalogue/facts/coverage.ts'", 'stands behind it'],
    ['src/api/answers/a.ts', "import { x } from '#api/routes/answers.ts'", 'stands behind it'],
    ['src/api/snapshot/a.ts', "import type { x } from '#api/answers/filter-answer.ts'", 'stands behind it'],
    ['src/api/config.ts', "import { x } from './access/security.ts'", 'stands behind it'],
    ['src/api/running/a.ts', "import type { App } from '#api/app.ts'", 'stands behind it'],
    ['src/web/ui/a.tsx', "import { useBookmark } from '#web/bookmarks/bookmarks.ts'", 'stands behind it'],
    ['src/web/ui/a.tsx', "import type { Session } from '#web/session/session.ts'", 'stands behind it'],
    ['src/web/detail/a.tsx', "import { x } from '#web/results/search-results.ts'", 'stands behind it'],
    ['src/web/store.ts', "const x = await import('./main.tsx')", 'stands behind it'],
    ['src/api/routes/a.ts', "import { x } from '../app.ts'", 'goes up'],
    ['src/api/routes/a.ts', "import { x } from './../app.ts'", 'goes up'],
    ['src/api/a.ts', "const x = await import('#catalogue/main.ts')", 'is not for api'],
    ['src/api/a.ts', "export { x } from '#web/main.tsx'", 'is not for api'],
    ['src/api/a.ts', "import '#nowhere/a.ts'", 'names no folder'],
    ['src/api/a.ts', "import { emptyDatabase } from '#test/databases.ts'", 'is for tests only'],
    ['src/api/utils.ts', '', 'name it for what it holds'],
    ['src/domain/helpers/dates.ts', '', 'name it for what it holds'],
    ['src/stuff/a.ts', '', 'and no other'],
  ])('%s: %s', (path, source, fault) => {
    expect(violationsOf(path, source).join()).toContain(fault)
  })
})

test('the storage needs no session of the database: it runs through PgBouncer', () => {
  const paths = SOURCES.filter((path) => path.startsWith('src/storage/') && !path.endsWith('.test.ts'))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.flatMap((path) => sessionSqlOf(readProjectFile(path)))).toEqual([])
})

test.each([
  'sql`listen catalogue`',
  "query('notify catalogue')",
  'sql`select pg_notify(1)`',
  'sql`select pg_try_advisory_lock(1)`',
  "raw('set statement_timeout = 0')",
  'sql`set session lock_timeout to 1`',
  'sql`prepare one as select 1`',
  'sql`create temporary table t (a int)`',
])('planted SQL is found: %s', (source) => {
  expect(sessionSqlOf(source)).toHaveLength(1)
})

test('what is allowed is left alone', () => {
  expect(sessionSqlOf("raw('set local statement_timeout = 1'); sql`update account set name = ${name}`")).toEqual([])
  const source =
    "import type { Card } from '#contract/scholarship.ts'\nimport { decodeSearch } from '#contract/search-url.ts'"
  expect(violationsOf('src/web/results/a.tsx', source)).toEqual([])
  expect(violationsOf('src/search/a.test.ts', "import { x } from '#catalogue/record-file.ts'")).toEqual([])
})
