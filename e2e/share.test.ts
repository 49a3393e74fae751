import { requireCard } from './answers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectWholeRing, signInAndGo, test } from './visitor.ts'

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

test('a shared link shows the signed-out what the results would, before they sign in', async ({ page, request }) => {
  const card = await requireCard(request)
  await page.goto(`/detail/${card._id}`)
  await expect(page).toHaveURL(`/signin/${card._id}`)
  const article = page.getByRole('main').getByRole('article')
  await expect(article.getByRole('heading', { name: card.scholarship_name })).toBeVisible()
  await expect(article).toContainText(String(card['funded_by']))
  // It leads nowhere by itself: what opens the scholarship are the buttons below it.
  await expect(article.getByRole('link')).toHaveCount(0)
  await expect(article.getByRole('button')).toHaveCount(0)
  const signIn = page.getByRole('link', { name: 'Sign in with Google' })
  expect((await article.boundingBox())?.y).toBeLessThan((await signIn.boundingBox())?.y ?? 0)
  await expectAccessible(page, 'the sign-in page before a scholarship')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'See it in the results' }).click()
  await expect(page.getByRole('article').first()).toContainText(card.scholarship_name)
})

test('where the card cannot be had, the signed-out are still led on', async ({ page, request }) => {
  const { _id: id, scholarship_name: name } = await requireCard(request)
  await page.route('**/api/scholarship/card/*', (route) => route.abort())
  await page.goto(`/detail/${id}`)
  await expect(page.getByRole('main')).toContainText(`You came for ${name}`)
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('nobody is asked to sign in for a link that leads to no scholarship', async ({ page }) => {
  await page.goto('/detail/nothing-was-ever-here')
  await expect(page.getByRole('heading', { name: 'We can’t find this scholarship' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveCount(0)
  await expectAccessible(page, 'an address of no scholarship, signed out')
  await page.getByRole('main').getByRole('textbox', { name: 'What are you looking for?' }).fill('law in Kenya')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the sheet that a save opens says what signing in saves', async ({ page }) => {
  await page.goto('/search?country=Kenya')
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: `Save ${name}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toContainText(`Signing in saves ${name} for you.`)
  await expectAccessible(page, 'the sheet that a save opened')
})
