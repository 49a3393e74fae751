/**
 * Computes the value of each key once, and remembers at least the last keys that were asked for and are together this many
 * characters long, in two generations: when the young one is full, it becomes the old one, and what was in the old one and
 * was not asked for since is forgotten. Keeping them in order of use would cost a write with each question. Counted are
 * characters, since what is remembered of a key is mostly as much larger as the key is longer.
 */
export function createCache<Value>(characters: number): (key: string, work: (key: string) => Value) => Value {
  let old = new Map<string, { readonly value: Value }>()
  let young = new Map<string, { readonly value: Value }>()
  let length = 0
  return (key, work) => {
    const recent = young.get(key)
    if (recent) return recent.value
    const known = old.get(key) ?? { value: work(key) }
    if (length >= characters) {
      old = young
      young = new Map()
      length = 0
    }
    young.set(key, known)
    length += key.length
    return known.value
  }
}
