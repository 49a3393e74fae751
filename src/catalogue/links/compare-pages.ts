import { isSlip } from '#catalogue/text/phrase-book.ts'
import type { PageLine } from './page-lines.ts'
import { isFactWord, isFigureOrName, isModifier, namesFact, tellsStatus } from './page-words.ts'

export interface Difference {
  /** Whether a fact of the award may be another one now. */
  readonly changed: boolean
  /** The sentences that are new, those with facts first; at most `SHOWN`. */
  readonly news: readonly string[]
}

const SHOWN = 5
/** So many words of sentences without any fact count, too: it is another text. */
const MUCH_PROSE = 12
/** So many other words in sentences with facts count, though none of them is a fact by itself. */
const SOME_WORDS = 2
/** From so many pages on, what most of them repeat is their frame, even if it states a fact. */
const MANY_PAGES = 4

/**
 * Compares two versions of a page. Sentences that at least half of the other pages of its host have, before or now, are
 * their frame, and left out.
 */
export function comparePages(
  before: readonly PageLine[],
  now: readonly PageLine[],
  others: readonly ReadonlySet<string>[] = [],
): Difference {
  const counts = (line: PageLine) => !isFrame(line.text, others) && (!line.beside || statesFact(line.text))
  const without = (lines: readonly PageLine[], known: readonly PageLine[]) => {
    const texts = new Set(known.map(({ text }) => text))
    return lines.filter((line) => !texts.has(line.text) && counts(line))
  }
  const [come, gone] = [without(now, before), without(before, now)]
  const [found, lost] = differing(tokensOf(come.map(({ text }) => text)), tokensOf(gone.map(({ text }) => text)))
  const other = withoutSlips(found, lost)
  const isFact = other.some(isFactWord)
  const isNearFact =
    (other.length >= SOME_WORDS || other.some(isModifier)) && [...come, ...gone].some(({ text }) => namesFact(text))
  const changed = isFact || isNearFact || other.length >= MUCH_PROSE
  const news = come.toSorted((one, two) => Number(statesFact(two.text)) - Number(statesFact(one.text)))
  return { changed, news: changed ? news.slice(0, SHOWN).map(({ said }) => said) : [] }
}

function isFrame(text: string, others: readonly ReadonlySet<string>[]): boolean {
  if (others.length === 0 || (others.length < MANY_PAGES && statesFact(text))) return false
  return others.filter((page) => page.has(text)).length * 2 >= others.length
}

/** A fact of an award is a number or a name with a word that tells what of, or that the award does not run. */
function statesFact(text: string): boolean {
  return tellsStatus(text) || (namesFact(text) && tokensOf([text]).some(isFigureOrName))
}

const WORDS = new Intl.Segmenter('und', { granularity: 'word' })

function tokensOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
  )
}

/** What each of two bags of words has more of. So sentences that were cut, joined or moved are no difference. */
function differing(one: readonly string[], two: readonly string[]): [string[], string[]] {
  const rest = new Map<string, number>()
  for (const word of two) rest.set(word, (rest.get(word) ?? 0) + 1)
  const more = one.filter((word) => {
    const left = rest.get(word) ?? 0
    if (left > 0) rest.set(word, left - 1)
    return left === 0
  })
  return [more, [...rest].flatMap(([word, count]) => Array.from({ length: count }, () => word))]
}

/** In a shorter word, another letter makes another word. */
const isLong = (word: string) => word.length >= 5

/** Without words that differ by one letter from one that is gone, and are no facts: a slip that was mended. */
function withoutSlips(found: readonly string[], lost: readonly string[]): string[] {
  const old = [...lost]
  const kept = found.filter((word) => {
    const index =
      !isLong(word) || isFactWord(word)
        ? -1
        : old.findIndex((one) => isLong(one) && !isFactWord(one) && isSlip(one, word))
    if (index !== -1) old.splice(index, 1)
    return index === -1
  })
  return [...kept, ...old]
}
