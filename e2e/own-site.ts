import type { BrowserContext, Page } from '@playwright/test'
import { createKilledServer } from './killed-server.ts'
import { expect, test } from './visitor.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
export const SAVED = ['chevening-scholarships', 'mext-scholarship-research-students']
export const QUESTION = '/search?q=masters+in+germany'

/** A server that can be killed, and a browser that knows no other. New for each journey, but for the catalogue. */
export interface OwnSite {
  server: ReturnType<typeof createKilledServer>
  context: BrowserContext
  page: Page
}

/** Call once in a file. Files run at once, so each has a port of its own: `offset`. `hosts`: of its pages and its API. */
export function useOwnSite(offset: number, hosts?: readonly [web: string, api: string]): OwnSite {
  // Filled in before each journey.
  const own = {} as OwnSite
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: undefined })
  test.beforeAll(() => {
    own.server = createKilledServer(PORT + offset, hosts)
  })
  test.afterAll(async () => own.server.remove())
  test.beforeEach(async ({ browser, viewport, hasTouch, isMobile }) => {
    await own.server.start()
    own.context = await browser.newContext({ viewport, hasTouch, isMobile, baseURL: own.server.origin })
    own.page = await own.context.newPage()
  })
  test.afterEach(async () => {
    await own.context.close()
    await own.server.kill()
  })
  return own
}

/** Everything that scripts of this site find on the device, as text. */
export function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(await indexedDB.databases())]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
}

export const leftOver = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ])

export async function keep(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
  await expect(page.getByText(/^It is kept\./)).toBeVisible()
}
