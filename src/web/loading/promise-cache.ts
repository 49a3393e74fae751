export interface PromiseCache<Value> {
  /** The kept value if it is fresh, otherwise a newly loaded one. Failures are not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value>
  clear(): void
}

/** Keeps up to `size` answers for `maxAgeMs`. Two requests for the same key at once share one load. */
export function createPromiseCache<Value>(size: number, maxAgeMs: number, now = Date.now): PromiseCache<Value> {
  const entries = new Map<string, { promise: Promise<Value>; at: number }>()

  function find(key: string) {
    const entry = entries.get(key)
    return entry && now() - entry.at < maxAgeMs ? entry : undefined
  }

  function keep(key: string, promise: Promise<Value>) {
    const entry = { promise, at: now() }
    entries.set(key, entry)
    promise.catch(() => entries.get(key) === entry && entries.delete(key))
    const oldest = entries.keys().next().value
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    return promise
  }

  return {
    get(key, load) {
      const found = find(key)
      entries.delete(key)
      if (found) {
        entries.set(key, found)
        return found.promise
      }
      return keep(key, load())
    },
    clear: () => entries.clear(),
  }
}
