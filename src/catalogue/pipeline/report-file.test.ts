import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openReportFile } from './report-file.ts'

test('no report takes the place of a file that is to be read, whatever it is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
