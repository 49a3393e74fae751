import type { PageConfig } from '#contract/site.ts'

let provided: PageConfig | undefined

/** For the prerender, which has no page to read the configuration from. */
export function providePageConfig(config: PageConfig): void {
  provided = config
}

/** The configuration that the server wrote into this page. Throws if there is none. */
export function pageConfig(): PageConfig {
  provided ??= readFromPage()
  return provided
}

function readFromPage(): PageConfig {
  const text = document.querySelector('#page-config')?.textContent ?? 'null'
  // Safe: the server writes this block from the same type.
  const config = JSON.parse(text) as PageConfig | string | null
  if (config === null || typeof config === 'string') {
    throw new Error('This page carries no configuration: open it through the server, or with `npm run dev`.')
  }
  return config
}
