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
import {
  ADD,
  constant,
  get,
  I64,
  kernelsOf,
  LESS,
  loop,
  set,
  tee,
  WEB_ASSEMBLY,
  type Kernel,
  type WebAssemblyApi,
  type WrittenFunction,
} from './web-assembly.ts'

type RowOperation<Result> = (to: number, left: number, right: number) => Result

export interface BitRows {
  /** All rows, one after the other. A row is named by the place of its first word. */
  readonly words: Uint32Array
  /** Words in a row, a multiple of `WORDS_A_TURN`. */
  readonly stride: number
  /** The place of the first word after the rows. */
  readonly behind: number
  // Each writes a row.
  readonly and: RowOperation<void>
  readonly andNot: RowOperation<void>
  readonly or: RowOperation<void>
  readonly xor: RowOperation<void>
  /** Also returns how many bits it sets. */
  readonly countedAnd: RowOperation<number>
  /** How many bits two rows share. */
  readonly shared: (left: number, right: number) => number
  /**
   * Compiles functions over the same memory, addressed in bytes. Undefined in plain JavaScript, which has no room after
   * the rows.
   */
  readonly compile?: <Name extends string>(functions: Record<Name, WrittenFunction>) => Readonly<Record<Name, Kernel>>
}

/** The kernel reads this many words at once. */
export const WORDS_A_TURN = 8

const PAGE_BYTES = 65_536

/** Makes room for `rows` rows of `stride` words and for `behind` words after them, all zero. */
export function createBitRows(
  rows: number,
  stride: number,
  behind = 0,
  webAssembly: WebAssemblyApi | null = WEB_ASSEMBLY,
): BitRows {
  const length = rows * stride
  try {
    if (webAssembly) return { behind: length, ...withKernel(webAssembly, length + behind, stride) }
  } catch {
    // No such memory to be had: plain JavaScript does the same, more slowly.
  }
  const words = new Uint32Array(length)
  return { words, stride, behind: length, ...plainOperations(words, stride) }
}

function withKernel(webAssembly: WebAssemblyApi, length: number, stride: number): Omit<BitRows, 'behind'> {
  const memory = new webAssembly.Memory({ initial: Math.max(1, Math.ceil((length * 4) / PAGE_BYTES)) })
  const kernels = kernelsOf(webAssembly, memory, OPERATIONS)
  const operation = (name: keyof typeof OPERATIONS): RowOperation<number> => {
    const run = kernels[name]
    return (to, left, right) => run(to * 4, left * 4, right * 4, (left + stride) * 4)
  }
  const { shared } = kernels
  return {
    words: new Uint32Array(memory.buffer, 0, length),
    stride,
    and: operation('and'),
    andNot: operation('andNot'),
    or: operation('or'),
    xor: operation('xor'),
    countedAnd: operation('countedAnd'),
    shared: (left, right) => shared(0, left * 4, right * 4, (left + stride) * 4),
    compile: (functions) => kernelsOf(webAssembly, memory, functions),
  }
}

function plainOperations(words: Uint32Array, stride: number) {
  const counted = (combine: (left: number, right: number) => number, writes = true): RowOperation<number> => {
    return (to, left, right) => {
      let count = 0
      for (let word = 0; word < stride; word++) {
        const value = combine(words[left + word] ?? 0, words[right + word] ?? 0)
        if (writes) words[to + word] = value
        if (value !== 0) count += popcount(value)
      }
      return count
    }
  }
  const plain = (combine: (left: number, right: number) => number): RowOperation<void> => {
    return (to, left, right) => {
      for (let word = 0; word < stride; word++) {
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
    shared: (left: number, right: number) => share(0, left, right),
  }
}

/** Whether a row holds a slot. */
export function isSet(bits: Uint32Array, row: number, slot: number): boolean {
  return ((bits[row + (slot >>> 5)] ?? 0) >>> (slot & 31)) % 2 === 1
}

/** The slots of a row, ascending. */
export function slotsOf(bits: Uint32Array, row: number, stride: number): number[] {
  const slots: number[] = []
  for (let word = 0; word < stride; word++) {
    for (let left = bits[row + word] ?? 0; left !== 0; left &= left - 1) {
      slots.push(word * 32 + 31 - Math.clz32(left & -left))
    }
  }
  return slots
}

/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const [TO, LEFT, RIGHT, END, VALUE, SUM] = [0, 1, 2, 3, 4, 5]
const AND = [0x83]

interface Operation {
  /** The instructions for two values on the stack, of 128 bits, or of 64 if they are counted. */
  readonly code: readonly number[]
  readonly counts?: boolean
  readonly writes?: boolean
}

const OPERATIONS = {
  and: written({ code: [0xfd, 0x4e] }),
  andNot: written({ code: [0xfd, 0x4f] }),
  or: written({ code: [0xfd, 0x50] }),
  xor: written({ code: [0xfd, 0x51] }),
  countedAnd: written({ code: AND, counts: true }),
  shared: written({ code: AND, counts: true, writes: false }),
}

function written({ code, counts = false, writes = true }: Operation): WrittenFunction {
  const width = counts ? 8 : 16
  const places = Array.from({ length: (WORDS_A_TURN * 4) / width }, (_, place) => place * width)
  const steps = places.flatMap((behind) => stepAt(behind, { code, counts, writes }))
  const advance = (local: number) => [...get(local), ...constant(WORDS_A_TURN * 4), ADD, ...set(local)]
  const turns = loop(...steps, ...advance(TO), ...advance(LEFT), ...advance(RIGHT), ...get(LEFT), ...get(END), LESS)
  return { parameters: 4, locals: [I64, I64], code: [...turns, ...(counts ? [...get(SUM), 0xa7] : constant(0))] }
}

/** One step, `behind` bytes after the start of the turn. */
function stepAt(behind: number, { code, counts, writes }: Required<Operation>): number[] {
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
  const kept = counts ? [...value, ...tee(VALUE)] : value
  return [
    ...(writes ? [...get(TO), ...kept, ...store, behind] : [...kept, 0x1a]),
    ...(counts ? [...get(SUM), ...get(VALUE), 0x7b, 0x7c, ...set(SUM)] : []),
  ]
}
