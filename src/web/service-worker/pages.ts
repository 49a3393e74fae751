/** The pages that the app shows without the server. Others, such as signing in, are none of its business. */
const PAGES = [
  '/',
  '/search',
  '/saved',
  '/account',
  '/privacy',
  '/can-i',
  '/changes',
  '/how-results-are-ordered',
  '/shared-plan',
  '/signin',
  '/signin/*',
  '/detail/*',
]

export function isPage(path: string): boolean {
  return PAGES.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page))
}

/** Where browsers have it. The types of the language do not know it yet. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?: (routes: readonly object[]) => Promise<void>
}

/**
 * Has the browser ask for pages while it wakes the worker: that takes some 100 ms, and the network need not wait for it. It
 * is one request, which `fetch` in the worker takes over.
 */
export function racePages(event: RoutedInstall): void {
  if (!event.addRoutes) return
  const routes = PAGES.map((pathname) => ({
    condition: { requestMode: 'navigate', requestMethod: 'GET', urlPattern: new URLPattern({ pathname }) },
    source: 'race-network-and-fetch-handler',
  }))
  // Without it everything works, and waits a little.
  event.waitUntil(event.addRoutes(routes).catch(() => undefined))
}
