import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, formatCountry } from '#domain/countries.ts'
import { expandCountries } from '#domain/country-groups.ts'
import { readPlaces } from './places.ts'

test('every country is read back from its name, and every list of names', () => {
  for (const { code, name } of COUNTRIES) expect([name, readPlaces(name).places]).toEqual([name, [code]])
  const several = fc.uniqueArray(fc.constantFrom(...COUNTRIES.map(({ code }) => code)), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(several, (codes) => {
      expect(readPlaces(codes.map(formatCountry).join('; ')).places).toEqual(codes)
    }),
  )
})

test('nothing throws, and what is read is known to the catalogue', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(null, 'US' as const), (value, statesOf) => {
      const { places } = readPlaces(value, statesOf)
      expect(typeof places === 'string' ? [] : expandCountries(places).unknown).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('brackets without end that are never closed are read in seconds', { timeout: 180_000 }, () => {
  const before = process.threadCpuUsage()
  readPlaces(`x${'('.repeat(100_000)}`)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})
