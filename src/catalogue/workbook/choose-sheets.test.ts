import { describe, expect, test } from 'vitest'
import { importOne, writeFile } from '#test/trial-import.ts'
import { sheetRow, workbookOf, type TrialSheet } from '#test/trial-workbook.ts'

const NAMES = ['Name', 'Funder', 'Country', 'Link']

/** A sheet of awards, numbered from `first` to `last`. */
function awards(name: string, first: number, last: number, state?: 'hidden'): TrialSheet {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => {
    const number = String(first + at)
    return sheetRow(at + 2, `Award ${number}`, 'A funder', 'Kenya', `https://a.example.org/${number}`)
  })
  return { name, rows: sheetRow(1, ...NAMES) + rows.join(''), ...(state && { state }) }
}

/** A sheet of choices, or of words: a table that is no list of awards. */
function table(name: string, count: number, state?: 'hidden' | 'veryHidden'): TrialSheet {
  const rows = Array.from({ length: count }, (_, at) => sheetRow(at + 2, 'Germany', 'Master'))
  return { name, rows: sheetRow(1, 'Country', 'Value') + rows.join(''), ...(state && { state }) }
}

async function read(sheets: readonly TrialSheet[], wanted?: readonly string[]) {
  const file = writeFile('book.xlsx', workbookOf(sheets))
  const { entries, records, refused } = await importOne(file, { ...(wanted && { sheets: wanted }), skipErrors: true })
  const told = entries.filter(({ kind }) => kind === 'told').map(({ sheet, reason }) => `${sheet} ${reason}`)
  const names = records.map(({ name }) => name.replace('Award ', ''))
  return { told, names, refused, failed: entries.find(({ kind }) => kind === 'unreadable')?.reason }
}

test('a single sheet is read, and nothing needs to be told', async () => {
  expect(await read([awards('Awards', 1, 2)])).toMatchObject({ told: [], names: ['1', '2'] })
})

test('all sheets with the columns of the list are read, whatever their order', async () => {
  const other = awards('Graduate', 4, 5)
  const turned = other.rows.replaceAll('r="A', 'r="@').replaceAll('r="B', 'r="A').replaceAll('r="@', 'r="B')
  const { told, names } = await read([awards('Undergraduate', 1, 3), { ...other, rows: turned }])
  expect(names).toEqual(['1', '2', '3', '4', '5'])
  expect(told).toEqual([
    'Undergraduate is a sheet of 3 rows, which are read',
    'Graduate is a sheet of 2 rows, which are read',
  ])
})

describe('the list is told from other sheets, which are named with their rows', () => {
  test.each([
    ['hidden choices', table('Lists', 50, 'hidden'), 'is a hidden sheet of 50 rows'],
    ['choices that are hidden well', table('Lists', 50, 'veryHidden'), 'is a hidden sheet of 50 rows'],
    ['choices in plain sight', table('Lists', 50), 'is a sheet of 50 rows'],
    ['an old list that is hidden', awards('Lists', 10, 60, 'hidden'), 'is a hidden sheet of 51 rows'],
    ['one row', table('Lists', 1), 'is a sheet of 1 row'],
  ])('%s', async (_, other, what) => {
    for (const sheets of [
      [awards('Awards', 1, 2), other],
      [other, awards('Awards', 1, 2)],
    ]) {
      const { told, names } = await read(sheets)
      expect(names).toEqual(['1', '2'])
      expect(told).toContain(`Lists ${what}, which are not read: --sheet "Lists" reads them`)
    }
  })

  test('a hidden list is read where nothing else may be one, and that is told', async () => {
    const words = { name: 'Read me', rows: sheetRow(1, 'How to use this') + sheetRow(2, 'Ask the office') }
    const { told, names } = await read([words, awards('Data', 1, 2, 'hidden')])
    expect({ told, names }).toMatchObject({ names: ['1', '2'] })
    expect(told).toContain('Data is a hidden sheet of 2 rows, which are read')
  })

  test('a sheet of one line more in its header does not take the place of the list', async () => {
    const example = { name: 'Example', rows: sheetRow(1, ...NAMES, 'Deadline') + sheetRow(2, 'Example', 'You') }
    const { names } = await read([example, awards('Awards', 1, 9)])
    expect(names).toContain('9')
  })
})

describe('sheets that are asked for', () => {
  const sheets = [awards('Awards', 1, 2), awards('Old', 8, 9, 'hidden'), table('Lists', 3)]

  test('only these are read, whatever the case of their names', async () => {
    expect((await read(sheets, ['OLD'])).names).toEqual(['8', '9'])
    expect((await read(sheets, ['Old', 'Awards'])).names).toEqual(['1', '2', '8', '9'])
  })

  test('one that is not there is said to be missing, with those that are there', async () => {
    expect((await read(sheets, ['New'])).failed).toBe(
      'has no sheet "New" that holds something. Its sheets are "Awards" (2 rows), "Old" (2 rows), "Lists" (3 rows)',
    )
  })
})

test('of several sheets, a refused row is told with its own', async () => {
  const bad = { ...awards('Graduate', 4, 4), rows: sheetRow(1, ...NAMES) + sheetRow(2, 'No page', 'A funder', 'Kenya') }
  const file = writeFile('book.xlsx', workbookOf([awards('Undergraduate', 1, 2), bad]))
  const { entries } = await importOne(file, { skipErrors: true })
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'refused', sheet: 'Graduate', line: 2 }))
})

test('names over two lines, merged beside and below each other, are names of columns', async () => {
  const rows = [
    sheetRow(1, 'Our awards'),
    sheetRow(2, 'Name', 'Funder', 'Amount', '', 'Link'),
    sheetRow(3, '', '', 'minimum', 'maximum', ''),
    sheetRow(4, 'An award', 'A funder', '100', '500', 'https://a.example.org/'),
  ].join('')
  const after = `<mergeCells>${['A1:E1', 'A2:A3', 'B2:B3', 'E2:E3', 'C2:D2'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  const { records, refused } = await importOne(writeFile('book.xlsx', workbookOf([{ name: 'S', rows, after }])))
  expect(refused).toEqual([])
  expect(records).toMatchObject([{ name: 'An award', amount: '100 to 500' }])
})

test('formulas that no program has computed are told', async () => {
  const formula = '<c r="C2"><f>UPPER("kenya")</f></c>'
  const rows = sheetRow(1, ...NAMES) + sheetRow(2, 'An award', 'A funder', formula, 'https://a.example.org/')
  const { told } = await read([{ name: 'S', rows }])
  expect(told).toEqual([
    expect.stringMatching(/^S has 1 formulas without a result, .* spreadsheet program and save it/),
  ])
})
