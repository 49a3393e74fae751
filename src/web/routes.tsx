import type { RouteObject } from 'react-router'
import { DetailShell } from './detail/detail-shell.tsx'
import { loadScholarship } from './detail/load-scholarship.ts'
import { ErrorPage, PageShell } from './errors/instead-of-page.tsx'
import { collectionPath, onceHydrated } from './loading/drawn-page.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { fetchCode } from './loading/late-code.tsx'
import { ResultsShell } from './results/results-shell.tsx'
import { loadResults } from './results/search-results.ts'
import { SavedShell } from './saved/saved-frame.tsx'
import { Shell } from './shell/shell.tsx'

const results: RouteObject = {
  loader: onceHydrated(loadResults),
  HydrateFallback: ResultsShell,
  lazy: {
    Component: async () => {
      const { ready, ResultsPage } = await fetchCode(() => import('./results/results-page.tsx'))
      await ready
      return ResultsPage
    },
  },
}

/**
 * The first script contains all of `/`, and of the other pages what is shown while they load. Of the results and of a
 * scholarship it contains the loader, too, so that data and code are fetched at the same time.
 */
const pages: RouteObject[] = [
  { path: '/', Component: LandingPage },
  { path: '/search', ...results },
  // A collection is known by the page that the server has sent for it.
  ...(collectionPath === undefined ? [] : [{ path: collectionPath, ...results }]),
  {
    path: '/detail/:scholarshipId',
    loader: onceHydrated(loadScholarship),
    HydrateFallback: DetailShell,
    lazy: {
      Component: async () => {
        const { ready, DetailPage } = await fetchCode(() => import('./detail/detail-page.tsx'))
        await ready
        return DetailPage
      },
    },
  },
  {
    path: '/saved',
    HydrateFallback: SavedShell,
    lazy: async () => (await fetchCode(() => import('./saved/saved-page.tsx'))).savedRoute,
  },
  {
    path: '/signin/:scholarshipId?',
    HydrateFallback: PageShell,
    lazy: async () => (await fetchCode(() => import('./sign-in/sign-in-page.tsx'))).signInRoute,
  },
  {
    path: '/account',
    HydrateFallback: PageShell,
    lazy: async () => (await fetchCode(() => import('./account/account-page.tsx'))).accountRoute,
  },
  {
    // Pages that load nothing but their code are drawn whole when the app is built.
    path: '/privacy',
    HydrateFallback: PageShell,
    lazy: { Component: async () => (await fetchCode(() => import('./privacy/privacy-page.tsx'))).PrivacyPage },
  },
  {
    path: '/how-results-are-ordered',
    HydrateFallback: PageShell,
    lazy: { Component: async () => (await fetchCode(() => import('./order/order-page.tsx'))).OrderPage },
  },
  {
    path: '/can-i',
    HydrateFallback: PageShell,
    lazy: {
      Component: async () => await fetchCode(async () => (await import('./can-i/can-i-parts.tsx')).fetchCanIPage()),
    },
  },
  {
    path: '/shared-plan',
    HydrateFallback: PageShell,
    lazy: () => fetchCode(async () => (await import('./plan/late-plan.tsx')).fetchSharedPlanRoute()),
  },
  {
    path: '/changes',
    HydrateFallback: PageShell,
    lazy: async () => (await fetchCode(() => import('./changes/changes-page.tsx'))).changesRoute,
  },
  {
    path: '*',
    HydrateFallback: PageShell,
    lazy: { Component: async () => (await fetchCode(() => import('./errors/not-found-page.tsx'))).NotFoundPage },
  },
]

// The inner boundary keeps the shell around a broken page; the outer one is for a broken shell.
export const routes: RouteObject[] = [
  { Component: Shell, ErrorBoundary: ErrorPage, children: [{ ErrorBoundary: ErrorPage, children: pages }] },
]
