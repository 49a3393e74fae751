import { expect, test } from 'vitest'
import { createNames, FILES_FOR_CELLS, type CellTexts } from './names.ts'

const nothing = Object.fromEntries(FILES_FOR_CELLS.map((name) => [name, ''])) as CellTexts

test('what counts only in a question, or by how it is written, is no name in a cell', () => {
  const levels = [
    'ba\tlevel:bachelor\ten\t!tl',
    'ma\tlevel:master\ten\tcaps',
    's2\tlevel:master\ten\tasked',
    'phd\tlevel:doctorate\ten',
  ]
  const names = createNames({ ...nothing, levels: levels.join('\n') })('level')
  expect(names).toEqual([{ kind: 'level', name: 'phd', values: ['doctorate'], isDouble: false, when: 'anywhere' }])
})

test('what only a cell says comes first, and may say nothing', () => {
  const namesOf = createNames({
    ...nothing,
    cells: 'degree\tlevel:?\ten\nuniversity\tlevel:bachelor,master\ten\talone\nd\tlevel:doctorate\tzxx\tcoded',
    levels: 'degree\tlevel:bachelor\ten\nmba\tlevel:master field:business-management\ten',
  })
  expect(namesOf('level').map(({ name, values, when }) => [name, values, when])).toEqual([
    ['degree', [], 'anywhere'],
    ['university', ['bachelor', 'master'], 'alone'],
    ['d', ['doctorate'], 'coded'],
    ['degree', ['bachelor'], 'anywhere'],
    ['mba', ['master'], 'anywhere'],
  ])
  expect(namesOf('field').map(({ values, isDouble }) => [values, isDouble])).toEqual([[['business-management'], true]])
})

test('a row that names no option is refused', () => {
  expect(() => createNames({ ...nothing, cells: 'ba\tlevel:batchelor\ten' })).toThrow('which is no option')
})
