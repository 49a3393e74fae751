import type { Page } from '@playwright/test'
import { createKilledServer } from './killed-server.ts'
import { expect, test } from './visitor.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
export const SAVED = ['chevening-scholarships', 'mext-scholarship-research-students'] as const
export const QUESTION = '/search?q=masters+in+germany'

/**
 * Call once in a file: its journeys run one after the other, on a site of their own whose server they may kill. Each begins
 * with it running, and finds what those before have left in its data. Files run at once, so each has a port of its own:
 * `offset`. `hosts`: of its pages and its API.
 */
export function useOwnSite(offset: number, hosts?: readonly [web: string, api: string]) {
  const server = createKilledServer(PORT + offset, hosts)
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: server.origin, origins: [server.origin, server.apiOrigin] })
  // The first start, on new data, has a time of its own.
  test.beforeAll(() => server.start())
  test.beforeEach(() => server.start())
  test.afterAll(() => server.remove())
  return server
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
  // It has a megabyte fetched and sorted: where all is slow, that takes longest.
  await expect(page.getByText(/^It is kept\./)).toBeVisible({ timeout: 60_000 })
}
