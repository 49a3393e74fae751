import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { decodeSearch } from '#contract/search-url.ts'
import type { PageConfig } from '#contract/site.ts'
import { providePageConfig } from './page-config.ts'
import { readSearchAnswer, type Said } from './read-answers.ts'
import { PlainFilters } from './results/plain-filters.tsx'
import { ready, ResultsPage } from './results/results-page.tsx'
import { resultsOf, type Results } from './results/search-results.ts'
import { routes } from './routes.tsx'
import { selectionStore } from './selection-store.ts'
import { PlainFrame } from './shell/plain-frame.tsx'
import { provideNow } from './ui/now.ts'

/** The markup of the page at `address` before any data has arrived: all of it, if the page `isWhole` without data. */
export async function prerenderPage(address: string, config: PageConfig, isWhole: boolean): Promise<string> {
  providePageConfig(config)
  const router = routerAt(address)
  if (isWhole) await initialized(router)
  return markupOf(router)
}

/** The markup of what stands around a page that needs no script, for its address. */
export async function prerenderFrame(address: string, config: PageConfig): Promise<string> {
  providePageConfig(config)
  return markupOf(createMemoryRouter([{ path: '*', Component: PlainFrame }], { initialEntries: [address] }))
}

/** The markup of the results page at `address` with the server's answer, with its dates told for the moment `at`. */
export async function renderResults(address: string, config: PageConfig, said: Said, at: string): Promise<string> {
  providePageConfig(config)
  provideNow(at)
  const { selection, page } = decodeSearch(address.slice('/search'.length))
  selectionStore.initial = selection
  const results = resultsOf(selection, page, readSearchAnswer(said))
  await ready
  const router = routerAt(address, results)
  await initialized(router)
  const markup = await markupOf(router)
  const form = renderToStaticMarkup(<PlainFilters selection={selection} facets={results.facets} />)
  return markup.replace('<noscript></noscript>', () => `<noscript>${form}</noscript>`)
}

type Router = ReturnType<typeof createMemoryRouter>

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe((state) => state.initialized && resolve())
  })
}

/**
 * The app's routes, with loaders that never finish, so that each page renders its loading state: but for these results, and
 * for pages that load nothing but their code.
 */
function routerAt(address: string, results?: Results): Router {
  const drawn = (route: RouteObject): RouteObject => {
    if (route.index || isWhole(route)) return route
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

const isWhole = ({ lazy, loader }: RouteObject) => !loader && typeof lazy === 'object'

async function markupOf(router: Router): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  router.dispose()
  return html
}
