import { expect, test } from 'vitest'
import { rewrite, rewriteParts } from './rewrite.ts'
import { understand } from './understand.ts'

const EMPTY = { has: () => false, correct: () => undefined, written: (word: string) => word }
const KNOWN = { ...EMPTY, has: (word: string) => /^(?:hispanic|berlin|institute)$/.test(word) }

test('what a minus denies can be taken out, and a hyphen does not become a minus', () => {
  const [, part] = understand('masters -mba uk', EMPTY).parts
  expect(part?.text).toBe('-mba')
  expect(rewrite('masters -mba uk', [{ start: 0, end: 7, by: '' }])).toBe('-mba uk')
  expect(rewrite('post-doc uk', [{ start: 0, end: 4, by: '' }])).toBe('doc uk')
})

test('two parts taken out together take the word between them once', () => {
  const key = 'chemistry or law masters'
  const { parts } = understand(key, EMPTY)
  const changes = parts.map((part, place) => ({ ...part, by: place < 2 ? '' : "Bachelor's Master's" }))
  expect(rewriteParts((text) => understand(text, EMPTY), key, parts, changes)).toBe("Bachelor's Master's")
})

test('a part taken out leaves what stood beside it apart', () => {
  expect(rewrite('except usa and phd canada', [{ start: 15, end: 18, by: '' }])).toBe('except usa and, canada')
})

test('a part taken out costs a few readings of the key, and none in a key that nobody asks', () => {
  const readingsFor = (searchKey: string) => {
    const { parts } = understand(searchKey, EMPTY)
    let readings = 0
    const read = (key: string) => {
      readings++
      return understand(key, EMPTY)
    }
    for (const part of parts) rewriteParts(read, searchKey, parts, [{ ...part, by: '' }])
    return readings
  }
  expect(readingsFor('law masters germany')).toBe(3)
  expect(readingsFor('Indians UK India')).toBeLessThan(12)
  expect(readingsFor('-ai '.repeat(48))).toBe(0)
})

/** The key without the part that reads so. */
function without(searchKey: string, text: string): string {
  const { parts } = understand(searchKey, KNOWN)
  const changes = parts.filter((part) => part.text === text).map((part) => ({ ...part, by: '' }))
  return rewriteParts((key) => understand(key, KNOWN), searchKey, parts, changes)
}

test.each([
  ['becas de maestría en España para colombianos', 'España', 'becas de maestría, para colombianos'],
  ['bourse pour un master en france', 'master', 'bourse, en france'],
  ['bolsas de mestrado no Brasil', 'Brasil', 'bolsas de mestrado'],
  ['maestría o doctorado en españa', 'maestría', 'doctorado en españa'],
])('words that led to a part go with it: %s without %s', (searchKey, text, left) => {
  expect(without(searchKey, text)).toBe(left)
})

test.each([
  ['after bsc to phd germany', 'phd', 'after bsc, germany'],
  ['hnd to bsc uk', 'bsc', 'after hnd, uk'],
  ['abroad masters india ghana', 'india', 'abroad masters, ghana'],
  ['graduate phd germany', 'phd', 'graduate, germany'],
  ['latino students usa', 'usa', 'hispanic, students'],
  ['berlin institute phd', 'institute', 'berlin, phd'],
  ['berlin institute', 'institute', 'berlin'],
  ['MD. Sharif masters', 'MD', 'Sharif masters'],
])('what the others say does not get lost: %s without %s', (searchKey, text, left) => {
  expect(without(searchKey, text)).toBe(left)
})

test('what would be longer than a key may be is told as it was typed', () => {
  const noise = (length: number) => 'please '.repeat(length / 7)
  expect(without(`${noise(140)}kenya phd germany`, 'phd')).toMatch(/^please .* from Kenya, germany$/s)
  expect(without(`${noise(182)} kenya phd germany`, 'phd')).toMatch(/ kenya, germany$/)
})
