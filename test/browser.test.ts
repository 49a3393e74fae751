import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { BROWSER_ARGS } from '../scripts/browser.mjs'

const leftOut = (line: string) => /--disable-features=(\S+)/.exec(line)?.[1]?.split(',') ?? []

test('browsers leave out all that Playwright leaves out, also after an upgrade', async () => {
  // No browser: the failure says how it was started.
  const launching = chromium.launch({ executablePath: process.execPath })
  const said = await launching.then(
    () => '',
    (error: Error) => error.message,
  )
  const playwrights = leftOut(said)
  expect(playwrights.length).toBeGreaterThan(5)
  expect(leftOut(BROWSER_ARGS.join(' '))).toEqual(expect.arrayContaining(playwrights))
})
