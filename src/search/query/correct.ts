import { forgiven, nearestWords } from '#lexicon/spelling.ts'
import type { Token } from '#lexicon/tokenize.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { KnownWords } from './annotate.ts'

/** How many words of a key are corrected at most. */
const CORRECTIONS = 8
/** Words of the lexicon may have two mistakes from this length on. */
const TWO_MISTAKES = 8
/** In letters. */
const REMEMBERED = 4000

const remembered = new WeakMap<Lexicon, Map<string, string | undefined>>()

/** By token, the word of the lexicon that a misspelt one stands for. Names of places and people forgive one mistake only. */
export function correctionsOf(
  tokens: readonly Token[],
  text: string,
  lexicon: Lexicon,
  known: KnownWords,
): readonly (string | undefined)[] {
  const wrong = tokens.map(({ word }) => !isRight(word, lexicon, known))
  const count = wrong.filter(Boolean).length
  if (count > CORRECTIONS) return []
  const found = tokens.map(({ word, start, end }, at) => {
    if (wrong[at] !== true) return undefined
    // Folding takes the "s" of "busines" for that of a plural.
    return (
      nearest(word, lexicon) ??
      (text[end - 1] === 's' && end - start === word.length + 1 ? nearest(`${word}s`, lexicon) : undefined)
    )
  })
  // A key of unknown words is in a language that is not known here.
  return count > 2 && found.filter(Boolean).length * 2 <= count ? [] : found
}

function isRight(word: string, lexicon: Lexicon, known: KnownWords): boolean {
  return (
    lexicon.words.has(word) ||
    forgiven(word) === 0 ||
    !/^[a-z]+$/.test(word) ||
    lexicon.english.has(word) ||
    lexicon.stopwords.has(word) ||
    known.has(word)
  )
}

function nearest(word: string, lexicon: Lexicon): string | undefined {
  let memory = remembered.get(lexicon)
  if (!memory || memory.size > REMEMBERED) remembered.set(lexicon, (memory = new Map()))
  if (memory.has(word)) return memory.get(word)
  const near = nearestWords(word, lexicon.spellings, TWO_MISTAKES)
  const kinds = (one: string) => lexicon.root.next.get(one)?.senses.map(({ kind }) => kind) ?? []
  const isPlace = (one: string) => kinds(one).some((kind) => kind === 'country' || kind === 'people')
  // What is a name by itself is meant before a word of a longer one.
  const best = near.find((one) => kinds(one).length > 0) ?? near[0]
  const found =
    best !== undefined && isPlace(best) && nearestWords(word, [best], word.length + 1).length === 0 ? undefined : best
  memory.set(word, found)
  return found
}
