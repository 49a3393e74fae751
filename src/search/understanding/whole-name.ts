import { SKIPPED } from './dictionary.ts'
import { wordsOf, wordSet } from './fold.ts'
import type { Part, Understanding } from './part.ts'

/** "Scholarships for students" is no name. */
const ANY_AWARD: ReadonlySet<string> = wordSet(
  'scholarship student study university college school for of in at to with and',
)

export function isName(words: readonly string[]): boolean {
  return words.some((word) => !ANY_AWARD.has(word))
}

/** A key that may be a programme's name, word for word: what it would say then. */
export function asName(searchKey: string): Understanding | undefined {
  const content = [...new Set(meaningful(searchKey))]
  // Of one word the dictionary knows best.
  if (content.length < 2 || !isName(content)) return undefined
  const text = searchKey.trim()
  const start = searchKey.indexOf(text)
  const word = content.join(' ')
  const part: Part = {
    start,
    end: start + text.length,
    text,
    meanings: [],
    negated: false,
    about: 'wanted',
    word,
    written: text,
  }
  return { parts: [part], content, near: [] }
}

/** How many different words a name has. What stands in brackets may be left out when it is typed. */
export function lengthOfName(name: string): number {
  return new Set(meaningful(outsideBrackets(name))).size
}

export function outsideBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ')
}

function meaningful(text: string): string[] {
  return wordsOf(text).filter((word) => !SKIPPED.has(word))
}
