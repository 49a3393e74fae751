/** What the server has said, by the address or the id that it was asked about. */
export interface Kept<Value> {
  /** Keeps what is shown from now on. */
  show(key: string, value: Value): void
  /** Keeps what nobody has seen yet. */
  fetchAhead(key: string, value: Value): void
  /** What was shown a short while ago, and may be shown again. */
  seen(key: string): Value | undefined
  /** Anything, however old, for whoever has no network. */
  any(key: string): Value | undefined
  clear(): void
}

/** Keeps up to `size` values; those that were shown longer than `freshMs` ago no longer count as seen. */
export function createKept<Value>(size: number, freshMs: number, now = Date.now): Kept<Value> {
  const entries = new Map<string, { readonly value: Value; readonly shownAt: number }>()

  function keep(key: string, value: Value, shownAt: number): void {
    // The newest stands last.
    entries.delete(key)
    entries.set(key, { value, shownAt })
    const oldest = entries.keys().next().value
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
  }

  return {
    show: (key, value) => keep(key, value, now()),
    fetchAhead: (key, value) => keep(key, value, entries.get(key)?.shownAt ?? Number.NEGATIVE_INFINITY),
    seen: (key) => {
      const entry = entries.get(key)
      return entry && now() - entry.shownAt < freshMs ? entry.value : undefined
    },
    any: (key) => entries.get(key)?.value,
    clear: () => entries.clear(),
  }
}
