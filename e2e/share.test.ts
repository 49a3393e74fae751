import { requireCard } from './answers.ts'
import { expect, expectWholeRing, signInAndGo, test } from './visitor.ts'

test('T8 sharing uses the device, and copies the link where it cannot', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => sessionStorage.setItem('shared', JSON.stringify(data)),
    })
  })
  await signInAndGo(page, '/search')
  const address = `/detail/${(await requireCard(request))._id}`
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared') ?? '')).toContain(address)

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('no')) }))
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address)

  // With neither, the link is there to be copied by hand, selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to this scholarship' })).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toContain(address)
})

test('T8 sharing again says so again, and nothing is said to be copied that could not be', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await signInAndGo(page, '/search')
  await page.goto(`/detail/${(await requireCard(request))._id}`)
  const share = page.getByRole('main').getByRole('button', { name: 'Share' })
  const note = page.locator('p[aria-hidden]', { hasText: 'Link copied' })
  const said = page.getByRole('status').filter({ hasText: 'Link copied' })
  await expect(share).toBeVisible()
  await page.clock.install()
  await share.click()
  await expect(note).toBeVisible()
  const before = await said.textContent()
  await page.clock.fastForward(5000)
  await share.click()
  await expect.poll(() => said.textContent(), 'what is announced').not.toBe(before)
  await page.clock.fastForward(5000)
  await expect(note).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await share.click()
  const field = page.getByRole('textbox', { name: 'Link to this scholarship' })
  await expect(field).toBeFocused()
  await expect(note).toHaveCount(0)
  await expectWholeRing(field)
})
