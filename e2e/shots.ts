import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BROWSER_ARGS, requireBrowser } from '../scripts/browser.mjs'
import { startOwnServer } from './own-server.ts'
import { MEMBERS } from './shot-members.ts'
import { PAGES } from './shot-pages.ts'
import { TROUBLES } from './shot-troubles.ts'
import type { Facts, Shot } from './shot.ts'
import { save, signIn } from './visitor.ts'
import { readOptions, wholeNumber } from '../scripts/options.ts'

// Screenshots of every page and state, at both sides of the layout's turns and in both themes, into shots/.
//   npm run shots -- --pages landing,results --widths 360,1280 --themes dark

/** Both sides of the layout's turns; 320 px is also what a window of 1280 px is at a zoom of 400%. */
const WIDTHS = [320, 360, 749, 750, 899, 900, 1280]
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1600: 1000 }
const THEMES = ['light', 'dark'] as const
const FOLDER = 'shots'
/** Pages that are photographed at once: a machine has two cores at least. */
const AT_ONCE = 3

const options = readOptions({
  pages: { type: 'string' },
  widths: { type: 'string' },
  themes: { type: 'string' },
  port: { type: 'string', default: '3220' },
})
const chosen = <T>(all: readonly T[], wanted: string | undefined, nameOf: (one: T) => string): T[] => {
  const names = wanted?.split(',') ?? all.map(nameOf)
  const unknown = names.filter((name) => !all.some((one) => nameOf(one) === name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join()}. There are ${all.map(nameOf).join(', ')}.`)
  return all.filter((one) => names.includes(nameOf(one)))
}
const shots = chosen([...PAGES, ...MEMBERS, ...TROUBLES], options.pages, ({ name }) => name)
const themes = chosen(THEMES, options.themes, String)
const widths = options.widths === undefined ? WIDTHS : options.widths.split(',').map(Number)

type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

const listSchema = z.object({ list: z.array(z.object({ _id: z.string(), deadline_expected: z.boolean().optional() })) })
const recordSchema = z.object({ additional_details: z.array(z.string()) })

/** Signs somebody in, saves two scholarships, and finds one that has much to show. */
async function prepare(browser: Browser, origin: string): Promise<{ facts: Facts; signedIn: SignedInState }> {
  const context = await browser.newContext()
  const person = await signIn(context, origin)
  let scholarshipId: string | undefined
  for (let number = 1; number <= 12 && scholarshipId === undefined; number += 1) {
    const answer = await context.request.post(`${origin}/api/scholarship/filter?page=${number}`, {
      data: { sort: 'closes' },
    })
    const { list } = listSchema.parse(await answer.json())
    if (number === 1)
      await save(
        context,
        origin,
        person,
        list.slice(0, 2).map(({ _id }) => _id),
      )
    for (const { _id } of list.filter((one) => one.deadline_expected)) {
      const record = await context.request.get(`${origin}/api/scholarship/searchScholarship/${_id}`)
      const { additional_details: about } = recordSchema.parse(await record.json())
      if (about.join(' ').split(/\s+/).length > 110) scholarshipId ??= _id
    }
  }
  const signedIn = await context.storageState()
  await context.close()
  if (scholarshipId === undefined) throw new Error('No scholarship has a yearly deadline and a long About.')
  return { facts: { scholarshipId }, signedIn }
}

/** Opens a state once for each layout, and photographs it at the layout's widths. */
async function take(
  browser: Browser,
  origin: string,
  shot: Shot,
  facts: Facts,
  signedIn: SignedInState,
): Promise<void> {
  // A browser repaints what lies above a page badly when the theme is changed under it: opened anew for each.
  const rounds = shot.windowOnly ? themes.map((theme) => [theme]) : [themes]
  for (const [layout, round] of rounds.flatMap((one) => [['phone', one] as const, ['desk', one] as const])) {
    const mine = widths.filter((width) => width < 750 === (layout === 'phone'))
    const [first] = mine
    const [colorScheme = 'light'] = round
    if (first === undefined || (shot.only && shot.only !== layout)) continue
    const context = await browser.newContext({
      baseURL: origin,
      viewport: sizeFor(first),
      locale: 'en-GB',
      reducedMotion: 'reduce',
      colorScheme,
      forcedColors: shot.forcedColors ? 'active' : 'none',
      javaScriptEnabled: !shot.withoutScript,
      ...(shot.signedIn && { storageState: signedIn }),
    })
    const page = await context.newPage()
    await page.addInitScript(overlookVanishingWindow)
    // The banner is on the landing page; without it the others show what a visitor sees from then on.
    if (!shot.withBetaBanner) await page.addInitScript(() => localStorage.setItem('betaBannerDismissed', '1'))
    await shot.open(page, facts)
    await page.waitForLoadState(shot.unanswered ? 'load' : 'networkidle')
    for (const width of mine) {
      await page.setViewportSize(sizeFor(width))
      for (const theme of round) {
        await page.emulateMedia({ colorScheme: theme })
        // Without script nothing is computed on resize.
        if (!shot.withoutScript) await settle(page, width)
        const path = join(FOLDER, `${shot.name}-${String(width).padStart(4, '0')}-${theme}.png`)
        await page.screenshot({ path, fullPage: !shot.windowOnly })
        taken += 1
      }
    }
    await context.close()
  }
}

/** The window has its new size, all that was fetched for it is here, and what is computed on resize has been painted. */
async function settle(page: Page, width: number): Promise<void> {
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width)
  await page.evaluate(async () => {
    await document.fonts.ready
    // One that cannot be shown is a state of its own.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/**
 * To photograph a whole page the browser shrinks its window to one pixel for a moment. Run before the page's scripts:
 * nothing that listens for a change of size is told, or a list would be laid out anew while it is photographed.
 */
function overlookVanishingWindow(): void {
  const told = <Listener extends (...said: never[]) => unknown>(listener: Listener) =>
    ((...said) => (window.innerWidth > 1 ? listener(...said) : undefined)) as Listener
  // It is called with its list again.
  // oxlint-disable-next-line typescript/unbound-method
  const listen = MediaQueryList.prototype.addEventListener
  MediaQueryList.prototype.addEventListener = function (type: string, listener: EventListener) {
    listen.call(this, type, told(listener))
  }
  const Observer = window.ResizeObserver
  window.ResizeObserver = class extends Observer {
    constructor(callback: ResizeObserverCallback) {
      super(told(callback))
    }
  }
}

function sizeFor(width: number): { width: number; height: number } {
  return { width, height: HEIGHTS[width] ?? (width < 750 ? 740 : 900) }
}

let taken = 0
const begun = Date.now()
mkdirSync(FOLDER, { recursive: true })
// Nobody listens there: what asks for letters is photographed, and none is sent.
process.env['SMTP_URL'] ??= 'smtp://127.0.0.1:9'
process.env['MAIL_FROM'] ??= 'reminders@example.org'
const server = await startOwnServer(wholeNumber('--port', options.port))
const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_ARGS })
const failures: string[] = []
try {
  const { facts, signedIn } = await prepare(browser, server.origin)
  const queue = [...shots]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const { name } = shot
        await take(browser, server.origin, shot, facts, signedIn).catch((error) => failures.push(`${name}: ${error}`))
      }
    }),
  )
} finally {
  await browser.close()
  await server.stop()
}
console.log(`${taken} screenshots in ${FOLDER}/, in ${Math.round((Date.now() - begun) / 1000)} s`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
