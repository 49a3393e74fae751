import { ensureBuilt } from './build.mjs'
import { ensureInstalled, main } from './install.mjs'

// Runs everything. Installs what is missing first, a browser included.
await main(async () => {
  ensureInstalled()
  const { requireBrowser } = await import('./browser.mjs')
  const { findProxies } = await import('./proxies.mjs')
  const { BUDGET, JOURNEYS, runSteps, STATIC, UNIT } = await import('./steps.mjs')
  const browser = await requireBrowser()
  console.log(`Browser: ${browser}`)
  ensureBuilt()
  const proxies = findProxies()
  await runSteps([...STATIC, ...proxies, UNIT, BUDGET, JOURNEYS], { CHROMIUM_PATH: browser })
})
