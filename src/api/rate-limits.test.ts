import { expect, test, vi } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { openTestApp } from '#test/test-app.ts'
import { visitorOf } from './rate-limits.ts'
import { SERVER_LIMITS } from './server-limits.ts'

// The real server with a limit that can be reached in a test.
vi.mock(import('./server-limits.ts'), async (load) => {
  const { SERVER_LIMITS: limits } = await load()
  return { SERVER_LIMITS: { ...limits, searchesPerMinute: 5 as never } }
})

test('one address cannot search without end; others, and those behind a proxy that nobody named, are let through', async () => {
  const { app } = await openTestApp({ environment: { TRUSTED_PROXIES: 'loopback' } })
  const search = (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return app.inject({ method: 'POST', url: '/api/scholarship/filter?page=1', headers, payload: {} })
  }
  const times = async (address: string) => {
    const statuses: number[] = []
    for (let count = 0; count <= SERVER_LIMITS.searchesPerMinute; count += 1) {
      statuses.push((await search(address)).statusCode)
    }
    return statuses
  }
  expect(await times('203.0.113.9')).toEqual([200, 200, 200, 200, 200, 429])
  const refused = await search('203.0.113.9')
  expect(problemSchema.parse(refused.json())).toMatchObject({ status: 429, code: 'too_many_requests' })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await search('203.0.113.10')).statusCode).toBe(200)
  expect(await times('10.1.2.3')).not.toContain(429)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::6', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
