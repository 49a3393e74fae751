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
  'https://a.example.org/%{profile_path}',
  'https://a.example.org/{id}',
  'https://a.example.org/{{ award.id }}',
  'https://a.example.org/%7Baward_id%7D',
  'https://a.example.org/%7B%7B%20id%20%7D%7D',
  'https://a.example.org/${id}',
  'https://a.example.org/%%ID%%',
  'https://user:password@a.example.org/',
  'https://localhost/x',
  'office@a.example.org',
  'Apply here',
])('%s is no address', (text) => {
  expect(readLink(text)).toEqual({ link: null, unread: true })
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
