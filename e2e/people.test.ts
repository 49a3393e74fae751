import type { Locator, Page } from '@playwright/test'
import { findCards } from './answers.ts'
import { tabTo } from './tab-to.ts'
import { expect, expectAlive, introduce, ON_DESKS, signInAndGo, somebody, test } from './visitor.ts'

/** A cheap phone: four times slower than what this runs on. */
const SLOWER = 4
/** All that one waits for in a task, in seconds, on a machine that is busy with something else besides. */
const LONGEST = 30

/** What somebody wants to do, with the presses that it takes and how long the page lets them wait after each. */
class Task {
  readonly #page: Page
  #presses = 0
  #waited = 0

  private constructor(page: Page) {
    this.#page = page
  }

  static async begin(page: Page): Promise<Task> {
    // On the page's own clock, which goes on over the next pages.
    await page.addInitScript(() => {
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(
          press,
          ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
          true,
        )
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return new Task(page)
  }

  /** Opens an address, which is waited for, too. */
  async open(address: string, until: Locator): Promise<void> {
    await this.#page.goto(address)
    await expect(until).toBeVisible()
    this.#waited += await this.#page.evaluate(() => new Promise<number>(requestAnimationFrame))
    await expectAlive(this.#page)
  }

  /** Presses something, and waits until what that leads to can be seen. */
  async press(what: Locator, until?: Locator): Promise<void> {
    await what.click()
    await this.#see(until)
  }

  /** Presses a key; what is typed before it is no press. */
  async key(key: string, until?: Locator): Promise<void> {
    await this.#page.keyboard.press(key)
    await this.#see(until)
  }

  async #see(until?: Locator): Promise<void> {
    this.#presses += 1
    if (!until) return
    await expect(until).toBeVisible()
    this.#waited += await this.#page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      return performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('pressed'))
    })
  }

  /** The task is done: it took no more presses than these. */
  end(most: number): void {
    const seconds = this.#waited / 1000
    test.info().annotations.push({ type: 'task', description: `${this.#presses} presses, ${seconds.toFixed(1)} s` })
    console.log(`${test.info().project.name}: ${test.info().title}: ${this.#presses} presses, ${seconds.toFixed(1)} s`)
    expect(this.#presses, 'presses').toBeLessThanOrEqual(most)
    expect(seconds, 'seconds that the page was waited for').toBeLessThanOrEqual(LONGEST)
  }
}

const firstCard = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the landing, which has two lists and no field for words: what no list has, a search may. */
async function sayOnLanding(page: Page, task: Task, words: string): Promise<void> {
  await task.open('/', heading(page))
  const field = page.getByRole('searchbox', { name: 'Search courses' })
  await task.press(page.getByRole('button', { name: 'Pick your course' }), field)
  await field.fill(words)
  await task.press(page.getByRole('link', { name: 'Search all scholarships for it' }), firstCard(page))
}

test('a Nigerian of 17 opens her first fully funded bachelor’s in four presses', async ({ page }) => {
  const task = await Task.begin(page)
  await sayOnLanding(page, task, 'I am 17, from Nigeria, fully funded bachelor')
  const card = firstCard(page)
  await expect(card).toContainText('Fully Funded')
  await expect(card).toContainText('Bachelor')
  const name = await card.getByRole('heading').innerText()
  const google = page.getByRole('link', { name: 'Sign in with Google' })
  await task.press(card.getByRole('link'), google)
  await google.click()
  await introduce(page, somebody('Adaeze Obi'))
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })).toBeVisible()
  task.end(4)
})

test('programmes of three countries stand side by side in fourteen presses', async ({ page }) => {
  await signInAndGo(page, '/search')
  const task = await Task.begin(page)
  await task.open('/search', firstCard(page))
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  const names: string[] = []
  for (const country of ['Germany', 'Sweden', 'Canada']) {
    await field.fill(`master's in ${country}`)
    await task.key('Enter', page.getByRole('button', { name: `Remove study in ${country}` }))
    const card = firstCard(page)
    await expect(card).toContainText(country)
    names.push(await card.getByRole('heading').innerText())
    await task.press(card.getByRole('button'), card.getByRole('button', { pressed: true }))
  }
  const saved = page.getByRole('link', { name: 'Saved Scholarships' }).filter({ visible: true })
  await task.press(page.getByRole('button', { name: /^Account of/ }), saved)
  await task.press(saved, page.getByText('3 saved'))
  const chooser = page.getByRole('combobox')
  await task.press(page.getByRole('link', { name: 'Compare' }), chooser)
  for (const name of new Set(names)) {
    await chooser.selectOption({ label: name })
    await task.key('Tab', page.getByRole('columnheader').getByRole('link', { name, exact: true }))
  }
  await expect(page.getByText('Where they differ')).toBeVisible()
  task.end(14)
})

test('a mother finds who pays school fees in Kenya from the landing, in two presses', async ({ page }) => {
  const task = await Task.begin(page)
  await sayOnLanding(page, task, 'school fees in Kenya')
  await expect(page.getByRole('button', { name: 'Remove study in Kenya' })).toBeVisible()
  // Many a student says so of a university, too: that it is a school is assumed, said, and can be taken out.
  await expect(page.getByRole('button', { name: /^Remove .*High School/ })).toBeVisible()
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
  await expect(cards.filter({ hasText: 'High School' })).not.toHaveCount(0)
  await expect(cards.filter({ hasNotText: 'High School' })).toHaveCount(0)
  task.end(2)
})

test('a nurse who wants a PhD says so in her own words, and the first card is for her', async ({ page }) => {
  const task = await Task.begin(page)
  await task.open('/search', firstCard(page))
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await field.fill('I am a nurse and want to do a PhD in Europe')
  await task.key('Enter', page.getByRole('button', { name: /^Remove .*Nursing/i }))
  await expect(firstCard(page)).toContainText('PhD')
  const name = await firstCard(page).getByRole('heading').innerText()
  await task.press(firstCard(page).getByRole('link'), page.getByRole('dialog').getByText(name))
  task.end(3)
})

test('a mentor who follows a shared link sees what it is, and is at its results in one press', async ({ page }) => {
  const [shared] = await findCards(page.request, { country: ['Germany'] })
  if (!shared) throw new Error('Nothing is offered in Germany')
  const task = await Task.begin(page)
  const card = page.getByRole('main').getByRole('article')
  await task.open(`/detail/${shared._id}`, card)
  await expect(card).toContainText(shared.scholarship_name)
  await expect(card).toContainText(String(shared['funded_by']))
  await task.press(page.getByRole('link', { name: 'See it in the results' }), firstCard(page))
  await expect(firstCard(page)).toContainText(shared.scholarship_name)
  task.end(1)
})

// Keyboards stand on desks.
test('with a keyboard alone the nurse opens what is for her', ON_DESKS, async ({ page }) => {
  const task = await Task.begin(page)
  await task.open('/search', firstCard(page))
  await tabTo(page, page.getByRole('combobox', { name: 'What are you looking for?' }))
  await page.keyboard.type('nursing phd')
  await task.key('Enter', page.getByRole('button', { name: /^Remove .*Nursing/i }))
  await tabTo(page, firstCard(page).getByRole('link'))
  await task.key('Enter', page.getByRole('link', { name: 'Sign in with Google' }))
  task.end(2)
})
