import { parse } from 'csv-parse/sync'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readMappingFile } from '#catalogue/mapping/mapping.ts'
import type { RecordFile } from '#catalogue/record-file.ts'
import { ROOT } from '#test/source-files.ts'
import { fixture, importOne } from '#test/trial-import.ts'

// Files that nobody here wrote. They are not part of the project: a clone has them not, and skips these trials.
const FOLDER = process.env['TRIAL_DATA'] ?? join(ROOT, '../shared/data')
const REASON = existsSync(FOLDER) ? '' : ` (skipped: ${FOLDER} is not there; TRIAL_DATA names another place)`

function trial(name: string): string {
  return join(FOLDER, name)
}

describe.skipIf(REASON !== '')(`real files${REASON}`, () => {
  // Each compared by hand with its row in the file: place, area, level, coverage, deadline, number of awards.
  test('becas-icetex.csv: a spreadsheet in Spanish, calls in several rows', async () => {
    const rows = z
      .array(z.looseObject({ Programa: z.string() }))
      .parse(parse(readFileSync(trial('becas-icetex.csv')), { columns: true, bom: true }))
    const mapping = readMappingFile(fixture('becas-icetex.mapping.json'))
    const { result, records } = await importOne(trial('becas-icetex.csv'), { mapping, write: 'unless guessed' })
    expect(result).toMatchObject({ rows: 45, imported: 33, merged: 12, refused: 0, outcome: { added: 33 } })
    const facts = (row: number) => {
      const name = rows[row]?.Programa.replaceAll(/\s+/g, ' ').trim()
      const found = records.find((record) => record.name === name)
      return found && [row, found.countries, found.fields, found.levels, found.coverage, found.deadline, found.awards]
    }
    const sample = [
      [0, ['EG'], ['agriculture-veterinary'], 'not stated', 'partial', '2019-06-11', '1'],
      [6, ['CL'], ['natural-sciences', 'environmental-science'], 'not stated', 'full', '2019-06-14', null],
      [7, ['AR'], ['social-sciences'], 'not stated', 'partial', '2019-05-17', null],
      [8, ['MY'], ['engineering'], 'not stated', 'full', '2019-05-30', null],
      [11, ['MY'], ['education'], 'not stated', 'full', '2019-05-30', null],
      [12, ['MY'], ['health'], 'not stated', 'full', '2019-05-28', null],
      [14, ['SG'], ['engineering'], 'not stated', 'partial', '2019-05-17', '1'],
      [17, ['SG'], ['engineering'], 'not stated', 'partial', '2019-05-27', '1'],
      [20, ['CA'], 'any', ['master', 'doctorate'], 'partial', '2019-05-30', '2; 1'],
      [22, ['JP'], 'any', 'not stated', 'full', '2019-06-10', null],
      // One call of a full and of partial awards: the lesser promise.
      [25, ['ES'], 'any', ['master'], 'partial', '2019-05-28', '1; 10'],
      [28, ['EC'], 'any', ['master'], 'full', '2019-07-26', '40'],
      [30, ['ES'], ['business-management', 'economics'], 'not stated', 'partial', '2019-07-08', '1'],
      [33, ['ES'], ['pharmacy', 'chemistry'], 'not stated', 'partial', '2019-10-29', '2'],
      [36, ['ES'], ['engineering'], 'not stated', 'partial', '2019-10-29', '2'],
      [38, ['ES'], ['business-management', 'economics'], 'not stated', 'partial', '2019-06-12', '3; 60'],
      [40, ['GB'], 'any', ['master'], 'partial', '2019-05-28', '1; 10'],
      [41, ['GB'], 'any', ['master'], 'partial', '2019-05-28', '1; 10'],
      [42, ['JP'], 'any', ['master', 'doctorate'], 'full', '2019-06-10', '5'],
      [44, 'not stated', 'any', ['master', 'doctorate'], 'partial', '2019-05-14', '1'],
    ]
    expect(sample.map(([row]) => facts(Number(row)))).toEqual(sample)
    expect(records.every(({ citizenship }) => citizenship[0] === 'CO')).toBe(true)
  })

  // Each compared by hand with its object in the file: funder, amount, type, deadline, levels, month.
  test('open-scholarships.json: nested objects, most deadlines and amounts unknown', async () => {
    const rows = z
      .array(z.object({ id: z.string(), links: z.object({ apply_url: z.string().nullable(), info_url: z.string() }) }))
      .parse(JSON.parse(readFileSync(trial('open-scholarships.json'), 'utf8')))
    const mapping = readMappingFile(fixture('open-scholarships.mapping.json'))
    const { result, records, find } = await importOne(trial('open-scholarships.json'), {
      mapping,
      write: 'unless guessed',
    })
    expect(result).toMatchObject({ rows: 112, imported: 112, merged: 0, refused: 0, outcome: { added: 112 } })
    const facts = (row: number) => {
      const { funderKind, amount, types, deadline, levels, checked }: Partial<RecordFile> = find(rows[row]?.id ?? '')
      return [row, funderKind, amount, types, deadline, levels, checked]
    }
    const college = ['vocational', 'bachelor', 'master', 'doctorate']
    const sample = [
      [
        0,
        'government',
        'up to USD 10,000',
        ['merit'],
        'not stated',
        ['high-school', 'vocational', 'bachelor'],
        '2026-06',
      ],
      [1, 'government', null, [], 'not stated', ['high-school'], '2026-05'],
      [2, 'foundation', null, ['need'], '2027-01-05', college, '2026-05'],
      [3, 'foundation', null, ['merit', 'need'], 'not stated', ['high-school'], '2026-05'],
      [5, 'government', null, ['need'], 'not stated', ['vocational', 'bachelor'], '2026-05'],
      [6, 'association', 'up to USD 5,000', ['merit', 'need'], 'not stated', ['high-school', 'bachelor'], '2026-06'],
      [8, 'association', 'up to USD 7,500', [], '2027-02-14', ['high-school', ...college], '2026-06'],
      [17, 'foundation', 'up to USD 10,000', [], '2026-11-30', ['vocational', 'bachelor'], '2026-05'],
      [20, 'foundation', null, [], 'not stated', ['high-school', 'vocational', 'bachelor'], '2026-06'],
      [26, 'foundation', 'up to USD 250,000', ['merit'], '2026-09-15', ['high-school'], '2026-06'],
      [33, null, 'up to USD 1,000', [], '2026-06-30', ['high-school', 'bachelor'], '2026-05'],
      [35, 'foundation', null, ['merit'], 'not stated', ['high-school', 'bachelor'], '2026-05'],
      [50, 'foundation', null, ['need'], 'not stated', ['high-school'], '2026-05'],
      [65, 'association', null, [], 'not stated', college, '2026-06'],
      [69, null, 'up to USD 8,000', [], '2026-12-31', ['bachelor', 'master', 'doctorate'], '2026-06'],
      [80, 'foundation', null, [], 'not stated', ['bachelor'], '2026-05'],
      [82, 'foundation', 'up to USD 2,500', [], '2026-06-30', ['bachelor'], '2026-06'],
      [95, 'foundation', null, ['merit'], 'not stated', ['high-school'], '2026-06'],
      [96, 'foundation', 'up to USD 5,000', [], '2026-09-01', ['high-school', 'vocational'], '2026-06'],
      [111, 'association', 'up to USD 35,000', ['merit'], '2026-10-31', ['high-school'], '2026-06'],
    ]
    expect(sample.map(([row]) => facts(Number(row)))).toEqual(sample)
    for (const { id, links } of rows) {
      // One is a template that was never filled in: "%{profile_application_path}".
      const stated = links.apply_url?.includes('{') ? links.info_url : (links.apply_url ?? links.info_url)
      // One was copied out of a mail, wrapped in another site's address.
      const wrapped = /safelinks\.protection\.outlook\.com\/\?url=([^&]+)/.exec(stated)?.[1]
      const page = (address: string) => new URL(address).origin + new URL(address).pathname
      expect(page(find(id).link ?? '')).toBe(page(wrapped === undefined ? stated : decodeURIComponent(wrapped)))
    }
    expect(records.every(({ residence, fields }) => residence[0] === 'US' && fields === 'any')).toBe(true)
    const timed = records.filter(({ rounds }) => rounds?.some(({ opens }) => opens))
    expect(timed).toHaveLength(16)
    const [both] = find(rows[2]?.id ?? '').rounds ?? []
    expect(both).toMatchObject({ opens: '2026-10-01', closes: '2027-01-05', basis: 'announced' })
    expect(find('nv-ggms-millennium').eligibility).toContain('Residence as stated: NV')
  })

  test.each([
    [
      'becas-icetex.csv',
      45,
      { País: ['countries'], Programa: ['name'], 'Entrega documentos': ['deadline'], Inicio: [] },
    ],
    [
      'open-scholarships.json',
      112,
      { sponsor: ['funder'], 'award.amount_max': ['amountMaximum'], 'deadline.opens': ['opens'] },
    ],
  ])('without a mapping, that of %s is guessed, shown, and nothing written', async (name, rows, columns) => {
    const settings = { link: 'https://portal.icetex.gov.co/' }
    const { result } = await importOne(trial(name), { write: 'unless guessed', settings })
    expect(result).toMatchObject({
      rows,
      refused: 0,
      outcome: null,
      whyNot: 'guessed',
      guesses: [{ mapping: { columns } }],
    })
  })
})
