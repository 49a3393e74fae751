import { expect, test } from 'vitest'
import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { ALIGNMENT, bytesOf, type SharedTexts } from './shared-texts.ts'
import { createSnapshotBuild, type BuiltSnapshot } from './snapshot-build.ts'

const listed = (record: Scholarship) => ({ id: record.id, text: JSON.stringify(record), listed: true, entryAt: null })
const gone = (record: Scholarship) => ({ ...listed(record), listed: false, entryAt: null })

function createBuild() {
  const { take, build } = createSnapshotBuild()
  return (changes: readonly StoredText[], today: IsoDate) => {
    take(changes, today)
    return build(today)
  }
}

function textsOf(texts: SharedTexts): string[] {
  return Array.from({ length: texts.spans.length / 3 }, (_, text) => bytesOf(texts, text).toString())
}

/** Everything that a snapshot says, regardless of where it is in memory. */
function said({ ids, cards, records, ...plain }: BuiltSnapshot) {
  return { ...plain, ids: textsOf(ids), cards: textsOf(cards), records: textsOf(records) }
}

test('after additions, changes and withdrawals it is what is built from scratch', () => {
  const build = createBuild()
  const [one, two, three] = [scholarship('one'), scholarship('two'), scholarship('three', { name: 'Bourse d’été' })]
  const before = build([listed(two), listed(one)], '2026-11-21')
  const saidBefore = said(before)
  const renamed = scholarship('two', { name: 'Renamed', countries: ['KE'] })
  const after = build([listed(renamed), listed(three), gone(one)], '2026-11-21')
  expect(said(after)).toEqual(said(createBuild()([listed(three), listed(renamed)], '2026-11-21')))
  expect(textsOf(after.ids)).toEqual(['three', 'two'])
  expect(textsOf(after.records).map((text) => JSON.parse(text))).toEqual([three, renamed])
  // The old one still says the same to whoever reads it.
  expect(said(before)).toEqual(saidBefore)
  expect(said(build([listed(one)], '2026-11-21')).ids).toEqual(['one', 'three', 'two'])
})

test('cards lie so that each is aligned where they are copied one behind the other, with a comma between', () => {
  const names = ['a', 'ab', 'abc', 'abcd', 'été', 'あ', 'abcdefg', 'abcdefgh']
  const { cards } = createBuild()(
    names.map((name, number) => listed(scholarship(`s${number}`, { name }))),
    '2026-11-21',
  )
  for (let card = 0; card < names.length; card++) {
    const [, start = NaN, end = NaN] = cards.spans.subarray(card * 3)
    expect([start % ALIGNMENT, (end - start + 1) % ALIGNMENT]).toEqual([0, 0])
  }
})

test('on a new day all of it is that of the new day', () => {
  const yearly = scholarship('one', { deadline: { kind: 'yearly', month: 11, day: 21 } })
  const build = createBuild()
  const zoo = { ...listed(scholarship('zoo')), entryAt: 5 }
  build([listed(yearly), listed(scholarship('two')), zoo], '2026-11-21')
  const next = build([gone(scholarship('two'))], '2026-11-22')
  expect(said(next)).toEqual(said(createBuild()([listed(yearly), zoo], '2026-11-22')))
  expect([...next.entryTimes]).toEqual([NaN, 5])
  expect(textsOf(next.cards).join('')).toContain('"deadline":"2027-11-21"')
})

test('however often records change, what nobody reads any more is not kept', () => {
  const build = createBuild()
  const sizes = Array.from({ length: 16 }, (_, turn) => {
    const about = [String(turn).padEnd(8000, 'x')]
    const records = Array.from({ length: 300 }, (_record, number) => scholarship(`s-${number}`, { about }))
    const { records: texts } = build(records.map(listed), '2026-11-21')
    expect(textsOf(texts)[0]).toBe(JSON.stringify(records[0]))
    return texts.blocks.reduce((sum, block) => sum + block.byteLength, 0)
  })
  // Keeping all of them would take more than ten times as much as one.
  expect(Math.max(...sizes)).toBeLessThan(7 * (sizes[0] ?? 0))
})
