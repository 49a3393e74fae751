import type { Page } from '@playwright/test'
import { leftOver, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openFilters,
  save,
  signIn,
  test,
} from './visitor.ts'

const server = useOwnSite(20)

interface Answer {
  readonly count: number
  readonly list: readonly { readonly _id: string; readonly scholarship_name: string }[]
}

async function expectFound(page: Page, { count, list }: Answer): Promise<void> {
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible()
  await expect(page.getByRole('article').getByRole('link')).toHaveText(list.map((one) => one.scholarship_name))
}

const away = (page: Page) => page.getByText(/^Offline\. From the catalogue kept on this (?:phone|device) on /)

test('X2 search, filters, pages, details, saved list and plan work with the server killed', async ({
  page,
  context,
}) => {
  const { origin } = server
  const person = await signIn(context, origin)
  await save(context, origin, person, SAVED)
  const ask = async (pageNo: number, more: object = {}) => {
    const data = { searchKey: 'masters in germany', ...more }
    const answer = await context.request.post(`/api/scholarship/filter?page=${pageNo}`, { data, headers: { origin } })
    return (await answer.json()) as Answer
  }
  const [first, second, filtered] = [await ask(1), await ask(2), await ask(1, { Scholarship: ['Fully Funded'] })]
  expect(new Set([first.count, filtered.count, 0]).size).toBe(3)

  await page.goto('/saved')
  const button = page.getByRole('button', { name: /^Keep the catalogue on this (?:phone|device) \(\d\.\d MB\)$/ })
  await expect(button).toBeVisible()
  await expectAccessible(page, 'the saved list before')
  expect(await leftOver(page), 'what is kept before it is asked for').toEqual([])
  await button.click()
  await expect(page.getByText(/^It is kept\./)).toBeVisible()
  await expectAccessible(page, 'the saved list with the catalogue kept')

  await server.kill()
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(4)
  const title = page.getByRole('heading', { level: 1 })
  const top = page.getByRole('article').first()
  await page.goto(QUESTION)
  await expectFound(page, first)
  await expect(away(page)).toBeVisible()
  // What the test looks for itself is no slower there.
  await slowDown(1)
  await expectAccessible(page, 'results from the device')
  await slowDown(4)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expectFound(page, second)
  const filters = await openFilters(page)
  await filters.locator('summary', { hasText: 'Funding Coverage' }).click()
  const option = filters.getByRole('checkbox', { name: /^Fully Funded/ })
  await expect(option.locator('xpath=..')).toContainText(String(filtered.count))
  await option.check()
  if (isPhone(page)) await filters.getByRole('button', { name: `Show ${filtered.count} scholarships` }).click()
  await expectFound(page, filtered)

  // What is saved in flight mode is on the list at once, and is sent later.
  await page.goto(QUESTION)
  await top.getByRole('button', { name: /^Save/ }).click()
  const [{ _id: id, scholarship_name: name }] = first.list as [Answer['list'][0]]
  await top.getByRole('link').click()
  await expect(title).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Snapshot' })).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(SAVED.length + 1)
  await expect(top).toContainText(name)
  await page.goto('/saved?view=plan')
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /Chevening/ }) })
  await item.getByRole('heading', { level: 3 }).click()
  await item.getByLabel('Notes').fill('written in the air')
  await expect(page.getByText('1 change kept here until the connection is back.')).toBeVisible()
  await slowDown(1)
  await expectAccessible(page, 'a plan from the device')
  await slowDown(4)
  for (const path of ['/', '/privacy', '/can-i']) {
    await page.goto(path)
    await expect(title).toBeVisible()
    await expect(title).not.toHaveText('Waiting for a connection')
  }

  await server.start()
  await context.setOffline(false)
  await page.goto('/saved?view=plan')
  await expect(away(page)).toHaveCount(0)
  const read = async (path: string) => JSON.stringify(await (await context.request.get(path)).json())
  await expect.poll(() => read('/api/user/plan')).toContain('written in the air')
  await expect.poll(() => read(`/api/user/getallsavedscholarships/${person.email}`)).toContain(`"${id}"`)
})

test('who keeps nothing is told that there is no network, as before', async ({ page, context }) => {
  await signIn(context, server.origin)
  await page.goto(QUESTION)
  const account = page.getByRole('button', { name: /^Account of/ })
  await expect(account).toBeVisible()
  await context.setOffline(true)
  await account.click()
  await page.getByRole('link', { name: 'Your Account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for a connection')
  await expect(away(page)).toHaveCount(0)
  expect(await leftOver(page)).toEqual([])
})
