import type { Locator } from '@playwright/test'
import { findCards, holdBack, SCHOLARSHIPS } from './answers.ts'
import { expect, ON_PHONES, save, signInAndGo, test } from './visitor.ts'

/** How far below the top of the page. */
const place = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)

for (const { address, open, make, field } of [
  { address: '/account', make: 'Make a private address', field: 'Private address of your calendar' },
  {
    address: '/saved?view=plan',
    open: 'Show it to a mentor or a parent',
    make: 'Make a link',
    field: 'Link to your plan',
  },
])
  test(`an address that comes late (${field}) moves no button`, ON_PHONES, async ({ page }) => {
    const person = await signInAndGo(page, '/privacy')
    await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
    await page.goto(address)
    if (open !== undefined) await page.getByRole('heading', { name: open }).click()
    const button = page.getByRole('button', { name: make })
    const before = await place(button)
    await button.press('Enter')
    await expect(page.getByLabel(field)).toHaveValue(/^http/)
    expect(await place(page.locator(':focus'))).toBe(before)
  })

test('what stands below a comparison is not seen first, and then pushed away by it', ON_PHONES, async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  const [card] = await findCards(page.request)
  await save(page.context(), new URL(page.url()).origin, person, [`${card?._id}`])
  await page.goto('/saved?view=compare')
  const below = page.getByRole('button', { name: /^Keep the catalogue on this/ })
  await expect(below).toBeInViewport()
  const release = await holdBack(page, SCHOLARSHIPS)
  await page.getByRole('combobox').selectOption(`${card?._id}`)
  await expect(below).not.toBeInViewport()
  release()
  await expect(page.getByRole('table')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
