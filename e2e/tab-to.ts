import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** No stop is further away than this: the longest way is past a list of pages and filters. */
const MOST_STOPS = 60

/** Tabs to something, and on the way there fails at a stop that nobody could see. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const unseen: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const stopHere = await focusedElement(page)
    if (!stopHere.ringed) unseen.push(`no ring: ${stopHere.name}`)
    if (!stopHere.inView) unseen.push(`out of view: ${stopHere.name}`)
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(unseen, 'stops on the way that cannot be seen').toEqual([])
      return
    }
  }
  throw new Error(`${target.toString()} is not reached by ${MOST_STOPS} presses of ${key}`)
}

/** What has the focus, and whether a person can see that it has. */
function focusedElement(page: Page): Promise<{ name: string; ringed: boolean; inView: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: 'the page', ringed: true, inView: true }
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`
    // A card shows the ring of the link that fills it, and an option that of its box.
    const around = [element, element.closest('label'), element.closest('article')].filter((one) => one !== null)
    const ringed = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { top, bottom } = element.getBoundingClientRect()
    return { name, ringed, inView: bottom > 0 && top < innerHeight }
  })
}
