import { expect, expectAccessible, expectNoSidewaysScroll, ON_PHONES, save, signInAndGo, test } from './visitor.ts'

const PAGES = ['/', '/search?q=law', '/can-i', '/privacy', '/account', '/saved', '/saved?view=plan']

test(
  'X2 every page says in one line above it that there is no network, while there is none',
  ON_PHONES,
  async ({ page }) => {
    const person = await signInAndGo(page, '/privacy')
    await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
    const line = page.getByText(/offline/i).filter({ visible: true })
    for (const address of PAGES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.context().setOffline(true)
      await expect(line).toHaveText('Offline. What you save is sent later.')
      expect(await line.evaluate((element) => element === document.body.firstElementChild)).toBe(true)
      await expectNoSidewaysScroll(page)
      if (address === '/search?q=law') {
        await expectAccessible(page, 'a page without a network')
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click()
        await expect(page.getByText('This is the list from your last search.')).toBeVisible()
        await expect(line).toHaveCount(1)
      }
      if (address.includes('plan')) {
        await page.getByRole('heading', { level: 3, name: /Chevening/ }).click()
        await page.locator('textarea').fill('written on a train')
        await expect(page.getByText(/^1 change kept here/)).toBeVisible()
      }
      await page.context().setOffline(false)
      await expect(line).toHaveCount(0)
    }
    await expect(page.locator('textarea')).toHaveValue('written on a train')
    await expect(page.getByText(/^1 change kept here/)).toHaveCount(0)
    await page.reload()
    await page.getByRole('heading', { level: 3, name: /Chevening/ }).click()
    await expect(page.locator('textarea')).toHaveValue('written on a train')
  },
)

test(
  'X1 a server that is gone is told of in the same line, and one call that was lost is not',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?q=law')
    const line = page.getByText(/^Offline/)
    const call = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^(?:Save|Remove)/ })
    await page.route('**/api/user/savescholarship/**', (route) => route.abort())
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
    await call.click()
    await asked
    await expect(line).toHaveCount(0)
    await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
    await page.route('**/api/user/removescholarship/**', (route) => route.abort())
    await call.click()
    await expect(line).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(line).toHaveCount(0)
  },
)
