import { expect, test } from 'vitest'
import type { Target } from '#catalogue/mapping/mapping.ts'
import { importOne, writeFile } from '#test/trial-import.ts'

/** Imports one column, and returns what became of each of its cells, and of its words. */
async function importColumn(header: string, target: Target, cells: readonly string[]) {
  const rows = cells.map((cell, at) => `A${10 + at},Fund,"${cell}",https://a.example.org/${at}`)
  const file = writeFile('a.csv', `Name,Funder,${header},Link\n${rows.join('\n')}\n`)
  const mapping = {
    columns: { Name: ['name'], Funder: ['funder'], [header]: [target], Link: ['link'] },
    values: {},
  } as const
  const { records } = await importOne(file, { mapping })
  return records
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((record) => ({ value: Reflect.get(record, target) as unknown, words: record.eligibility }))
}

test('a column of states names no countries that have the same letters', async () => {
  const cells = ['WA', 'CA', 'GA', 'Georgia']
  const read = await importColumn('State', 'residence', cells)
  expect(read).toEqual(cells.map((cell) => ({ value: ['US'], words: [`Residence as stated: ${cell}`] })))
  expect((await importColumn('Province', 'countries', ['ON', 'NL', 'PE'])).map(({ value }) => value)).toEqual(
    Array.from({ length: 3 }, () => ['CA']),
  )
})

test('marks below levels and subjects are a list of them', async () => {
  const lines = [
    'Name,Funder,Undergraduate,Master,PhD,STEM,Humanities,Amount,Link',
    'One,Fund,x (final year),x,,no,yes,€500,https://a.example.org/1',
    'Two,Fund,-,✓,✓,yes,no,€500,https://a.example.org/2',
  ]
  const { records } = await importOne(writeFile('wide.csv', lines.join('\n')))
  expect(records.map(({ name, levels, fields }) => [name, levels, fields])).toEqual([
    ['One', ['bachelor', 'master'], ['arts-humanities']],
    ['Two', ['master', 'doctorate'], ['natural-sciences', 'computing', 'engineering']],
  ])
  expect(records[0]?.eligibility).toEqual(['Level as stated: Undergraduate (final year)'])
})

test('one mark below what may be a paper is no level', async () => {
  const lines = ['Name,Funder,Transcript,Diploma,Link', 'One,Fund,yes,yes,https://a.example.org/1']
  const { records } = await importOne(writeFile('papers.csv', lines.join('\n')))
  expect(records[0]?.levels).toBe('not stated')
})

test('all states are no countries', async () => {
  const read = await importColumn('States of residence', 'residence', ['NE, KS', 'ALL', 'Any'])
  expect(read.map(({ value }) => value)).toEqual([['US'], 'not stated', 'not stated'])
})

test('one state in a column of countries makes no states of them', async () => {
  const read = await importColumn('Country', 'countries', ['DC', 'FR, DE, MA'])
  expect(read.map(({ value }) => value)).toEqual([['US'], ['DE', 'FR', 'MA']])
})

test('levels that are read in part are not stated, and the cell is kept in words', async () => {
  expect(await importColumn('Level', 'levels', ['Masters, Wizardry', 'Masters, PhD', 'PhD student\nSenior'])).toEqual([
    { value: 'not stated', words: ['Level as stated: Masters, Wizardry'] },
    { value: ['master', 'doctorate'], words: [] },
    { value: 'not stated', words: ['Level as stated: PhD student Senior'] },
  ])
})

test('a column that is also repeated among the texts is read like any other', async () => {
  const cells = [`Master's or research placement`, 'Master and PhD', 'MSc in Energy']
  const rows = cells.map((cell, at) => `A${at},Fund,${cell},https://a.example.org/${at}`)
  const file = writeFile('a.csv', `Name,Funder,Programme,Link\n${rows.join('\n')}\n`)
  const columns = { Name: ['name'], Funder: ['funder'], Programme: ['levels', 'eligibility'], Link: ['link'] } as const
  const { records } = await importOne(file, { mapping: { columns, values: {} } })
  expect(records.map(({ levels, eligibility }) => [levels, eligibility])).toEqual([
    ['not stated', [cells[0]]],
    [['master', 'doctorate'], [cells[1]]],
    [['master'], [cells[2]]],
  ])
})

test('letters are levels where the column has nothing else', async () => {
  const read = await importColumn('Level', 'levels', ['U', 'U\nM\nD', 'R\nM', 'D'])
  expect(read.map(({ value }) => value)).toEqual([
    ['bachelor'],
    ['bachelor', 'master', 'doctorate'],
    'not stated',
    ['doctorate'],
  ])
})

test('fields that are known stay, and those that are not are kept in words', async () => {
  expect(
    await importColumn('Field', 'fields', ['Nursing and Basket weaving', 'Not medicine, dentistry or law']),
  ).toEqual([
    { value: ['nursing'], words: ['Field of study as stated: Nursing and Basket weaving'] },
    { value: 'not stated', words: ['Field of study as stated: Not medicine, dentistry or law'] },
  ])
})

test('an example or a preference closes an award to nobody, and is kept in words', async () => {
  const citizens = ['All nationalities, including Taiwan', 'Kenya, Ugnda']
  expect(await importColumn('Citizenship', 'citizenship', citizens)).toEqual([
    { value: 'any', words: ['Citizenship as stated: All nationalities, including Taiwan'] },
    { value: ['KE', 'others'], words: ['Citizenship as stated: Kenya, Ugnda'] },
  ])
  expect(await importColumn('Who', 'audience', ['Open to all; preference to women'])).toEqual([
    { value: 'Open to All', words: ['Who it is for as stated: Open to all; preference to women'] },
  ])
})

test.each([
  ['All nationalities', 'Limited to designated countries', 'not stated'],
  ['All nationalities', 'Kenya, Ghana', ['GH', 'KE']],
  ['Limited to designated countries', 'All nationalities', 'not stated'],
  ['All nationalities', 'TBD', 'any'],
  ['Kenya', 'All nationalities', ['KE']],
])('of two columns of citizenship, a restriction beats any: "%s" and "%s"', async (one, other, citizenship) => {
  const file = writeFile('a.csv', `Name,Funder,Link,One,Two\nA10,Fund,https://a.example.org/,"${one}","${other}"\n`)
  const mapping = {
    columns: { Name: ['name'], Funder: ['funder'], Link: ['link'], One: ['citizenship'], Two: ['citizenship'] },
    values: {},
  } as const
  const { records } = await importOne(file, { mapping })
  const words = records.flatMap(({ eligibility }) => eligibility)
  expect(records.map((record) => record.citizenship)).toEqual([citizenship])
  expect(words.some((text) => text.includes('designated'))).toBe(
    one.includes('designated') || other.includes('designated'),
  )
})

test('where one studies is told among the conditions, with its header, and funds nothing', async () => {
  const rows = [
    'A10,Alpha Trust,ETH Zurich,https://a.example.org/1',
    'B20,Beta Fund,Various UK universities,https://a.example.org/2',
  ]
  const { records } = await importOne(writeFile('a.csv', ['Scholarship,Funder,University,Link', ...rows].join('\n')))
  expect(new Map(records.map(({ funder, eligibility }) => [funder, eligibility]))).toEqual(
    new Map([
      ['Alpha Trust', ['University: ETH Zurich']],
      ['Beta Fund', ['University: Various UK universities']],
    ]),
  )
})
