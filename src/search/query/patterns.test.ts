import { expect, test } from 'vitest'
import { readLexicon, readText } from '#lexicon/read-lexicon.ts'
import { annotate } from './annotate.ts'
import { interpret } from './interpret.ts'
import { chooseClaims, matchPatterns } from './match-patterns.ts'
import { patternsIn } from '#lexicon/patterns.ts'

const lexicon = readLexicon()
const patterns = patternsIn(readText('patterns'))
const known = { has: () => false, correct: () => undefined, written: (word: string) => word }

test.each(patterns.map((pattern) => [pattern.text, pattern] as const))(
  '%s: its example shows what it gives',
  (_, { text, example, says }) => {
    const querySpans = interpret(example, lexicon, known)
    expect(querySpans.map(({ kind, label }) => `${kind}:${label}`).join('; ')).toBe(says)
    const annotated = annotate(example, lexicon, known)
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
