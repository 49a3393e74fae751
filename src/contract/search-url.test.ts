import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { decodeSearch, encodeSearch } from './search-url.ts'
import { selectionSchema } from './selection.ts'

const NAMES = ['q', 'without', 'country', 'field', 'level', 'coverage', 'type', 'page', 'other']
const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.constantFrom('Kenya', ' ', '%', '2'),
)
const addresses = fc.oneof(
  fc.string(),
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), values), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')),
)

test('R20 any address is read, as a selection that the server accepts, and written again it is read the same', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const state = decodeSearch(address)
      expect(selectionSchema.safeParse(state.selection).success).toBe(true)
      expect(decodeSearch(encodeSearch(state))).toEqual(state)
    }),
  )
})

test('R20 the address holds all of a search: the words, a part to take out of them, the choices and the page', () => {
  const selection = { searchKey: 'law uk', without: 0, country: ['Kenya', 'Italy'], Scholarship: ['Fully Funded'] }
  const query = 'q=law+uk&without=0&country=Kenya&country=Italy&coverage=Fully+Funded&page=2'
  expect(encodeSearch({ selection, page: 2 })).toBe(query)
  expect(decodeSearch(query)).toEqual({ selection, page: 2 })
  // Without words there is nothing to take out of them.
  for (const address of ['without=1', `q=law&without=${LIMITS.searchKeyLength + 1}`, 'q=law&without=-1']) {
    expect(decodeSearch(address).selection.without).toBeUndefined()
  }
})
