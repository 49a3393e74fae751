import { expectSettled } from './settled.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, introduce, signInAndGo, somebody, test } from './visitor.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`A11 whoever cancels is told so, may try the other way, and lands where it was promised (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/auth/google?redirectUrl=%2Fsearch%3Fcountry%3DKenya')
    await expect(page.getByText('Development sign-in')).toBeVisible()
    await expectAccessible(page, 'the development sign-in')
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'You did not sign in' })).toBeVisible()
    await expectAccessible(page, 'a sign-in that failed')
    await expectNoSidewaysScroll(page)

    await page.getByRole('link', { name: 'Sign in with Linkedin' }).click()
    await introduce(page, somebody())
    await expect(page).toHaveURL('/search?country=Kenya')
    expect((await page.request.get('/api/user/checkauth')).status()).toBe(200)
  })
}

test('the development sign-in asks a browser for the code once, and says when it is another one', async ({ page }) => {
  const [ada, bo] = [somebody(), somebody('Bo')]
  await page.goto('/auth/google?redirectUrl=%2Fprivacy')
  await page.getByLabel('Code').fill('another one')
  await page.getByRole('button', { name: 'Amina Otieno' }).click()
  await expect(page.getByRole('alert')).toHaveText('Give the code that was printed where the server was started.')
  await expectAccessible(page, 'the development sign-in with a wrong code')
  await introduce(page, ada)
  await expect(page).toHaveURL('/privacy')

  await page.goto('/auth/linkedin?redirectUrl=%2Fprivacy')
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveCount(0)
  await page.getByLabel('Name').fill(bo.name)
  await page.getByLabel('E-mail').fill(bo.email)
  // Continues, though other buttons would sign in somebody else.
  await page.getByLabel('E-mail').press('Enter')
  await expect(page).toHaveURL('/privacy')
  expect(await (await page.request.get('/api/user/checkauth')).json()).toMatchObject({ email: bo.email })
})

test('nobody is asked to sign in for what is not listed, but whose session ended is asked in again', async ({
  page,
}) => {
  await page.goto('/signin/no-such-scholarship')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this scholarship')
  await page.goto('/signin/no-such-scholarship?ended')
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
})

test('whose session has ended is told so on a page for members, and comes back to the view that was left', async ({
  page,
}) => {
  const person = await signInAndGo(page, '/')
  await expectSettled(page)
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Your session has ended.')
  await expect(sheet, 'where one comes back to is told once').not.toContainText('You came for')
  await page.goto('/saved?view=plan')
  await expect(sheet).toContainText('You came for your saved list.')
  await sheet.getByRole('link', { name: 'Sign in with Google' }).click()
  await introduce(page, person)
  await expect(page).toHaveURL('/saved?view=plan')
})

test('the sheet repeats nothing of an address that somebody has made up', async ({ page }) => {
  await page.goto('/search?page=2+free+offers')
  await expectSettled(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expect(sheet).not.toContainText('You came for')
})
