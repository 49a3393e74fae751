import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SIGN_IN_CODE } from './own-server.ts'
import { countRequests } from './settled.ts'

/**
 * Every journey is watched: a request that leaves the site's own origins, an uncaught error or a page that scrolls
 * sideways fails it, whatever else it was about.
 */
export const test = base.extend<{ origins: readonly string[]; watched: void }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        context.on('page', awaitApp)
        context.on('page', countRequests)
      })
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // The site's own.
  origins: [async ({ baseURL }, use) => use(baseURL === undefined ? [] : [baseURL]), { option: true }],
  watched: [
    async ({ browser, origins }, use) => {
      const faults: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('request', (request) => {
          const url = new URL(request.url())
          const isOurs = origins.includes(url.origin) || ['data:', 'blob:', 'about:'].includes(url.protocol)
          // Following a link is the person's own doing.
          if (!isOurs && !request.isNavigationRequest()) faults.push(`a request left for ${url.origin}`)
        })
        context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
      }
      // Every visitor's of the journey, and none for its sake.
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Journeys that run at one size alone, as its configuration knows by these: of one layout, at widths of their own, or about
 * what no width changes.
 */
export const ON_PHONES = { tag: '@phone' }
export const ON_DESKS = { tag: '@desk' }

/** Whether the journey runs in the phone's layout. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 750
}

/**
 * Has a page opened and reloaded until its app is alive, so that no press comes too early. A journey that is about the time
 * before says so: `waitUntil: 'commit'`. So does one of another program's pages: `waitUntil: 'load'`.
 */
function awaitApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil) await expectAlive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await expectAlive(page)
    return answer
  }
}

/**
 * The app takes scrolling over when it has come alive. What the server has drawn can be read before. A page without the app
 * or without script is alive at once, and one that loads itself anew is asked again.
 */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' ||
      !document.querySelector('script[type=module][src]') ||
      matchMedia('(scripting: none)').matches,
  )
}

/** The page stands in its fonts: none is on its way, and what one moves has been painted. Gives the page's own time then. */
export async function expectDressed(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A face is asked for when words in it are first laid out.
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return performance.now()
  })
}

/** Makes a phone as wide as most are. */
export async function at390(page: Page): Promise<void> {
  if (isPhone(page)) await page.setViewportSize({ width: 390, height: 844 })
}

/** Opens the filters: beside the list on a desk, in a sheet on a phone. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Add Filters' })
}

export interface Person {
  readonly name: string
  readonly email: string
}

/** Somebody new, so that journeys that run at once do not meet in one account. */
export function somebody(name = 'Ada Lovelace'): Person {
  return { name, email: `${randomUUID()}@example.org` }
}

/** On the development sign-in of a provider: types who one is, and the code if it is asked for, and continues. */
export async function introduce(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  // The page is there as a whole: it needs no script.
  const code = page.getByLabel('Code')
  if (await code.isVisible()) await code.fill(SIGN_IN_CODE)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** axe as pages are sent it: each asks for it anew, and reads it in half the time without its comments. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** axe finds nothing on the page as it stands, once all that moves or fades has come to rest. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectAtRest(page)
  const axe = new AxeBuilder({ page, axeSource: AXE }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
  expect(found, `${what}: what axe finds`).toEqual([])
}

/** No animation or transition is under way, but those that never end: half faded in, a text has another contrast. */
export async function expectAtRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          ).length,
    )
  await expect.poll(moving, 'animations that are under way').toBe(0)
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
}

/** Signs somebody new in, for every page of the context. Without a page: the sign-in's own have journeys of theirs. */
export async function signIn(context: BrowserContext, origin = '', path = '/privacy'): Promise<Person> {
  const person = somebody()
  const asked = await context.request.get(`${origin}/auth/google?redirectUrl=${encodeURIComponent(path)}`)
  const form = { ...person, code: SIGN_IN_CODE }
  const headers = { origin: new URL(asked.url()).origin }
  const landed = await context.request.post(asked.url(), { form, headers })
  if (!landed.url().endsWith(path)) throw new Error(`Signing in ended at ${landed.url()}`)
  return person
}

/** Signs somebody new in, and opens a page. */
export async function signInAndGo(page: Page, path: string): Promise<Person> {
  const person = await signIn(page.context(), '', path)
  await page.goto(path)
  return person
}

/** Puts scholarships on the person's saved list. */
export async function save(
  context: BrowserContext,
  origin: string,
  person: Person,
  ids: readonly string[],
): Promise<void> {
  for (const scholarshipId of ids) {
    const address = `${origin}/api/user/savescholarship/${encodeURIComponent(person.email)}`
    const answer = await context.request.put(address, { data: { scholarshipId }, headers: { origin } })
    if (!answer.ok()) throw new Error(`Saving ${scholarshipId} was answered ${answer.status()}`)
  }
}

/** There is a ring around it, and nothing that scrolls cuts any of it off. */
export async function expectWholeRing(ringed: Locator): Promise<void> {
  const ring = await ringed.evaluate((element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const cut: number[] = []
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      const [x, y] = [box.left + around.clientLeft, box.top + around.clientTop]
      cut.push(x - left, y - top, right - x - around.clientWidth, bottom - y - around.clientHeight)
    }
    return { style: outlineStyle, cut: Math.max(0, ...cut.map((beyond) => beyond + reach)) }
  })
  expect(ring.style, 'the ring').not.toBe('none')
  expect(ring.cut, 'pixels of the ring that are cut off').toBeLessThanOrEqual(0.5)
}
