import { expect, test } from 'vitest'
import { readCoverage } from './coverage.ts'

test.each(['subvention', 'subvention de recherche', 'subvención'])('"%s" says nothing of how much is paid', (text) => {
  expect(readCoverage(text).coverage).toBe('not stated')
})
