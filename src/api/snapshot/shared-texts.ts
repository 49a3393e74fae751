/**
 * Texts in blocks of bytes that threads share. Written bytes are never changed, so whoever holds a list of texts may
 * read it for as long as they like. Each text begins at a multiple of `ALIGNMENT`.
 */
export interface SharedTexts {
  readonly blocks: readonly SharedArrayBuffer[]
  /** Three numbers for each text: its block, and where it starts and ends there. */
  readonly spans: Uint32Array<ArrayBuffer>
}

const BLOCK_BYTES = 1 << 22

/** In bytes. V8 copies this many at once out of shared memory, but only between aligned places. */
export const ALIGNMENT = 8

/** The next place from here where a text may begin. */
export function aligned(place: number): number {
  return Math.ceil(place / ALIGNMENT) * ALIGNMENT
}

/** A text at each place. Replacing a text leaves the old bytes to those who still read them. */
export function createTextColumn() {
  const blocks: SharedArrayBuffer[] = []
  let writer: Buffer = Buffer.alloc(0)
  let used = 0
  // Three numbers for each place.
  const spans: number[] = []
  return {
    put(place: number, text: string): void {
      const length = Buffer.byteLength(text)
      if (used + length > writer.length) {
        const block = new SharedArrayBuffer(Math.max(BLOCK_BYTES, length))
        blocks.push(block)
        writer = Buffer.from(block)
        used = 0
      }
      writer.write(text, used)
      spans[place * 3] = blocks.length - 1
      spans[place * 3 + 1] = used
      spans[place * 3 + 2] = used + length
      used = aligned(used + length)
    },
    /** The texts at these places, in this order. */
    at(places: readonly number[]): SharedTexts {
      const chosen = new Uint32Array(places.length * 3)
      for (const [text, place] of places.entries()) {
        for (let part = 0; part < 3; part++) chosen[text * 3 + part] = spans[place * 3 + part] ?? 0
      }
      return { blocks: [...blocks], spans: chosen }
    },
  }
}

/** Text n as UTF-8, not copied. */
export function bytesOf({ blocks, spans }: SharedTexts, text: number): Buffer {
  const block = blocks[spans[text * 3] ?? 0]
  const start = spans[text * 3 + 1] ?? 0
  return block ? Buffer.from(block, start, (spans[text * 3 + 2] ?? 0) - start) : Buffer.alloc(0)
}

/** Copies texts without a Buffer for each: to create one takes as long as to copy a card. */
export interface TextCopier {
  /** In bytes. */
  readonly lengthOf: (text: number) => number
  /** Returns how many bytes were copied. */
  readonly copy: (text: number, into: Buffer, at: number) => number
  readonly read: (text: number) => string
}

export function createTextCopier(texts: SharedTexts): TextCopier {
  const { blocks, spans } = texts
  const whole = blocks.map((block) => Buffer.from(block))
  return {
    lengthOf: (text) => (spans[text * 3 + 2] ?? 0) - (spans[text * 3 + 1] ?? 0),
    copy: (text, into, at) =>
      whole[spans[text * 3] ?? 0]?.copy(into, at, spans[text * 3 + 1], spans[text * 3 + 2]) ?? 0,
    read: (text) => bytesOf(texts, text).toString(),
  }
}

/** The index of a text in a sorted list, or -1. */
export function findText(sorted: SharedTexts, text: string): number {
  let [low, high] = [0, sorted.spans.length / 3 - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = bytesOf(sorted, middle).toString()
    if (found === text) return middle
    if (found < text) low = middle + 1
    else high = middle - 1
  }
  return -1
}
