import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delimitedLines } from './delimited-lines.ts'

async function cellsOf(text: string, size = 7): Promise<string[][]> {
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const lines = await Array.fromAsync(delimitedLines(chunks()))
  return lines.map(({ cells }) => [...cells])
}

const HEADER = 'Name,Funder,About'

describe('quotation marks', () => {
  test.each([
    ['"The \\"Golden\\" Award",Fund,x', ['The "Golden" Award', 'Fund', 'x']],
    ['"The \\"Golden, Inc\\" Award",Fund,x', ['The "Golden, Inc" Award', 'Fund', 'x']],
    ['"\\"Golden\\"",Fund,"x\\ny \\"z\\" "', ['"Golden"', 'Fund', 'x\\ny "z" ']],
    ['The \\"Golden\\" Award,Fund,x', ['The "Golden" Award', 'Fund', 'x']],
    ['"The ""Golden"" Award",Fund,C:\\dir', ['The "Golden" Award', 'Fund', 'C:\\dir']],
    ['"The ""Golden"" Award",Fund,"a \\""b\\"" c"', ['The "Golden" Award', 'Fund', 'a \\"b\\" c']],
    ['"An award","C:\\dir\\",""', ['An award', 'C:\\dir\\', '']],
  ])('%s', async (line, cells) => {
    expect(await cellsOf(`${HEADER}\n${line}\n`)).toEqual([HEADER.split(','), cells])
    expect(await cellsOf(`${HEADER}\n${line}\n`, 1)).toEqual([HEADER.split(','), cells])
  })

  test('cells with anything in them are read back, whichever way they are escaped', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\n', 'é'), minLength: 1, maxLength: 12 })
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 })
    const marked = ['a "b" c', 'x', 'y']
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom('""', '\\"'), async (some, mark) => {
        const all = [HEADER.split(','), marked, ...some]
        const text = all.map((cells) => cells.map((one) => `"${one.replaceAll('"', mark)}"`).join(',')).join('\n')
        expect(await cellsOf(text)).toEqual(all)
      }),
    )
  })
})

test('lines that end in CR alone are lines, and tell the delimiter', async () => {
  expect(await cellsOf('Name;Funder\rAn award, of old;A fund, and more\rB, c, d;E\r')).toEqual([
    ['Name', 'Funder'],
    ['An award, of old', 'A fund, and more'],
    ['B, c, d', 'E'],
  ])
})
