import { DICTIONARY, DICTIONARY_WORDS, kindOf, meaningOf, NOISE_WORDS } from './dictionary.ts'
import { foldWord, type Token } from './fold.ts'
import { sendsStudents } from './homes.ts'
import { unromanised } from './romanised.ts'

// What English says with prepositions, other languages join to the word: Nepali, Bengali and Korean at its end, Amharic
// and Arabic at its start. It is looked for in the text as typed, because folded words have lost their vowel signs.

const BEHIND =
  /^(.{2,}?)(?:हरू|हरु)?(को|का|की|मा|लाई|ले|बाट|देखि|সহ|তে|য়|এর|র|ের|কে|ে|에서|으로|로|에|의|을|를|은|는|이|가|과|와|도)?$/u
/** Korean departments: "컴퓨터학과". "경제학과" is a subject that ends in 학 itself. */
const DEPARTMENT = /^(.{2,})(?:학과|학부|전공)$/u
const BEFORE = /^([በለየከوبل])(.{2,})$/u
/** "Azerbaycanlı" is somebody from Azerbaijan. */
const TURKISH_PEOPLE = /^(\p{L}{4,}?)l[ıiuüy]k?(?:lar|ler|y[ıiuü]m)?$/iu
const SCRIPT = /^[\u0600-\u06ff\u0900-\u09ff\u1200-\u137f\uac00-\ud7af]/

/**
 * Words that only their accents or capitals tell from others, and the word that is understood: "thèse" is not "these",
 * and "IR" and "PE" neither Iran nor Peru.
 */
const AS_TYPED: ReadonlyMap<string, string> = new Map([
  ['thèse', 'doctorat'],
  ['thèses', 'doctorat'],
  ['bscs', 'bca'],
  ['mscs', 'mca'],
  ['IR', 'diplomacy'],
  ['MIS', 'ict'],
  ['PE', 'sport'],
])
const wordIn = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const GERMAN = wordIn('ich|nicht|für|fuer|und|oder|stipendi(?:um|en)|studi(?:um|eren|enten|erende)|kind(?:ern?)?')
/**
 * Little words that look like a degree or an institute, each with words of the language that it belongs to: German for
 * "with", Nepali for "in", and the Tagalog that asks. Written in small letters, they are passed over.
 */
const PARTICLES: ReadonlyMap<string, RegExp> = new Map([
  ['mit', GERMAN],
  ['ma', wordIn('lagi|garna|garne|jana|sakera|huncha|chha|padhna|pauna')],
  ['ba', wordIn('po|mga|ako|ang|lang|naman|pwede|meron|alin')],
])
const RETYPED: ReadonlySet<string> = new Set(['state', 'aus', ...[...AS_TYPED.keys()].map(foldWord)])
/** What more than the word itself decides about, how it is typed or what stands beside it. */
const UNSURE: ReadonlySet<string> = new Set([...RETYPED, ...PARTICLES.keys(), 'dem', 'den', 'der'])

/** The prefixes that say where somebody comes from or whom something is for, each with the English word. */
const SAID_BEFORE: Readonly<Record<string, string>> = { ከ: 'from', ለ: 'for' }

/**
 * Turkish and Azerbaijani add "in", "from" and "to" to the end of a name, with an apostrophe or without; Arabic puts "in" and "for"
 * before it.
 */
const APART = /^(\p{L}{3,})['’](?:[dt][aeə]n?|y[aeə])$/iu
const JOINED = /^(?:(.{4,}?)(?:[dt][aeə]n?|y[aeə])|[بل](.{3,}))$/

const APOSTROPHE = /['’]/
/** "D'excellence", "qu'une". */
const ELIDED = /^(?:\p{L}|qu)['’](.+)$/iu

/** Takes off what is joined to a word, if a known word is left: "d'excellence", "Almanya'da", "kanadada", "بتركيا". */
export function bared(tokens: Token[], searchKey: string, isKnown: (word: string) => boolean): Token[] {
  // Most keys have only words of the dictionary and of the catalogue, and need none of this.
  const isPlain = ({ word }: Token) =>
    !UNSURE.has(word) && (DICTIONARY_WORDS.has(word) || (isKnown(word) && !APOSTROPHE.test(searchKey)))
  if (tokens.every(isPlain)) return tokens
  const spoken = withoutParticles(tokens, searchKey)
  return unromanised(spoken, isKnown).flatMap((token, at): readonly Token[] => {
    if (isPlain(token)) return [token]
    const written = searchKey.slice(token.start, token.end)
    // "Study in the states". Folded, "states" is "state", so the typed word decides.
    const isThe = !token.apart && spoken[at - 1]?.word === 'the' && spoken[at + 1]?.word !== 'of'
    if (isThe && written.toLowerCase() === 'states') return [{ ...token, word: 'usa' }]
    // "Studenten aus der Türkei"; elsewhere it is Australia.
    const isOut = (of?: Token) => of?.word === 'aus' && GERMAN.test(searchKey)
    if (isOut(token)) return [{ ...token, word: 'from' }]
    if (/^de[mnr]$/.test(token.word) && isOut(spoken[at - 1])) return []
    const meant = RETYPED.has(token.word) ? asTyped(written, searchKey) : undefined
    if (meant !== undefined) return [{ ...token, word: meant }]
    if (DICTIONARY_WORDS.has(token.word)) return [token]
    const rest = ELIDED.exec(written)?.[1]
    const word = rest === undefined ? '' : foldWord(rest)
    if (word !== '' && (DICTIONARY_WORDS.has(word) || isKnown(word))) return [{ ...token, word }]
    if (isKnown(token.word)) return [token]
    const [, turkish, arabic] = JOINED.exec(token.word) ?? []
    const named = APART.exec(written)?.[1]
    const stem = named === undefined ? (turkish ?? arabic ?? '') : foldWord(named)
    if (Array.isArray(DICTIONARY.get(stem))) {
      const name = { ...token, word: stem }
      return isLeaving(token.word, stem) ? [name, from(token)] : [name]
    }
    return partedAffix(token, written) ?? [token]
  })
}

function withoutParticles(tokens: readonly Token[], searchKey: string): readonly Token[] {
  const isParticle = (token?: Token) =>
    token !== undefined && PARTICLES.get(searchKey.slice(token.start, token.end))?.test(searchKey) === true
  if (!tokens.some(({ word }) => PARTICLES.has(word))) return tokens
  // What stood apart from a particle stands apart from what follows it.
  return tokens.flatMap((token, at): readonly Token[] => {
    const before = tokens[at - 1]
    if (isParticle(token)) return []
    return isParticle(before) ? [{ ...token, apart: token.apart || before?.apart === true }] : [token]
  })
}

function asTyped(written: string, searchKey: string): string | undefined {
  const text = written.normalize('NFC')
  // Where all other words are in capitals as well, these tell nothing.
  const isShouted = !/\p{Ll}/u.test(searchKey) && /\p{Lu}/u.test(searchKey.replace(written, ''))
  return AS_TYPED.get(text.toLowerCase()) ?? (isShouted ? undefined : AS_TYPED.get(text))
}

/** The name inside a word, and what is joined to it; undefined if there is no name in it. */
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
  const [, stem = '', behind = ''] =
    [BEHIND, DEPARTMENT].map((form) => form.exec(text) ?? []).find(([, name = '']) => isName(name)) ?? []
  if (stem === '') return undefined
  const name = { ...token, word: foldWord(stem) }
  return behind === 'बाट' || behind === 'देखि' ? [name, from(token)] : [name]
}

/** "Qozog'istondan", but a "burs" may be "Almanya'dan" as well. */
function isLeaving(word: string, country: string): boolean {
  const meaning = /[dt][aeə]n$/.test(word) ? meaningOf(country) : undefined
  return meaning?.kind === 'country' && sendsStudents(meaning.values[0] ?? '')
}

/** The word for "from" that is understood after a name: somebody comes from there. */
function from(token: Token): Token {
  return { ...token, word: foldWord('से'), apart: false, minus: false }
}

function isName(text: string): boolean {
  const word = foldWord(text)
  return word !== '' && (Array.isArray(DICTIONARY.get(word)) || NOISE_WORDS.has(word))
}
