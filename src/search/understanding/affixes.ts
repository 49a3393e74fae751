import { kindOf } from './context.ts'
import { DICTIONARY, NOISE_WORDS } from './dictionary.ts'
import { foldWord, type Token } from './fold.ts'

// Nepali and Bengali say behind a word, and Amharic and Arabic before it, what prepositions say in English. Vowel signs do
// not count where words are compared, so that it is looked for in what is written.

const BEHIND = /^(.{2,}?)(?:हरू|हरु)?(को|का|की|मा|लाई|ले|बाट|देखि|সহ|তে|য়|এর|র|ের|কে|ে)?$/u
const BEFORE = /^([በለየከوبل])(.{2,})$/u
/** "Azerbaycanlı" is who comes from there. */
const TURKISH_PEOPLE = /^(\p{L}{4,}?)l[ıiuü](?:lar|ler)?$/iu
const SCRIPT = /^[\u0600-\u06ff\u0900-\u09ff\u1200-\u137f]/

/** What tells where somebody comes from, or whom something is for, as the words that say so. */
const SAID_BEFORE: Readonly<Record<string, string>> = { ከ: 'from', ለ: 'for' }

/** The name that a word holds with what is joined to it, and what that says; undefined where it holds none. */
export function partedAffix(token: Token, written: string): readonly Token[] | undefined {
  const country = foldWord(TURKISH_PEOPLE.exec(written)?.[1] ?? '')
  if (kindOf(country) === 'country') return [{ ...token, word: country }, from(token)]
  if (!SCRIPT.test(written)) return undefined
  const text = written.normalize('NFC')
  const [, before = '', rest = ''] = BEFORE.exec(text) ?? []
  if (isName(rest)) {
    const name = { ...token, word: foldWord(rest) }
    const said = SAID_BEFORE[before]
    return said === undefined
      ? [name]
      : [
          { ...token, word: said },
          { ...name, apart: false },
        ]
  }
  const [, stem = '', behind = ''] = BEHIND.exec(text) ?? []
  if (!isName(stem)) return undefined
  const name = { ...token, word: foldWord(stem) }
  return behind === 'बाट' || behind === 'देखि' ? [name, from(token)] : [name]
}

/** What says behind a name that somebody comes from there. */
function from(token: Token): Token {
  return { ...token, word: foldWord('से'), apart: false, minus: false }
}

function isName(text: string): boolean {
  const word = foldWord(text)
  return word !== '' && (Array.isArray(DICTIONARY.get(word)) || NOISE_WORDS.has(word))
}
