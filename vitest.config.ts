import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'relevance/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/setup.ts'],
    // By default one processor is left free: on two, that is every other one.
    maxWorkers: '100%',
    // Far more than they take: a machine that is busy with something else is no fault of theirs.
    testTimeout: 180_000,
    // By default a second, which is not enough on a machine that is busy with other tests.
    expect: { poll: { timeout: 20_000 } },
  },
})
