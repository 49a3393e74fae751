import { expect, expectAccessible, expectNoSidewaysScroll, introduce, somebody, test } from './visitor.ts'

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
