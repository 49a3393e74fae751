import { normalizeWord } from '#lexicon/normalize.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { EMPTY_QUERY_SPAN, type QuerySpan } from '#search/query/interpretation.ts'
import { NO_SPANS } from '#search/constraints/spans.ts'
import { understandingOf, titleWords, type Understanding } from '#search/constraints/understanding.ts'

interface TitleCandidate {
  readonly content: readonly string[]
  /** As it was typed. */
  readonly text: string
  /** Where it ends in the query, in UTF-16 units. */
  readonly end: number
  readonly read: () => Understanding
}

/** In characters. A long letter is no title, and an interpretation without each of its last words takes long. */
const LONGEST_TITLE = 300

/**
 * The titles that a query may be: all of its words; then without insignificant words at its end: "HOPE Scholarship
 * 2027", "… deadline".
 */
export function* titleCandidates(searchKey: string, lexicon: Lexicon): Generator<TitleCandidate> {
  const start = searchKey.length - searchKey.trimStart().length
  let text = searchKey.trim()
  while (text.length <= LONGEST_TITLE) {
    const content = titleWords(text)
    // Of one word the lexicon knows best.
    if (content.length < 2) return
    const typed = text
    const last = /\s+\S+$/.exec(text)
    const word = normalizeWord(last?.[0].trim() ?? '')
    // "Scholarship for" is what is left of a sentence.
    if (!leadsOn(word, lexicon))
      yield {
        content,
        text: typed,
        end: start + typed.length,
        read: () => understandingOf([titleSpan(typed, start, content)], NO_SPANS, searchKey),
      }
    if (!last || !isInsignificant(word, lexicon)) return
    text = text.slice(0, last.index)
  }
}

/** True for a word that no title ends with: "for". */
function leadsOn(word: string, { root }: Lexicon): boolean {
  return root.next.get(word)?.senses.some(({ classes }) => LEADING.some((cls) => classes.includes(cls))) === true
}
const LEADING = ['for', 'in', 'of', 'from', 'to']

/**
 * True for a word that may stand behind a title: a number, a cue ("deadline", "how to apply"), or a stopword that is no
 * name: in Malay, "china" and "malaysia" are stopwords.
 */
function isInsignificant(word: string, { root, stopwords }: Lexicon): boolean {
  const senses = root.next.get(word)?.senses ?? []
  if (/^\d+$/.test(word)) return true
  return senses.length > 0 ? senses.every(({ kind }) => kind === 'cue') : stopwords.has(word)
}

function titleSpan(text: string, start: number, words: readonly string[]): QuerySpan {
  const word = words.join(' ')
  return { ...EMPTY_QUERY_SPAN, kind: 'name', start, end: start + text.length, text, label: text, values: [word], word }
}

/** The number of different words of a title. People may omit a text in brackets. */
export function titleLengthOf(name: string): number {
  return titleWords(outsideBrackets(name)).length
}

export function outsideBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ')
}
