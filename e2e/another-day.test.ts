import { expectSettled } from './settled.ts'
import { expect, ON_PHONES, save, signInAndGo, test } from './visitor.ts'

const CHEVENING = 'chevening-scholarships'

test("a plan that is come back to on another day is that day's", ON_PHONES, async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), new URL(page.url()).origin, person, [CHEVENING])
  await page.clock.setFixedTime('2027-01-05T09:00:00Z')
  await page.goto('/saved?view=plan')
  const item = page.locator('.plan .items li').filter({ has: page.getByRole('heading', { level: 3 }) })
  await item.locator('summary').click()
  await item.getByLabel('A date of your own').fill('2027-01-05')
  await item.getByLabel('What it is').fill('Call')
  await item.getByRole('button', { name: 'Add' }).click()
  await expect(item.locator('summary')).toContainText('Call, 5 January 2027')
  await expect(item.locator('summary')).not.toContainText('Late')
  // A phone keeps a page for days.
  await page.clock.setFixedTime('2027-01-06T09:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(item.locator('summary')).toContainText('Late: Call, 5 January 2027')
})

test('however many dates a page tells, it listens once for whoever comes back to it', ON_PHONES, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    const heard = { times: 0 }
    Object.assign(globalThis, { heard })
    document.addEventListener = (type: string, ...more: [EventListener]) => {
      if (type === 'visibilitychange') heard.times += 1
      listen(type, ...more)
    }
  })
  const times = () => page.evaluate(() => (globalThis as unknown as { heard: { times: number } }).heard.times)
  const cards = page.getByRole('article')
  await signInAndGo(page, '/search')
  const first = await cards.first().innerText()
  await expectSettled(page)
  const before = await times()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.first()).not.toHaveText(first)
  await expectSettled(page)
  expect((await times()) - before).toBeLessThanOrEqual(1)
})
