import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  introduce,
  isPhone,
  ON_PHONES,
  signInAndGo,
  somebody,
  test,
} from './visitor.ts'
import { expectSettled } from './settled.ts'

test('L9 R7 R18 G4 T10 S3 V1 V2 S2 from two courses and a place to a saved scholarship, through Google', async ({
  page,
}) => {
  await page.goto('/')
  for (const [list, label] of [
    ['Pick your course', 'Computer Science'],
    ['Pick your course', 'Public Health'],
    ['Pick your location', 'United Kingdom'],
  ] as const) {
    await page.getByRole('button', { name: list }).click()
    const panel = page.getByRole('dialog', { name: list })
    await panel.getByRole('searchbox').fill(label)
    await panel.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(label)} ?\\d`) }).check()
    await panel.getByRole('button', { name: 'Done' }).click()
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Curated .* available scholarships for you$/)

  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.locator('summary', { hasText: 'Level' }).click()
  await page.getByRole('checkbox', { name: /^Master's/ }).check()
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ scholarships/ }).click()
  await expect(page).toHaveURL(/level=Master/)

  // The address may be ahead of the list: the pages to turn are those of the new answer once they lead to it.
  const second = page.getByRole('link', { name: 'Page 2', exact: true })
  await expect(second).toHaveAttribute('href', /level=Master/)
  await second.click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: 'Sign in with Google' }).click()
  await expectAccessible(page, 'the development sign-in')
  await expectNoSidewaysScroll(page)
  await introduce(page, somebody())
  await expect(page).toHaveURL(/level=Master.*page=2$/)

  const card = page.getByRole('article').nth(1)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const apply = page
    .getByRole('link', { name: /^Apply/ })
    .filter({ visible: true })
    .first()
  await expect(apply).toHaveAttribute('href', /^https?:\/\//)
  await expect(apply).toHaveAttribute('target', '_blank')
  await expect(apply).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page, 'the scholarship')
  await expectNoSidewaysScroll(page)

  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/'))
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  expect((await saving).ok()).toBe(true)

  await page.goto('/saved')
  await page.reload()
  const saved = page.getByRole('main').getByRole('article')
  await expect(saved).toHaveCount(1)
  await expect(saved.getByRole('heading')).toHaveText(name)
  await expectAccessible(page, 'the saved list')
  await expectNoSidewaysScroll(page)

  const removing = page.waitForResponse((response) => response.url().includes('/removescholarship/'))
  await saved.getByRole('button', { name: /^Save/ }).click()
  expect((await removing).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(saved).toHaveCount(0)
  await expectAccessible(page, 'the empty saved list')

  await page.getByRole('button', { name: /^Account of/ }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // Who leaves is not asked in again at once: what stands there has a button for it.
  await expect(page.getByRole('button', { name: 'Sign in to your list' })).toBeVisible()
  await expectSettled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('G1 G2 G3 G4 T9 the same through LinkedIn, from a scholarship’s page', ON_PHONES, async ({ page, request }) => {
  const answer = await request.post('/api/scholarship/filter?page=1', { data: { country: ['Kenya'] } })
  const { list } = await answer.json()
  const [card] = list
  await page.goto(`/detail/${card._id}`)
  await expect(page).toHaveURL(`/signin/${card._id}`)
  await expect(page.getByText('Sign In & Fuel Your Learning Journey')).toBeVisible()
  await expect(page.getByText(card.scholarship_name).first()).toBeVisible()
  await expectAccessible(page, 'the sign-in page')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Sign in with Linkedin' }).click()
  await expectAccessible(page, 'the development sign-in of LinkedIn')
  await introduce(page, somebody('Wangari Maathai'))
  await expect(page).toHaveURL(`/detail/${card._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.scholarship_name)
})

test('R19 X2 a card pressed without a network keeps its facts, the rest comes later', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const facts = await card.getByRole('definition').allInnerTexts()
  // The code of its page has come ahead of time; what is missing is the scholarship.
  await expectSettled(page)
  await page.context().setOffline(true)
  await card.getByRole('link').click()
  await expect(page.getByText('The rest appears when you are online.')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(name)}`))
  const kept = page.getByRole('main').getByRole('article')
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await kept.getByRole('definition').allInnerTexts()).toEqual(facts)
  await expectAccessible(page, 'what a card said, without a network')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(card.getByRole('heading')).toHaveText(name)
  await page.goForward()
  await expect(page.getByText('The rest appears when you are online.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Similar to this' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Saved Scholarships' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for a connection' })).toBeVisible()
  await expect(page).toHaveTitle(/^Waiting for a connection/)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(page).toHaveTitle(/^Saved Scholarships/)
})

// The arrow stands on phones only.
test('T1 the way back names where it leads, also to who signed in on the way', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Kenya')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in with Google' }).click()
  await introduce(page, somebody())
  const back = page.getByRole('navigation', { name: 'Scholarship' }).getByRole('link')
  await expect(back).toHaveAttribute('href', '/search?country=Kenya')
  await expect(back).toHaveText('Results')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(back).toHaveAttribute('href', '/search')
  await expect(back).toHaveText('All scholarships')
})

// The arrow stands on phones only.
test('T1 the way back that is pressed twice leads one step back', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/')
  await page.getByRole('link', { name: 'design' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Results', exact: true }).dblclick()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectSettled(page)
  await expect(page).toHaveURL('/search?q=design')
})
