import type { Page } from '@playwright/test'
import { goTo, goToDrawn, press, RESULTS, tabTo, visit, type Shot } from './shot.ts'
import { isPhone } from './visitor.ts'
import { showWindows } from './windows.ts'

const MANY_CHOSEN =
  '/search?country=Germany&country=Kenya&country=United+Kingdom&field=Computer+Science&field=Public+Health&level=PhD&level=Master%27s'
const NO_EXACT_MATCH = '/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs'
const ONE_MONTH = '/search?level=PhD&when=open&when=01&sort=closes'

const MUCH_KEPT = JSON.stringify({
  field: ['Computer Science', 'Public Health', 'Aerospace & Automotive Engineering'],
  country: ['Kenya', 'Germany', 'United Kingdom', 'South Africa', 'Japan'],
})

const ANSWERS = JSON.stringify({
  citizenships: ['KE'],
  residence: 'KE',
  levelNow: 'bachelor',
  levelWanted: 'master',
  fields: ['public-health'],
  birthYear: 2000,
  also: ['woman'],
})

function openAsKenyan(address: string) {
  return async (page: Page) => {
    await page.addInitScript((kept) => localStorage.setItem('canI', kept), ANSWERS)
    await page.goto(address)
  }
}

/** Every other page and what opens on it, in the order in which a visitor may meet them. */
export const PAGES: readonly Shot[] = [
  { name: 'landing', withBetaBanner: true, open: goTo('/') },
  {
    name: 'landing-picker',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Pick your location' }).click()
      const panel = page.getByRole('dialog', { name: 'Pick your location' })
      for (const label of ['Germany', 'Kenya', 'United Kingdom']) {
        await panel.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(label)} ?\\d`) }).check()
      }
    },
  },
  {
    name: 'landing-chosen',
    windowOnly: true,
    open: async (page) => {
      await page.addInitScript((kept) => sessionStorage.setItem('selectedFilter', kept), MUCH_KEPT)
      await page.goto('/')
    },
  },
  {
    name: 'landing-forced-colours',
    forcedColors: true,
    open: goTo('/'),
  },
  {
    name: 'keyboard-skip',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/')
      await page.keyboard.press('Tab')
    },
  },
  { name: 'keyboard-picker', windowOnly: true, open: (page) => tabTo(page, '/', 'button', 'Pick your course') },
  { name: 'menu', windowOnly: true, only: 'phone', open: async (page) => press(page, '/', 'Menu') },
  { name: 'avatar-menu', windowOnly: true, signedIn: true, open: async (page) => press(page, '/', /^Account of/) },
  { name: 'results', open: goTo(RESULTS) },
  { name: 'results-fold', windowOnly: true, open: goTo('/search') },
  { name: 'results-without-script', withoutScript: true, open: goToDrawn(RESULTS) },
  { name: 'landing-without-script', withoutScript: true, open: goTo('/') },
  { name: 'collection', windowOnly: true, open: goTo('/scholarships/germany/masters') },
  { name: 'collections', windowOnly: true, open: goTo('/scholarships') },
  { name: 'results-many-chosen', windowOnly: true, open: goTo(MANY_CHOSEN) },
  { name: 'results-forced-colours', forcedColors: true, windowOnly: true, open: goTo(RESULTS) },
  { name: 'results-page-signed-out', windowOnly: true, open: goTo('/search?page=2') },
  { name: 'results-last-page', signedIn: true, open: goTo('/search?page=60') },
  { name: 'keyboard-card', windowOnly: true, open: (page) => tabTo(page, RESULTS, 'link', /Programme|Scholarship/) },
  {
    name: 'keyboard-filter',
    windowOnly: true,
    only: 'desk',
    open: (page) => tabTo(page, RESULTS, 'checkbox', /^United Kingdom/),
  },
  ...(['When', 'Sort'] as const).map((menu) => ({
    name: `results-${menu.toLowerCase()}`,
    windowOnly: true,
    open: async (page: Page) => {
      await page.goto('/search?level=PhD')
      await page.getByRole('article').first().waitFor()
      await page.getByRole('button', { name: menu, exact: true }).click()
    },
  })),
  { name: 'results-month', windowOnly: true, open: goTo(ONE_MONTH) },
  { name: 'results-month-forced-colours', forcedColors: true, windowOnly: true, open: goTo(ONE_MONTH) },
  { name: 'results-not-known', open: goTo('/search?country=Kenya&when=01&when=not-known&sort=closes') },
  { name: 'results-by-name', windowOnly: true, open: goTo('/search?q=gates+cambridge+scholarship') },
  { name: 'results-other-reading', windowOnly: true, open: goTo('/search?q=full+scholarship+undergraduate+nigeria') },
  { name: 'results-nonsense', windowOnly: true, open: goTo('/search?q=zzyzxq') },
  { name: 'results-key', open: goTo('/search?q=chemisty+in+germany') },
  {
    name: 'filters',
    windowOnly: true,
    open: async (page) => {
      await page.goto(RESULTS)
      if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.locator('summary', { hasText: 'Field of Study' }).click()
    },
  },
  { name: 'alternatives', open: goTo(NO_EXACT_MATCH) },
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
  {
    name: 'sign-in-questions',
    windowOnly: true,
    open: async (page) => {
      await page.goto('/search?country=Kenya')
      await page.getByRole('button', { name: 'Sign in' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.locator('summary').first().waitFor()
      for (const question of await sheet.locator('summary').all()) await question.click()
    },
  },
  {
    name: 'detail-report',
    windowOnly: true,
    signedIn: true,
    open: async (page, { scholarshipId }) => press(page, `/detail/${scholarshipId}`, 'Report a wrong fact'),
  },
  { name: 'changes', open: goTo('/changes') },
  { name: 'session-ended', open: (page, { scholarshipId }) => visit(page, `/signin/${scholarshipId}?ended=1`) },
  { name: 'development-sign-in', open: goTo('/auth/google?redirectUrl=%2F') },
  { name: 'detail', signedIn: true, open: (page, { scholarshipId }) => visit(page, `/detail/${scholarshipId}`) },
  { name: 'detail-conditions', signedIn: true, open: goTo('/detail/turkiye-burslari') },
  {
    name: 'detail-about-open',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await page.goto(`/detail/${scholarshipId}`)
      await page.getByRole('button', { name: 'see more' }).click()
    },
  },
  {
    name: 'detail-forced-colours',
    signedIn: true,
    forcedColors: true,
    windowOnly: true,
    open: (page, { scholarshipId }) => visit(page, `/detail/${scholarshipId}`),
  },
  { name: 'unknown-scholarship', signedIn: true, open: goTo('/detail/no-such-scholarship') },
  ...([0, 8] as const).map((skip) => ({
    name: `windows-${skip}`,
    open: async (page: Page) => {
      await showWindows(page, skip)
      await page.goto('/search')
    },
  })),
  {
    name: 'windows-detail',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await showWindows(page)
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  { name: 'can-i', open: openAsKenyan('/can-i') },
  { name: 'results-can-i', open: openAsKenyan('/search?field=Public+Health') },
  {
    name: 'detail-can-i',
    signedIn: true,
    open: async (page) => {
      await openAsKenyan('/detail/chevening-scholarships')(page)
      await page.locator('.can-i.panel summary').click()
    },
  },
  { name: 'order', open: goTo('/how-results-are-ordered') },
  { name: 'privacy', open: goTo('/privacy') },
  { name: 'not-found', open: goTo('/no/such/page') },
  { name: 'docs', windowOnly: true, open: goTo('/docs') },
]
