/**
 * A cache in two generations. It computes the value of each key once. It holds at least the last keys that are together
 * `characters` long. When the young generation is full, it becomes the old one, and what nobody used of the old one
 * goes. An order of use would cost a write with each request. The unit is characters, since a value is mostly as much
 * larger as its key is longer.
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
