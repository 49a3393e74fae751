import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { decodeSearch, encodeSearch } from './search-url.ts'
import { selectionSchema, type Selection } from './selection.ts'

const NAMES = ['q', 'without', 'widen', 'country', 'field', 'level', 'coverage', 'type', 'page', 'other']
const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.constantFrom('Kenya', ' ', '%', '2', '0-3', '4-9-field', '0-99999'),
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

test('R20 the address holds all of a search: the words, what is done to their parts, the choices and the page', () => {
  const selection: Selection = {
    searchKey: 'mba uk',
    without: [[0, 3, 'field']],
    widen: [
      [4, 6],
      [0, 3, 'level'],
    ],
    country: ['Kenya', 'Italy'],
    Scholarship: ['Fully Funded'],
  }
  const spans = 'without=0-3-field&widen=4-6&widen=0-3-level'
  const query = `q=mba+uk&${spans}&country=Kenya&country=Italy&coverage=Fully+Funded&page=2`
  expect(encodeSearch({ selection, page: 2 })).toBe(query)
  expect(decodeSearch(query)).toEqual({ selection, page: 2 })
})

test.each([
  // Without words there is nothing to take out of them.
  'without=0-3',
  `q=law&without=0-${LIMITS.searchKeyLength + 1}`,
  'q=law&without=-1-3',
  'q=law&without=0-3-moon',
  'q=law&without=1',
])('R20 an address with a span that means nothing leads to the page of its words: %s', (address) => {
  expect(decodeSearch(address).selection.without).toBeUndefined()
})

test('R20 an address with more spans than may be asked for is cut', () => {
  const address = `q=law&${'without=0-3&'.repeat(LIMITS.spans + 1)}`
  expect(decodeSearch(address).selection.without).toHaveLength(LIMITS.spans)
})
