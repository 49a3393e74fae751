import { expect, test } from 'vitest'
import type { Match, OptionGroups, Understood } from '#contract/search.ts'
import { readOptionGroups, type Found } from '#web/read-answers.ts'
import { fieldCountsOf, fieldPartsOf } from './field-parts.ts'

const option = (value: string, count: number) => ({ value, label: value, count })
const facets: OptionGroups = readOptionGroups({
  F: [option('Law', 41), option('Medicine', 50)],
  O: [option('field', 38)],
})
const law: Understood = { kind: 'field', text: 'law', label: 'Law', span: [0, 3] }
const [own, open]: Match[] = [{ open: [] }, { open: ['country', 'field'] }]

function asked(field: string[], said: Partial<Found> = {}) {
  // Only this is read of an answer.
  const answer = { facets, result: true, count: 41, understood: [], ...said } as unknown as Found
  return fieldCountsOf({ answer, selection: { field } })
}

test('a search for fields tells what is made for them, and what is open to any', () => {
  expect(asked(['Law'])).toEqual({ fields: 'Law', made: 3, open: 38 })
  expect(asked(['Law', 'Medicine'], { count: 53 })).toEqual({ fields: 'Law or Medicine', made: 15, open: 38 })
  expect(asked([], { understood: [law] })).toEqual({ fields: 'Law', made: 3, open: 38 })
})

test('where that is not known, or would not be true, nothing is told', () => {
  expect(asked([])).toBeUndefined()
  expect(asked(['Alchemy'])).toBeUndefined()
  expect(asked(['Law'], { result: false })).toBeUndefined()
  expect(asked(['Law'], { facets: undefined })).toBeUndefined()
  expect(asked(['Medicine'], { understood: [law] }), 'words narrow what is chosen').toBeUndefined()
  expect(asked([], { understood: [{ ...law, label: 'not Law' }] })).toBeUndefined()
})

test('a page whose order is that has a heading for each part, with the number of the whole search', () => {
  const parts = (made: number, page: number, ...matches: (Match | undefined)[]) => {
    const said = { facets, result: true, count: made + 38, understood: [], page, matches }
    return fieldPartsOf({ answer: said as unknown as Found, selection: { field: ['Law'] } })
  }
  expect(parts(3, 1, own, own, own, open, open)).toEqual([
    { heading: 'For Law (3)', from: 0, to: 3 },
    { heading: 'Open to any field (38)', from: 3, to: 5 },
  ])
  expect(parts(3, 2, open, open)).toEqual([{ heading: 'Open to any field (38)', from: 0, to: 2 }])
  expect(parts(10, 2, own, own, open)?.map(({ to }) => to)).toEqual([2, 3])
  expect(parts(10, 2, own, open, own), 'another order').toBeUndefined()
  expect(parts(10, 2, own, open), 'one of ten comes later').toBeUndefined()
})
