import { expect, test } from 'vitest'
import type { Understood } from '#contract/search.ts'
import { citizenReading } from './other-reading.tsx'

const germany: Understood = { kind: 'country', text: 'germany', label: 'Germany', span: [4, 11] }
const phd: Understood = { kind: 'level', text: 'phd', label: 'PhD', span: [0, 3] }

test('R5 a country that is named alone may be where somebody comes from', () => {
  const other = (key: string, ...parts: Understood[]) => citizenReading(parts, { searchKey: key, level: ['PhD'] })
  expect(other('phd germany', phd, germany)).toEqual({
    country: 'Germany',
    selection: { searchKey: 'phd citizens of Germany', level: ['PhD'] },
  })
  expect(other('phd in germany', phd, { ...germany, text: 'in germany', span: [4, 14] })).toBeUndefined()
  const kenyan: Understood = { kind: 'citizenship', text: 'kenyan', label: 'Kenya', span: [12, 18] }
  expect(other('phd germany kenyan', phd, germany, kenyan)).toBeUndefined()
  expect(other('germany austria', germany, { ...germany, text: 'austria', label: 'Austria' })).toBeUndefined()
})
