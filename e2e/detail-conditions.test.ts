import { expect, expectAccessible, expectNoSidewaysScroll, signInAndGo, test } from './visitor.ts'

test('T5 T6 conditions stand beside what they belong to, and what is not stated is said once', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  await page.goto('/detail/turkiye-burslari')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const termsOf = (name: string) => section(name).getByRole('term')
  await expect(termsOf('Snapshot').filter({ hasText: /^(Age|Minimum grade|Language)$/ })).toHaveText([
    'Age',
    'Minimum grade',
    'Language',
  ])
  await expect(section('Snapshot').getByText(/^Not stated here: /)).toHaveText(
    'Not stated here: income limit, obligations.',
  )
  await expect(termsOf('Application Process')).toHaveText(['What you need', 'Where to apply'])
  await expect(section('Application Process').getByRole('definition').first()).toContainText('Applying costs nothing')
  await expect(termsOf('Benefits')).toHaveText(['Length', 'Renewal'])
  await expectAccessible(page, 'the conditions of a scholarship')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
