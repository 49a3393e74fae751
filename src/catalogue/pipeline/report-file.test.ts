import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openReportFile } from './report-file.ts'
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
