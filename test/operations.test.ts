import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { readProjectFile } from './source-files.ts'

test('a service whose database comes later is started until it is there', () => {
  const [unit] = readProjectFile('deploy/scholarship-finder@.service').split('[Service]')
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
})

test('the table of limits in the documentation is the one in the code', () => {
  const rows = readProjectFile('docs/operations.md').matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm)
  expect(Object.fromEntries([...rows].map(([, name, value]) => [name, Number(value)]))).toEqual({ ...SERVER_LIMITS })
})
