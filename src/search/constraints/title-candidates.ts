import { normalizeWord } from '#lexicon/normalize.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { PLAIN_PART, type Part } from '#search/query/interpretation.ts'
import { NO_SPANS } from '#search/constraints/spans.ts'
import { understandingOf, wordsOfName, type Understanding } from '#search/constraints/understanding.ts'

interface PossibleName {
  readonly content: readonly string[]
  /** As it was typed. */
  readonly text: string
  readonly read: () => Understanding
}

/** In characters. A letter is no name, and reading it again without each of its last words would take long. */
const LONGEST_NAME = 300

/**
 * What a key says if it is the name of a programme, word for word; then without words behind the name that say nothing:
 * "HOPE Scholarship 2027", "… deadline".
 */
export function* asNames(searchKey: string, lexicon: Lexicon): Generator<PossibleName> {
  const start = searchKey.length - searchKey.trimStart().length
  let text = searchKey.trim()
  while (text.length <= LONGEST_NAME) {
    const content = wordsOfName(text)
    // Of one word the lexicon knows best.
    if (content.length < 2) return
    const said = text
    yield { content, text: said, read: () => understandingOf([nameOf(said, start, content)], NO_SPANS, searchKey) }
    const last = /\s+\S+$/.exec(text)
    if (!last || !tellsNothing(normalizeWord(last[0].trim()), lexicon)) return
    text = text.slice(0, last.index)
  }
}

/** True for what no name ends in: little words, figures and cues ("deadline", "how to apply"). */
function tellsNothing(word: string, { root, stopwords }: Lexicon): boolean {
  const senses = root.next.get(word)?.senses ?? []
  return stopwords.has(word) || /^\d+$/.test(word) || (senses.length > 0 && senses.every(({ kind }) => kind === 'cue'))
}

function nameOf(text: string, start: number, words: readonly string[]): Part {
  const word = words.join(' ')
  return { ...PLAIN_PART, kind: 'name', start, end: start + text.length, text, label: text, values: [word], word }
}

/** How many different words a name has. What stands in brackets may be left out when it is typed. */
export function lengthOfName(name: string): number {
  return wordsOfName(outsideBrackets(name)).length
}

export function outsideBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ')
}
