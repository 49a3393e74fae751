import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLink } from './links.ts'

test.each([
  [
    'https://a.example.org/jobs?f=%7B%22full%22:%5B%5D%7D&d=1',
    'https://a.example.org/jobs?f=%7B%22full%22:%5B%5D%7D&d=1',
  ],
  ["https://a.example.org/?f={'a':[1]}", "https://a.example.org/?f={'a':[1]}"],
  ['https://a.example.org/wiki/Award_(Kenya)', 'https://a.example.org/wiki/Award_(Kenya)'],
  ['see https://a.example.org/wiki/Award_(Kenya).', 'https://a.example.org/wiki/Award_(Kenya)'],
  ['(https://a.example.org/b)', 'https://a.example.org/b'],
  ['[Apply](https://a.example.org/b),[or](https://c.example.org)', 'https://a.example.org/b'],
  ['<a href="https://a.example.org/b?x=1&amp;y=2">Apply</a>', 'https://a.example.org/b?x=1&y=2'],
  ['https://a.example.org/1; https://b.example.org/2', 'https://a.example.org/1'],
  ['https://a.example.org/1;https://b.example.org/2', 'https://a.example.org/1'],
  ['https://a.example.org/?next=https://b.example.org/', 'https://a.example.org/?next=https://b.example.org/'],
  ['\u200bhttps://a.exam\u200bple.org/\u00adb\ufeff', 'https://a.example.org/b'],
  ['https://a.example.org/b\u200e\u200d', 'https://a.example.org/b'],
  ['https://www.google.com/url?q=https://a.example.org/b', 'https://a.example.org/b'],
  ['https://www.google.com/search?q=award', 'https://www.google.com/search?q=award'],
  ['www.a.example.org/b', 'https://www.a.example.org/b'],
  ['http//a.example.org', 'http://a.example.org'],
  ['https://a.example.org/b?utm_source=x&c=1', 'https://a.example.org/b?c=1'],
])('%s', (text, link) => {
  expect(readLink(text)).toEqual({ link, unread: false })
})

test.each([
  'https://example.org/a?x=%5B1%5D&y=%7Ba%7D',
  'https://example.org/list?ids[]=1&ids[]=2&f[0]=x',
  'https://example.org/d?sourcedoc=%7BABCD1234-12ab-34cd-56ef-abcdef123456%7D&file=a.pdf',
  'https://example.org/%7Buser%7D-awards/a',
  'https://example.org/a#%7Btab%7D',
  'https://example.org/100%25-funded?q=50%25+off&r=a%2Fb%3Fc%23d%26e%3Df',
  'https://example.org/%E5%A5%96%E5%AD%A6%E9%87%91/%F0%9F%8E%93',
  'https://example.org/奖学金/ñandú?q=größe#förderung',
  'https://bücher.example.org/a',
  'https://xn--bcher-kva.example.org:8443/a',
  'https://über.example.org/a',
  'https://93.184.216.34:8080/a',
  'https://[2606:2800:220:1::1]/a',
  'https://[2606:2800:220:1::1]:8443/a?b=[c]',
  'https://example.org/a;v=1.2;w=(x)/~name/@user/a:b,c!d$e*f+g=h',
  "https://example.org/o'neill_(award)_[2027]",
  'https://example.org/a//b/./c/../d/?&&a=&=b&c',
  'https://example.org/#/awards/1?tab=2&x=%7B%7D',
  'https://example.org/a?redirect=https%3A%2F%2Fexample.net%2F%3Fa%3Db',
  'https://example.org/a?b|c^d`e',
  'HTTPS://Example.ORG/A',
  'https://example.org?a=b',
  'https://example.org/a?utm=b&gclids=c',
])('%s is an address, and stays as it is', (address) => {
  expect(readLink(address)).toEqual({ link: address, unread: false })
})

test.each([
  ['https://example.org/ü?q=a%20b+c&utm_source=x&d=~(e)&gclid=1#f', 'https://example.org/ü?q=a%20b+c&d=~(e)#f'],
  ['https://example.org/?utm_source=x#top', 'https://example.org/#top'],
  ['https://example.org?UTM_Source=x&&a', 'https://example.org?&a'],
])('%s: only the campaign is removed', (text, link) => {
  expect(readLink(text).link).toBe(link)
})

test.each([
  'https://a.example.org/%{profile_path}',
  'https://a.example.org/{id}',
  'https://a.example.org/{{ award.id }}',
  'https://a.example.org/%7Baward_id%7D',
  'https://a.example.org/%7B%7B%20id%20%7D%7D',
  'https://a.example.org/${id}',
  'https://a.example.org/%%ID%%',
  'https://user:password@a.example.org/',
  'https://localhost/x',
  'https://localhost./x',
  'https://wiki.campus.internal/x',
  'http://192.168.1.5/apply',
  'http://127.0.0.1:8080/x',
  'http://2130706433/x',
  'http://169.254.169.254/x',
  'http://[::1]/a',
  'http://[fd00::1]/a',
  'https://www.google.com/url?q=http%3A%2F%2F10.0.0.1%2Fx',
  'office@a.example.org',
  'Apply here',
])('%s is no address', (text) => {
  expect(readLink(text)).toEqual({ link: null, unread: true })
})

test.each([
  'https://www.google.com/url?q=LINK&sa=D',
  'https://www.google.com/url?sa=t&url=LINK',
  'https://l.facebook.com/l.php?u=LINK&h=AT0',
  'https://l.instagram.com/?u=LINK&e=AT0',
  'https://www.linkedin.com/safety/go?url=LINK&trk=x',
  'https://eur03.safelinks.protection.outlook.com/?url=LINK&data=05',
  `https://l.facebook.com/l.php?u=${encodeURIComponent('https://www.google.com/url?q=LINK')}`,
])('%s is taken off what it was wrapped around', (wrapper) => {
  const link = 'https://a.example.org/b?c=1&d=2'
  const encode = (text: string) => encodeURIComponent(text)
  const written = wrapper.replace('LINK', encode(wrapper.includes('%3A') ? encode(link) : link))
  expect(readLink(written)).toEqual({ link, unread: false })
})

test('a wrapper around itself without end costs no more than one', () => {
  expect(readLink('https://www.google.com/url?q='.repeat(16_000))).toEqual({ link: null, unread: true })
})

test('any address of the web is taken as it is', () => {
  const place = fc.webUrl({ withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(place, (address) => {
      fc.pre(!/[.,;:!?]$|[{}]|%7B|%%|utm_|[,;|]https?:/i.test(address))
      expect(readLink(address)).toEqual({ link: address, unread: false })
    }),
  )
})
