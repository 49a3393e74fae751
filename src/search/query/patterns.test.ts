import { expect, test } from 'vitest'
import { readLexicon, readText } from '#lexicon/read-lexicon.ts'
import { annotate } from './annotate.ts'
import { interpret } from './interpret.ts'
import { chooseClaims, matchPatterns } from './match-patterns.ts'
import { patternsIn } from '#lexicon/patterns.ts'
import { NO_WORDS } from '#test/searching.ts'

const patterns = patternsIn(readText('patterns'))
const reading = {
  lexicon: readLexicon(),
  known: { ...NO_WORDS, named: ([word]: readonly string[]) => word === 'gate' },
  today: '2026-11-25',
}

test.each(patterns.map((pattern) => [pattern.text, pattern] as const))(
  '%s: its example shows what it gives',
  (_, { text, example, says }) => {
    const { querySpans } = interpret(example, reading)
    expect(querySpans.map(({ kind, label }) => `${kind}:${label}`).join('; ')).toBe(says)
    const annotated = annotate(example, reading)
    const selected = chooseClaims(matchPatterns(annotated), annotated.tokens.length)
    expect(selected.map(({ pattern }) => pattern.text)).toContain(text)
  },
)

test('no pattern is written twice', () => {
  expect(new Set(patterns.map(({ text }) => text)).size).toBe(patterns.length)
})

test.each(['place', 'x\tmuch', 'from place:elsewhere-at\t1'])('"%s" is refused', (row) => {
  expect(() => patternsIn(row)).toThrow('patterns.tsv')
})
