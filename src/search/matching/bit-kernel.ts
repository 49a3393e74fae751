/**
 * AND, AND NOT and OR over rows of bits, 128 bits a step, in WebAssembly; the same in plain JavaScript where
 * that is missing. Each writes a row and returns how many bits it set. `bit-kernel.test.ts` proves them equal.
 *
 * The module is put together below, so that its source is all there is: three functions over one imported
 * memory, `(to, left, right, end of left) -> count`, in bytes, each a loop of
 *   v = op(load left, load right); store to v; sum += popcount(v); to, left, right += 16; until left = end
 */
type RowOperation = (to: number, left: number, right: number) => number

export interface BitRows {
  /** All rows, one behind the other; rows are named by the place of their first word. */
  readonly words: Uint32Array
  /** Words in a row, a multiple of 4. */
  readonly stride: number
  readonly and: RowOperation
  readonly andNot: RowOperation
  readonly or: RowOperation
}

interface WebAssemblyApi {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, Kernel> }
}
type Kernel = (to: number, left: number, right: number, end: number) => number

declare const WebAssembly: WebAssemblyApi | undefined

const HERE = typeof WebAssembly === 'undefined' ? null : WebAssembly

const PAGE_BYTES = 65_536

/** Room for `rows` rows of `stride` words, all zero. */
export function createBitRows(rows: number, stride: number, webAssembly: WebAssemblyApi | null = HERE): BitRows {
  const length = rows * stride
  try {
    if (webAssembly) return withKernel(webAssembly, length, stride)
  } catch {
    // No SIMD, or no memory of that kind: plain JavaScript does as well, only slower.
  }
  const words = new Uint32Array(length)
  return { words, stride, ...plainOperations(words, stride) }
}

function withKernel(webAssembly: WebAssemblyApi, length: number, stride: number): BitRows {
  const memory = new webAssembly.Memory({ initial: Math.max(1, Math.ceil((length * 4) / PAGE_BYTES)) })
  const { exports } = new webAssembly.Instance(new webAssembly.Module(moduleBytes()), { a: { m: memory } })
  const operation = (name: string): RowOperation => {
    const kernel = exports[name]
    if (!kernel) throw new Error(`The module has no function ${name}`)
    return (to, left, right) => kernel(to * 4, left * 4, right * 4, (left + stride) * 4)
  }
  const words = new Uint32Array(memory.buffer, 0, length)
  return { words, stride, and: operation('a'), andNot: operation('n'), or: operation('o') }
}

function plainOperations(words: Uint32Array, stride: number) {
  const each = (combine: (left: number, right: number) => number): RowOperation => {
    return (to, left, right) => {
      let count = 0
      for (let word = 0; word < stride; word++) {
        const value = combine(words[left + word] ?? 0, words[right + word] ?? 0)
        words[to + word] = value
        if (value !== 0) count += popcount(value)
      }
      return count
    }
  }
  return {
    and: each((left, right) => left & right),
    andNot: each((left, right) => left & ~right),
    or: each((left, right) => left | right),
  }
}

/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const I32 = 0x7f
const V128 = 0x7b
const [TO, LEFT, RIGHT, END, VALUE, SUM] = [0, 1, 2, 3, 4, 5]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const simd = (code: number) => (code < 0x80 ? [0xfd, code] : [0xfd, (code & 0x7f) | 0x80, code >> 7])
const load = (local: number) => [...get(local), ...simd(0x00), 4, 0]
const advance = (local: number) => [...get(local), 0x41, 16, 0x6a, ...set(local)]
const lane = (index: number) => [...get(SUM), ...simd(0x1b), index]
const sized = (bytes: readonly number[]) => [...length128(bytes.length), ...bytes]
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)]
const length128 = (value: number) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7])

function moduleBytes(): Uint8Array {
  const [and, andNot, or] = [0x4e, 0x4f, 0x50]
  const letter = (text: string) => [1, text.charCodeAt(0)]
  const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  const types = section(1, [1, 0x60, 4, I32, I32, I32, I32, 1, I32])
  const imports = section(2, [1, ...letter('a'), ...letter('m'), 0x02, 0x00, 1])
  const functions = section(3, [3, 0, 0, 0])
  const exported = section(7, [3, ...letter('a'), 0, 0, ...letter('n'), 0, 1, ...letter('o'), 0, 2])
  const code = section(10, [3, ...[and, andNot, or].flatMap((operator) => sized(functionBody(operator)))])
  return Uint8Array.from([...header, ...types, ...imports, ...functions, ...exported, ...code])
}

function functionBody(operator: number): number[] {
  const locals = [1, 2, V128]
  const combine = [...load(LEFT), ...load(RIGHT), ...simd(operator), ...set(VALUE)]
  const store = [...get(TO), ...get(VALUE), ...simd(0x0b), 4, 0]
  // i8x16.popcnt, then added up in pairs to eight and to four lanes.
  const counted = [...get(VALUE), ...simd(0x62), ...simd(0x7d), ...simd(0x7f)]
  const add = [...get(SUM), ...counted, ...simd(0xae), ...set(SUM)]
  const until = [...get(LEFT), ...get(END), 0x49, 0x0d, 0]
  const loop = [
    0x03,
    0x40,
    ...combine,
    ...store,
    ...add,
    ...advance(TO),
    ...advance(LEFT),
    ...advance(RIGHT),
    ...until,
    0x0b,
  ]
  const total = [...lane(0), ...lane(1), 0x6a, ...lane(2), 0x6a, ...lane(3), 0x6a]
  return [...locals, ...loop, ...total, 0x0b]
}
