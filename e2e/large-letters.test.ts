import { expect, test } from './visitor.ts'

test('L1 N7 signs grow with the letters that they stand beside, and no word of the first sentence is broken', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const sign = page.getByRole('button', { name: 'Menu' }).locator('svg')
  expect((await sign.boundingBox())?.width).toBe(48)
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild as Text
    const start = text.data.indexOf('scholarship')
    const word = document.createRange()
    word.setStart(text, start)
    word.setEnd(text, start + 'scholarship'.length)
    return word.getClientRects().length
  })
  expect(lines, 'lines that the longest word stands on').toBe(1)
})
