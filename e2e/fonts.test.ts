import type { Page } from '@playwright/test'
import { holdBack, untilDrawn } from './answers.ts'
import { expect, expectAlive, expectDressed, ON_PHONES, test } from './visitor.ts'

/** The fonts that an element is really set in: stand-ins of the device, or ours. */
async function fontsOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts
}

/** The family that the first heading is set in. */
const familyOf = async (page: Page) => (await fontsOf(page, 'h1')).map(({ familyName }) => familyName).join()

/** What of the page has moved by itself, as browsers reckon it: how much, and each part with its top before and after. */
async function movedOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What a font moves is known once it has been painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const parts = sources.map(
        ({ node, previousRect: was, currentRect: is }) =>
          `${node?.nodeName} "${node?.textContent?.trim().slice(0, 20)}" ${was.top}+${was.height} > ${is.top}+${is.height}`,
      )
      return `${value} after ${Math.round(entry.startTime)} ms: ${parts.join(', ')}`
    })
  })
}

/** Opens a page whose fonts come when it has long been read. */
async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto(address, { waitUntil: 'commit' })
  await expectAlive(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  release()
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(loaded, 'faces that have come').toBeGreaterThanOrEqual(2)
}

// What moves here is moved by fonts alone: where the reader's day is another than the server's, badges change their words.
test.use({ timezoneId: 'UTC' })

test(
  'before the fonts come bold words are set in bold letters of the device, and in none that are smeared',
  ON_PHONES,
  async ({ page }) => {
    await holdBack(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await expectAlive(page)
    const names = (await fontsOf(page, 'header button:not([popovertarget])')).map((font) => font.postScriptName)
    expect(names).toEqual([expect.stringMatching(/Bold/)])
  },
)

for (const address of ['/', '/search', '/search?q=masters+in+germany+for+kenyans', '/how-results-are-ordered']) {
  test(`nothing moves on ${address} when its fonts come late, and the next page is set in them`, async ({ page }) => {
    if (address.startsWith('/search')) await untilDrawn(page.request, address)
    await openWithLateFonts(page, address)
    expect(await movedOn(page)).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'What we store' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/store/)
    await expect.poll(() => familyOf(page)).toMatch(/^Bricolage/)
  })
}

test('whoever comes again finds the page set in our fonts from the start', async ({ page }) => {
  await page.goto('/')
  await expectDressed(page)
  await page.goto('/search')
  expect(await familyOf(page)).toMatch(/^Bricolage/)
  expect(await movedOn(page)).toEqual([])
})

test('a sheet of an extension, which pages may not read, breaks no page', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    // As browsers answer for a sheet of another origin.
    const refuse = () => {
      throw new DOMException('Cannot access rules', 'SecurityError')
    }
    Object.defineProperty(document.styleSheets[0], 'cssRules', { get: refuse })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'What we store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/store/)
})
