import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

const MOST = 1000

/** What the local provider has to remember between two requests: in memory, the newest of it. */
export function createLocalStore(): AdapterFactory {
  const entries = new Map<string, { payload: AdapterPayload; expiresAt: number }>()
  const findBy = async (matches: (key: string, payload: AdapterPayload) => boolean) => {
    const found = entries.entries().find(([key, { payload }]) => matches(key, payload))?.[1]
    return found && found.expiresAt > Date.now() ? found.payload : undefined
  }
  return (model) => ({
    async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
      entries.set(`${model} ${id}`, { payload, expiresAt: Date.now() + expiresIn * 1000 })
      for (const key of entries.keys().take(Math.max(0, entries.size - MOST))) entries.delete(key)
    },
    find: (id) => findBy((key) => key === `${model} ${id}`),
    findByUid: (uid) => findBy((key, payload) => key.startsWith(`${model} `) && payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const found = entries.get(`${model} ${id}`)
      if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model} ${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
