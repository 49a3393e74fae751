import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openReportFile, createDigest } from './report.ts'
import { newFolder } from '#test/new-folder.ts'

test('no report takes the place of a file that is to be read, whatever it is called', () => {
  const folder = newFolder()
  const file = join(folder, 'mine.csv')
  const link = join(folder, 'link.json')
  writeFileSync(file, 'name,funder,link\n')
  symlinkSync(file, link)
  for (const path of [file, link]) {
    expect(() => openReportFile(path, ['not-there.csv', file])).toThrow(`would take the place of ${path}`)
  }
  expect(readFileSync(file, 'utf8')).toBe('name,funder,link\n')
  const report = join(folder, 'new', 'report.json')
  openReportFile(report, [file]).close({ rows: 0 })
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ entries: [], summary: { rows: 0 } })
})

test('rows with the same fault are told once, with the place and value of the first', () => {
  const digest = createDigest()
  const fault = { kind: 'refused', file: 'a.csv', column: 'Deadline', reason: 'it ends before it begins' } as const
  for (const line of [2, 3, 5]) digest.add({ ...fault, line, value: `2027-04-0${line}` })
  digest.add({ ...fault, line: 4, value: '', column: 'Link', reason: 'is empty' })
  expect(digest.lines()).toEqual([
    'refused a.csv:2: Deadline: it ends before it begins: 2027-04-02 (and in 2 more rows)',
    'refused a.csv:4: Link: is empty',
  ])
})

test('what was not understood is counted, with the first of it; what was read as something else only counts', () => {
  const digest = createDigest()
  const entry = { file: 'a.csv', column: 'Passport', reason: 'names no country that is known' } as const
  for (const line of [3, 7])
    digest.add({ ...entry, kind: 'left out', line, value: line === 3 ? 'Atlantis' : 'Lyonesse' })
  digest.add({ ...entry, kind: 'changed', line: 3, value: 'Kenya' })
  expect(digest.lines()).toEqual([
    'Passport: left out in 2 rows, first a.csv:3: names no country that is known: Atlantis',
    'Passport: changed in 1 row',
  ])
})
