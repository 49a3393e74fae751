import { expect, test } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { openTestApp } from '#test/test-app.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

/** Blocks the event loop, as many questions at once would. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a server that is behind says so at once, stays alive for its watchers, and recovers', async () => {
  const { call, logged } = await openTestApp({ turnTime: SERVER_LIMITS.turnTime })
  const search = () => call('POST', '/api/scholarship/filter?page=1', { body: {} })
  const untilAnswered = async () => {
    await expect.poll(async () => (await search()).statusCode, { timeout: 20_000 }).toBe(200)
  }
  // On a machine that is busy with other tests, the server may already be behind.
  await untilAnswered()

  work(SERVER_LIMITS.turnTime + 100)
  const [refused, alive, ready] = await Promise.all([search(), call('GET', '/healthz'), call('GET', '/readyz')])
  expect(problemSchema.parse(refused.json())).toMatchObject({ status: 503, code: 'overloaded' })
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' })
  expect([alive.statusCode, ready.statusCode]).toEqual([200, 200])
  // Thousands of these may come, and they are not our errors.
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])

  await untilAnswered()
})
