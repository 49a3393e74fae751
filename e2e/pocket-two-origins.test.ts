import { keep, leftOver, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import { introduce, expect, somebody, test } from './visitor.ts'

const server = useOwnSite(30, ['www.site.localhost', 'api.site.localhost'])

test('with the API on a host of its own, all of it works without a network, and goes with whoever logs out', async ({
  page,
}) => {
  await page.goto(`${server.apiOrigin}/auth/google?redirectUrl=${encodeURIComponent('/privacy')}`)
  await introduce(page, somebody())
  await page.waitForURL(`${server.origin}/privacy`)
  await page.goto(`/detail/${SAVED[0]}`)
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await saving
  await keep(page)
  await server.kill()
  await page.goto(QUESTION)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Offline\. From the catalogue kept/)).toBeVisible()
  await page.goto(`/detail/${SAVED[0]}`)
  await expect(page.getByRole('region', { name: 'Snapshot' })).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(1)
  await server.start()
  await page.goto('/saved')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  // It may be loaded again while it is asked.
  await expect(async () => expect(await leftOver(page)).toEqual([])).toPass()
})
