/**
 * Finds the slots of a row that match best, in WebAssembly; the same in plain JavaScript where that is missing.
 * `tier-kernel.test.ts` proves them equal.
 *
 * What a slot loses is added up in binary, for 128 slots at once: `digits` are the binary digits of 128 sums.
 *   for each 128 bits of the row, if there are any:
 *     for each loss of one: carry = those that lose it; digit 1 ^= carry; carry to digit 2; and so on
 *     for each loss of two: the same from digit 2 on
 *     bits = those whose sum is less than a bound; if there are any: store bits and digits; return their place
 * Where the bound is one, what loses anything is taken away instead, and there are no digits.
 */
import { WORDS_A_TURN, type BitRows } from './bit-kernel.ts'
import {
  ADD,
  constant,
  get,
  I32,
  LESS,
  loop,
  RETURN,
  set,
  tee,
  V128,
  when,
  type WrittenFunction,
} from './web-assembly.ts'

/** What the slots of a row lose that are not in another. */
export interface Loss {
  readonly row: number
  readonly but: number
  readonly loss: number
}

/** So many words are found at once. */
export const WORDS_FOUND = WORDS_A_TURN / 2
const DIGITS = 5
/** What a slot can lose is less than this. */
export const LOSSES = 1 << DIGITS
/** Room for the two rows of each loss of one, then for those of each loss of two. */
const WORDS_OF_LOSSES = 2 * LOSSES
/** How many words a finder needs. */
export const WORDS_OF_TIERS = WORDS_OF_LOSSES + (1 + DIGITS) * WORDS_FOUND

export interface TierFinder {
  /** What slots lose from now on. Returns what a slot in all of the rows loses. */
  readonly weigh: (losses: readonly Loss[]) => number
  /**
   * The first place between two, counted in words from the start of a row, behind which slots of the row lose less than
   * `below`; `to` if there is none.
   */
  readonly next: (row: number, from: number, to: number, below: number) => number
  /** The `WORDS_FOUND` words there with just these slots, then each of the digits of what they lose unless `below` is 1. */
  readonly found: Uint32Array
}

/** What a slot loses by its place in the words that were found. */
export function lossAt(found: Uint32Array, word: number, bit: number): number {
  let loss = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    loss |= (((found[(digit + 1) * WORDS_FOUND + word] ?? 0) >>> bit) & 1) << digit
  }
  return loss
}

/** Those of the slots in one of the words that was found that lose just so much. */
export function slotsLosing(found: Uint32Array, word: number, loss: number): number {
  let slots = found[word] ?? 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const isIn = found[(digit + 1) * WORDS_FOUND + word] ?? 0
    slots &= (loss >>> digit) % 2 === 1 ? isIn : ~isIn
  }
  return slots
}

/** `place` is that of the words a finder needs, behind the rows. */
export function createTierFinder(rows: BitRows, place: number): TierFinder {
  const kernels = rows.compile?.(KERNELS)
  if (!kernels) return inJavaScript(rows.words)
  const { words } = rows
  const { best, good } = kernels
  const found = place + WORDS_OF_LOSSES
  let twos = place
  let behind = place
  const write = ({ row, but }: Loss) => {
    words[behind++] = row * 4
    words[behind++] = but * 4
  }
  return {
    weigh(losses) {
      const most = mostLost(losses)
      behind = place
      for (const one of losses) if (one.loss % 2 === 1) write(one)
      twos = behind
      // A loss of five is one of one and two of two.
      for (const one of losses) for (let left = one.loss; left > 1; left -= 2) write(one)
      return most
    },
    next(row, from, to, below) {
      const kernel = below === 1 ? best : good
      return kernel(from * 4, to * 4, row * 4, place * 4, twos * 4, behind * 4, found * 4, below) / 4
    },
    found: words.subarray(found, found + (1 + DIGITS) * WORDS_FOUND),
  }
}

/** What a slot in all of the rows loses. */
export function mostLost(losses: readonly Loss[]): number {
  let most = 0
  for (const { loss } of losses) most += loss
  if (most >= LOSSES) throw new Error('A slot can lose too much')
  return most
}

function inJavaScript(words: Uint32Array): TierFinder {
  const found = new Uint32Array((1 + DIGITS) * WORDS_FOUND)
  let weighed: readonly Loss[] = []
  const addUp = (place: number, word: number) => {
    for (const { row, but, loss } of weighed) {
      const slots = (words[row + place + word] ?? 0) & ~(words[but + place + word] ?? 0)
      for (let first = 0; loss >>> first > 0; first++) {
        let carry = (loss >>> first) % 2 === 1 ? slots : 0
        for (let digit = first + 1; carry !== 0 && digit <= DIGITS; digit++) {
          const at = digit * WORDS_FOUND + word
          const before = found[at] ?? 0
          found[at] = before ^ carry
          carry &= before
        }
      }
    }
  }
  return {
    weigh(losses) {
      weighed = losses
      return mostLost(losses)
    },
    next(row, from, to, below) {
      for (let place = from; place < to; place += WORDS_FOUND) {
        found.fill(0)
        for (let word = 0; word < WORDS_FOUND; word++) {
          const slots = words[row + place + word] ?? 0
          if (slots === 0) continue
          addUp(place, word)
          for (let bit = 0; bit < 32; bit++) {
            if ((slots >>> bit) % 2 === 1 && lossAt(found, word, bit) < below)
              found[word] = (found[word] ?? 0) | (1 << bit)
          }
        }
        if (found.subarray(0, WORDS_FOUND).some((slots) => slots !== 0)) return place
      }
      return to
    },
    found,
  }
}

// The parameters, then the locals.
const [PLACE, END, ROW, ONES, TWOS, BEHIND, FOUND, BELOW] = [0, 1, 2, 3, 4, 5, 6, 7]
const [AT, BITS, CARRY, NEXT, LOWER, DIGIT, BOUND] = [8, 9, 10, 11, 12, 13, 13 + DIGITS]

const [NOT_IN, AND, OR, XOR, CHOOSE, ANY] = [
  [0xfd, 0x4f],
  [0xfd, 0x4e],
  [0xfd, 0x50],
  [0xfd, 0x51],
  [0xfd, 0x52],
  [0xfd, 0x53],
]
const load = (address: readonly number[], behind = 0) => [...address, 0xfd, 0x00, 4, ...at(behind)]
const store = (address: readonly number[], value: readonly number[], behind = 0) => [
  ...address,
  ...value,
  0xfd,
  0x0b,
  4,
  ...at(behind),
]
/** How far behind an address, in two bytes. */
const at = (behind: number) => [(behind & 0x7f) | 0x80, behind >>> 7]
const number = (address: readonly number[], behind = 0) => [...address, 0x28, 2, behind]
const add = (left: readonly number[], right: readonly number[]) => [...left, ...right, ADD]
const advance = (local: number, bytes: number) => [...add(get(local), constant(bytes)), ...set(local)]
const isLess = (left: number, right: number) => [...get(left), ...get(right), LESS]
const digits = Array.from({ length: DIGITS }, (_, digit) => digit)
const BYTES = WORDS_FOUND * 4
const SHIFT = [0x76]
/** Of zero and two numbers: both AND, taken from zero, four times. */
const EACH_BIT = [0x71, 0x6b, 0xfd, 0x11]
const ZERO = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)]

/** Those in the row at hand that are not in the other. */
const lost = [...load(add(number(get(AT)), get(PLACE))), ...load(add(number(get(AT), 4), get(PLACE))), ...NOT_IN]
const addTo = (digit: number) => [
  ...(digit + 1 < DIGITS ? [...get(DIGIT + digit), ...get(CARRY), ...AND, ...set(NEXT)] : []),
  ...get(DIGIT + digit),
  ...get(CARRY),
  ...XOR,
  ...set(DIGIT + digit),
  ...(digit + 1 < DIGITS ? [...get(NEXT), ...set(CARRY)] : []),
]
const addFrom = (first: number, end: number) => [
  ...isLess(AT, end),
  ...when(
    ...loop(...lost, ...set(CARRY), ...digits.slice(first).flatMap(addTo), ...advance(AT, 8), ...isLess(AT, end)),
  ),
]
/** Compares with the bound, from the lowest digit: the higher ones overrule it. */
const compare = (digit: number) => [
  ...get(BOUND + digit),
  ...get(LOWER),
  ...AND,
  ...get(BOUND + digit),
  ...get(LOWER),
  ...OR,
  ...get(DIGIT + digit),
  ...CHOOSE,
  ...set(LOWER),
]
/** A digit of the bound, as often as there are bits. */
const bound = (digit: number) => [
  ...constant(0),
  ...get(BELOW),
  ...constant(digit),
  ...SHIFT,
  ...constant(1),
  ...EACH_BIT,
  ...set(BOUND + digit),
]
/** Leaves the place if any bits are left. */
const finding = (
  others: readonly number[],
  before: readonly number[] = [],
  stored: readonly number[] = [],
): WrittenFunction => ({
  parameters: 8,
  locals: [I32, ...Array.from({ length: 4 + 2 * DIGITS }, () => V128)],
  code: [
    ...before,
    ...isLess(PLACE, END),
    ...when(
      ...loop(
        ...load(add(get(ROW), get(PLACE))),
        ...tee(BITS),
        ...ANY,
        ...when(
          ...get(ONES),
          ...set(AT),
          ...others,
          ...get(BITS),
          ...ANY,
          ...when(...store(get(FOUND), get(BITS)), ...stored, ...get(PLACE), ...RETURN),
        ),
        ...advance(PLACE, BYTES),
        ...isLess(PLACE, END),
      ),
    ),
    ...get(END),
  ],
})
const GOOD = finding(
  [
    ...digits.flatMap((digit) => [...ZERO, ...set(DIGIT + digit)]),
    ...addFrom(0, TWOS),
    ...addFrom(1, BEHIND),
    ...ZERO,
    ...set(LOWER),
    ...digits.flatMap(compare),
    ...get(BITS),
    ...get(LOWER),
    ...AND,
    ...set(BITS),
  ],
  digits.flatMap(bound),
  digits.flatMap((digit) => store(get(FOUND), get(DIGIT + digit), (1 + digit) * BYTES)),
)
const BEST = finding([
  ...isLess(AT, BEHIND),
  ...when(...loop(...get(BITS), ...lost, ...NOT_IN, ...set(BITS), ...advance(AT, 8), ...isLess(AT, BEHIND))),
])
const KERNELS = { best: BEST, good: GOOD }
