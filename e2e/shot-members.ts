import type { Page } from '@playwright/test'
import { findCards } from './answers.ts'
import { goTo, press, type Shot } from './shot.ts'
import { showWindows } from './windows.ts'

/** A plan as a mentor reads it: two scholarships, one half done and one with nothing but its name. */
async function openSharedPlan(page: Page) {
  const entry = (card: object, fields: object[]) => ({
    ...card,
    listed: true,
    references: 2,
    needs: ['reference', 'transcript', 'essay'],
    fields,
  })
  const told = [
    { field: 'status', value: 'preparing' },
    { field: 'by', value: '2027-01-10' },
    { field: 'done:transcript', value: '1' },
    { field: 'notes', value: 'Ask Mrs Otieno for the second letter.' },
  ]
  const cards = await findCards(page.request)
  const list = cards.slice(0, 2).map((card, index) => entry(card, index === 0 ? told : []))
  await page.route('**/api/plan/*', (route) =>
    route.fulfill({ json: { name: 'Achieng Odhiambo', shows: ['name', 'status', 'needs', 'dates', 'notes'], list } }),
  )
  await page.goto('/shared-plan#shown')
}

/** What belongs to somebody who is signed in: the saved list, its plan, and the account. */
export const MEMBERS: readonly Shot[] = [
  {
    name: 'plan',
    signedIn: true,
    open: async (page) => {
      await page.goto('/saved?view=plan')
      await page.locator('.plan .items summary').first().click()
      await page.getByRole('heading', { name: 'Show it to a mentor or a parent' }).click()
    },
  },
  {
    name: 'compare',
    signedIn: true,
    open: async (page) => {
      await page.goto('/saved?view=compare')
      for (let chosen = 0; chosen < 2; chosen += 1) {
        const options = page.locator('.compare select option:not([disabled])')
        await page.locator('.compare select').selectOption((await options.first().getAttribute('value')) ?? '')
        // The first column names the facts. One chosen before the list is redrawn would take the place of another.
        await page
          .locator('.compare thead th')
          .nth(chosen + 1)
          .waitFor()
      }
    },
  },
  {
    name: 'account-follow',
    signedIn: true,
    open: goTo('/account?follow=q%3Dnursing%2Bphd#mail'),
  },
  {
    name: 'account-addresses',
    signedIn: true,
    open: async (page) => {
      // Nothing is made: another page of the same visitor shows the state before.
      const made = { since: '2026-11-20T09:00:00Z', address: 'https://example.org/calendar/Zm9yIG5vYm9keQ.ics' }
      await page.route('**/api/user/calendar', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: made }),
      )
      await press(page, '/account', 'Make a private address')
      await page.getByLabel('Private address of your calendar').waitFor()
    },
  },
  { name: 'shared-plan', open: openSharedPlan },
  { name: 'shared-plan-revoked', open: goTo('/shared-plan#none') },
  { name: 'saved', signedIn: true, open: goTo('/saved') },
  { name: 'saved-signed-out', windowOnly: true, open: goTo('/saved') },
  {
    name: 'account-delete',
    windowOnly: true,
    signedIn: true,
    open: async (page) => press(page, '/account', 'Delete my account'),
  },
  { name: 'account', signedIn: true, open: goTo('/account') },
  {
    name: 'account-sign-ins',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/sign-ins', (route) =>
        route.fulfill({
          json: [
            { id: 'google', provider: 'Google', linkedAt: '2026-04-01T09:00:00Z' },
            { id: 'linkedin', provider: 'LinkedIn', linkedAt: '2026-05-03T09:00:00Z' },
          ],
        }),
      )
      await page.goto('/account')
    },
  },
  {
    name: 'account-unlink',
    windowOnly: true,
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/sign-ins', (route) =>
        route.fulfill({
          json: ['Google', 'LinkedIn'].map((provider) => ({
            id: provider,
            provider,
            linkedAt: '2026-04-01T09:00:00Z',
          })),
        }),
      )
      await press(page, '/account', 'Unlink LinkedIn')
    },
  },
  {
    name: 'account-sessions',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/sessions', async (route) => {
        const own: unknown = await (await route.fetch()).json()
        const moments = {
          startedAt: '2026-05-03T09:00:00Z',
          usedAt: '2026-09-17T09:00:00Z',
          expiresAt: '2027-01-01T00:00:00Z',
        }
        const devices = ['Samsung Internet on Android', 'Safari on iPad', null]
        const others = devices.map((device, index) => ({ id: `other-${index}`, device, ...moments, isThis: false }))
        await route.fulfill({ json: [own, others].flat() })
      })
      await page.goto('/account')
    },
  },
  {
    name: 'windows-saved',
    signedIn: true,
    open: async (page) => {
      await showWindows(page)
      await page.goto('/saved')
    },
  },
]
