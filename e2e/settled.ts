import { expect, type Page, type Request } from '@playwright/test'

/** What each page has asked for and does not have yet, and how often it has asked. */
const ASKED = new WeakMap<Page, { readonly underWay: Set<Request>; times: number }>()

export function countRequests(page: Page): void {
  const asked = { underWay: new Set<Request>(), times: 0 }
  ASKED.set(page, asked)
  page.on('request', (request) => {
    // How that ended which a page had asked for when it was left may never be told.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.underWay.clear()
    asked.underWay.add(request)
    asked.times += 1
  })
  page.on('requestfinished', (request) => asked.underWay.delete(request))
  page.on('requestfailed', (request) => asked.underWay.delete(request))
}

/**
 * The page has asked for all that it wants by itself, and has it: while it stood idle, which is when it fetches ahead, it has
 * asked for nothing, and nothing is on its way.
 */
export async function expectSettled(page: Page): Promise<void> {
  await expect(async () => {
    const asked = ASKED.get(page)
    const before = asked?.times
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect([asked?.times, asked?.underWay.size], 'requests, and those that are under way').toEqual([before, 0])
  }).toPass({ intervals: [20], timeout: 20_000 })
}

/** What Back closes, and where the focus goes back to, is known once the browser has nothing more urgent to do (late-start.ts). */
export async function untilLate(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /late-start/.test(name)))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
