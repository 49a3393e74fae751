/** Many texts in one block of bytes, which threads hand over without copying. */
export interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Text n stands from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array<ArrayBuffer>
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const starts = new Uint32Array(texts.length + 1)
  for (const [place, text] of texts.entries()) starts[place + 1] = (starts[place] ?? 0) + Buffer.byteLength(text)
  // A block of its own: one that is cut from Node's pool cannot be handed over.
  const bytes = new Uint8Array(starts[texts.length] ?? 0)
  const writer = Buffer.from(bytes.buffer)
  for (const [place, text] of texts.entries()) writer.write(text, starts[place] ?? 0)
  return { bytes, starts }
}

/** Text n as UTF-8, not copied. */
export function packedBytes({ bytes, starts }: PackedTexts, place: number): Buffer {
  const start = starts[place] ?? 0
  return Buffer.from(bytes.buffer, start, (starts[place + 1] ?? start) - start)
}

/** The place of a text among sorted ones, or -1. */
export function findPacked(sorted: PackedTexts, text: string): number {
  let [low, high] = [0, sorted.starts.length - 2]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = packedBytes(sorted, middle).toString()
    if (found === text) return middle
    if (found < text) low = middle + 1
    else high = middle - 1
  }
  return -1
}
