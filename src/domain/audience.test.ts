import { expect, test } from 'vitest'
import { AUDIENCES, findAudience } from './audience.ts'

const SPECIFIED =
  'Applicants with home fee status, Refugees Only, Indians only, Pakistanis only, Native americans only, Blacks only, BAME only, Minorities only, Open to All, Females Only, Muslims only, Africans only, Women only, Minorities encouraged, African females only, Jews only, Japanese only, Minority females only'

test('E3 the audiences are those of the specification, each with an icon and a colour', () => {
  expect(AUDIENCES.map(({ label }) => label).join(', ')).toBe(SPECIFIED)
  expect(AUDIENCES.every(({ icon, tone }) => icon.length > 0 && tone.length > 0)).toBe(true)
})

test('E3 casing variants are tolerated', () => {
  for (const { label } of AUDIENCES) {
    expect(findAudience(label.toUpperCase())?.label).toBe(label)
    expect(findAudience(` ${label.toLowerCase().replace(' ', '  ')} `)?.label).toBe(label)
  }
})

test('E4 an unknown value has no icon, "NA" and null have none', () => {
  for (const value of ['Left-handed only', 'NA', '', null]) expect(findAudience(value)).toBeUndefined()
})
