import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from '#search/engine.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { EXCEPTIONS, keyOf, mixtures, type Piece } from './mixtures.ts'

const engine = createEngine(RECORDS, '2026-11-21')

/** What is understood, then the words. Those that are looked for alone only rank in a mixture. */
function readingOf(pieces: readonly Piece[]): readonly { kind: string; label: string }[] {
  const question = { choices: {}, searchKey: keyOf(pieces), page: 1, pageSize: 1 }
  const { understood, alsoLookedFor } = engine.search(question)
  const words = alsoLookedFor.map((label) => ({ kind: 'words', label }))
  return inOrder([...understood.map(({ kind, label }) => ({ kind, label })), ...words])
}

function inOrder(parts: readonly { kind: string; label: string }[]) {
  const words = parts.filter(({ kind }) => kind === 'words').sort((a, b) => (a.label < b.label ? -1 : 1))
  return [...parts.filter(({ kind }) => kind !== 'words'), ...words]
}

const subjectOf = (kind: string) => (kind === 'region' ? 'country' : kind)

test('whatever is understood alone is understood the same in a mixture', () => {
  let asked = 0
  const property = fc.property(mixtures, (pieces) => {
    const exceptions = Object.values(EXCEPTIONS)
    const isMeant = pieces.some((after, place) =>
      pieces.slice(0, place).some((before) => exceptions.some((exception) => exception(before, after))),
    )
    const alone = pieces.map((piece) => readingOf([piece]))
    // Two phrases about the same thing may make each other more exact: "Africans, Nigerian".
    const subjects = alone
      .flatMap((parts) => [...new Set(parts.map(({ kind }) => subjectOf(kind)))])
      .filter((subject) => subject !== 'words')
    fc.pre(!isMeant && new Set(subjects).size === subjects.length)
    asked++
    expect(readingOf(pieces), keyOf(pieces)).toEqual(inOrder(alone.flat()))
  })
  // The same mixtures each time: there are too many names to judge every mixture, and a failure should be about the
  // change at hand.
  fc.assert(property, { numRuns: 4000, seed: 2026, maxSkipsPerRun: 100 })
  expect(asked).toBe(4000)
})
