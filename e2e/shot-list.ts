import type { Page } from '@playwright/test'

/** What the states are shown with: picked from the catalogue that is served. */
export interface Facts {
  /** A scholarship with a yearly deadline, and an About of more than a hundred words if there is one. */
  readonly scholarshipId: string
}

export interface Shot {
  readonly name: string
  readonly signedIn?: boolean
  /** Something lies above the page: what the window shows is photographed, not the whole page. */
  readonly windowOnly?: boolean
  readonly withBetaBanner?: boolean
  /** Where the state exists only on one side of 750 px. */
  readonly only?: 'phone' | 'desk'
  readonly open: (page: Page, facts: Facts) => Promise<void>
}

const RESULTS = '/search?field=Computer+Science&country=United+Kingdom&level=PhD'
const NO_EXACT_MATCH = '/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs'

/** Every page and state, in the order in which a visitor may meet them. */
export const SHOTS: readonly Shot[] = [
  { name: 'landing', withBetaBanner: true, open: goTo('/') },
  {
    name: 'landing-picker',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Pick your location' }).click()
      const panel = page.getByRole('dialog', { name: 'Pick your location' })
      for (const label of ['Germany', 'Kenya', 'United Kingdom']) {
        await panel.getByRole('checkbox', { name: label, exact: true }).check()
      }
    },
  },
  { name: 'menu', windowOnly: true, only: 'phone', open: async (page) => press(page, '/', 'Menu') },
  { name: 'avatar-menu', windowOnly: true, signedIn: true, open: async (page) => press(page, '/', /^Account of/) },
  { name: 'results', open: goTo(RESULTS) },
  { name: 'results-fold', windowOnly: true, open: goTo('/search') },
  { name: 'results-key', open: goTo('/search?q=chemisty+in+germany') },
  {
    name: 'filters',
    windowOnly: true,
    open: async (page) => {
      await page.goto(RESULTS)
      if ((page.viewportSize()?.width ?? 0) < 750) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.locator('summary', { hasText: 'Field of Study' }).click()
    },
  },
  { name: 'alternatives', open: goTo(NO_EXACT_MATCH) },
  {
    name: 'empty',
    open: async (page) => {
      await page.route('**/api/scholarship/filter*', async (route) => {
        const answer: unknown = await (await route.fetch()).json()
        await route.fulfill({ json: Object.assign({}, answer, { list: [], matches: [], count: 0, result: false }) })
      })
      await page.goto(RESULTS)
    },
  },
  {
    name: 'search-failed',
    open: async (page) => {
      await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/search')
    },
  },
  {
    name: 'sign-in-sheet',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/search?country=Kenya')
      await page.getByRole('article').first().getByRole('link').click()
      await page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' }).waitFor()
    },
  },
  { name: 'sign-in-page', open: (page, { scholarshipId }) => visit(page, `/signin/${scholarshipId}`) },
  { name: 'development-sign-in', open: goTo('/auth/google?redirectUrl=%2F') },
  { name: 'detail', signedIn: true, open: (page, { scholarshipId }) => visit(page, `/detail/${scholarshipId}`) },
  {
    name: 'detail-about-open',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await page.goto(`/detail/${scholarshipId}`)
      await page.getByRole('button', { name: 'see more' }).click()
    },
  },
  { name: 'unknown-scholarship', signedIn: true, open: goTo('/detail/no-such-scholarship') },
  { name: 'saved', signedIn: true, open: goTo('/saved') },
  {
    name: 'saved-empty',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/getallsavedscholarships/**', (route) => route.fulfill({ json: [] }))
      await page.route('**/api/user/getsavedscholarshipscount/**', (route) => route.fulfill({ json: 0 }))
      await page.goto('/saved')
    },
  },
  { name: 'account', signedIn: true, open: goTo('/account') },
  {
    name: 'account-sessions',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/sessions', async (route) => {
        const own: unknown = await (await route.fetch()).json()
        const moments = {
          startedAt: '2026-05-03T09:00:00Z',
          usedAt: '2026-09-17T09:00:00Z',
          expiresAt: '2027-01-01T00:00:00Z',
        }
        const devices = ['Samsung Internet on Android', 'Safari on iPad', null]
        const others = devices.map((device, index) => ({ id: `other-${index}`, device, ...moments, isThis: false }))
        await route.fulfill({ json: [own, others].flat() })
      })
      await page.goto('/account')
    },
  },
  { name: 'privacy', open: goTo('/privacy') },
  { name: 'not-found', open: goTo('/no/such/page') },
  {
    name: 'error',
    open: async (page) => {
      await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ json: { list: 'not a list' } }))
      await page.goto('/search')
    },
  },
  { name: 'docs', windowOnly: true, open: goTo('/docs') },
]

function goTo(address: string) {
  return (page: Page) => visit(page, address)
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
}

async function press(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name }).click()
}
