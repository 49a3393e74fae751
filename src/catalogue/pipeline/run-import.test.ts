import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Target, parseSettings } from '#catalogue/mapping/mapping.ts'
import { readRecord, writeRecord } from '#catalogue/record-file.ts'
import { ENGINES } from '#test/databases.ts'
import { fixture, importOne, openCatalogue, writeFile } from '#test/trial-import.ts'

describe('duplicates', () => {
  test('name, funder and country make a programme; the name alone never does', async () => {
    const { result, records, find } = await importOne(fixture('duplicates.csv'))
    expect(result).toMatchObject({ rows: 5, imported: 3, merged: 2 })
    expect(records.map(({ id }) => id)).toEqual([
      'merit-scholarship-university-of-alpha',
      'merit-scholarship-university-of-alpha-gh',
      'merit-scholarship-university-of-beta',
    ])
    // Of two rows the better-stated field stays; of full and partial funding the lesser promise.
    expect(find('merit-scholarship-university-of-alpha')).toMatchObject({
      name: 'Merit Scholarship',
      levels: ['master', 'doctorate'],
      deadline: '2027-03-15',
      coverage: 'partial',
      benefits: ['Tuition, rent and flights'],
    })
  })

  test('they are found across files and in the catalogue, whose ids stay and whose facts are kept', async () => {
    const { catalogue, read } = await openCatalogue()
    const first = writeFile(
      'first.csv',
      'id,Name,Funder,Country,Benefits,Link\nold-id-of-it,Alpha Award,Alpha Trust,Kenya,Tuition,https://a.example.org/\n',
    )
    const second = writeFile(
      'second.csv',
      'Name,Funder,Country,Deadline,Link\nALPHA AWARD,The Alpha Trust,,15 March,https://a.example.org/new\n',
    )
    await read([first])
    expect((await read([second])).result.outcome).toMatchObject({ added: 0, changed: 1 })
    expect((await Array.fromAsync(catalogue.each())).map(writeRecord)).toMatchObject([
      {
        id: 'old-id-of-it',
        countries: ['KE'],
        benefits: ['Tuition'],
        deadline: '--03-15',
        link: 'https://a.example.org/new',
      },
    ])
    expect((await read([first, second])).result).toMatchObject({ rows: 2, imported: 1, merged: 1 })
  })

  test('a long name cut off for an id ends no id in two hyphens: what is exported is read back', async () => {
    const name = `${'a'.repeat(109)} ${'b'.repeat(9)}`
    const rows = ['Kenya', 'Ghana'].map((country) => `${name},A ${name},${country},https://a.example.org/`)
    const { records } = await importOne(writeFile('long.csv', `Name,Funder,Country,Link\n${rows.join('\n')}\n`))
    expect(records).toHaveLength(2)
    for (const record of records) expect(readRecord(record)).toHaveProperty('record')
  })

  test('an id that was withdrawn is not given to another programme: whoever saved it would find that one', async () => {
    const { catalogue, read } = await openCatalogue()
    const of = (country: string, more = '') =>
      writeFile(
        'merit.csv',
        `Name,Funder,Country,Link${more && ',Benefits'}\nMerit Award,Alpha Trust,${country},https://a.example.org/${more && `,${more}`}\n`,
      )
    await read([of('Kenya', 'Tuition')])
    await catalogue.apply({ upserts: [], withdrawals: ['merit-award-alpha-trust'] }, 0)
    expect((await read([of('Ghana')])).result.outcome).toMatchObject({ added: 1, changed: 0 })
    expect(await catalogue.find('merit-award-alpha-trust')).toMatchObject({
      listed: false,
      record: { countries: ['KE'] },
    })
    expect(await catalogue.find('merit-award-alpha-trust-gh')).toMatchObject({ listed: true })
    // The programme itself comes back under its id, with what was known of it.
    expect((await read([of('Kenya')])).result.outcome).toMatchObject({ added: 0, changed: 1 })
    expect(await catalogue.find('merit-award-alpha-trust')).toMatchObject({
      listed: true,
      record: { countries: ['KE'], benefits: ['Tuition'] },
    })
  })

  test('a programme of a later file takes no id from its namesakes in the catalogue, however many there are', async () => {
    const { catalogue, read } = await openCatalogue()
    const sets = ['Tanzania', 'Uganda', 'Rwanda', 'Zambia'].map((last) => `Kenya; Ghana; Nigeria; ${last}`)
    const of = (countries: readonly string[]) => {
      const rows = countries.map((list) => `Merit Award,Alpha Trust,${list},https://a.example.org/`)
      return writeFile('merit.csv', `Name,Funder,Country,Link\n${rows.join('\n')}\n`)
    }
    for (const set of sets) expect((await read([of([set])])).result.outcome).toMatchObject({ added: 1, changed: 0 })
    const before = await Array.fromAsync(catalogue.each())
    expect(before).toHaveLength(4)
    expect((await read([of(sets.toReversed())])).result.outcome).toMatchObject({ added: 0, changed: 0 })
    expect(await Array.fromAsync(catalogue.each())).toEqual(before)
  })

  test('an id of another programme is not taken over', async () => {
    const file = writeFile(
      'ids.csv',
      'id,Name,Funder,Country,Link\nan-id,One,Alpha,Kenya,https://a.example.org/\nan-id,Two,Beta,Ghana,https://b.example.org/\n',
    )
    expect((await importOne(file)).refused).toMatchObject([
      { line: 3, column: 'id', reason: expect.stringContaining('another programme already. Give it one of its own') },
    ])
  })
})

describe.each(ENGINES)('on %s', (engine) => {
  test('an import is written once: the second time changes nothing, and the order of rows is no matter', async () => {
    const { catalogue, read } = await openCatalogue(engine)
    const files = ['values-in-the-wild.csv', 'duplicates.csv', 'nested.json'].map(fixture)
    expect((await read(files)).result.outcome).toMatchObject({ added: 12, version: 1 })
    const before = await Array.fromAsync(catalogue.each())
    expect((await read(files)).result.outcome).toMatchObject({ added: 0, changed: 0, version: 1 })
    await read(files.toReversed())
    expect((await Array.fromAsync(catalogue.each())).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  test('of two imports at once the later one finds what the first has brought', async () => {
    const { catalogue, read, open } = await openCatalogue(engine)
    const other = await open()
    const header = 'id,Name,Funder,Country,Link\n'
    const one = writeFile('one.csv', `${header}from-one,Alpha Award,Alpha Trust,Kenya,https://a.example.org/\n`)
    const two = writeFile('two.csv', `${header}from-two,ALPHA AWARD,The Alpha Trust,,https://a.example.org/\n`)
    await Promise.all([read([one]), read([two], { openCatalogue: () => Promise.resolve(other.catalogue) })])
    expect(await Array.fromAsync(catalogue.each())).toHaveLength(1)
    expect(await catalogue.version()).toBe(2)
  })

  test('an import that fails on the way leaves the catalogue as it was', async () => {
    const { catalogue, read } = await openCatalogue(engine)
    await read([fixture('duplicates.csv')])
    const before = await Array.fromAsync(catalogue.each())
    const failing = {
      ...catalogue,
      apply: (change: Parameters<typeof catalogue.apply>[0], now: number) =>
        catalogue.apply({ upserts: breakAfter(1100, change.upserts) }, now),
    }
    const rows = Array.from({ length: 1200 }, (_, row) => `Award ${row},Funder,Kenya,https://a.example.org/${row}`)
    const file = writeFile('many.csv', `Name,Funder,Country,Link\n${rows.join('\n')}\n`)
    await expect(read([file], { openCatalogue: () => Promise.resolve(failing) })).rejects.toThrow('pulled the plug')
    expect(await Array.fromAsync(catalogue.each())).toEqual(before)
    expect(await catalogue.version()).toBe(1)
  })
})

function* breakAfter<Value>(count: number, values: Iterable<Value>): Generator<Value> {
  let given = 0
  for (const value of values) {
    if (given === count) throw new Error('pulled the plug')
    given += 1
    yield value
  }
}

test('the words of a column that is also the link hold no address, and what is given for such rows counts', async () => {
  const file = writeFile('a.csv', 'Name,Funder,Page\nOne,A,https://a.example.org/\nTwo,A,Apply here\n')
  const columns = { Name: ['name'], Funder: ['funder'], Page: ['link', 'applicationProcess'] } as const
  const given = { columns, values: { link: 'https://list.example.org/' } }
  const { records } = await importOne(file, { mapping: given })
  expect(records.map(({ link }) => link)).toEqual(['https://a.example.org/', 'https://list.example.org/'])
  const { refused } = await importOne(file, { mapping: { columns, values: {} } })
  expect(refused).toMatchObject([
    { line: 3, column: 'Page', reason: expect.stringMatching(/^holds no address: .*--set link=/) },
  ])
  // A column of addresses alone is at fault where it holds none.
  const alone = { ...given, columns: { ...columns, Page: ['link'] } } as const
  expect((await importOne(file, { mapping: alone })).refused).toMatchObject([{ line: 3, value: 'Apply here' }])
})

test('a guessed mapping writes nothing until it is accepted; a given one and --set are taken at their word', async () => {
  const { catalogue, read } = await openCatalogue()
  const file = writeFile('plain.csv', 'Name,Funder\nAlpha Award,Alpha Trust\n')
  expect((await read([file])).refused).toMatchObject([
    { column: 'link', reason: expect.stringContaining('is in no column') },
  ])
  const settings = parseSettings(['link=https://alpha.example.org/', 'countries=Kenya'])
  const guessed = await read([file], { settings, write: 'unless guessed' })
  expect(guessed.result).toMatchObject({
    imported: 1,
    outcome: null,
    whyNot: 'guessed',
    guesses: [{ mapping: { columns: { Name: ['name'], Funder: ['funder'] } } }],
  })
  const mapping = { columns: { Name: ['name'], Funder: ['funder'] }, values: {} } as const
  expect((await read([file], { settings, mapping, write: 'unless guessed' })).result.outcome).toMatchObject({
    added: 1,
  })
  expect(await Array.fromAsync(catalogue.each())).toMatchObject([
    { countries: ['KE'], link: 'https://alpha.example.org/' },
  ])
})

test('people with another passport are told as others, and the cell is kept in words', async () => {
  const rows = [
    'One,Fund,"Canadian citizens, permanent residents or protected persons",https://a.example.org/1',
    'Two,Fund,Citizens of Kenya or refugees living there,https://a.example.org/2',
    'Three,Fund,US citizens and permanent residents,https://a.example.org/3',
  ]
  const { records, entries } = await importOne(writeFile('a.csv', `Name,Funder,Citizenship,Link\n${rows.join('\n')}\n`))
  expect(records.map(({ name, citizenship, eligibility }) => [name, citizenship, eligibility])).toEqual([
    ['One', ['CA', 'others'], ['Citizenship as stated: Canadian citizens, permanent residents or protected persons']],
    ['Three', ['US'], ['Citizenship as stated: US citizens and permanent residents']],
    ['Two', ['KE', 'others'], ['Citizenship as stated: Citizens of Kenya or refugees living there']],
  ])
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'changed',
      value: 'Citizens of Kenya or refugees living there',
      reason: 'is read as KE others',
    }),
  )
})

test('a coverage that is not understood is told, and kept in words', async () => {
  const row = 'One,Fund,Tuition is not included,https://a.example.org/1'
  const { records, entries } = await importOne(writeFile('a.csv', `Name,Funder,Coverage,Link\n${row}\n`))
  expect(records).toMatchObject([{ coverage: 'not stated', benefits: ['Funding as stated: Tuition is not included'] }])
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'left out', column: 'Coverage', line: 2 }))
})

test('the words of a coverage are told once where its column is read as benefits or as the amount, too', async () => {
  const cells = ['Full: tuition + EUR 900 a month', '25-50% tuition', 'CAD 25,000']
  const file = writeFile('a.csv', `Name,Money\n${cells.map((cell, at) => `A${at},"${cell}"`).join('\n')}\n`)
  const values = { funder: 'A funder', link: 'https://a.example.org/' }
  const readAs = async (...Money: Target[]) =>
    (await importOne(file, { mapping: { columns: { Name: ['name'], Money }, values } })).records
  expect((await readAs('coverage', 'benefits')).map(({ benefits }) => benefits)).toEqual(cells.map((cell) => [cell]))
  const asAmount = await readAs('coverage', 'amount')
  expect(asAmount.map(({ amount, coverage, benefits }) => [amount, coverage, benefits])).toEqual([
    [cells[0], 'full', []],
    [cells[1], 'partial', []],
    [cells[2], 'not stated', []],
  ])
})

test('of coverage, type and gender what is denied is not taken, and the cells are kept in words', async () => {
  const row =
    'One,Fund,"Fully funded, without travel","Merit-based, not need-based","Female, non-binary",https://a.example.org/1'
  const header = 'Name,Funder,Coverage,Funding type,Gender,Link'
  const { records } = await importOne(writeFile('a.csv', `${header}\n${row}\n`))
  expect(records).toMatchObject([
    {
      coverage: 'full',
      types: ['merit'],
      audience: 'NA',
      benefits: ['Funding as stated: Fully funded, without travel'],
      eligibility: ['Funding type as stated: Merit-based, not need-based', 'Gender as stated: Female, non-binary'],
    },
  ])
})

test('no input makes the importer throw, and every row is accounted for', async () => {
  const { read } = await openCatalogue()
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', '15 March', 'Kenya', 'https://x.org', '[', '<p>', '{"a":', '\n', ';'),
  )
  const table = fc.array(fc.array(cell, { maxLength: 6 })).map((rows) => rows.map((row) => row.join(',')).join('\n'))
  const headed = table.map((rows) => `Name,Funder,Link,Deadline,Country\n${rows}`)
  const json = fc
    .array(fc.dictionary(fc.constantFrom('name', 'funder', 'link', 'deadline', 'levels'), fc.jsonValue()))
    .map((rows) => JSON.stringify(rows))
  const bytes = fc.uint8Array({ maxLength: 300 })
  await fc.assert(
    fc.asyncProperty(fc.oneof(table, headed, json, fc.json(), bytes), async (content) => {
      const { result } = await read([writeFile('any.txt', content)], { write: 'nothing', skipErrors: true })
      expect(result.outcome).toBe(null)
    }),
    { numRuns: 250 },
  )
})
