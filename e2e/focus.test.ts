import type { Locator, Page } from '@playwright/test'
import { type Card, findCards, holdBack } from './answers.ts'
import { untilLate } from './settled.ts'
import { expect, ON_DESKS, save, signInAndGo, test } from './visitor.ts'

// Keyboards stand on desks.
test.describe('what is pressed and goes by it hands the focus back to what names its part', ON_DESKS, () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

  async function pressAway(button: Locator): Promise<void> {
    await untilLate(button.page())
    await button.press('Enter')
    await expect(button).toHaveCount(0)
  }

  async function openPlan(page: Page, search: string, count = 1): Promise<readonly Card[]> {
    const person = await signInAndGo(page, '/privacy')
    const cards = (await findCards(page.request)).slice(0, count)
    const ids = cards.map(({ _id }) => _id)
    await save(page.context(), new URL(page.url()).origin, person, ids)
    await page.goto(`/saved?view=${search}`)
    return cards
  }

  test('the address of a calendar', async ({ page }) => {
    await signInAndGo(page, '/account')
    const part = page.getByRole('region', { name: 'Your saved list in your calendar' })
    await part.getByRole('button', { name: 'Make a private address' }).press('Enter')
    await pressAway(part.getByRole('button', { name: 'Revoke it' }))
    await expect(heading(page, 'Your saved list in your calendar')).toBeFocused()
  })

  test('a search that is followed', async ({ page }) => {
    await signInAndGo(page, '/account?follow=q%3Dlaw')
    await pressAway(page.getByRole('button', { name: 'Follow this search by e-mail' }))
    await expect(heading(page, 'E-mails to you')).toBeFocused()
    await pressAway(page.getByRole('button', { name: 'Stop: law' }))
    // The address still asks to follow it.
    await expect(heading(page, 'Reminders')).toBeFocused()
  })

  test('a link to a plan, and a date in it', async ({ page }) => {
    await openPlan(page, 'plan')
    const item = page.locator('.plan .items summary')
    await item.press('Enter')
    await page.getByLabel('A date of your own').fill('2030-01-05')
    await page.getByLabel('What it is').fill('Interview')
    await page.getByRole('button', { name: 'Add' }).press('Enter')
    await pressAway(page.getByRole('button', { name: 'Remove Interview' }))
    await expect(item).toBeFocused()

    const link = page.locator('.own-link summary')
    await link.press('Enter')
    await page.getByRole('button', { name: 'Make a link' }).press('Enter')
    await pressAway(page.getByRole('button', { name: 'Revoke it' }))
    await expect(link).toBeFocused()
  })

  test('what is compared', async ({ page }) => {
    const cards = await openPlan(page, 'compare', 5)
    const chooser = page.getByRole('combobox')
    await chooser.focus()
    for (const { _id: id } of cards.slice(0, 4)) {
      await chooser.selectOption(id)
      await expect(page).toHaveURL(new RegExp(`id=${id}`))
    }
    await expect(chooser).toHaveCount(0)
    await expect(heading(page, 'Saved Scholarships')).toBeFocused()
    await pressAway(page.getByRole('button', { name: `Remove ${cards[1]?.scholarship_name}` }))
    await expect(heading(page, 'Saved Scholarships')).toBeFocused()
  })

  test('an account, whose page goes with it', async ({ page }) => {
    await signInAndGo(page, '/account')
    await page.getByRole('button', { name: 'Delete my account' }).press('Enter')
    await pressAway(page.getByRole('button', { name: 'Delete it now' }))
    await expect(heading(page, 'Your account is deleted')).toBeFocused()
  })

  test('nothing takes the focus from whoever has left what goes', async ({ page }) => {
    await signInAndGo(page, '/account?follow=q%3Dlaw')
    const release = await holdBack(page, '**/api/user/followsearch')
    const follow = page.getByRole('button', { name: 'Follow this search by e-mail' })
    await follow.press('Enter')
    const next = page.getByRole('button', { name: 'Remind me by e-mail' })
    await next.focus()
    release()
    await expect(follow).toHaveCount(0)
    await expect(next).toBeFocused()
    await page.unrouteAll({ behavior: 'wait' })
  })
})
