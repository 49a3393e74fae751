import { expect, ON_DESKS, signInAndGo, test } from './visitor.ts'

test(
  'T5 T10 R1 V1 on paper the facts stand black on white, and nothing that can be pressed',
  ON_DESKS,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAndGo(page, '/search?country=Kenya')
    const article = page.getByRole('article').first()
    await article.getByRole('button', { name: /^Save/ }).click()
    const detail = (await article.getByRole('link').getAttribute('href')) ?? ''
    for (const address of ['/search?country=Kenya', '/saved', detail]) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(address)
      await expect(article).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')]) {
        await expect(gone.filter({ visible: true })).toHaveCount(0)
      }
      await expect(page.getByRole('main').locator('button:visible:not([data-chip])')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(article).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      const widths = await Promise.all(
        [article, page.getByRole('main')].map((part) => part.evaluate((element) => element.clientWidth)),
      )
      expect((widths[0] ?? 0) / (widths[1] ?? 1), 'how much of the paper is used').toBeGreaterThan(0.5)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toContain('light')
      const cuts = await page
        .locator('main li')
        .evaluateAll((all) => all.map((item) => getComputedStyle(item).breakInside))
      expect(new Set(cuts)).toEqual(new Set(['avoid']))
      // What stays in sight on a screen would lie on the text, and the edge of an empty part is a line out of nowhere.
      const strays = await page.locator('main *').evaluateAll((all) =>
        all
          .filter((element) => {
            const { position, borderTopWidth } = getComputedStyle(element)
            const { height } = element.getBoundingClientRect()
            const isBare =
              element.tagName === 'DIV' && element instanceof HTMLElement && element.innerText.trim() === ''
            return height > 0 && (position === 'sticky' || (isBare && borderTopWidth !== '0px'))
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(strays).toEqual([])
    }
    const apply = page.getByRole('link', { name: /^Apply/ })
    const shown = await apply.evaluate((link) => getComputedStyle(link, '::after').content)
    // Where it leads can be read.
    expect(shown).toContain((await apply.getAttribute('href')) ?? 'an address')
  },
)

test('T3 T6 printing opens what stands closed', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search')
  const answer = await page.request.post('/api/scholarship/filter?page=1', { data: { searchKey: 'Chevening' } })
  const { list } = await answer.json()
  await page.route('**/api/scholarship/searchScholarship/*', async (route) => {
    const record = await (await route.fetch()).json()
    await route.fulfill({ json: { ...record, additional_details: ['word '.repeat(120), 'the last of all'] } })
  })
  await page.goto(`/detail/${list[0]._id}`)
  await expect(page.getByRole('button', { name: 'see more' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('the last of all')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
