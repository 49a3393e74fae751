import type { Page } from '@playwright/test'
import { expect, ON_DESKS, signInAndGo, test } from './visitor.ts'

const GOOGLE = { id: 'one', provider: 'Google', linkedAt: '2026-11-01T00:00:00Z' }
const LINKED_IN = { ...GOOGLE, id: 'other', provider: 'LinkedIn' }

/** What asks before it is done, the path of that, and what it leaves. */
const QUESTIONS = {
  'Delete my account': { does: 'Delete it now', path: '**/api/user/account', left: 'Your account is deleted' },
  'Unlink LinkedIn': { does: 'Unlink LinkedIn', path: '**/api/user/sign-ins/other', left: 'LinkedIn is unlinked' },
}

async function pressThrough(page: Page, ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const close of ways) {
    await close()
    // As long as browsers take to tell of it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

for (const [name, { does, path, left }] of Object.entries(QUESTIONS)) {
  test(
    `X3 while it is done, nothing closes the question (${name}), and nothing is done twice`,
    ON_DESKS,
    async ({ page }) => {
      await page.route('**/api/user/sign-ins', (route) => route.fulfill({ json: [GOOGLE, LINKED_IN] }))
      const { promise: isDone, resolve: release } = Promise.withResolvers<void>()
      await page.route(path, async (route) => {
        await isDone
        await route.fulfill({ json: [GOOGLE] })
      })
      const asked: string[] = []
      page.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()))
      await signInAndGo(page, '/privacy')
      await page.goto('/account')
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const press = dialog.getByRole('button', { name: does })
      await press.click()
      await expect(press).toBeDisabled()
      await pressThrough(page, [
        () => press.press('Enter'),
        () => dialog.getByRole('button', { name: 'Keep it' }).press('Enter'),
        () => dialog.getByRole('button', { name: 'Close' }).press('Enter'),
        () => page.keyboard.press('Escape'),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => page.evaluate(() => history.back()),
      ])
      release()
      await expect(page.getByText(left).first()).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(asked).toHaveLength(1)
      await page.unrouteAll({ behavior: 'wait' })
    },
  )
}
