import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { annotate } from './annotate.ts'
import { chooseClaims } from './choose-claims.ts'
import { interpret } from './interpret.ts'
import { matchPatterns } from './match-patterns.ts'
import { PATTERNS } from './patterns.ts'

const lexicon = readLexicon()
const known = { has: () => false, correct: () => undefined, written: (word: string) => word }

test.each(PATTERNS.map((row) => [row.pattern, row] as const))('%s: its example shows what it gives', (_, row) => {
  const { parts } = interpret(row.example, lexicon, known)
  expect(parts.map(({ kind, label }) => `${kind}:${label}`).join('; ')).toBe(row.says)
  const annotated = annotate(row.example, lexicon, known)
  const chosen = chooseClaims(matchPatterns(annotated), annotated.tokens.length)
  expect(chosen.map(({ pattern }) => pattern.pattern)).toContain(row.pattern)
})

test('no pattern is written twice', () => {
  expect(new Set(PATTERNS.map(({ pattern }) => pattern)).size).toBe(PATTERNS.length)
})
