/** What one device, or one tab, keeps for the site, with room for so many entries: pages that come later find it there. */
export function deviceInMemory(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.size < room && Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
