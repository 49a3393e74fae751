import type { PageConfig } from '#contract/site.ts'

let provided: PageConfig | undefined

/** Sets the configuration by hand: for the prerender, which has no page to read it from. */
export function providePageConfig(config: PageConfig): void {
  provided = config
}

/** What the server wrote into this page about its installation. Throws when the page came without it. */
export function pageConfig(): PageConfig {
  provided ??= readFromPage()
  return provided
}

function readFromPage(): PageConfig {
  const text = document.querySelector('#page-config')?.textContent ?? 'null'
  // The server writes this block itself, by the type of the contract.
  const config = JSON.parse(text) as PageConfig | string | null
  if (config === null || typeof config === 'string') {
    throw new Error('This page carries no configuration: open it through the server, or with `npm run dev`.')
  }
  return config
}
