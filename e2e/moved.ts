import type { Page } from '@playwright/test'

/**
 * What has moved by itself since then, or since the page was opened, with what moved: not what follows a press at once.
 * Words may be a little wider once their font is here.
 */
export async function moved(page: Page, since = 0): Promise<readonly string[]> {
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .filter((entry) => entry.startTime >= from && 'value' in entry && Number(entry.value) >= 0.0005)
      .filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput === true))
      .map((entry) => JSON.stringify(entry))
  }, since)
}
