import { unitInHeader } from '#catalogue/facts/amounts.ts'
import { foldedWords, foldPhrase, wordSet } from '#catalogue/text/phrase-book.ts'
import { readWords } from '#catalogue/words.ts'
import { TARGETS, type Target } from './mapping.ts'

const WORDS = readWords('headers')
const SCORE = { clear: 1, plain: 0.85, weak: 0.7, beside: 0.55 } as const
/** What a header loses that has the name among words that say nothing, or as one of several names. */
const DECORATED = 0.03
const ONE_OF_SEVERAL = 0.15
/** The highest score of a header that has a name at its beginning or end, among other words. */
export const WITHIN = 0.4
/** A shorter name is part of too many other words' meaning. */
const SHORTEST_WITHIN = 3
const LONGEST_HEADER = 60

/** The score of each name of a target. The clearest come first among those of a kind. */
const BOOKS: ReadonlyMap<Target, ReadonlyMap<string, number>> = new Map(
  TARGETS.map((target) => [target, bookOf(target)]),
)
const [SAYS_NOTHING, SAYS_ABOUT] = [WORDS.wordSet('decoration'), WORDS.wordSet('about it')]
const [HOLDS_ALL, SAYS_HOW] = [WORDS.wordSet('holder'), WORDS.wordSet('form')]
const OTHERS: ReadonlyMap<Target, ReadonlySet<string>> = new Map(
  TARGETS.map((target) => [target, wordSet(WORDS.find(`${target} another`) ?? '')]),
)

function bookOf(target: Target): Map<string, number> {
  const book = new Map<string, number>()
  for (const [kind, score] of Object.entries(SCORE)) {
    const names = WORDS.find(`${target} ${kind}`) ?? ''
    for (const [index, name] of names.split(',').entries()) {
      const key = foldPhrase(name)
      if (key !== '' && !book.has(key)) book.set(key, score - index / 1000)
    }
  }
  return book
}

/**
 * How well a header names a target, from 0 for not at all to 1 for its clearest name. Only the end of a path
 * (`award.amount_max`) counts.
 */
export function scoreHeader(header: string, target: Target): number {
  return scoreRead(readHeader(header), target)
}

/** The target that a header names best, and how well. */
export function matchHeader(header: string): { readonly target: Target | null; readonly score: number } {
  let best: { target: Target | null; score: number } = { target: null, score: 0 }
  if (header.length > LONGEST_HEADER) return best
  const read = readHeader(header)
  for (const target of TARGETS) {
    const score = scoreRead(read, target)
    if (score > best.score) best = { target, score }
  }
  return best
}

/** False for a header that names something else than the target, whatever its values look like: "Donor country". */
export function mayHold(header: string, target: Target): boolean {
  const { last } = readHeader(header)
  const others = OTHERS.get(target) ?? new Set()
  return !last.some((word) => SAYS_ABOUT.has(word) || others.has(word))
}

/** A header taken apart: the end of its path, the last two parts together, and the names between slashes. */
interface ReadHeader {
  readonly last: readonly string[]
  readonly lastTwo: readonly string[]
  readonly several: readonly (readonly string[])[]
  readonly isPath: boolean
  readonly isQuestion: boolean
  /** True for a header that gives a currency: "Award (USD)". */
  readonly isMoney: boolean
}

/** "Award in EUR", "Award USD" */
const CURRENCY_BEHIND = /(?:\s(?:in|en|em))?\s(?:[A-Z]{3}|\p{Sc})\s*$/u

function readHeader(header: string): ReadHeader {
  // "Amount (¥1,000)", "Deadline (dd/mm/yyyy)*"
  const isMoney = unitInHeader(header).currency !== ''
  const outside = header.replaceAll(/[([{][^()[\]{}]*[)\]}]/g, ' ')
  const bare = isMoney ? outside.replace(CURRENCY_BEHIND, '') : outside
  const shown = /\p{L}/u.test(bare) ? bare : header
  const path = shown.split(/>|\.(?=[^\s.])/).map((part) => part.trim())
  while (path.length > 1 && SAYS_HOW.has(path.at(-1)?.toLowerCase() ?? '')) path.pop()
  const words = path.map(wordsOf)
  const several = (path.at(-1) ?? '').split(/[/|\\]/).map(wordsOf)
  return {
    last: words.at(-1) ?? [],
    lastTwo: words.slice(-2).flat(),
    several: several.length > 1 ? several : [],
    isPath: path.length > 1,
    isQuestion: shown.includes('?'),
    isMoney,
  }
}

function wordsOf(text: string): string[] {
  const apart = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_'’]/g, ' ')
  return foldedWords(apart).filter((word) => !/^(?:19|20)\d\d$/.test(word))
}

function scoreRead(header: ReadHeader, target: Target): number {
  const score = scoreNames(header, target)
  if (!header.isMoney || score > SCORE.plain) return score
  // "Bursary (GBP)" is what each is worth, unless the values are names.
  if (target === 'name') return score / 10
  if (target === 'awards') return 0
  const named = Math.max(scoreNames(header, 'name'), scoreNames(header, 'awards'))
  return target === 'amount' && score === 0 && named <= SCORE.plain ? Math.min(named, SCORE.weak) : score
}

function scoreNames({ last, lastTwo, several, isPath, isQuestion }: ReadHeader, target: Target): number {
  const book = BOOKS.get(target) ?? new Map<string, number>()
  const others = OTHERS.get(target) ?? new Set()
  const whole = (words: readonly string[]) => book.get(words.join(' ')) ?? 0
  // `organization.name` is that of the organization.
  const parent = lastTwo.slice(0, -last.length)
  const isNameOf = isPath && last.join(' ') === 'name' && !parent.every((word) => HOLDS_ALL.has(word))
  if (isNameOf && whole(parent) > 0) return whole(parent) - DECORATED
  // `acf.deadline` is that of the record itself, as `deadline` is.
  const isOfPart = isPath && !(parent.length > 0 && parent.every((word) => HOLDS_ALL.has(word)))
  const exact = Math.max(whole(lastTwo), whole(last) - (isOfPart ? 0.05 : 0))
  if (exact > 0) return exact
  if (isQuestion) return 0
  if (last.some((word) => SAYS_ABOUT.has(word) || others.has(word))) return 0
  const bare = last.filter((word) => !SAYS_NOTHING.has(word))
  const decorated = bare.length > 0 && bare.length < last.length ? whole(bare) - DECORATED : 0
  const one = Math.max(0, ...several.map(whole).filter((score) => score > SCORE.beside)) - ONE_OF_SEVERAL
  return decorated > 0 || one > 0 ? Math.max(decorated, one) : scoreWithin(book, last)
}

/** "Official link for the form", "Countries where one studies": what a header is about stands first or last. */
function scoreWithin(book: ReadonlyMap<string, number>, words: readonly string[]): number {
  let best = 0
  for (let count = words.length - 1; count > 0; count--) {
    for (const part of [words.slice(0, count), words.slice(-count)]) {
      const name = part.join(' ')
      // A name that needs no other words, and is no plain word of the language.
      const isTelling = name.length >= SHORTEST_WITHIN && part.some((word) => !SAYS_NOTHING.has(word))
      const score = isTelling ? (book.get(name) ?? 0) : 0
      if (score >= SCORE.plain - 0.1) best = Math.max(best, WITHIN * score)
    }
  }
  return best
}

const STATES = new Set('state province estado provincia bundesland canton kanton'.split(' '))
/** "Member states" are countries, and the United States one. */
const NO_STATES = new Set('member united unido'.split(' '))

/** A header for people: "school names" of `eligibility.school_names`. */
export function headerWords(header: string): string {
  const last = header.split(/>|\.(?=[^\s.])/).at(-1) ?? header
  return last.replaceAll('_', ' ').trim()
}

/** True for a header of something else, which its values are told with: "University: ETH Zurich" among the conditions. */
export function isBeside(header: string, target: Target): boolean {
  const score = scoreHeader(header, target)
  return score <= SCORE.beside && score > WITHIN
}

/** True for a column of states or provinces, whose two letters are no countries. */
export function namesStates(header: string): boolean {
  const words = wordsOf(header)
  return words.some((word) => STATES.has(word)) && !words.some((word) => NO_STATES.has(word))
}
