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
  /** The countries that are named before or behind it. */
  readonly countries: readonly QuerySpan[]
  readonly read: () => Understanding
}

/** In characters. A long letter is no title, and an interpretation without each of its last words takes long. */
const LONGEST_TITLE = 300

/**
 * The titles that a query may be: all of its words; then without insignificant words at its end: "HOPE Scholarship
 * 2027", "… deadline"; and all of these without a country before or behind: "HOPE Scholarship USA".
 */
export function* titleCandidates(
  searchKey: string,
  querySpans: readonly QuerySpan[],
  lexicon: Lexicon,
): Generator<TitleCandidate> {
  const countries = querySpans.filter(({ kind, excluded }) => kind === 'country' && !excluded)
  const start = skipBlanks(searchKey, 0)
  yield* candidatesFrom(searchKey, start, countries, lexicon)
  const first = countries.find((country) => country.start === start)
  if (first) yield* candidatesFrom(searchKey, skipBlanks(searchKey, first.end), countries, lexicon)
}

function* candidatesFrom(
  searchKey: string,
  start: number,
  countries: readonly QuerySpan[],
  lexicon: Lexicon,
): Generator<TitleCandidate> {
  let text = searchKey.slice(start).trimEnd()
  while (text.length <= LONGEST_TITLE) {
    const content = titleWords(text)
    // Of one word the lexicon knows best.
    if (content.length < 2) return
    const title = text
    const end = start + title.length
    const last = /\s+\S+$/.exec(title)
    const word = normalizeWord(last?.[0].trim() ?? '')
    const beside = countries.filter((country) => country.end <= start || country.start >= end)
    // "Scholarship for" is what is left of a sentence.
    if (!leadsOn(word, lexicon))
      yield {
        content,
        text: title,
        end,
        countries: beside,
        read: () => {
          const querySpans = [...beside, titleSpan(title, start, content)]
          return understandingOf({ querySpans, speakers: [], isAbroad: false, phrases: [] }, NO_SPANS, searchKey)
        },
      }
    const country = countries.find((one) => one.end === end)
    if (country) text = searchKey.slice(start, Math.max(start, country.start)).trimEnd()
    else if (last && isInsignificant(word, lexicon)) text = title.slice(0, last.index)
    else return
  }
}

const skipBlanks = (text: string, from: number): number => text.length - text.slice(from).trimStart().length

/** True for a word that no title ends with: "for". */
function leadsOn(word: string, { names }: Lexicon): boolean {
  return names.get(word)?.some(({ classes }) => LEADING.some((cls) => classes.includes(cls))) === true
}
const LEADING = ['for', 'in', 'of', 'from', 'to']

/**
 * True for a word that may stand behind a title: a number, a cue ("deadline", "how to apply"), or a stopword that is no
 * name: in Malay, "china" and "malaysia" are stopwords.
 */
function isInsignificant(word: string, { names, stopwords }: Lexicon): boolean {
  const senses = names.get(word) ?? []
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
