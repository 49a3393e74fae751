import { expect, test } from 'vitest'
import { nameInTitle } from './scholarship-names.ts'

const SITE = 'Scholarship Finder'

test('T9 the page of a scholarship, and of signing in for it, name it', () => {
  expect(nameInTitle('EPOS · Masters · Scholarship Finder', 'detail', SITE)).toBe('EPOS · Masters')
  expect(nameInTitle('Sign in for EPOS · Scholarship Finder', 'signin', SITE)).toBe('EPOS')
})

test.each(['Sign in · Scholarship Finder', 'Scholarship Finder', '', 'Something else'])(
  'T9 "%s" names no scholarship to sign in for',
  (title) => {
    expect(nameInTitle(title, 'signin', SITE)).toBeUndefined()
  },
)
