import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts', 'relevance/**/*.test.ts']
/** Tests that put something else in the place of a module. */
const MOCKING = globSync(TESTS).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/setup.ts'],
    // By default one processor is left free: on two, that is every other one.
    maxWorkers: '100%',
    // Far more than they take: a machine that is busy with something else is no fault of theirs.
    testTimeout: 180_000,
    // By default a second, which is not enough on a machine that is busy with other tests.
    expect: { poll: { timeout: 20_000 } },
    // Test files share what they import, which takes a third less processor time; those that mock modules cannot.
    projects: [
      { extends: true, test: { name: 'sharing', include: TESTS, exclude: MOCKING, isolate: false } },
      { extends: true, test: { name: 'mocking', include: MOCKING } },
    ],
  },
})
