/** The shortest words that may have one spelling mistake, and two: Petrobras is not PETRONAS. */
const ONE_MISTAKE = 5
const TWO_MISTAKES = 9
/** Longer words are not corrected: there are hardly any. One sign may have eighteen letters in its normal form. */
const LONGEST = 40
/** People know how a word begins, so a wrong first letter counts twice. */
const WRONG_START = 2

/** How many mistakes a word may have: none if it holds a digit, as codes and numbers do, or is too long. */
export function forgiven(word: string, twoMistakes = TWO_MISTAKES): number {
  if (word.length < ONE_MISTAKE || word.length > LONGEST || /\d/.test(word)) return 0
  return word.length < twoMistakes ? 1 : 2
}

/**
 * The words of a list nearest to `word`, counting letters left out, added, changed or swapped with their neighbour; empty if
 * the nearest has more mistakes than a word may have. Those that end alike come first, then in the alphabet's order.
 */
export function nearestWords(word: string, all: readonly string[], twoMistakes?: number): string[] {
  let best = forgiven(word, twoMistakes)
  if (best === 0) return []
  let found: string[] = []
  // "Lybian" and "libyan" sound the same.
  const heard = (one: string) => one.replaceAll('y', 'i')
  const sound = heard(word)
  for (const candidate of alikeTo(word, all)) {
    const mistakes = mistakesIn(sound, heard(candidate), best)
    if (mistakes > best) continue
    if (mistakes < best) found = []
    best = mistakes
    found.push(candidate)
  }
  // People leave out letters inside a word, and end it as it ends: "nigera" is Nigeria, not Niger.
  const last = word.at(-1)
  return found.sort().sort((a, b) => Number(b.at(-1) === last) - Number(a.at(-1) === last))
}

/** By list, then by length and first letter. */
const ALIKE = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>()

/**
 * The words of a sorted list that may correct this one. A word that is two letters longer or shorter is another word:
 * "basketball" is not "baseball". Another first letter is one that was swapped or omitted.
 */
function alikeTo(word: string, all: readonly string[]): readonly string[] {
  const known = ALIKE.get(all) ?? Map.groupBy(all, (one) => `${one.length}${one[0]}`)
  ALIKE.set(all, known)
  const firsts = [...new Set(word.slice(0, 2))].sort()
  const lengths = [-1, 0, 1].map((more) => word.length + more).filter((length) => length >= ONE_MISTAKE)
  return lengths.flatMap((length) => firsts.flatMap((first) => known.get(`${length}${first}`) ?? []))
}

/** The last three rows of the table of distances. */
let [above, current, twoAbove] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]

/** The distance of two words (optimal string alignment), or a larger number once it is more than `most`. */
function mistakesIn(word: string, candidate: string, most: number): number {
  for (let column = 0; column <= word.length; column++) above[column] = startCost(column)
  let leastAbove = 0
  for (let row = 1; row <= candidate.length; row++) {
    const letter = candidate.charCodeAt(row - 1)
    let least = (current[0] = startCost(row))
    for (let column = 1; column <= word.length; column++) {
      const isSame = letter === word.charCodeAt(column - 1)
      const changed = row === 1 && column === 1 ? WRONG_START : 1
      const [left, up, across] = [current[column - 1] ?? 0, above[column] ?? 0, above[column - 1] ?? 0]
      let cost = Math.min(left + 1, up + 1, across + (isSame ? 0 : changed))
      const isSwapped =
        row > 1 &&
        letter === word.charCodeAt(column - 2) &&
        candidate.charCodeAt(row - 2) === word.charCodeAt(column - 1)
      if (isSwapped && column > 1) cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    // The row above counts too, because a swap looks two rows back.
    if (Math.min(least, leastAbove + 1) > most) return most + 1
    leastAbove = least
    ;[twoAbove, above, current] = [above, current, twoAbove]
  }
  return above[word.length] ?? 0
}

/** The cost of this many letters too many or too few at the start. */
const startCost = (letters: number) => (letters === 0 ? 0 : letters - 1 + WRONG_START)
