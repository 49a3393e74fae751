import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { decodeSearch } from '#contract/search-url.ts'
import type { PageConfig } from '#contract/site.ts'
import { localIsoDate } from '#domain/dates.ts'
import { providePageConfig } from './page-config.ts'
import { readSearchAnswer, type Said } from './read-answers.ts'
import { PlainFilters } from './results/plain-filters.tsx'
import { ResultsPage } from './results/results-page.tsx'
import { resultsOf, type Results } from './results/search-results.ts'
import { routes } from './routes.tsx'
import { selectionStore } from './selection-store.ts'

/** The markup of the page at `address` before any data has arrived. */
export async function prerenderPage(address: string, config: PageConfig): Promise<string> {
  providePageConfig(config)
  return markupOf(routerAt(address))
}

/** The markup of the results page at `address` with the server's answer, and the day that its dates are told for. */
export async function renderResults(address: string, config: PageConfig, said: Said) {
  providePageConfig(config)
  const { selection, page } = decodeSearch(address.slice('/search'.length))
  selectionStore.initial = selection
  const results = resultsOf(selection, page, readSearchAnswer(said))
  const day = localIsoDate(new Date())
  const router = routerAt(address, results)
  await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()))
  const markup = await markupOf(router)
  const form = renderToStaticMarkup(<PlainFilters selection={selection} facets={results.facets} />)
  return {
    // The security policy allows no inline style: `time-tools.css` says the same.
    markup: markup
      .replaceAll(/ style="[^"]*"/g, '')
      .replace('<noscript></noscript>', () => `<noscript>${form}</noscript>`),
    day,
  }
}

/** The app's routes, with loaders that never finish, so that each page renders its loading state: but for these results. */
function routerAt(address: string, results?: Results) {
  const drawn = (route: RouteObject): RouteObject => {
    if (route.index) return route
    const { lazy, loader, children, ...rest } = route
    if (results && route.path === '/search') return { ...rest, loader: () => results, Component: ResultsPage }
    return {
      ...rest,
      ...((lazy ?? loader) && { loader: () => new Promise(() => {}) }),
      ...(children && { children: children.map(drawn) }),
    }
  }
  return createMemoryRouter(routes.map(drawn), { initialEntries: [address] })
}

async function markupOf(router: ReturnType<typeof createMemoryRouter>): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  router.dispose()
  return html
}
