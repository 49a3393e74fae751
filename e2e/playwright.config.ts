import { defineConfig, devices } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROWSER_ARGS } from '../scripts/browser.mjs'
import { SIGN_IN_CODE } from './own-server.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
// Workers read this file again: the folder is made once, by the runner.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'scholarship-finder-')))
const origin = `http://localhost:${PORT}`

const journeys = (names: string) => names.split(' ').map((name) => `**/${name}.test.ts`)
// Whole files about what is kept, sent and asked for, which is the same at every width. Single journeys are tagged.
const ON_PHONES = journeys(
  'anonymous calendar changes coming-alive deadline-zones given-up-saves late-code log-out-offline mail network-cut pocket ' +
    'pocket-erased pocket-setbacks pocket-two-origins pocket-updated sent-on setbacks share sign-in-pages sign-ins two-tabs',
)
// The curator's own pages, for a desk.
const ON_DESKS = journeys('curate')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that only passes on its second try is counted as passed and named as flaky in the report.
  retries: 1,
  workers: 2,
  // Far more than they take: a machine that is slow, or busy with something else, is no fault of theirs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    baseURL: origin,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: BROWSER_ARGS },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ON_DESKS,
      grepInvert: /@desk/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    { name: 'desktop', testIgnore: ON_PHONES, grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    // The same command as a visitor's: what the journeys prove is what `npm start` serves.
    command: 'node scripts/start.mjs',
    cwd: ROOT,
    url: `${origin}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEVELOPMENT_SIGN_IN: SIGN_IN_CODE,
      // Nobody listens there: what journeys ask for is due later than they last.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'reminders@example.org',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
