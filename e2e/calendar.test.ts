import { expect, expectAccessible, expectNoSidewaysScroll, save, signInAndGo, test } from './visitor.ts'

test('the saved list has a private address: made, taken away, made anew, revoked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => sessionStorage.setItem('shared', url ?? ''),
    })
  })
  await signInAndGo(page, '/account')
  const section = page.getByRole('region', { name: 'Your saved list in your calendar' })
  await section.getByRole('button', { name: 'Make a private address' }).press('Enter')
  const field = section.getByLabel('Private address of your calendar')
  const first = await field.inputValue()
  const replace = section.getByRole('button', { name: 'Replace it with a new address' })
  await expect(replace, 'the button that was pressed').toBeFocused()
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar')
  await section.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await section.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toBe(first)
  await expectAccessible(page, 'the private address')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await replace.click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect((await page.request.get(first)).status()).toBe(404)
  await page.reload()
  await expect(section.getByText(/^An address made .* is in use/)).toBeVisible()
  await section.getByRole('button', { name: 'Revoke it' }).click()
  await expect(section.getByRole('status')).toContainText('The address is revoked')
  expect((await page.request.get(second)).status()).toBe(404)
})

test('the dates of a scholarship can be taken into a calendar', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  await page.goto('/detail/chevening-scholarships')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add the dates to a calendar' }).click()
  expect((await download).suggestedFilename()).toBe('chevening-scholarships.ics')
})

test('the address of a part of a page leads there, by a link and by itself, and the next key goes on from it', async ({
  page,
}) => {
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
  const part = page.getByRole('heading', { name: 'Your saved list in your calendar' })
  const make = page.getByRole('button', { name: 'Make a private address' })
  await page.goto('/saved')
  await page
    .getByRole('main')
    .getByRole('link', { name: /in your calendar$/ })
    .click()
  for (const isLoaded of [false, true]) {
    if (isLoaded) await page.goto('/account#calendar-title', { waitUntil: 'commit' })
    await expect(part).toBeFocused()
    await expect(part).toBeInViewport()
    expect((await part.boundingBox())?.y, 'from the top').toBeLessThan(100)
    await page.keyboard.press('Tab')
    await expect(make).toBeFocused()
    await page.goto('/privacy')
  }
})
