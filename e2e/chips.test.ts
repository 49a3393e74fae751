import type { Page } from '@playwright/test'
import { holdBack, SEARCHES } from './answers.ts'
import { tabTo } from './tab-to.ts'
import { expect, expectDressed, ON_DESKS, ON_PHONES, test } from './visitor.ts'

/** What the status line has said since. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page
    .getByRole('status')
    .first()
    .evaluateHandle((line) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(line.textContent)).observe(line, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      return texts
    })
  return () => said.jsonValue()
}

// Keyboards stand on desks.
test(
  'R5 R7 a chip that is taken away leaves the focus on its neighbour, or the heading, and one line is said',
  ON_DESKS,
  async ({ page }) => {
    const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
    const heading = page.getByRole('heading', { level: 1 })
    const nursing = 'field Nursing & Midwifery'
    for (const [address, steps] of [
      // What is chosen and what was understood stand in one row.
      ['/search?country=Germany&q=nursing+phd', [nursing, 'level PhD', 'study in Germany', undefined]],
      // What it says stays, though the programme that told it goes.
      ['/search?q=fulbright+pakistan', ['fulbright', 'citizen of Pakistan', undefined]],
      ['/search?q=fulbright+pakistan', ['citizen of Pakistan', 'fulbright']],
      // Those that did not fit come in for those that go.
      [
        '/search?country=Kenya&country=Italy&level=PhD&level=Post-doc',
        ['level PhD', 'level Post-doc', 'study in Kenya', 'study in Italy'],
      ],
    ] as const) {
      await page.goto(address)
      await tabTo(page, chip(steps[0]))
      for (const [index, name] of steps.slice(1).entries()) {
        const said = await listen(page)
        const before = page.url()
        await page.keyboard.press('Enter')
        await expect(page).not.toHaveURL(before)
        await expect(chip(steps[index] ?? '')).toHaveCount(0)
        await expect.poll(said, `what is said without ${steps[index]}`).toHaveLength(1)
        await expect(name === undefined ? heading : chip(name)).toBeFocused()
      }
    }
  },
)

test(
  'R7 R20 two chips taken away one after the other on a slow network: neither comes back',
  ON_PHONES,
  async ({ page }) => {
    await page.goto('/search?q=masters in london for nigerian women fully funded engineering')
    const chips = page.getByRole('group', { name: 'Applied filters' }).getByRole('button')
    const first = page.getByRole('button', { name: "Remove level Master's" })
    await expect(first).toBeVisible()
    const before = await chips.count()
    const release = await holdBack(page, SEARCHES)
    const next = chips.nth(1)
    const name = String(await next.getAttribute('aria-label'))
    await first.press('Enter')
    // The words stay as they are, so the answer that is on its way need not be waited for.
    await next.press('Enter')
    release()
    await expect(chips).toHaveCount(before - 2)
    await expect(first).toHaveCount(0)
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('R5 R20 aids say of a chip what it removes, and nothing after that', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=nursing&country=Kenya&level=PhD')
  await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  const chips = nodes.filter(({ name, ignored }) => !ignored && String(name?.value).startsWith('Remove '))
  expect(chips.length).toBeGreaterThanOrEqual(2)
  expect(chips.map(({ description }) => description?.value ?? '').join('')).toBe('')
})

test('R5 R20 who reads on while a chip goes, on a slow network, stays where they are', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=nursing+phd')
  const chip = page.getByRole('button', { name: 'Remove level PhD' })
  await expect(chip).toBeVisible()
  const release = await holdBack(page, SEARCHES)
  await chip.click()
  await page.evaluate(() => window.scrollTo(0, 600))
  release()
  await expect(chip).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'R5 R20 a part that is taken out is in the address, the words stay, and Back leads to where it was',
  ON_PHONES,
  async ({ page }) => {
    await page.goto('/search?q=nursing+phd')
    const chip = page.getByRole('button', { name: 'Remove level PhD' })
    const field = page.getByRole('combobox', { name: 'What are you looking for?' })
    await chip.click()
    await expect(page).toHaveURL('/search?q=nursing+phd&without=8-11')
    await expect(chip).toHaveCount(0)
    await expect(field).toHaveValue('nursing phd')
    expect(await page.evaluate(() => sessionStorage.getItem('selectedFilter'))).toBe(
      '{"searchKey":"nursing phd","without":[[8,11]]}',
    )
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toBeVisible()
    await expect(chip).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=nursing+phd')
    await expect(chip).toBeVisible()
    // Other words, and the same words asked for again, have all their parts.
    await chip.click()
    await expect(page).toHaveURL('/search?q=nursing+phd&without=8-11')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=nursing+phd')
    await expect(chip).toBeVisible()
  },
)

test('R10 words that only rank are told below the chips, and hide nothing', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=masters+in+germany+moonlight+promise')
  const understood = page.getByRole('group', { name: 'Applied filters' })
  await expect(page.getByText('Also looked for: moonlight, promise')).toBeVisible()
  await expect(understood.getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('region', { name: /^Search Again/ })).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('R7 R11 a part taken out without a network goes when the network is back', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=nursing+phd')
  await expect(page.getByRole('button', { name: 'Remove level PhD' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Remove level PhD' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL('/search?q=nursing+phd&without=8-11')
  await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove level PhD' })).toHaveCount(0)
})

test('R5 R20 what is typed while a part is taken out on a slow network stays', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=nursing+phd')
  const chip = page.getByRole('button', { name: 'Remove level PhD' })
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await expect(chip).toBeVisible()
  const release = await holdBack(page, SEARCHES)
  await chip.click()
  await field.fill('law')
  release()
  await expect(page).toHaveURL('/search?q=nursing+phd&without=8-11')
  await expect(chip).toHaveCount(0)
  await expect(field).toHaveValue('law')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=nursing+phd')
  await expect(field, 'but not beyond the results that it was typed for').toHaveValue('nursing phd')
  await page.unrouteAll({ behavior: 'wait' })
})

test('R7 a short chip is whole, be it alone or one of several', async ({ page }) => {
  for (const address of ['/search?field=Law', '/search?field=Law&level=PhD', '/search?q=law']) {
    await page.goto(address)
    const chip = page.getByRole('button', { name: 'Remove field Law' })
    await expect(chip).toBeVisible()
    await expectDressed(page)
    const words = chip.getByText('Law', { exact: true })
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), address).toBe(0)
  }
})

test(
  'R5 on a small phone the level and more of what decides is in sight, and no chip says twice what it is',
  ON_PHONES,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto("/search?level=Master's&field=Law&country=Germany&coverage=Fully+Funded")
    const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
    await expect(chip('study in Germany')).toHaveText('study inGermany')
    for (const [name, text] of [
      ["level Master's", "Master's"],
      ['field Law', 'Law'],
    ] as const) {
      await expect(chip(name)).toHaveText(text)
      await expect(chip(name)).toBeInViewport({ ratio: 1 })
    }
  },
)
