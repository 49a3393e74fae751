/** The shortest words that may have one spelling mistake, and two: Petrobras is not PETRONAS. */
const ONE_MISTAKE = 5
const TWO_MISTAKES = 9
/**
 * Longer words are not corrected: there are hardly any, and comparing takes longer with each letter. One sign may fold
 * to eighteen.
 */
const LONGEST = 40

/** How many mistakes a word may have: none if it holds a digit, as codes and numbers do, or is too long. */
export function forgiven(word: string, twoMistakes = TWO_MISTAKES): number {
  if (word.length < ONE_MISTAKE || word.length > LONGEST || /\d/.test(word)) return 0
  return word.length < twoMistakes ? 1 : 2
}

/** People know how a word begins, so a wrong first letter counts twice. */
const WRONG_START = 2

/**
 * The words nearest to `word` in a sorted list, counting letters left out, added, changed or swapped with their
 * neighbour; empty if the nearest has more mistakes than a word may have. Neighbours in the list reuse the rows of their
 * common start, and words whose start already differs too much are skipped.
 */
export function nearestWords(word: string, all: readonly string[], twoMistakes?: number): string[] {
  let best = forgiven(word, twoMistakes)
  if (best === 0) return []
  const sorted = alikeIn(all, word.length)
  let found: string[] = []
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, column) => startCost(column))]
  const rest = word.slice(1)
  let previous = ''
  let at = 0
  while (at < sorted.length) {
    const candidate = sorted[at] ?? ''
    // Another first letter is one that was swapped or left out; or all mistakes that there may be, and the rest is right.
    if (candidate[0] !== word[0] && candidate[0] !== word[1] && !candidate.endsWith(rest)) {
      at++
      continue
    }
    let shared = 0
    while (shared < previous.length && previous[shared] === candidate[shared]) shared++
    const stopped = fillRows(rows, candidate, word, shared, best)
    previous = candidate.slice(0, stopped)
    if (stopped < candidate.length) {
      // No word with this start can be near enough.
      at = firstAfter(sorted, candidate.slice(0, stopped), at + 1)
      continue
    }
    const distance = rows[candidate.length]?.[word.length] ?? Infinity
    if (distance < best) found = []
    if (distance <= best) {
      best = distance
      found.push(candidate)
    }
    at++
  }
  return found
}

/** By list and length of the word. */
const ALIKE = new WeakMap<readonly string[], Map<number, readonly string[]>>()

/**
 * The words of a list that one of this length may stand for: one that is two letters longer or shorter is another word,
 * "basketball" is not "baseball". Kept, because that is a few hundred of thousands: a text of misspelt words must not cost
 * much more than any other.
 */
function alikeIn(sorted: readonly string[], length: number): readonly string[] {
  const known = ALIKE.get(sorted) ?? new Map<number, readonly string[]>()
  ALIKE.set(sorted, known)
  const before = known.get(length)
  if (before) return before
  const alike = sorted.filter((word) => word.length >= ONE_MISTAKE && Math.abs(word.length - length) < 2)
  known.set(length, alike)
  return alike
}

/** The cost of this many letters too many or too few at the start. */
function startCost(letters: number): number {
  return letters === 0 ? 0 : letters - 1 + WRONG_START
}

/**
 * Fills the table from row `shared` + 1. Returns how many letters it took to see that the word is too far off, or all.
 */
function fillRows(rows: number[][], candidate: string, word: string, shared: number, best: number): number {
  let leastAbove = Math.min(...(rows[shared] ?? []))
  for (let row = shared + 1; row <= candidate.length; row++) {
    const above = rows[row - 1] ?? []
    const current = (rows[row] ??= [])
    current[0] = startCost(row)
    let least = current[0]
    for (let column = 1; column <= word.length; column++) {
      const same = candidate[row - 1] === word[column - 1]
      const changed = row === 1 && column === 1 ? WRONG_START : 1
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : changed),
      )
      if (row > 1 && column > 1 && candidate[row - 1] === word[column - 2] && candidate[row - 2] === word[column - 1]) {
        cost = Math.min(cost, (rows[row - 2]?.[column - 2] ?? 0) + 1)
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    // The row above counts too, because a swap looks two rows back.
    if (Math.min(least, leastAbove + 1) > best) return row
    leastAbove = least
  }
  return candidate.length
}

function firstAfter(sorted: readonly string[], start: string, from: number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '').slice(0, start.length) <= start) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of a word in a sorted list, or -1. */
export function placeOf(word: string, sorted: readonly string[]): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const candidate = sorted[middle] ?? ''
    if (candidate === word) return middle
    if (candidate < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}
