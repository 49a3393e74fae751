import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#domain/countries.ts'
import { fixture, importOne, writeFile } from '#test/trial-import.ts'

describe('files in the wild', () => {
  test('Windows Latin and semicolons', async () => {
    const { find } = await importOne(fixture('latin-semicolons.csv'))
    expect(find('beca-de-musica-fundacion-nandu')).toMatchObject({
      name: 'Beca de Música',
      countries: ['ES'],
      levels: ['master'],
      fields: ['music-performing-arts'],
      amount: '16.000 €',
      deadline: '--03-15',
    })
    expect(find('prix-dete-universite-de-geneve')).toMatchObject({
      countries: ['CH'],
      fields: 'any',
      deadline: '2027-05-01',
    })
  })

  test('Windows Latin with a line of dashes, which no letters are', async () => {
    const text = `${'\u0097'.repeat(60)}\nName;Funder;Link\nPrix d\u0092\u00e9t\u00e9;Universit\u00e9;https://a.example.org/\n`
    const { records } = await importOne(writeFile('dashes.csv', Buffer.from(text, 'latin1')))
    expect(records).toMatchObject([{ name: 'Prix d’été', funder: 'Université' }])
  })

  test.each([
    ['Hebrew', 'eee5e2e420ecf1e8e5e3f0e8e9ed20eef7e5e920f7f8ef20ece0e5eee9fa2ceaf8ef'],
    ['Chinese', 'd6d0b9fad5feb8aebdb1d1a7bdf02cb9fabcd2c1f4d1a7bbf9bdf0ceaf'],
  ])('%s in an older encoding', async (_, name) => {
    const bytes = [
      Buffer.from('Name,Funder,Link\n'),
      Buffer.from(name, 'hex'),
      Buffer.from(',https://a.example.org/\n'),
    ]
    const { result, entries } = await importOne(writeFile('old.csv', Buffer.concat(bytes)))
    expect(result).toMatchObject({ rows: 0, unreadable: 1, outcome: null })
    expect(entries).toMatchObject([
      { kind: 'unreadable', reason: expect.stringMatching(/^is text, .+Save it as UTF-8$/) },
    ])
  })

  test.each([
    ['Windows Cyrillic', 'd1f2e8efe5ede4e8ff20cff0e0e2e8f2e5ebfcf1f2e2e02cd4eeede4', 'Стипендия Правительства', 'Фонд'],
    ['Mac Roman', '426f757273652064d58e748e2c556e697665727369748e', 'Bourse d’été', 'Université'],
  ])('%s is told from its words, and that it is a guess', async (label, hex, name, funder) => {
    const bytes = Buffer.concat([Buffer.from('Name,Funder,Link\r'), Buffer.from(hex, 'hex')])
    const file = writeFile('old.csv', Buffer.concat([bytes, Buffer.from(',https://a.example.org/\r')]))
    const { records, entries } = await importOne(file)
    expect(records).toMatchObject([{ name, funder }])
    expect(entries).toMatchObject([{ kind: 'told', reason: expect.stringContaining(`is read as ${label}: `) }])
  })

  test('UTF-16 and tabs; accents that were broken on the way', async () => {
    const { find } = await importOne(fixture('utf-16-tabs.tsv'))
    expect(find('stypendium-lodzkie-miasto-lodz')).toMatchObject({ name: 'Stypendium Łódzkie', countries: ['PL'] })
    const mended = await importOne(fixture('double-encoded.csv'))
    expect(mended.records[0]).toMatchObject({ name: 'Université Award', funder: 'Université de Montréal' })
  })

  test('a title above the header, and the header again in the middle', async () => {
    const { result, records } = await importOne(fixture('title-above-header.csv'))
    expect(result).toMatchObject({ rows: 2, imported: 2 })
    expect(records.map(({ name }) => name)).toEqual(['First Award', 'Second Award'])
  })

  test('no header at all: columns are told by their values', async () => {
    const { find } = await importOne(fixture('no-header.csv'))
    expect(find('third-award-of-the-union-gamma-union-council')).toMatchObject({
      countries: ['KR'],
      levels: ['bachelor'],
      deadline: '2027-03-01',
      link: 'https://gamma.example.org/',
    })
  })

  test('shifted rows are refused with their line, and one fault keeps everything as it was', async () => {
    const { result, refused, records } = await importOne(fixture('shifted-columns.csv'))
    expect(refused).toMatchObject([
      { line: 3, reason: expect.stringContaining('has 6 cells where the header has 5') },
      { line: 4, column: 'Link', reason: expect.stringMatching(/^is empty: .* further column to "link"/) },
    ])
    expect(result).toMatchObject({ outcome: null, whyNot: 'errors' })
    expect(records).toEqual([])
  })

  test('a quotation mark that is never closed, a list that breaks off, a broken line between good ones', async () => {
    expect((await importOne(fixture('unclosed-quote.csv'))).refused).toMatchObject([{ line: 3 }])
    expect((await importOne(fixture('cut-off-list.txt'))).refused.map(({ line }) => line)).toEqual([3, 3])
    const { result, refused, records } = await importOne(fixture('broken-lines.ndjson'), { skipErrors: true })
    expect(refused.map(({ line }) => line)).toEqual([2, 3])
    expect(result).toMatchObject({ rows: 4, imported: 2, refused: 2 })
    expect(records.map(({ name }) => name)).toEqual(['First Award', 'Second Award'])
  })

  test('HTML, Markdown and JSON inside cells', async () => {
    const { records } = await importOne(fixture('markup-in-cells.csv'))
    expect(records[0]).toMatchObject({
      name: 'Markup Award & Prize',
      eligibility: ['Be a citizen of Kenya', 'GPA > 3.0'],
      benefits: ['Full tuition', 'A stipend of EUR 900'],
      applicationProcess: ['Fill in the form', 'Send it'],
      about: ['First paragraph.', 'Second paragraph.'],
      link: 'https://alpha.example.org/',
    })
  })

  test('a cell of thousands of characters becomes paragraphs, and nothing of it is lost', async () => {
    const { records } = await importOne(fixture('long-cell.csv'))
    const about = records[0]?.about ?? []
    expect(about.length).toBeGreaterThan(2)
    expect(readFileSync(fixture('long-cell.csv'), 'utf8')).toContain(`"${about.join(' ')}"`)
  })

  test('nested JSON in an outer object', async () => {
    const { find } = await importOne(fixture('nested.json'))
    expect(find('nested-award-alpha-trust')).toMatchObject({
      funderKind: 'foundation',
      amount: 'EUR 1,000 to 5,000',
      citizenship: ['KE', 'UG'],
      levels: ['bachelor', 'master', 'doctorate'],
      link: 'https://alpha.example.org/',
    })
    expect(find('second-nested-award-beta-trust')).toMatchObject({
      amount: null,
      fields: 'not stated',
      link: 'https://beta.example.org/apply',
    })
  })

  test('a workbook: the sheet with the most rows, its dates as dates', async () => {
    const { find, result } = await importOne(fixture('workbook.xlsx'))
    expect(result.rows).toBe(2)
    expect(find('sheet-award-alpha-trust')).toMatchObject({ countries: ['KE'], deadline: '2027-01-15', awards: '12' })
    expect(find('second-sheet-award-beta-trust')).toMatchObject({ deadline: '--03-15', awards: '3' })
  })

  test('deadlines, amounts, countries and numbers as people write them', async () => {
    const { records } = await importOne(fixture('values-in-the-wild.csv'))
    const facts = records.map(({ name, deadline, amount, countries, citizenship, awards, audience }) => [
      name,
      deadline,
      amount,
      countries,
      Array.isArray(citizenship) ? citizenship.length : citizenship,
      awards,
      audience,
    ])
    expect(facts).toEqual([
      ['Ambiguous date', 'not stated', 'One third of tuition', 'not stated', 1, null, 'Men only'],
      ['Deadline without a year', '--02-15', null, ['KR'], 'any', null, 'Women only'],
      ['Impossible date', 'not stated', null, ['EG'], 58, null, 'NA'],
      ['Month only', 'not stated', '$5,000 per year', ['DE', 'GB'], COUNTRIES.length - 1, '3', 'Women only'],
      ['Rolling', 'rolling', 'EUR 6,000 - EUR 24,000', 'not stated', 'any', 'Two PhD scholarships', 'NA'],
      ['Serial number', '2027-01-14', null, 'not stated', 'not stated', '12', 'NA'],
      ['Several dates', 'not stated', '16.000 €', 'any', 'any', '10-15', 'NA'],
    ])
  })

  test('what no field can hold is kept in words', async () => {
    const { find, entries } = await importOne(fixture('values-in-the-wild.csv'))
    expect(find('ambiguous-date-trust-3')).toMatchObject({
      applicationProcess: ['Deadline as stated: 03/04/2027'],
      eligibility: ['Place of study as stated: Atlantis'],
    })
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'left out',
        line: 5,
        column: 'Host country',
        value: 'Atlantis',
        reason: 'names no country that is known',
      }),
    )
  })

  test('rows without a name, a funder or a page are refused, each with its column', async () => {
    const { refused } = await importOne(fixture('faults.csv'))
    expect(refused.at(-1)?.reason).toMatch(/^is an address, and no name/)
    expect(refused.map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, 'Name', ''],
      [3, 'Funder', ''],
      [4, 'Link', ''],
      [5, 'Link', 'office@alpha.example.org'],
      [6, 'Name', 'https://alpha.example.org/awards'],
    ])
  })

  test.each([
    ['old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), /save it as \.xlsx or CSV/],
    ['list.pdf', '%PDF-1.7', /is a PDF/],
    ['broken.xlsx', 'PK no zip at all', /is a damaged or cut off workbook/],
  ])('%s is said to be unreadable, and why', async (name, content, reason) => {
    const { result, entries } = await importOne(writeFile(name, content))
    expect(result).toMatchObject({ rows: 0, unreadable: 1, outcome: null })
    expect(entries).toMatchObject([{ kind: 'unreadable', reason: expect.stringMatching(reason) }])
  })
})
