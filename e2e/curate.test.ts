import { spawn, type ChildProcess } from 'node:child_process'
import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { useOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signInAndGo, test } from './visitor.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const LIST = `Award,Funder,Web page,Pays,Remarks
River Grant,River Trust,https://river.example/grant,EUR 900 a month,For nurses
Hill Prize,Hill Trust,https://hill.example/prize,USD 50,For poets
No Page,Nobody,,,
`

const server = useOwnSite(9)
const CURATE_PORT = PORT + 10
test.use({ origins: [server.origin, `http://127.0.0.1:${CURATE_PORT}`] })

let url = ''
let program: ChildProcess | undefined

// The curator's program, as soon as it says where its page is.
test.beforeAll(async () => {
  const args = ['src/catalogue/main.ts', 'curate', '--port', String(CURATE_PORT)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: server.environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  program = child
  const [said] = await once(child.stdout, 'data')
  url = /http:\S+/.exec(String(said))?.[0] ?? ''
})
test.afterAll(() => void program?.kill('SIGTERM'))

test('T6 a wrong fact is reported in one press and a sentence, and answered where all can read it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAndGo(page, '/detail/chevening-scholarships')
  await page.getByRole('button', { name: 'Report a wrong fact' }).click()
  const field = page.getByLabel('What is wrong, and how do you know?')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Say what is wrong first.')).toBeVisible()
  await field.fill('It closes a week later: see the page of the funder.')
  await expectAccessible(page, 'the report of a wrong fact')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you. The answer will appear on this page.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^You reported something on .* It is not answered yet\.$/)).toBeVisible()

  const desk = await context.newPage()
  await desk.goto(url, { waitUntil: 'load' })
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Chevening Scholarships')
  await expect(desk.getByText('It closes a week later')).toBeVisible()
  await expectAccessible(desk, 'a record with a report')
  await desk.keyboard.press('a')
  await desk.getByLabel('Your answer, for everybody to read').fill('It does. We have put it right.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('status')).toHaveText('Answered. It stands on the page of the scholarship.')
  await expect(desk.getByText('It closes a week later')).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Reported on .*, answered on .*: It does\. We have put it right\.$/)).toBeVisible()
})

/** Opens a record by keys alone. */
async function find(desk: Page, words: string, name: string): Promise<void> {
  await desk.goto(url, { waitUntil: 'load' })
  await expect(desk.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await desk.keyboard.press('f')
  await expect(desk.getByLabel('Words of its name, or its id')).toBeFocused()
  await desk.keyboard.type(words)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('a mistake is named at its field, nothing typed is lost, and what was written is undone, by keyboard alone', async ({
  page,
  context,
}) => {
  const name = 'Chevening Scholarships'
  const status = page.getByRole('status')
  await page.setViewportSize({ width: 360, height: 740 })
  await find(page, 'chevening', name)
  await page.keyboard.press('r')
  await page.getByLabel('Closes').fill('2020-01-31')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2020-01-31 is over.')).toBeVisible()
  await expect(page.getByLabel('Closes')).toBeFocused()
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Closes')).toHaveValue('2020-01-31')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Closes')).toBeHidden()

  await page.keyboard.press('c')
  const citizens = page.getByLabel('Citizens of')
  await citizens.fill('Kenya, Atlantis')
  await page.keyboard.press('Control+Enter')
  await expect(citizens).toBeFocused()
  await expect(page.getByText('names no country or group: Atlantis')).toBeInViewport()
  await expectAccessible(page, 'a record with a mistake')
  await expectNoSidewaysScroll(page)

  const desk = await context.newPage()
  await find(desk, 'chevening', name)
  await desk.keyboard.press('c')
  await desk.getByLabel('Amount').fill('GBP 1 a month')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('status')).toHaveText(`${name}: changed.`)

  await citizens.fill('Kenya, South Korea')
  await page.keyboard.press('Control+Enter')
  await expect(status).toHaveText(/^Nothing was written: this record has changed meanwhile\./)
  await expect(citizens).toHaveValue('Kenya, South Korea')
  await page.keyboard.press('Control+Enter')
  await expect(status).toHaveText(`${name}: changed.`)
  await page.keyboard.press('u')
  await expect(status).toHaveText(`${name}: undone. It is as it was.`)
  await expect(page.getByText('GBP 1 a month')).toBeVisible()
  await expect(page.getByText('Kenya, South Korea', { exact: true })).toBeHidden()
  await desk.keyboard.press('u')
  await expect(desk.getByRole('status')).toHaveText(`${name}: undone. It is as it was.`)
})

test('a spreadsheet is mapped, judged and written by keyboard alone', async ({ page }) => {
  await page.goto(url, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a spreadsheet')
  const write = page.getByRole('button', { name: 'Write to the catalogue' })
  await expect(write).toBeDisabled()
  await page
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) })
  await expect(page.getByText(/^3 rows: 2 would be imported, .* 1 has faults\.$/)).toBeVisible()
  await expect(write).toBeDisabled()
  await expectAccessible(page, 'the import')
  await expectNoSidewaysScroll(page)
  const link = page.getByLabel('Link', { exact: true })
  await link.fill('https://nobody.example/award')
  await link.press('Tab')
  await expect(page.getByText(/^3 rows: 3 would be imported, .* 0 have faults\.$/)).toBeVisible()
  await expect(write).toBeEnabled()
  await link.fill('')
  await link.press('Tab')
  const remarks = page.getByLabel('Remarks is read as')
  await remarks.focus()
  await remarks.selectOption('eligibility')
  await expect(page.getByRole('status')).toHaveText(/^It has rows with faults/)
  await expect(remarks).toBeFocused()
  await page.getByLabel('Leave out the rows that have faults').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 new, 0 changed, 0 unchanged.')).toBeVisible()
  await expect(write).toBeEnabled()
  await write.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Written: 2 added, 0 changed, 0 unchanged.')
})
