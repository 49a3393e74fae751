import { changeAnswers, requireCard, SCHOLARSHIPS } from './answers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, signInAndGo, test } from './visitor.ts'

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
  await expect(termsOf('Application Process')).toHaveText(['What you need at least', 'Where to apply'])
  await expect(section('Application Process').getByRole('definition').first()).toContainText('Applying costs nothing')
  await expect(termsOf('Benefits')).toHaveText(['Length', 'Renewal'])
  await expectAccessible(page, 'the conditions of a scholarship')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('T5 the site that Apply leads to breaks between its labels alone, however long they are', async ({ page }) => {
  const link = 'https://mastercardfoundation.educationsponsorship.petronas.com.my/apply'
  await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, original_link: link }))
  const { _id } = await requireCard(page.request)
  await signInAndGo(page, `/detail/${_id}`)
  const apply = page.getByRole('link', { name: /^Apply on mastercardfoundation\.educationsponsorship\.petronas/ })
  for (const width of isPhone(page) ? [320, 360, 390] : [750, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(apply).toBeVisible()
    const lines = await apply.evaluate((element) =>
      [...(element.querySelector('span')?.childNodes ?? [])].map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return label.nodeType === Node.TEXT_NODE ? new Set([...range.getClientRects()].map(({ top }) => top)).size : 1
      }),
    )
    expect(lines.length, 'labels and what parts them').toBeGreaterThan(5)
    expect(Math.max(...lines), `${width} px`).toBe(1)
    await expectNoSidewaysScroll(page)
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test('T6 a rule of the country has a line of its own: on a desk first, on a phone below what decides', async ({
  page,
}) => {
  await signInAndGo(page, '/detail/fulbright-foreign-student-program')
  const snapshot = page.getByRole('region', { name: 'Snapshot' })
  const rule = snapshot.locator('dl > div').filter({ hasText: /^Check first/ })
  await expect(rule).toContainText(/ for citizens of [^.]+ and \d+ more\./)
  const place = await rule.evaluate((row) => {
    const { width } = row.getBoundingClientRect()
    const first = row.closest('section')?.querySelector('dl')?.contains(row)
    return { first, part: width / (row.closest('section')?.clientWidth ?? 1) }
  })
  expect(place.part).toBeGreaterThan(0.8)
  expect(place.first).toBe(!isPhone(page))
  await rule.getByRole('button', { name: /^Show all \d+/ }).click()
  await expect(rule).toContainText('Zimbabwe')
})
