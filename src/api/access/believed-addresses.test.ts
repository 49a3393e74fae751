import { expect, test, vi } from 'vitest'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { openTestApp } from '#test/test-app.ts'

// Limits that are reached in a test.
vi.mock(import('#api/server-limits.ts'), async (load) => {
  const { SERVER_LIMITS: limits } = await load()
  const few = 4 as never
  return {
    SERVER_LIMITS: { ...limits, searchesPerMinute: few, missesPerMinute: few, signInsPerMinute: few },
  }
})

const PROVIDER = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

/** What is limited by address: forged sessions, attempts to sign in, pages of results over the routes. */
const LIMITED = {
  'forged sessions': { method: 'GET', url: '/api/user/checkauth' },
  'logging out': { method: 'POST', url: '/google/logout' },
  'sign-ins that come back': { method: 'GET', url: '/auth/google/callback' },
  searches: { method: 'POST', url: '/api/scholarship/filter?page=1', payload: { searchKey: '"law"' } },
} as const

type Limited = keyof typeof LIMITED

/** Asks once more than is allowed, from one address, each time with what `forwardedFor` makes up. */
async function askOften(
  limited: Limited,
  proxies: string,
  remoteAddress: string,
  forwardedFor: (turn: number) => string,
) {
  const { app } = await openTestApp({ environment: { ...PROVIDER, TRUSTED_PROXIES: proxies } })
  const statuses: number[] = []
  for (let turn = 0; turn <= SERVER_LIMITS.missesPerMinute; turn += 1) {
    const { statusCode } = await app.inject({
      ...LIMITED[limited],
      remoteAddress,
      headers: {
        origin: 'http://localhost:3000',
        cookie: `session=${String(turn).padStart(43, 'A')}`,
        'x-forwarded-for': forwardedFor(turn),
      },
    })
    statuses.push(statusCode)
  }
  return statuses
}

const stranger = (turn: number) => `198.18.0.${turn}`

test.each(Object.keys(LIMITED) as Limited[])(
  '%s: what somebody says in X-Forwarded-For changes nothing, unless one of our proxies passes it on',
  async (limited) => {
    // Nobody is trusted; somebody else is; the proxy is, but only for what it has seen itself.
    for (const proxies of ['', '10.0.0.1', 'loopback']) {
      expect((await askOften(limited, proxies, '203.0.113.9', stranger)).at(-1), proxies).toBe(429)
    }
    const seen = (turn: number) => `${stranger(turn)}, 203.0.113.9`
    expect((await askOften(limited, '10.0.0.1', '10.0.0.1', seen)).at(-1)).toBe(429)
    // These are as many visitors.
    expect(await askOften(limited, '10.0.0.1', '10.0.0.1', stranger)).not.toContain(429)
  },
)
