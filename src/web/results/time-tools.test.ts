import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageConfig } from '#contract/site.ts'
import { WHEN } from '#domain/when.ts'
import { providePageConfig } from '#web/page-config.ts'
import { MonthStrip, TimeMenus } from './time-tools.tsx'

// No tool shows anything of the site's own.
providePageConfig({ site: {} as PageConfig['site'], apiOrigin: '', mail: false })
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 25, 12) }))
afterEach(() => vi.useRealTimers())

const counts = WHEN.map((time) => (time === '12' ? 40 : time === '01' ? 10 : 0))
const change = () => {}

/** The opening tags of the buttons, by the name that is read out or seen. */
function buttonsIn(markup: string): Record<string, string> {
  const found = [...markup.matchAll(/(<button[^>]*>)([^<]*)/g)]
  return Object.fromEntries(
    found.map(([, tag = '', text = '']) => [/aria-label="([^"]*)"/.exec(tag)?.[1] ?? text, tag]),
  )
}

test('the strip says the count of each month, which is chosen, and which have nothing to choose', () => {
  const markup = renderToStaticMarkup(createElement(MonthStrip, { counts, wanted: { when: ['01'] }, change }))
  const buttons = buttonsIn(markup)
  expect(Object.keys(buttons).slice(0, 4)).toEqual([
    'November 2026, 0',
    'December 2026, 40',
    'January 2027, 10',
    'February 2027, 0',
  ])
  expect(Object.keys(buttons)).toHaveLength(12)
  expect(buttons['December 2026, 40']).toContain('aria-pressed="false" aria-disabled="false"')
  expect(buttons['January 2027, 10']).toContain('aria-pressed="true" aria-disabled="false"')
  expect(buttons['November 2026, 0']).toContain('aria-pressed="false" aria-disabled="true"')
  // Bars as high as the counts, of which the highest fills the strip; the turn of the year is seen.
  expect([...markup.matchAll(/translate:0 ([\d.]+%)/g)].slice(0, 3).map(([, share]) => share)).toEqual([
    '100%',
    '0%',
    '75%',
  ])
  expect(markup).toContain('Jan<span> ’27</span>')
})

test('a month that is chosen can be taken away although it has no results', () => {
  const markup = renderToStaticMarkup(createElement(MonthStrip, { counts, wanted: { when: ['11'] }, change }))
  expect(buttonsIn(markup)['November 2026, 0']).toContain('aria-pressed="true" aria-disabled="false"')
})

test('beside the count are two buttons, each of which opens a panel of its name', () => {
  const pressed = { pressed: undefined, onOpened: change }
  const props = { counts, wanted: { level: ['PhD'] }, change, show: 'Show 50', arrow: null, ...pressed }
  const markup = renderToStaticMarkup(createElement(TimeMenus, props))
  expect(Object.keys(buttonsIn(markup))).toEqual(['When', 'Sort'])
  expect(markup).toContain('<link rel="alternate" type="application/atom+xml" title="This search"')
  expect(markup).toContain('href="/api/scholarship/feed?level=PhD"')
  for (const name of ['When', 'Sort']) {
    const [, id] = new RegExp(`popoverTarget="([^"]+)"[^>]*>${name}<`, 'i').exec(markup) ?? []
    expect(id).toBeDefined()
    expect(markup).toContain(`id="${id}" popover="auto" role="dialog" aria-label="${name}"`)
  }
})
