import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startOwnServer } from './own-server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, save, signIn, test } from './visitor.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const ID = 'chevening-scholarships'

/** What an operator does to a record, and how long until the site has it. */
function change(dataDir: string, edit: (record: Record<string, unknown>) => object): void {
  const file = join(dataDir, 'changed.json')
  const operator = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir }
    const done = spawnSync(process.execPath, ['src/catalogue/main.ts', ...args], { cwd: ROOT, env, encoding: 'utf8' })
    expect(done.stderr, args.join(' ')).not.toContain('Error')
  }
  operator('export', file)
  const all: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'))
  const record = all.find((one) => one['id'] === ID) ?? {}
  writeFileSync(file, JSON.stringify([edit(record)]))
  operator('import', file)
}

test.describe('what changed', () => {
  // It changes a catalogue, which is its own.
  let server: Awaited<ReturnType<typeof startOwnServer>>
  test.beforeAll(async () => {
    server = await startOwnServer(PORT + 7)
  })
  test.afterAll(async () => server.stop())
  test.use({ baseURL: undefined })

  test('T6 R12 is told on the page, in the saved list until it was seen, and to anybody', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const { origin, dataDir } = server
    await page.goto(`${origin}/changes`)
    await expect(page.getByText('Nothing has changed since the scholarships were listed.')).toBeVisible()
    const person = await signIn(context, origin)
    await save(context, origin, person, [ID])
    await page.goto(`${origin}/saved`)
    await expect(page.getByRole('status').filter({ hasText: '1 saved' })).toHaveText('1 saved')
    await page.goto(`${origin}/detail/${ID}`)
    const snapshot = page.getByRole('region', { name: 'Snapshot' })
    await expect(snapshot).toContainText('Not since it was listed here')

    change(dataDir, (record) => ({ ...record, amount: 'Half of the fees' }))
    await expect
      .poll(async () => (await page.request.get(`${origin}/api/scholarship/changes`)).json(), { timeout: 60_000 })
      .toMatchObject([{ _id: ID, says: [expect.stringMatching(/^amount Half of the fees \(was /)] }])
    await page.reload()
    await expect(snapshot.getByRole('term').filter({ hasText: 'What changed' })).toBeVisible()
    await expect(snapshot).toContainText('amount Half of the fees (was ')
    await expect(snapshot).not.toContainText('Not since it was listed here')
    await page.goto(`${origin}/saved`)
    const count = page.getByRole('status').filter({ hasText: '1 saved' })
    await expect(count).toHaveText('1 saved. 1 of yours changed')
    await expectAccessible(page, 'a saved list with a change')
    await page.reload()
    await expect(count).toHaveText('1 saved')

    await page.goto(`${origin}/changes`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Half of the fees' })).toBeVisible()
    await expectAccessible(page, 'the changes')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await context.close()
  })
})
