import { readWords } from '#catalogue/words.ts'
import { COUNTRY_BOOK } from './country-book.ts'
import { foldedWords } from './phrase-book.ts'

const WORDS = readWords('places-of-study')
const wordsOf = (role: string) => new Set(foldedWords(WORDS.require(role)))
const [STUDY, ORIGIN, TAUGHT, PEOPLE, INSTITUTIONS, FOREIGN, LIVING, LANDS, RELATIVE] = [
  wordsOf('study'),
  wordsOf('origin'),
  wordsOf('taught'),
  wordsOf('people'),
  wordsOf('institution'),
  wordsOf('foreign'),
  wordsOf('living'),
  wordsOf('land'),
  wordsOf('relative'),
]

/** In capitals these are names, and words otherwise. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bU\.?S\.?(?:A\b\.?|(?!\p{L}))/gu, 'United States '],
  [/\bU\.?K\b\.?/g, 'United Kingdom '],
  [/\bEU\b/g, 'European Union '],
]

export interface PeopleNamed {
  readonly tokens: readonly string[]
  /** True if it is about countries that are not named. */
  readonly isOfOthers: boolean
}

/**
 * Whom a text names, apart from where they study; undefined if it names no place of study. `before` is what stands before
 * it in its statement: "at universities in the UK, Ireland or South Africa".
 */
export function peopleNamed(text: string, before: string): PeopleNamed | undefined {
  const words = foldedWords(SHORT.reduce((rest, [short, name]) => rest.replaceAll(short, name), text))
  const tokens = new Set<string>()
  let isElsewhere = before !== '' && isOfStudy(before)
  const isForeign = words.some((word) => FOREIGN.has(word))
  let isOfOthers = false
  let hasLeftOut = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const length = COUNTRY_BOOK.nameAt(words, at)
    if (length === 0) {
      if (word === 'from' && TAUGHT.has(words[at - 1] ?? '')) isElsewhere = true
      else if (ORIGIN.has(word)) isElsewhere = false
      else if (STUDY.has(word) || (isForeign && word === 'in' && isOfPeopleThere(words[at - 1] ?? '')))
        isElsewhere = !isOfPeople(words[at + 1])
      else if (LANDS.has(word) && RELATIVE.has(words[at + 1] ?? '')) isElsewhere = isOfOthers = true
      at += 1
      continue
    }
    const next = words[at + length] ?? ''
    const isPlace = INSTITUTIONS.has(next) || (isElsewhere && !PEOPLE.has(next))
    if (isPlace) hasLeftOut = true
    else for (const token of COUNTRY_BOOK.within(words.slice(at, at + length).join(' '))) tokens.add(token)
    at += length
  }
  return hasLeftOut ? { tokens: [...tokens], isOfOthers } : undefined
}

/** "Foreign students in", "foreigners living in" */
function isOfPeopleThere(before: string): boolean {
  return PEOPLE.has(before) || LIVING.has(before)
}

/** "University students", "admitted applicants" */
function isOfPeople(next: string | undefined): boolean {
  return next !== undefined && /^(?:student|applicant|candidate|citizen|national)$/.test(next)
}

/** True if what follows a text tells where people study. */
function isOfStudy(text: string): boolean {
  const words = foldedWords(text.slice(-LONGEST_BEFORE))
  const last = words.findLastIndex((word) => ORIGIN.has(word) || STUDY.has(word))
  return STUDY.has(words[last] ?? '') && !isOfPeople(words[last + 1])
}

const LONGEST_BEFORE = 200
