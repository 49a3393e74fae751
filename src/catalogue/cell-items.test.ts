import { expect, test } from 'vitest'
import { readAudience, readGender } from '#catalogue/facts/audience.ts'
import { itemsOf, type Item } from '#catalogue/text/cell-items.ts'
import { readCitizens } from '#catalogue/places/citizens.ts'
import { PLACE_READER } from '#catalogue/places/place-entries.ts'
import { readPlaces } from '#catalogue/places/places.ts'
import { readFields, readLevels } from '#catalogue/facts/studies.ts'

const told = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, role, asides }) => [
    role === 'said' ? text : `${role}: ${text}`,
    ...told(asides).map((one) => `(${one})`),
  ])

test.each([
  ['Kenya; Uganda | Ghana', ['Kenya', 'Uganda', 'Ghana']],
  ['Kenya, Uganda & Ghana', ['Kenya', 'Uganda', 'Ghana']],
  ['Kenia y Uganda o Ghana', ['Kenia', 'Uganda', 'Ghana']],
  ['Kenya et Ouganda, ainsi que Ghana', ['Kenya', 'Ouganda', 'Ghana']],
  ['Kenia und Uganda sowie Ghana', ['Kenia', 'Uganda', 'Ghana']],
  ['KENIA Y UGANDA', ['KENIA', 'UGANDA']],
  ['Trinidad and Tobago', ['Trinidad and Tobago']],
  ['Kenya (Nairobi, Mombasa)', ['Kenya', '(Nairobi)', '(Mombasa)']],
  ['(Kenya)', ['Kenya']],
  ['Kenya ((', ['Kenya']],
  // Lines are entries, unless a sentence or a name goes on.
  ['Kenya\nUganda', ['Kenya', 'Uganda']],
  ['kenya\nuganda', ['kenya', 'uganda']],
  ['• Kenya\n• Uganda', ['Kenya', 'Uganda']],
  ['Kenya,\nUganda', ['Kenya', 'Uganda']],
  ['Students of\nKenya and\nUganda', ['Students of Kenya', 'Uganda']],
  ['Bosnia-\nHerzegovina, Kenya', ['Bosnia-Herzegovina', 'Kenya']],
  ['Ghana\nKenya (all\ncounties)', ['Ghana', 'Kenya', '(all counties)']],
  ['N/A - Kenya', ['NA', 'Kenya']],
])('the entries of "%s" are %j', (text, items) => {
  expect(told(itemsOf(text, PLACE_READER))).toEqual(items)
})

test.each([
  ['All, including Kenya and Ghana', ['All', 'example: Kenya', 'example: Ghana']],
  ['All except Kenya, Ghana; Uganda', ['All', 'excepted: Kenya', 'excepted: Ghana', 'Uganda']],
  ['All; Kenya and Ghana are not eligible', ['All', 'excepted: Kenya', 'excepted: Ghana']],
  ['Kenya, Ghana preferred', ['preferred: Kenya', 'preferred: Ghana']],
  ['Preferred: Ghana', ['preferred: Ghana']],
  ['EU and non-EU', ['EU', 'complement: EU']],
  ['All but Kenya', ['All', 'excepted: Kenya']],
  ['bolsas no Brasil', ['bolsas no Brasil']],
  ['No UK citizens', ['excepted: UK citizens']],
])('the roles of the entries of "%s" are %j', (text, items) => {
  expect(told(itemsOf(text, PLACE_READER))).toEqual(items)
})

const READERS = { readPlaces, readCitizens, readLevels, readFields, readAudience, readGender }

test('signs that show nothing change nothing that is read', () => {
  const texts = ['Boston, MA', 'all countries except Iran, Syria and Cuba', 'Masters (bachelor degree required)']
  const signs = [0xad, 0x61c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2067, 0xfeff]
  for (const text of texts) {
    for (const sign of signs.map((code) => String.fromCodePoint(code))) {
      const spoilt = [
        sign + text,
        text + sign,
        text.slice(0, 3) + sign + text.slice(3),
        text.replaceAll(' ', ` ${sign}`),
      ]
      for (const [name, read] of Object.entries(READERS)) {
        for (const one of spoilt) expect([name, sign, read(one)]).toEqual([name, sign, read(text)])
      }
    }
  }
})

test('signs for the look of a character change nothing, either', () => {
  for (const sign of ['\u034f', '\ufe0f'])
    expect(readPlaces(`Bos${sign}ton, M${sign}A${sign}`)).toEqual(readPlaces('Boston, MA'))
})

test('cells take time in proportion to their length', { timeout: 120_000 }, () => {
  const runs = [
    '(',
    ' ',
    ',',
    'Kenya, ',
    'Kenya (a) ',
    'non-EU and ',
    'except ',
    '"',
    'x\n',
    'MA, ',
    'PhD (x), ',
    'East and ',
    'a. ',
  ]
  const secondsFor = (read: (value: unknown) => unknown, text: string) => {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1e6
  }
  for (const run of runs) {
    for (const [name, read] of Object.entries(READERS)) {
      const seconds = secondsFor(read, `x${run.repeat(Math.ceil(30_000 / run.length))}`)
      expect([name, run, seconds < 1.5]).toEqual([name, run, true])
    }
  }
})
