import type { Page } from '@playwright/test'
import { untilDrawn } from './answers.ts'
import { expectAlive } from './visitor.ts'

/** What the states are shown with: picked from the catalogue that is served. */
export interface Facts {
  /** A scholarship with a yearly deadline, and an About of more than a hundred words if there is one. */
  readonly scholarshipId: string
}

export interface Shot {
  readonly name: string
  readonly signedIn?: boolean
  /** Something lies above the page: what the window shows is photographed, not the whole page. */
  readonly windowOnly?: boolean
  readonly withBetaBanner?: boolean
  readonly forcedColors?: boolean
  readonly withoutScript?: boolean
  /** Something is asked for and never comes. */
  readonly unanswered?: boolean
  /** Where the state exists only on one side of 750 px. */
  readonly only?: 'phone' | 'desk'
  readonly open: (page: Page, facts: Facts) => Promise<void>
}

export const RESULTS = '/search?field=Computer+Science&country=United+Kingdom&level=PhD'

export function goTo(address: string) {
  return (page: Page) => visit(page, address)
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
}

/** As the server draws it, which has time for it here. */
export function goToDrawn(address: string) {
  return async (page: Page) => {
    await untilDrawn(page.request, address)
    await page.goto(address)
  }
}

export async function press(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name }).click()
}

/** Puts the keyboard's focus on an element: after a key, it is the one that shows where it is. */
export async function tabTo(page: Page, address: string, role: 'button' | 'checkbox' | 'link', name: string | RegExp) {
  await page.goto(address)
  const target = page.getByRole('main').getByRole(role, { name }).first()
  await target.waitFor()
  await page.keyboard.press('Tab')
  await target.focus()
}

export async function lookFor(page: Page, words: string): Promise<void> {
  // What the server has drawn is a plain form before.
  await expectAlive(page)
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await field.fill(words)
  await field.press('Enter')
}
