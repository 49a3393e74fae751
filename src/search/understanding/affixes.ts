import { DICTIONARY, DICTIONARY_WORDS, kindOf, NOISE_WORDS } from './dictionary.ts'
import { foldWord, type Token } from './fold.ts'

// Nepali, Bengali and Korean say behind a word, and Amharic and Arabic before it, what prepositions say in English. Vowel signs do
// not count where words are compared, so that it is looked for in what is written.

const BEHIND =
  /^(.{2,}?)(?:हरू|हरु)?(को|का|की|मा|लाई|ले|बाट|देखि|সহ|তে|য়|এর|র|ের|কে|ে|에서|으로|로|에|의|을|를|은|는|이|가|과|와|도|학과)?$/u
const BEFORE = /^([በለየከوبل])(.{2,})$/u
/** "Azerbaycanlı" is who comes from there. */
const TURKISH_PEOPLE = /^(\p{L}{4,}?)l[ıiuü]k?(?:lar|ler|y[ıiuü]m)?$/iu
const SCRIPT = /^[\u0600-\u06ff\u0900-\u09ff\u1200-\u137f\uac00-\ud7af]/

/** What tells where somebody comes from, or whom something is for, as the words that say so. */
const SAID_BEFORE: Readonly<Record<string, string>> = { ከ: 'from', ለ: 'for' }

/** Turkish says behind a name, and Arabic before it, what is "in", "from", "to" and "for" in English. */
const APART = /^(\p{L}{3,})['’](?:[dt][ae]n?|y[ae])$/iu
const JOINED = /^(?:(.{4,}?)(?:[dt][ae]n?|y[ae])|[بل](.{3,}))$/

/** Without what is joined to a word, where that leaves one: "d'excellence", "Almanya'da", "kanadada", "بتركيا". */
export function bared(
  tokens: readonly Token[],
  searchKey: string,
  isKnown: (word: string) => boolean,
): readonly Token[] {
  // Most keys have nothing of the kind.
  if (tokens.every(({ word }) => word !== 'state' && DICTIONARY_WORDS.has(word))) return tokens
  return tokens.flatMap((token, at): readonly Token[] => {
    const written = searchKey.slice(token.start, token.end)
    // "Study in the states". Folded, "state" is the same word.
    const isThe = !token.apart && tokens[at - 1]?.word === 'the' && tokens[at + 1]?.word !== 'of'
    if (isThe && written.toLowerCase() === 'states') return [{ ...token, word: 'usa' }]
    if (DICTIONARY_WORDS.has(token.word)) return [token]
    const [, rest] = /^(?:\p{L}|qu)['’](.+)$/iu.exec(written) ?? []
    const word = foldWord(rest ?? '')
    if (rest !== undefined && (DICTIONARY_WORDS.has(word) || isKnown(word))) return [{ ...token, word }]
    if (isKnown(token.word)) return [token]
    const [, turkish, arabic] = JOINED.exec(token.word) ?? []
    const [, named] = APART.exec(written) ?? []
    const stem = named === undefined ? (turkish ?? arabic ?? '') : foldWord(named)
    if (Array.isArray(DICTIONARY.get(stem))) return [{ ...token, word: stem }]
    return partedAffix(token, written) ?? [token]
  })
}

/** The name that a word holds with what is joined to it, and what that says; undefined where it holds none. */
function partedAffix(token: Token, written: string): readonly Token[] | undefined {
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
