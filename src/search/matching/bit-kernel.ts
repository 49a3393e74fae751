/**
 * AND, AND NOT, OR and XOR over rows of bits, and how many bits that gives, in WebAssembly. The same in plain JavaScript
 * where that is missing. `bit-kernel.test.ts` proves them equal.
 *
 * The module is put together below, so that its source is all there is: functions over one imported memory,
 * `(to, left, right, end of left) -> count`, in bytes, each a loop of
 *   so many times: v = op(load left, load right); store v to; sum += popcount(v)
 *   to, left, right += 32; until left = end
 * Those that count take 64 bits a step, since SIMD has no instruction that counts bits: making do without one took half as
 * long again. Those that do not count take 128, and two fifths of the time. All measured.
 */
type RowOperation<Result> = (to: number, left: number, right: number, words?: number) => Result

export interface BitRows {
  /** All rows, one behind the other; rows are named by the place of their first word. */
  readonly words: Uint32Array
  /** Words in a row, a multiple of `WORDS_A_TURN`. */
  readonly stride: number
  // Each writes a row, or so many words of one from anywhere in it on.
  readonly and: RowOperation<void>
  readonly andNot: RowOperation<void>
  readonly or: RowOperation<void>
  readonly xor: RowOperation<void>
  // These return how many bits they set, too.
  readonly countedAnd: RowOperation<number>
  readonly countedAndNot: RowOperation<number>
  /** How many bits two rows share. */
  readonly shared: (left: number, right: number) => number
}

/** The kernel reads so many words at once. */
export const WORDS_A_TURN = 8

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
    // No memory of that kind: plain JavaScript does as well, only slower.
  }
  const words = new Uint32Array(length)
  return { words, stride, ...plainOperations(words, stride) }
}

function withKernel(webAssembly: WebAssemblyApi, length: number, stride: number): BitRows {
  const memory = new webAssembly.Memory({ initial: Math.max(1, Math.ceil((length * 4) / PAGE_BYTES)) })
  const { exports } = new webAssembly.Instance(new webAssembly.Module(moduleBytes()), { a: { m: memory } })
  const kernel = (name: keyof typeof OPERATIONS): Kernel => {
    const found = exports[name]
    if (!found) throw new Error(`The module has no function ${name}`)
    return found
  }
  const operation = (name: keyof typeof OPERATIONS): RowOperation<number> => {
    const run = kernel(name)
    return (to, left, right, amount = stride) => run(to * 4, left * 4, right * 4, (left + amount) * 4)
  }
  const count = kernel('s')
  return {
    words: new Uint32Array(memory.buffer, 0, length),
    stride,
    and: operation('a'),
    andNot: operation('n'),
    or: operation('o'),
    xor: operation('x'),
    countedAnd: operation('A'),
    countedAndNot: operation('N'),
    shared: (left, right) => count(0, left * 4, right * 4, (left + stride) * 4),
  }
}

function plainOperations(words: Uint32Array, stride: number) {
  const counted = (combine: (left: number, right: number) => number, writes = true): RowOperation<number> => {
    return (to, left, right, amount = stride) => {
      let count = 0
      for (let word = 0; word < amount; word++) {
        const value = combine(words[left + word] ?? 0, words[right + word] ?? 0)
        if (writes) words[to + word] = value
        if (value !== 0) count += popcount(value)
      }
      return count
    }
  }
  const plain = (combine: (left: number, right: number) => number): RowOperation<void> => {
    return (to, left, right, amount = stride) => {
      for (let word = 0; word < amount; word++) {
        words[to + word] = combine(words[left + word] ?? 0, words[right + word] ?? 0)
      }
    }
  }
  const and = (left: number, right: number) => left & right
  const andNot = (left: number, right: number) => left & ~right
  const share = counted(and, false)
  return {
    and: plain(and),
    andNot: plain(andNot),
    or: plain((left, right) => left | right),
    xor: plain((left, right) => left ^ right),
    countedAnd: counted(and),
    countedAndNot: counted(andNot),
    shared: (left: number, right: number) => share(0, left, right),
  }
}

/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const I32 = 0x7f
const I64 = 0x7e
const [TO, LEFT, RIGHT, END, VALUE, SUM] = [0, 1, 2, 3, 4, 5]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const advance = (local: number) => [...get(local), 0x41, WORDS_A_TURN * 4, 0x6a, ...set(local)]
const sized = (bytes: readonly number[]) => [...length128(bytes.length), ...bytes]
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)]
const length128 = (value: number) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7])

interface Operation {
  /** What it does to two values on the stack, of 128 bits, or of 64 where they are counted. */
  readonly code: readonly number[]
  readonly counts: boolean
  readonly writes: boolean
}

const operationOf = (code: readonly number[], counts = false, writes = true): Operation => ({ code, counts, writes })
const [AND, NOT] = [[0x83], [0x42, 0x7f, 0x85]]

/** By name in the module. */
const OPERATIONS = {
  a: operationOf([0xfd, 0x4e]),
  n: operationOf([0xfd, 0x4f]),
  o: operationOf([0xfd, 0x50]),
  x: operationOf([0xfd, 0x51]),
  A: operationOf(AND, true),
  N: operationOf([...NOT, ...AND], true),
  s: operationOf(AND, true, false),
}

function moduleBytes(): Uint8Array {
  const letter = (text: string) => [1, text.charCodeAt(0)]
  const operations = Object.entries(OPERATIONS)
  const each = (of: (name: string, place: number) => number[]) => operations.flatMap(([name], place) => of(name, place))
  const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  const types = section(1, [1, 0x60, 4, I32, I32, I32, I32, 1, I32])
  const imports = section(2, [1, ...letter('a'), ...letter('m'), 0x02, 0x00, 1])
  const functions = section(3, [operations.length, ...each(() => [0])])
  const exported = section(7, [operations.length, ...each((name, place) => [...letter(name), 0, place])])
  const code = section(10, [operations.length, ...operations.flatMap(([, one]) => sized(functionBody(one)))])
  return Uint8Array.from([...header, ...types, ...imports, ...functions, ...exported, ...code])
}

function functionBody(operation: Operation): number[] {
  const { counts } = operation
  const width = counts ? 8 : 16
  const places = Array.from({ length: (WORDS_A_TURN * 4) / width }, (_, place) => place * width)
  const steps = places.flatMap((behind) => stepAt(behind, operation))
  const until = [...get(LEFT), ...get(END), 0x49, 0x0d, 0]
  const loop = [0x03, 0x40, ...steps, ...advance(TO), ...advance(LEFT), ...advance(RIGHT), ...until, 0x0b]
  return counts ? [1, 2, I64, ...loop, ...get(SUM), 0xa7, 0x0b] : [0, ...loop, 0x41, 0, 0x0b]
}

/** One step, so many bytes behind where the turn begins. */
function stepAt(behind: number, { code, counts, writes }: Operation): number[] {
  const [load, store] = counts
    ? [
        [0x29, 3],
        [0x37, 3],
      ]
    : [
        [0xfd, 0, 4],
        [0xfd, 0x0b, 4],
      ]
  const value = [...get(LEFT), ...load, behind, ...get(RIGHT), ...load, behind, ...code]
  const kept = counts ? [...value, 0x22, VALUE] : value
  return [
    ...(writes ? [...get(TO), ...kept, ...store, behind] : [...kept, 0x1a]),
    ...(counts ? [...get(SUM), ...get(VALUE), 0x7b, 0x7c, ...set(SUM)] : []),
  ]
}
