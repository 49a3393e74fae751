import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { TODAY } from '#test/searching.ts'
import { createEngine } from './engine.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const KEYS = 100
const ROUNDS = 9
/** As a share of the time of well-spelt words. A rate limit counts all searches alike. */
const MOST = 2.5

const WORDS = [
  ...new Set(
    RECORDS.flatMap(({ name, funder, about }) => `${name} ${funder} ${about.join()}`.match(/[a-z]{5,12}/g) ?? []),
  ),
]

/** The same numbers in each run. */
function createNumbers() {
  let seed = 7
  return (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below
}

const number = createNumbers()
const letter = () => LETTERS[number(LETTERS.length)] ?? ''
const word = () => WORDS[number(WORDS.length)] ?? ''
const nonsense = (length: number) => () => Array.from({ length }, letter).join('')

/** Words of many names. */
const COMMON = ['scholarship', 'program', 'foundation', 'university', 'fellowship', 'international']
const common = () => COMMON[number(COMMON.length)] ?? ''

/** A letter added, changed or swapped behind the first. */
function misspelt(right: string): string {
  const at = 1 + number(right.length - 1)
  const [before, after] = [right.slice(0, at), right.slice(at)]
  return [
    `${before}${letter()}${after}`,
    `${before}${letter()}${after.slice(1)}`,
    `${before}${after.slice(1)}${after[0]}`,
  ][number(3)] as string
}

/** 200 characters of words. */
function keyOf(next: () => string): string {
  const words: string[] = []
  while (words.join(' ').length < 200) words.push(next())
  return words.join(' ').slice(0, 200)
}

const KINDS: readonly [kind: string, next: () => string][] = [
  ['with one mistake each', () => misspelt(word())],
  ['with two mistakes each', () => misspelt(misspelt(word()))],
  ['of five letters that are none', nonsense(5)],
  ['of nine letters that are none', nonsense(9)],
  ['of nine letters and a plural that are none', () => `${nonsense(9)()}s`],
  ['of forty letters that are none', nonsense(40)],
  ['that are common, and left out,', () => `except ${common()} ${common()}`],
]

test.each(KINDS)(
  'a text of words %s costs little more than one of well-spelt words',
  { timeout: 120_000 },
  (_, next) => {
    const engine = createEngine(RECORDS, TODAY, readLexicon())
    /** Milliseconds of the processor: other programs take none of them. */
    const costOf = (keys: readonly string[]) => {
      const start = process.cpuUsage()
      for (const searchKey of keys) engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    const keys = (make: () => string) => Array.from({ length: KEYS }, () => keyOf(make))
    costOf(keys(word))
    costOf(keys(next))
    // In turns, and each text once, since the engine caches interpretations.
    const shares = Array.from({ length: ROUNDS }, () => costOf(keys(next)) / costOf(keys(word)))
    expect(shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]).toBeLessThan(MOST)
  },
)
