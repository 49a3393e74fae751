import { describe, expect, test } from 'vitest'
import { startSiteWithIssuer } from '#test/site-with-issuer.ts'
import { redirectTarget } from './transactions.ts'

const WEB = 'https://www.example.org'

describe('A11 redirectUrl is honoured on the web app’s own origin', () => {
  test.each([
    ['/', '/'],
    ['/saved', '/saved'],
    ['/search?country=Kenya&page=2#list', '/search?country=Kenya&page=2#list'],
    ['/search?q=a%5Cb%0A', '/search?q=a%5Cb%0A'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
    ['/detail/a%20b', '/detail/a%20b'],
    [`${WEB}/detail/x?y=%C3%A9`, '/detail/x?y=%C3%A9'],
    [WEB, '/'],
    [`${WEB}?q=1`, '/?q=1'],
  ])('%j', (redirectUrl, path) => {
    expect(redirectTarget(redirectUrl, WEB)).toBe(WEB + path)
  })
})

describe('A11 every other redirectUrl leads to the front page', () => {
  test.each([
    undefined,
    '',
    'saved',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    ' https://evil.example',
    '/ /evil.example',
    '\u00A0//evil.example',
    '/saved\r\nLocation: https://evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%00',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'hTTps://evil.example',
    'http://www.example.org/saved',
    'https://www.example.org@evil.example/',
    'https://www.example.org:pass@evil.example/',
    'https://user@www.example.org/',
    'https://user:pass@www.example.org/',
    'https://www.example.org.evil.example/',
    'https://www.example.orgevil.example/',
    'https://www.example.org%2eevil.example/',
    'https://www.example.org\\.evil.example/',
    'https://www.example.org:8443/',
    'https://www.example.org:443@evil.example/',
    'https://evil.www.example.org/',
    'https://example.org/',
    'https://www.ex\u0430mple.org/',
    'https://www.example\u3002org/',
    'https://www.example.org\uFF0Fevil.example',
    'https://www\u200B.example.org/',
    '/\u2044evil.example',
    'https://evil.example/https://www.example.org/',
    'https://evil.example#https://www.example.org/',
    'https://evil.example?https://www.example.org/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript://www.example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://www.example.org/x',
    'ftp://www.example.org/',
    'https://',
    'https://[::1',
  ])('%j', (redirectUrl) => {
    expect(redirectTarget(redirectUrl, WEB)).toBe(`${WEB}/`)
  })

  test('on loopback as well', () => {
    const web = 'http://localhost:3000'
    for (const trick of [
      'http:evil.example',
      'http://localhost:3001/',
      'http://127.0.0.1:3000/',
      'http://localhost:30000/',
    ]) {
      expect(redirectTarget(trick, web), trick).toBe(`${web}/`)
    }
  })
})

test('of two redirectUrl neither counts, where one begins and where one fails', async () => {
  const { visitor, issuer, origin } = await startSiteWithIssuer()
  const twice = 'redirectUrl=%2Fsaved&redirectUrl=%2Fsearch'
  const begun = await visitor.open(`/auth/google?${twice}`)
  const landed = await visitor.open(issuer.consent(begun.headers.get('location') ?? '').href)
  expect(landed.headers.get('location')).toBe(`${origin}/`)
  const failed = await visitor.open(`/auth/facebook?${twice}`)
  const links = [...(await failed.text()).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain(`${origin}/`)
  expect(links.join(' ')).not.toMatch(/saved|search/)
})
