import type { Page } from '@playwright/test'
import { expect, signInAndGo, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

/** Opens an address from outside, is sent on to another, and goes back to where the link stood. */
async function followAndGoBack(page: Page, asked: string, given: string | RegExp): Promise<void> {
  await page.goto('/robots.txt')
  await page.goto(asked)
  await expect(page).toHaveURL(given)
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')
}

test('T9 who was sent on to sign in gets back to where the link stood', async ({ page }) => {
  await followAndGoBack(page, '/detail/bafoeg', '/signin/bafoeg')
})

test('R16 V1 G4 who was sent on to a page that there is gets back to where the link stood', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  await followAndGoBack(page, '/search?page=9999', /\/search\?page=\d{2,3}$/)
  await followAndGoBack(page, '/saved?page=99', '/saved')
  await followAndGoBack(page, '/signin/bafoeg', '/detail/bafoeg')
})

test('T9 who was sent on from a list gets back to the list', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  await page.goto('/search?country=Kenya')
  await expect(page.getByRole('article').first()).toBeVisible()
  // The session ends where the page, which has asked for all it needs, does not see it.
  await expectSettled(page)
  await page.context().clearCookies()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/signin\//)
  await page.goBack()
  await expect(page).toHaveURL('/search?country=Kenya')
})
