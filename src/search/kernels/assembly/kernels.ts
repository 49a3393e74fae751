// AssemblyScript, which `npm run kernels` compiles. Addresses and sizes are in bytes, in the one memory of an engine.
// SIMD has no instruction that counts bits: what counts takes 64 bits a step, all else 128. All measured.

/** Bytes of a turn: `WORDS_A_TURN` words. */
const TURN: u32 = 32
const VECTOR: u32 = 16

export function and(to: u32, left: u32, right: u32, end: u32): void {
  do {
    v128.store(to, v128.and(v128.load(left), v128.load(right)))
    v128.store(to, v128.and(v128.load(left, VECTOR), v128.load(right, VECTOR)), VECTOR)
    to += TURN
    left += TURN
    right += TURN
  } while (left < end)
}

export function andNot(to: u32, left: u32, right: u32, end: u32): void {
  do {
    v128.store(to, v128.andnot(v128.load(left), v128.load(right)))
    v128.store(to, v128.andnot(v128.load(left, VECTOR), v128.load(right, VECTOR)), VECTOR)
    to += TURN
    left += TURN
    right += TURN
  } while (left < end)
}

export function or(to: u32, left: u32, right: u32, end: u32): void {
  do {
    v128.store(to, v128.or(v128.load(left), v128.load(right)))
    v128.store(to, v128.or(v128.load(left, VECTOR), v128.load(right, VECTOR)), VECTOR)
    to += TURN
    left += TURN
    right += TURN
  } while (left < end)
}

/** AND of two bitsets. Returns how many bits that gives. */
export function countedAnd(to: u32, left: u32, right: u32, end: u32): u32 {
  let sum: u64 = 0
  do {
    sum += storeAnd(to, left, right) + storeAnd(to + 8, left + 8, right + 8)
    sum += storeAnd(to + 16, left + 16, right + 16) + storeAnd(to + 24, left + 24, right + 24)
    to += TURN
    left += TURN
    right += TURN
  } while (left < end)
  return u32(sum)
}

function storeAnd(to: u32, left: u32, right: u32): u64 {
  const value = load<u64>(left) & load<u64>(right)
  store<u64>(to, value)
  return popcnt(value)
}

/** How many bits two bitsets share. */
export function shared(left: u32, right: u32, end: u32): u32 {
  let sum: u64 = 0
  do {
    sum += popcnt(load<u64>(left) & load<u64>(right)) + popcnt(load<u64>(left, 8) & load<u64>(right, 8))
    sum += popcnt(load<u64>(left, 16) & load<u64>(right, 16)) + popcnt(load<u64>(left, 24) & load<u64>(right, 24))
    left += TURN
    right += TURN
  } while (left < end)
  return u32(sum)
}

// Penalties. From `ones` to `end of twos` are pairs of bitsets: docIds of the first that are not in the second.

function penalised(pair: u32, offset: u32): v128 {
  return v128.andnot(v128.load(load<u32>(pair) + offset), v128.load(load<u32>(pair, 4) + offset))
}

/** The first offset between two from which 128 docIds of a bitset have some without a penalty; stores these docIds. */
export function withoutPenalty(offset: u32, end: u32, bitset: u32, pairs: u32, endOfPairs: u32, found: u32): u32 {
  for (; offset < end; offset += VECTOR) {
    let docIds = v128.load(bitset + offset)
    if (!v128.any_true(docIds)) continue
    for (let pair = pairs; pair < endOfPairs; pair += 8) docIds = v128.andnot(docIds, penalised(pair, offset))
    if (!v128.any_true(docIds)) continue
    v128.store(found, docIds)
    return offset
  }
  return end
}

/**
 * The same for penalties below a bound. They are added up in binary, for 128 docIds at once: digit n of all sums is one
 * vector, and what overflows it is carried on to the next. Stores the docIds, then the digits.
 */
export function belowPenalty(
  offset: u32,
  end: u32,
  bitset: u32,
  ones: u32,
  twos: u32,
  endOfTwos: u32,
  found: u32,
  below: u32,
): u32 {
  const bound0 = i32x4.splat(-(below & 1))
  const bound1 = i32x4.splat(-((below >> 1) & 1))
  const bound2 = i32x4.splat(-((below >> 2) & 1))
  const bound3 = i32x4.splat(-((below >> 3) & 1))
  const bound4 = i32x4.splat(-((below >> 4) & 1))
  for (; offset < end; offset += VECTOR) {
    let docIds = v128.load(bitset + offset)
    if (!v128.any_true(docIds)) continue
    let digit0 = i32x4.splat(0)
    let digit1 = digit0
    let digit2 = digit0
    let digit3 = digit0
    let digit4 = digit0
    for (let pair = ones; pair < endOfTwos; pair += 8) {
      let carry = penalised(pair, offset)
      if (pair < twos) {
        const next = v128.and(digit0, carry)
        digit0 = v128.xor(digit0, carry)
        carry = next
      }
      const carry2 = v128.and(digit1, carry)
      digit1 = v128.xor(digit1, carry)
      const carry3 = v128.and(digit2, carry2)
      digit2 = v128.xor(digit2, carry2)
      const carry4 = v128.and(digit3, carry3)
      digit3 = v128.xor(digit3, carry3)
      digit4 = v128.xor(digit4, carry4)
    }
    // From the lowest digit: the higher ones overrule it.
    let lower = v128.andnot(bound0, digit0)
    lower = v128.bitselect(v128.and(bound1, lower), v128.or(bound1, lower), digit1)
    lower = v128.bitselect(v128.and(bound2, lower), v128.or(bound2, lower), digit2)
    lower = v128.bitselect(v128.and(bound3, lower), v128.or(bound3, lower), digit3)
    lower = v128.bitselect(v128.and(bound4, lower), v128.or(bound4, lower), digit4)
    docIds = v128.and(docIds, lower)
    if (!v128.any_true(docIds)) continue
    v128.store(found, docIds)
    v128.store(found, digit0, VECTOR)
    v128.store(found, digit1, 2 * VECTOR)
    v128.store(found, digit2, 3 * VECTOR)
    v128.store(found, digit3, 4 * VECTOR)
    v128.store(found, digit4, 5 * VECTOR)
    return offset
  }
  return end
}

// Counts of options. Many docIds share a list: the kernel counts lists first, then the options of each list once.

function countLists<T>(set: u32, wildcard: u32, end: u32, lists: u32, times: u32, found: u32): u32 {
  do {
    let docIds = load<u64>(set) & ~load<u64>(wildcard)
    while (docIds) {
      const time = times + ((load<T>(lists + (u32(ctz(docIds)) << alignof<T>())) as u32) << 2)
      const amount = load<u32>(time)
      store<u32>(found, time)
      // A list that was found before is overwritten by the next one.
      found += u32(amount == 0) << 2
      store<u32>(time, amount + 1)
      docIds &= docIds - 1
    }
    set += 8
    wildcard += 8
    lists += 64 << alignof<T>()
  } while (set < end)
  return found
}

/**
 * Adds to the count of each option how many docIds of a set list it, without the docIds of `wildcard`. `lists` has the
 * number of each document's list, in 16 bits if `narrow`; `times` how often a list was found, zero before and after;
 * `begins`, as a distance from `times`, where the options of each list begin. The kernel counts four options a turn.
 */
export function countOptions(
  set: u32,
  wildcard: u32,
  end: u32,
  lists: u32,
  narrow: bool,
  times: u32,
  first: u32,
  begins: u32,
  options: u32,
  counts: u32,
): void {
  const behind = narrow
    ? countLists<u16>(set, wildcard, end, lists, times, first)
    : countLists<u32>(set, wildcard, end, lists, times, first)
  for (; first < behind; first += 4) {
    const time = load<u32>(first)
    const amount = load<u32>(time)
    store<u32>(time, 0)
    const begin = time + begins
    const until = options + (load<u32>(begin, 4) << 1)
    for (let option = options + (load<u32>(begin) << 1); option < until; option += 8) {
      add(counts + (load<u16>(option) << 2), amount)
      add(counts + (load<u16>(option, 2) << 2), amount)
      add(counts + (load<u16>(option, 4) << 2), amount)
      add(counts + (load<u16>(option, 6) << 2), amount)
    }
  }
}

function add(to: u32, amount: u32): void {
  store<u32>(to, load<u32>(to) + amount)
}
