import { changeAnswers, holdBack, SEARCHES } from './answers.ts'
import {
  expect,
  expectAccessible,
  expectAlive,
  expectDressed,
  expectNoSidewaysScroll,
  introduce,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  somebody,
  test,
} from './visitor.ts'

// The playwright configuration runs each of these at a phone's and at a desktop's width.

test(
  'N1 N7 the top items stand in order, in a menu below 750 px and in the bar from there on',
  ON_DESKS,
  async ({ page }) => {
    const names = ['Scholarship Finder', 'Resources', 'Mentoring', 'Newsletter', 'Get in Touch']
    await page.goto('/')
    for (const width of [749, 750]) {
      await page.setViewportSize({ width, height: 800 })
      const menu = page.getByRole('button', { name: 'Menu' })
      if (width < 750) await menu.click()
      else await expect(menu).toBeHidden()
      const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(items).toHaveText(names)
      const addresses = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(addresses[0]).toBe('/')
      for (const address of addresses.slice(1)) expect(address).toMatch(/^https:\/\/example\.org\//)
      if (width < 750) {
        await page.keyboard.press('Escape')
        await expect(items.first()).toBeHidden()
      }
    }
  },
)

test('N2 N3 N4 N5 N6 S1 S2 S4 E6 signed in there is an avatar with a menu, and the name from 900 px', async ({
  page,
}) => {
  const person = somebody('Grace Hopper')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await introduce(page, person)
  await expect(page).toHaveURL('/')
  const avatar = page.getByRole('button', { name: /Grace Hopper/ })
  await expect(avatar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  const kept = await page.evaluate(() => ['userName', 'userEmail'].map((key) => sessionStorage.getItem(key) ?? ''))
  expect(kept.join()).toContain('Grace Hopper')
  expect(kept.join()).toContain(person.email)

  for (const width of [899, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(avatar.getByText('Grace Hopper')).toBeVisible({ visible: width >= 900 })
  }
  const logOut = page.getByRole('button', { name: 'Log Out' })
  await avatar.click()
  await expect(page.getByRole('link', { name: 'Saved Scholarships' })).toHaveAttribute('href', '/saved')
  await expect(logOut).toBeVisible()
  await expectAccessible(page, 'the open account menu')
  await page.mouse.click(10, 600)
  await expect(logOut).toBeHidden()
  await avatar.click()
  await page.keyboard.press('Escape')
  await expect(logOut).toBeHidden()

  await avatar.click()
  const reloaded = page.waitForEvent('load')
  await logOut.click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('userEmail'))).toBeNull()
})

test('F1 F2 F3 F4 F5 F6 the footer', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('All Rights Reserved')
  await expect(footer).toContainText('2024')
  await expect(footer.getByRole('link', { name: /@example\.org/ })).toHaveAttribute('href', /^mailto:/)
  const network = footer.getByRole('link', { name: 'Professional network' })
  await expect(network).toHaveAttribute('href', /^https:\/\/example\.org/)
  await expect(network).not.toHaveAttribute('target')
  const column = (title: string) =>
    footer.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(column('SERVICES').getByRole('link')).toHaveText([
    'Personalised 1:1 Mentoring',
    'Curated Resources',
    'Search Scholarships',
  ])
  await expect(column('SERVICES').getByRole('link').last()).toHaveAttribute('href', '/search')
  await expect(column('HELP CENTER').getByRole('link')).toHaveText([
    'Privacy Policy',
    'Cookie Policy',
    'Terms & Conditions',
    'Contact us',
  ])
})

test('F4 Subscribe only opens the newsletter page, whatever was typed', ON_PHONES, async ({ page }) => {
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ body: 'the newsletter', contentType: 'text/html' }),
  )
  await page.goto('/')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('textbox', { name: /e-mail/i }).fill('not-an-address')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('https://example.org/newsletter')
  expect(sent.filter((line) => line.includes('not-an-address') || !line.startsWith('GET '))).toEqual([])
})

test(
  'B1 B2 B3 the beta banner greets at the start, is below every other page, and stays dismissed',
  ON_PHONES,
  async ({ page }) => {
    await page.goto('/')
    const text = page.getByText("You're one of our first beta testers!")
    await expect(text).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Tell us what you think' })).toHaveAttribute(
      'href',
      'https://example.org/feedback',
    )
    await page.goto('/search')
    await expect(text).toBeVisible()
    await expect(text).not.toBeInViewport()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(text).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading').last(), 'what stands above it').toBeFocused()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(text).toBeHidden()
  },
)

test('X4 an address that leads nowhere says so, and shows a way back', ON_PHONES, async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
  await expectAccessible(page, 'the page for unknown addresses')
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('nursing')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=nursing')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('X4 the footer does not come up when a short page takes its place', ON_DESKS, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const release = await holdBack(page, '**/not-found-page-*.js')
  await page.goto('/no/such/page', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading')
  await expect(footer).not.toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
  await expect(footer).not.toBeInViewport()
})

test('R6 R11 the same search again is no step back, and a list loaded anew stays', ON_PHONES, async ({ page }) => {
  await page.goto('/search')
  const key = page.getByRole('combobox', { name: 'What are you looking for?' })
  await key.fill('design')
  await key.press('Enter')
  await expect(page).toHaveURL('/search?q=design')
  await expect(page.getByRole('button', { name: 'Remove field Design' })).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  const again = page.waitForEvent('framenavigated')
  await key.press('Enter')
  await again
  expect(await page.evaluate(() => history.length)).toBe(steps)

  for (const share of [0.4, 0.9]) {
    await expectAlive(page)
    const place = await page.evaluate((part) => {
      scrollTo(0, Math.floor(part * (document.documentElement.scrollHeight - innerHeight)))
      return scrollY
    }, share)
    await page.reload()
    await expect(page.getByRole('article').nth(7)).toBeAttached()
    await expectAlive(page)
    expect(await page.evaluate(() => scrollY)).toBe(place)
  }
})

test('N3 R5 a name or a search in Arabic begins at the right, and is cut at its end alone', async ({ page }) => {
  const text = 'محمد بن عبد الرحمن بن عبد العزيز الخوارزمي من مدينة بغداد القديمة على نهر دجلة'
  // Not understood, it is one chip.
  await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, understood: [] }))
  await page.goto('/auth/google?redirectUrl=/privacy')
  await introduce(page, somebody(text))
  await page.waitForURL('**/privacy')
  // What is redirected cannot be changed on its way.
  await page.goto(`/search?q=${encodeURIComponent(text)}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toHaveCSS('direction', 'rtl')
  const chip = page.getByRole('button', { name: `Remove ${text}` })
  const account = page.getByRole('button', { name: `Account of ${text}` })
  await expect(chip).toBeVisible()
  await expect(account).toBeVisible()
  // On a phone the name is not shown.
  for (const button of isPhone(page) ? [chip] : [chip, account]) {
    const seen = await button.evaluate((element) => {
      const words = [...element.querySelectorAll('span')].at(-1) ?? element
      const letter = new Range()
      letter.selectNodeContents(words)
      letter.setEnd(words.firstChild ?? words, 1)
      const edge = words.getBoundingClientRect()
      const first = letter.getBoundingClientRect()
      return { cut: words.scrollWidth > words.clientWidth, beginning: first.right <= edge.right + 1 }
    })
    expect(seen).toEqual({ cut: true, beginning: true })
  }
  await page.unrouteAll({ behavior: 'wait' })
})

// On phones the sheet stands at the foot of the window.
test(
  'G3 S4 a question of the sign-in sheet stays where it was pressed when its answer opens',
  ON_DESKS,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const question = page.getByRole('dialog').getByText('Is registering free?')
    await expect(question).toBeVisible()
    // A text in another font may be a line longer.
    await expectDressed(page)
    const before = await question.boundingBox()
    await question.click()
    await expect(page.getByText('Yes. Registering is free.')).toBeVisible()
    expect(await question.boundingBox()).toEqual(before)
  },
)
