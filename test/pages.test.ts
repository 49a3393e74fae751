import { expect, test } from 'vitest'
import { readProjectFile } from './source-files.ts'

/** The first paths of the addresses that a file names by a pattern. */
function pathsIn(file: string, pattern: RegExp): string[] {
  const paths = [...readProjectFile(file).matchAll(pattern)].map(([, path = '']) => path.replace(/\/[:*].*$/, ''))
  return [...new Set(paths)].filter((path) => path !== '*').toSorted()
}

test('the app, the server and a phone without a network know the same pages', () => {
  const app = pathsIn('src/web/routes.tsx', /path: '([^']+)'/g)
  expect(app.length).toBeGreaterThan(8)
  expect(pathsIn('src/web/service-worker/pages.ts', /^ {2}'(\/[^']*)',$/gm)).toEqual(app)
  const results = pathsIn('src/api/routes/results-routes.ts', /app\.get\('(\/search)'/g)
  const pages = pathsIn('src/api/routes/page-routes.ts', /(?:^ {4}\['|app\.get<PageRoute>\(')(\/[^']*)'/gm)
  expect([...results, ...pages].filter((path) => path !== '/shell').toSorted()).toEqual(app)
})
