import { describe, expect, test } from 'vitest'
import { LIMITS, RECORD_LIMITS } from '#catalogue/limits.ts'
import { readMappingFile } from '#catalogue/mapping/mapping.ts'
import { importOne, whyUnreadable, workOn, writeFile } from '#test/trial-import.ts'
import { zipOf } from '#test/trial-workbook.ts'
import { readProjectFile } from '#test/source-files.ts'

const HEADER = 'Name,Funder,Country,Deadline,Description,Link'
const rowOf = (number: number, about = `"About ${number}"`) =>
  `Award ${number},Funder ${number},Kenya,2027-03-15,${about},https://a.example.org/${number}`
const tableOf = (count: number, about: (number: number) => string | undefined = () => undefined) =>
  [HEADER, ...Array.from({ length: count }, (_, index) => rowOf(index + 2, about(index + 2)))].join('\n')
/** Of work on what is read a thousand times as long when it is read badly; and on the wall, however busy the machine is. */
const SECONDS = 15
const PATIENCE = 180_000

test('the table of limits in the documentation is the one in the code, in its order', () => {
  const [, after = ''] = readProjectFile('docs/catalogue.md').split('\n## Limits\n')
  const [section = ''] = after.split('\n## ')
  const told = [...section.matchAll(/^\|[^|]+\|([^|]*\d[^|]*)\|/gm)].flatMap(([, most = '']) =>
    [...most.matchAll(/([\d,]+)( MB)?/g)].map(
      ([, figure = '', mega]) => Number(figure.replaceAll(',', '')) * (mega === undefined ? 1 : 1e6),
    ),
  )
  expect(told).toEqual([...Object.values(LIMITS), ...Object.values(RECORD_LIMITS)])
})

test('a column may be called as what every object has: it is shown, and read where a mapping says so', async () => {
  const names = ['link', 'funder', '__proto__', 'constructor']
  const cells = ['https://a.example.org/1', 'A funder', 'An award', 'EUR 100']
  const mapping = readMappingFile(
    writeFile(
      'mapping.json',
      '{"columns":{"link":"link","funder":"funder","__proto__":"name","constructor":"amount"}}',
    ),
  )
  for (const file of [
    writeFile('named.csv', `${names.join()}\n${cells.join()}\n`),
    writeFile('named.json', `[{${names.map((name, at) => `"${name}":"${cells[at]}"`).join()}}]`),
  ]) {
    const { result } = await importOne(file, { write: 'nothing' })
    expect(Object.keys(result.guesses[0]?.mapping.columns ?? {})).toEqual(names)
    const { records } = await importOne(file, { mapping })
    expect(records).toMatchObject([{ name: 'An award', funder: 'A funder', link: cells[0], amount: 'EUR 100' }])
  }
})

describe('tables', () => {
  test('too many columns are refused at once, with their number', async () => {
    const names = Array.from({ length: 200_000 }, (_, index) => `c${index}`).join(',')
    expect(await whyUnreadable('wide.csv', `${names}\n${names}\n`)).toMatch(
      /^has 200,000 columns in line 1, and a table has at most 1,000: keep /,
    )
  })

  test(
    'as many columns as are allowed are looked at in seconds',
    async () => {
      const names = Array.from({ length: LIMITS.columns }, (_, index) => `country ${index}`).join(',')
      const row = 'France and more text,'.repeat(LIMITS.columns - 1)
      const { result, seconds } = await workOn(writeFile('wide.csv', `${names}\n${`${row}\n`.repeat(200)}`))
      expect(result).toMatchObject({ rows: 200, refused: 200 })
      expect(seconds).toBeLessThan(SECONDS)
    },
    PATIENCE,
  )

  test('a stray quotation mark does not take the next rows along unseen', async () => {
    const content = tableOf(2000, (number) => (number === 1500 ? '"About' : undefined))
    const { refused, result, find } = await importOne(writeFile('quote.csv', content), { skipErrors: true })
    expect(refused).toMatchObject([
      { line: 1500, reason: expect.stringMatching(/closed only in line 1,501, so that .* take the mark away/) },
    ])
    expect(result).toMatchObject({ imported: 1998, refused: 1 })
    expect(find('award-1502-funder-1502')).toMatchObject({ about: ['About 1502'] })
  })

  test('a quoted cell of several lines and many commas is none', async () => {
    const about = '"""The"" award, of old, for all\nof them, now, and here, too, and there"'
    const { result, refused } = await importOne(
      writeFile(
        'lines.csv',
        tableOf(1, () => about),
      ),
    )
    expect({ result, refused }).toMatchObject({ result: { imported: 1 }, refused: [] })
  })

  test('a row without an end is told from a quotation mark that is never closed', async () => {
    const endless = await importOne(writeFile('line.csv', `${tableOf(1)}\n${'a'.repeat(LIMITS.row * 2)}`))
    expect(endless.refused).toMatchObject([
      { line: 3, reason: expect.stringContaining('is longer than 2,000,000 characters') },
    ])
    const open = await importOne(
      writeFile(
        'open.csv',
        tableOf(3, (number) => (number === 3 ? '"About' : 'About')),
      ),
    )
    expect(open.refused).toMatchObject([{ line: 3, reason: expect.stringContaining('never closed: take the mark') }])
  })

  test('lines that end in more than one way are lines', async () => {
    const [first = '', ...rest] = tableOf(3).split('\n')
    const { result } = await importOne(writeFile('mixed.csv', `${first}\r\n${rest.join('\n')}\n`))
    expect(result).toMatchObject({ rows: 3, imported: 3 })
  })

  test('semicolons of a German spreadsheet, with its line that names them; UTF-16', async () => {
    const german = [
      'sep=;',
      'Bezeichnung;Träger;Land;Bewerbungsfrist;Betrag;Webseite',
      'Stipendium;Stiftung Ähre;Österreich;31.12.2026;1.234,56 €;https://a.example.org/',
    ].join('\r\n')
    const { records } = await importOne(writeFile('german.csv', Buffer.from(german.replace('€', 'EUR'), 'latin1')))
    expect(records).toMatchObject([
      { funder: 'Stiftung Ähre', countries: ['AT'], deadline: '2026-12-31', amount: '1.234,56 EUR' },
    ])
    const wide = await importOne(writeFile('wide.csv', Buffer.from(`\ufeff${german}`, 'utf16le')))
    expect(wide.records).toMatchObject([{ funder: 'Stiftung Ähre', amount: '1.234,56 €' }])
  })

  test('dates as a spreadsheet numbers them, with the time of the day, and as the month of a check', async () => {
    const content = 'Name,Funder,Deadline,Last verified,Link\nAn award,A funder,46461.75,45900,https://a.example.org\n'
    const { records } = await importOne(writeFile('numbers.csv', content))
    expect(records).toMatchObject([{ deadline: '2027-03-15', checked: '2025-08' }])
  })

  test.each([
    ['<li ', '<li '.repeat(50_000)],
    ['**a ', '**a '.repeat(50_000)],
    ['<head ', '<head '.repeat(50_000)],
    ['[', '['.repeat(50_000)],
    ['<script>', '<script>'.repeat(50_000)],
    ['a heading and blanks', `# a${' '.repeat(200_000)}x`],
    ['a heading and hashes', `# ${'#'.repeat(200_000)}x`],
  ])(
    'a long cell of "%s" is read in seconds',
    async (_, about) => {
      const { result, seconds } = await workOn(
        writeFile(
          'long.csv',
          tableOf(1, () => `"${about}"`),
        ),
      )
      expect(result).toMatchObject({ imported: 1 })
      expect(seconds).toBeLessThan(SECONDS)
    },
    PATIENCE,
  )

  test('entries for which a record has no room are told, and what is kept in words stays', async () => {
    const conditions = Array.from({ length: 50 }, (_, index) => `Condition number ${index}`).join('\n')
    const content = `Name,Funder,Country,Eligibility,Link\nAn award,A funder,Atlantis,"${conditions}",https://a.example.org\nNo award,A funder,Kenya,,https://a.example.org\n`
    const { records, entries } = await importOne(writeFile('many.csv', content))
    expect(records[0]?.eligibility).toHaveLength(40)
    expect(records[0]?.eligibility).toContain('Place of study as stated: Atlantis')
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'left out', column: 'Eligibility', value: 'Condition number 39' }),
    )
  })
})

test('what is too long for its field is told whole in words', async () => {
  const long = `${'a few, as there is money, and '.repeat(20)}in the end ten`
  const content = `Name,Funder,Number of awards,Target group,Link\nAn award,A funder,"${long}","${long}",https://a.example.org\n`
  const { records } = await importOne(writeFile('long.csv', content))
  expect(records).toMatchObject([
    { benefits: [`Number of awards as stated: ${long}`], eligibility: [`Who it is for as stated: ${long}`] },
  ])
})

describe('JSON', () => {
  const good = '{"name":"An award","funder":"A funder","link":"https://a.example.org"}'
  const deep = (count: number) => `{"name":"Deep","a":${'['.repeat(count)}1${']'.repeat(count)}}`

  test.each([
    ['a list', `[\n${good},\n${deep(100_000)},\n${good.replace('An', 'No')}]`, 3],
    ['lines', `${good}\n${deep(100_000)}\n${good.replace('An', 'No')}`, 2],
  ])('%s with a record that is nested too deeply: that one is refused, with its place', async (_, content, line) => {
    const { refused, result } = await importOne(writeFile('deep.json', content), { skipErrors: true })
    expect(refused).toMatchObject([
      { line, reason: `is nested more than 64 levels deep, which no record is: look at line ${line}, character 83` },
    ])
    expect(result).toMatchObject({ imported: 2, refused: 1 })
  })

  test('nothing but brackets', async () => {
    const brackets = writeFile('deep.json', '['.repeat(100_000) + ']'.repeat(100_000))
    expect((await importOne(brackets)).refused).toMatchObject([{ reason: expect.stringContaining('character 66') }])
    const objects = writeFile('deep.json', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))
    expect((await importOne(objects)).refused).toMatchObject([{ reason: expect.stringContaining('64 levels deep') }])
  })

  test(
    'one endless value is refused in seconds',
    async () => {
      const { refused, seconds } = await workOn(writeFile('line.json', `[${'1'.repeat(LIMITS.value * 2)}`))
      expect(refused).toMatchObject([{ line: 1, reason: expect.stringContaining('longer than 16,000,000 characters') }])
      expect(seconds).toBeLessThan(SECONDS)
    },
    PATIENCE,
  )

  test('more names than columns there may be; records under keys', async () => {
    const names = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, index]))
    expect(await whyUnreadable('names.json', JSON.stringify([names]))).toContain('more than 1,000 different values')
    const { refused } = await importOne(writeFile('keys.json', `{"one":${good},"two":${good}}`))
    expect(refused).toMatchObject([{ reason: expect.stringContaining('write the records as a list') }])
  })
})

describe('files that are something else', () => {
  test.each([
    ['page.csv', '\n<!DOCTYPE html>\n<html><body>Sign in</body></html>', /is a web page.+save its table/],
    ['sheet.xls', '<?xml version="1.0"?><Workbook/>', /is XML: open it in a spreadsheet/],
    ['list.csv.gz', Uint8Array.of(0x1f, 0x8b, 8, 0), /is packed \(gzip\): unpack it/],
    ['picture.csv', Uint8Array.from({ length: 4000 }, (_, index) => index % 256), /is neither text nor a workbook/],
    ['list.ods', zipOf({ 'content.xml': { content: '<a/>' } }), /is an OpenDocument file/],
    ['text.docx', zipOf({ 'word/document.xml': { content: '<a/>' } }), /is a Word document/],
    ['lists.zip', zipOf({ 'a.csv': { content: 'a' }, 'b.csv': { content: 'b' } }), /unpack it, .+\(a\.csv, b\.csv\)/],
    ['empty.csv', '', /holds no rows: it is empty/],
    ['blank.csv', ' \n\n', /holds no rows/],
    ['header.csv', `${HEADER}\n`, /holds no rows: .+only a header/],
  ])('%s', async (name, content, reason) => {
    expect(await whyUnreadable(name, content)).toMatch(reason)
  })

  test('an empty list changes nothing, and is no fault', async () => {
    expect((await importOne(writeFile('none.json', '[]'))).result).toMatchObject({ rows: 0, unreadable: 0 })
  })
})
