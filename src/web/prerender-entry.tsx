import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import type { PageConfig } from '#contract/site.ts'
import { providePageConfig } from './page-config.ts'
import { routes } from './routes.tsx'

/** The markup of the page at `address` before any data has arrived. */
export async function prerenderPage(address: string, config: PageConfig): Promise<string> {
  providePageConfig(config)
  const router = createMemoryRouter(waiting(routes), { initialEntries: [address] })
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const html = await new Response(prelude).text()
  router.dispose()
  return html
}

/** The same routes with loaders that never finish, so that each page renders its loading state. */
function waiting(all: readonly RouteObject[]): RouteObject[] {
  return all.map((route) => {
    if (route.index) return route
    const { lazy, loader, ...rest } = route
    return {
      ...rest,
      ...((lazy ?? loader) && { loader: () => new Promise(() => {}) }),
      ...(route.children && { children: waiting(route.children) }),
    }
  })
}
