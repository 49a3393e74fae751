import { useOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, save, signIn, test } from './visitor.ts'

const ID = 'chevening-scholarships'
const server = useOwnSite(7)

test('T6 R12 what changed is told on the page, in the saved list until it was seen, and to anybody', async ({
  page,
  context,
}) => {
  await page.goto('/changes')
  await expect(page.getByText('Nothing has changed since the scholarships were listed.')).toBeVisible()
  const person = await signIn(context)
  await save(context, server.origin, person, [ID])
  await page.goto('/saved')
  await expect(page.getByRole('status').filter({ hasText: '1 saved' })).toHaveText('1 saved')
  await page.goto(`/detail/${ID}`)
  const snapshot = page.getByRole('region', { name: 'Snapshot' })
  await expect(snapshot).toContainText('Updated on')

  server.change(ID, { amount: 'Half of the fees' })
  await expect
    .poll(async () => (await page.request.get('/api/scholarship/changes')).json())
    .toMatchObject([{ _id: ID, says: [expect.stringMatching(/^amount Half of the fees \(was /)] }])
  await page.reload()
  await expect(snapshot.getByRole('term').filter({ hasText: 'What changed' })).toBeVisible()
  await expect(snapshot).toContainText('amount Half of the fees (was ')
  await page.goto('/saved')
  const count = page.getByRole('status').filter({ hasText: '1 saved' })
  await expect(count).toHaveText('1 saved. 1 of yours changed')
  await expectAccessible(page, 'a saved list with a change')
  await page.reload()
  await expect(count).toHaveText('1 saved')

  await page.goto('/changes')
  await expect(page.getByRole('listitem').filter({ hasText: 'Half of the fees' })).toBeVisible()
  await expectAccessible(page, 'the changes')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
