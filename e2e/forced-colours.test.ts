import { expect, expectAccessible, ON_DESKS, test } from './visitor.ts'

test(
  'R5 R7 R12 with forced colours, what is chosen and what can be pressed still stands out',
  ON_DESKS,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/search?country=Germany')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const box = (name: RegExp) => filters.getByRole('checkbox', { name })
    const fill = (name: RegExp) => box(name).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await fill(/^Germany/)).not.toBe(await fill(/^Canada/))
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveCSS('border-top-width', '2px')
    for (const button of [
      page.getByRole('button', { name: 'New Search' }),
      page.getByRole('button', { name: 'Remove study in Germany' }),
      page.getByRole('button', { name: 'Search', exact: true }),
    ]) {
      const { edge, ground } = await button.evaluate((element) => {
        const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element)
        return { edge: borderTopStyle === 'none' ? 'none' : borderTopColor, ground: backgroundColor }
      })
      expect(edge).not.toBe('none')
      expect(edge, 'an edge that is not the colour of its ground').not.toBe(ground)
    }
    // Around a quiet one it would be drawn across the edge of the panel.
    const quiet = await filters.getByRole('button', { name: 'Clear all' }).evaluate((button) => {
      const { borderTopColor, textDecorationLine } = getComputedStyle(button)
      return {
        isEdgeSeen: borderTopColor !== getComputedStyle(document.documentElement).backgroundColor,
        textDecorationLine,
      }
    })
    expect(quiet).toEqual({ isEdgeSeen: false, textDecorationLine: 'underline' })
  },
)

test('L1 R1 with forced colours every word can be told from its ground, light or dark', async ({ page }) => {
  for (const [address, sign] of [
    ['/', page.getByRole('heading', { level: 1 })],
    ['/search?country=Germany', page.getByRole('article').first()],
  ] as const) {
    await page.goto(address)
    await expect(sign).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await expectAccessible(page, `${address} with forced colours, ${colorScheme}`)
    }
  }
})
