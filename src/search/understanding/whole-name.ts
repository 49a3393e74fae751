import { SKIPPED } from './dictionary.ts'
import { eachRawWord, foldWord, wordSet } from './fold.ts'
import { isNoise } from './passed-over.ts'
import { PLAIN_PART, type Part, type Understanding } from './part.ts'

/** "Scholarships for students" is no name. */
const ANY_AWARD: ReadonlySet<string> = wordSet(
  'scholarship student study university college school for of in at to with and',
)

export function isName(words: readonly string[]): boolean {
  return words.some((word) => !ANY_AWARD.has(word))
}

interface PossibleName {
  readonly content: readonly string[]
  /** As it was typed. */
  readonly text: string
  readonly read: () => Understanding
}

/**
 * What a key says if it is the name of a programme, word for word; then without words behind the name that say nothing:
 * "HOPE Scholarship 2027", "… deadline".
 */
export function* asNames(searchKey: string): Generator<PossibleName> {
  const start = searchKey.length - searchKey.trimStart().length
  for (let text = searchKey.trim(); ;) {
    const content = meaningful(text)
    // Of one word the dictionary knows best.
    if (content.length < 2 || !isName(content)) return
    const said = text
    yield { content, text: said, read: () => ({ parts: [nameOf(said, start, content)], content, near: [] }) }
    const last = /\s+\S+$/.exec(text)
    if (!last || !isNoise(foldWord(last[0].trim()))) return
    text = text.slice(0, last.index)
  }
}

function nameOf(text: string, start: number, words: readonly string[]): Part {
  return { ...PLAIN_PART, start, end: start + text.length, text, word: words.join(' '), written: text }
}

/** How many different words a name has. What stands in brackets may be left out when it is typed. */
export function lengthOfName(name: string): number {
  return meaningful(outsideBrackets(name)).length
}

export function outsideBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ')
}

/** The different words of a text. */
function meaningful(text: string): string[] {
  const words: string[] = []
  eachRawWord(text, (raw) => {
    const word = foldWord(raw)
    if (word !== '' && !SKIPPED.has(word) && !words.includes(word)) words.push(word)
  })
  return words
}
