import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { CSV_COLUMNS, writeCsvCells } from '#catalogue/record-csv.ts'
import { readRecord, writeRecord, type RecordFile } from '#catalogue/record-file.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { ROOT } from '#test/source-files.ts'
import { fixture, importOne, openCatalogue, writeFile } from '#test/trial-import.ts'
import { answer, say } from './terminal.ts'

/** A command as an operator calls it, on a catalogue of its own. */
async function operator() {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const call = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/catalogue/main.ts', ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    const lines = stdout.trim().split('\n')
    return { status, stdout, stderr, last: (): unknown => JSON.parse(lines.at(-1) ?? '') }
  }
  return { call, dataDir }
}

const RECORD: RecordFile = {
  id: 'an-award',
  name: '=HYPERLINK("https://evil.example.org","An award")',
  funder: '+Plus Trust',
  funderKind: 'foundation',
  logo: null,
  countries: ['FR', 'KE'],
  fields: ['law'],
  levels: 'any',
  coverage: 'not stated',
  types: ['merit', 'need'],
  amount: '-5% of EUR 1,000',
  deadline: '--03-15',
  awards: '@ten',
  audience: "'Open' to some",
  citizenship: ['BE', 'LU', 'others'],
  residence: 'any',
  eligibility: ['=1+1', 'Two\nlines', String.raw`A back\slash and \n`],
  benefits: ['a, b; "c"'],
  applicationProcess: ['\u2022 x'],
  about: ['＝1+1', 'Two'],
  link: 'https://example.org/',
  source: null,
  checked: '2025-09',
  verified: { amount: '2025-10', link: '2025-11' },
}

describe('export', () => {
  test('no cell is a formula, and the file is read back as it was', async () => {
    const cells = writeCsvCells(RECORD)
    expect(cells.filter((cell) => /^[=+\-@＝\t\r]/.test(cell))).toEqual([])
    const { call } = await operator()
    expect(call('import', writeFile('a.json', JSON.stringify([RECORD]))).status).toBe(0)
    const csv = call('export', '--format', 'csv').stdout
    expect(csv.split('\r\n')[0]).toBe(`\ufeff${CSV_COLUMNS.join(',')}`)
    expect(csv).toContain(`"'=HYPERLINK(`)
    const { records, result } = await importOne(writeFile('b.csv', csv), { write: 'unless guessed' })
    expect(result).toMatchObject({ guesses: [], outcome: { added: 1 } })
    const first = readRecord(RECORD)
    expect(records).toEqual('record' in first ? [writeRecord(first.record)] : [])
  })

  test('the starter catalogue is the same after a way through CSV and JSON', async () => {
    const { call, dataDir } = await operator()
    expect(call('seed').stdout).toMatch(/^Loaded \d{3,} scholarships into the catalogue\n$/)
    expect(call('seed')).toMatchObject({ status: 0, stdout: '' })
    for (const format of ['csv', 'json']) {
      const [first, second] = [`first.${format}`, `second.${format}`].map((name) => join(dataDir, name))
      expect(call('export', first ?? '').status).toBe(0)
      const other = await operator()
      expect(other.call('import', first ?? '').status).toBe(0)
      expect(other.call('export', second ?? '').status).toBe(0)
      expect(readFileSync(second ?? '', 'utf8')).toBe(readFileSync(first ?? '', 'utf8'))
    }
    const stats = call('stats', '--json').last()
    expect(Object.keys(stats ?? {})).toEqual([
      'records',
      'countries',
      'fields',
      'levels',
      'audiences',
      'withDeadline',
      'withAmount',
      'with_window',
      'window_by_basis',
      'verified_within_12_months',
      'own_page_links',
      'stated',
    ])
    expect(call('stats').stdout).toContain('Suspected duplicates: ')
    // Ten programs are started, one after the other.
  })
})

describe('the command line', () => {
  test.each('seed import export stats withdraw watch'.split(' '))('%s explains itself', async (command) => {
    const { status, stdout } = (await operator()).call(command, '--help')
    expect(status).toBe(0)
    expect(stdout).toContain(`npm run catalogue -- ${command}`)
  })

  test('a dry run ends in its counts and writes nothing; faults are shown with line and reason', async () => {
    const { call } = await operator()
    const { last, stderr, status } = call('import', fixture('faults.csv'), '--dry-run', '--json')
    expect(last()).toEqual({ rows: 6, imported: 1, merged: 0, refused: 5 })
    expect(stderr).toContain('faults.csv:4: Link: is empty')
    expect(status).toBe(1)
    expect(call('import', fixture('duplicates.csv')).stderr).toContain(
      'Nothing was written yet: the mapping above was guessed',
    )
    expect(call('stats').stderr).toContain('There is no database')
  })

  test('what all rows lack is told once, and a mapping that does not fit says where', async () => {
    const { call } = await operator()
    const rows = writeFile('rows.csv', 'Scholarship,Funder\nOne,Alpha\nTwo,Beta\nThree,Gamma\n')
    expect(call('import', rows).stderr).toMatch(/rows\.csv:2: link: is in no column: .+ \(and in 2 more rows\)\n3 rows/)
    const mapped = (mapping: unknown) =>
      call('import', rows, '--mapping', writeFile('m.json', JSON.stringify(mapping))).stderr
    expect(mapped({ columns: { Sholarship: 'name' } })).toContain(
      'rows.csv: has no column "Sholarship", which the mapping reads as the name. Its columns are Scholarship, Funder',
    )
    expect(mapped({ columns: { Funder: 'payer' } })).toContain('columns.Funder: is neither null nor one of id, name')
    expect(mapped({ colums: {} })).toContain('the file: holds something else than an object of "columns" and "values"')
    expect(call('import', writeFile('none.csv', ''))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('none.csv: holds no rows: it is empty'),
    })
  })

  test('an export for which there is no room leaves the old file, and nothing of the new one', async () => {
    const config = await emptyDatabase('embedded SQLite')
    const storage = await openStorage(config)
    const about = ['A word. '.repeat(500)]
    const upserts = Array.from({ length: 200 }, (_, number) => scholarship(`s-${number}`, { about }))
    await storage.catalogue.apply({ upserts }, 0)
    await storage.close()
    const folder = join(config.dataDir, 'exports')
    mkdirSync(folder)
    const file = join(folder, 'all.json')
    writeFileSync(file, 'before')
    // No file of more than 200 KiB: to a program, that is a disk which is full.
    const limited = ['-c', 'ulimit -f 400 && exec "$0" src/catalogue/main.ts export "$1"', process.execPath, file]
    const env = { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: '' }
    const { status, stderr } = spawnSync('sh', limited, { cwd: ROOT, env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^EFBIG: file too large, write\. The file is larger/)])
    expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['all.json'], 'before'])
  })

  test('an import whose records have no room to wait in blames no file, and names the folder', () => {
    const about = Array.from({ length: 40 }, () => 'word '.repeat(290))
    const records = Array.from({ length: 700 }, (_, id) => ({ ...RECORD, id: `r-${id}`, funder: `${id}`, about }))
    const file = writeFile('large.json', JSON.stringify(records))
    const args = ['-c', 'ulimit -f 400 && exec "$0" src/catalogue/main.ts import --dry-run --skip-errors "$1"']
    const { status, stderr } = spawnSync('sh', [...args, process.execPath, file], { cwd: ROOT, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no room for the records .* TMPDIR/)])
  })

  test('a dry run leaves nothing behind, and a first look no database', async () => {
    const { call, dataDir } = await operator()
    rmSync(dataDir, { recursive: true })
    call('import', fixture('duplicates.csv'), '--dry-run')
    expect(existsSync(dataDir)).toBe(false)
    call('import', fixture('duplicates.csv'))
    expect(readdirSync(dataDir)).toEqual(['import-report.json'])
  })

  test('where no database is, nobody who needs one makes one: a mistyped folder is named', async () => {
    const { dataDir } = await emptyDatabase('embedded SQLite')
    const mistyped = join(dataDir, 'mistyped')
    const env = { ...process.env, DATA_DIR: mistyped, DATABASE_URL: '' }
    for (const command of [
      ['src/catalogue/main.ts', 'stats', '--json'],
      ['src/catalogue/main.ts', 'export'],
      ['src/catalogue/main.ts', 'watch'],
      ['src/catalogue/main.ts', 'withdraw', 'an-award'],
      ['scripts/operate.ts', 'log-out', 'ada@example.org'],
      ['scripts/operate.ts', 'backup', join(dataDir, 'backup.sqlite')],
      ['scripts/operate.ts', 'move-to-postgres', 'postgresql://nobody@127.0.0.1:9/nothing'],
    ]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' })
      expect([command, status, stdout]).toEqual([command, 1, ''])
      expect(stderr).toContain(`There is no database at ${join(mistyped, 'scholarships.sqlite')}. Set DATA_DIR`)
    }
    expect(readdirSync(dataDir)).toEqual([])
    // Seven programs are started, one after the other.
  })

  test('the report file tells everything that was done', async () => {
    const { call, dataDir } = await operator()
    call('import', fixture('values-in-the-wild.csv'), '--apply')
    const { entries, summary } = JSON.parse(readFileSync(join(dataDir, 'import-report.json'), 'utf8'))
    expect(summary).toMatchObject({ rows: 7, imported: 7, outcome: { added: 7 } })
    expect(entries).toContainEqual({
      file: fixture('values-in-the-wild.csv'),
      line: 2,
      kind: 'changed',
      column: 'Deadline',
      value: '15 Febuary',
      reason: 'has no year: is read as every year: --02-15',
    })
  })

  test('withdrawing takes out of the list, and an unknown id changes nothing', async () => {
    const { call } = await operator()
    call('import', fixture('duplicates.csv'), '--apply')
    expect(call('withdraw', 'merit-scholarship-university-of-beta', 'no-such-id').status).toBe(1)
    expect(call('stats', '--json').last()).toMatchObject({ records: 3 })
    const named = 'merit-scholarship-university-of-beta'
    expect(call('withdraw', named, named).stdout).toBe('1 withdrawn, 0 were already\n')
    expect(call('stats', '--json').last()).toMatchObject({ records: 2 })
  })

  test.each([
    [['import'], 'Name the files to import'],
    [['import', 'nowhere.csv'], 'nowhere.csv: cannot be found'],
    [['import', 'x.csv', '--dryrun'], "Unknown option '--dryrun'. See npm run catalogue -- import --help"],
    [['import', 'x.csv', '--set', 'colour=red'], 'FIELD being one of'],
    [['import', 'x.csv', '--mapping', 'nowhere.json'], 'The mapping nowhere.json cannot be read'],
    [['withdraw'], 'Name the ids'],
    [['export', '--format', 'pdf'], 'say json or csv'],
    [['export', 'no-such-folder/all.json'], 'no-such-folder/all.json cannot be written'],
    [['export', 'docs'], "-> 'docs'. That is a folder: name a file in it."],
    [['import', 'x.csv', '--report', 'docs'], "open 'docs'. That is a folder: name a file in it."],
    [['watch', '--limit', 'all'], 'give a whole number'],
    [['watch', '--pause', '99999999999'], '--pause 99999999999: give a whole number from 1 to 2,147,483,647'],
    [['watch', 'no-such-id'], 'Not in the catalogue: no-such-id'],
  ])('%j ends with a sentence that helps', async (args, sentence) => {
    const { call, dataDir } = await operator()
    await (await openStorage({ dataDir })).close()
    const { status, stderr } = call(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(sentence)
  })
})

test('a catalogue is read in pages, each record once and in the order of ids', async () => {
  const { catalogue } = await openCatalogue()
  const rows = Array.from({ length: 1203 }, (_, row) => ({
    ...RECORD,
    id: `s-${String(row).padStart(4, '0')}`,
    name: `Award ${row}`,
  }))
  const records = rows.flatMap((row) => {
    const read = readRecord(row)
    return 'record' in read ? [read.record] : []
  })
  await catalogue.apply({ upserts: records }, 0)
  const ids: string[] = []
  for await (const { id } of catalogue.each()) ids.push(id)
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('what a file holds does not command the terminal', () => {
  const written = [process.stderr, process.stdout].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  say('refused: \u001B]0;owned\u0007\tin\nevery \u009B31mrow\r')
  answer('\u001B[2J{}')
  expect(written.map(({ mock }) => mock.lastCall?.[0])).toEqual([
    String.raw`refused: \u001b]0;owned\u0007` + '\tin\nevery ' + String.raw`\u009b31mrow\u000d` + '\n',
    String.raw`\u001b[2J{}` + '\n',
  ])
})

test('an answer of JSON stays JSON', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const told = { detail: 'caf\u0085 \u009B31m \u007F' }
  answer(JSON.stringify(told))
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toEqual(told)
})
