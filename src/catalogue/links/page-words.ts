import { normalizeLetters, normalizeWord } from '#lexicon/normalize.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { readWords } from '#catalogue/words.ts'

const WORDS = readWords('pages')
/** Scripts that put no spaces between words, or join endings to them: there a word is found inside of others. */
const JOINED = /[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`

const listOf = (role: string): string[] => WORDS.require(role).split(',').map(plain)

/** Small letters without accents, digits as 0 to 9, one space between words: how texts of pages are compared. */
export function plain(text: string): string {
  return normalizeLetters(text)
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[’ʼ‘`]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/(\d)[.,'\s](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The digits of a script follow each other, from its 0 on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

function patternOf(role: string, isWhole = false, without: readonly string[] = []): RegExp {
  const spelt = (word: string) =>
    word
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', String.raw`[\p{L}\p{M}]*`)
      .replaceAll('#', String.raw`\d[\d.,]*`)
  const [joined, spaced] = [true, false].map((isJoined) =>
    listOf(role)
      .filter((word) => word !== '' && !without.includes(word) && JOINED.test(word) === isJoined)
      .map(spelt)
      .join('|'),
  )
  const bounded = `(?<!${LETTER})(?:${spaced})(?!${LETTER})`
  const any = joined === '' ? bounded : `${bounded}|(?:${joined})`
  return new RegExp(isWhole ? `^(?:${any})$` : any, 'u')
}

const FACT = patternOf('fact', false, listOf('modifier'))
const MODIFIER = patternOf('modifier')
const STATUS = patternOf('status')
const CLOSING = patternOf('closing')
const STAMP = patternOf('stamp')
const COUNTER = patternOf('counter')
const ELAPSED = new RegExp(patternOf('elapsed').source, 'gu')
const COOKIES = patternOf('cookies')
const AD = patternOf('ad', true)
const OTHERS = patternOf('others', true)
const ELSEWHERE = patternOf('elsewhere', true)
const CONTACT = patternOf('contact')
const CLASSES = (['drop', 'news', 'beside'] as const).map((kind) => [kind, new Set(listOf(`class ${kind}`))] as const)

const withoutEnd = (text: string) => plain(text).replace(/(?<![\s:.!…|>»-])[\s:.!…|>»-]+$/, '')

/** All take a text as `plain` leaves it. */
export const namesFact = (text: string): boolean => FACT.test(text) || STATUS.test(text)
export const tellsStatus = (text: string): boolean => STATUS.test(text)
export const isStamp = (text: string): boolean => STAMP.test(text) && !STATUS.test(text) && !CLOSING.test(text)
export const isCounter = (text: string): boolean => COUNTER.test(text) && /\d/.test(text)
export const isAboutCookies = (text: string): boolean => COOKIES.test(text)
export const isContact = (text: string): boolean => CONTACT.test(text)
export const withoutElapsed = (text: string): string => text.replaceAll(ELAPSED, ' ')

/** These take a text as it stands in the page. */
export const isAdLabel = (text: string): boolean => text.length < 60 && AD.test(withoutEnd(text))
export const beginsAsAd = (text: string): boolean => AD.test(withoutEnd(text.slice(0, 60).split(/[:|–—-]/)[0] ?? ''))
export const leadsElsewhere = (heading: string): boolean => heading.length < 80 && ELSEWHERE.test(withoutEnd(heading))
export const headsOthers = (heading: string): boolean => heading.length < 80 && OTHERS.test(withoutEnd(heading))

/** What the names of an element say of it: nothing of the page's own, news, or something beside it. */
export function kindOfClasses(names: string): 'drop' | 'news' | 'beside' | undefined {
  const words = names
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const all = [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)]
  return CLASSES.find(([, known]) => all.some((word) => known.has(word)))?.[0]
}

const WHO = new Set(['country', 'region', 'people', 'adjective', 'level', 'audience', 'field', 'state', 'part'])
const { names } = readLexicon()

/** Whether a word is a number, or a name of a place, a people, a group of people, a level or a field. */
export function isFigureOrName(token: string): boolean {
  return /\d/.test(token) || (names.get(normalizeWord(token))?.some(({ kind }) => WHO.has(kind)) ?? false)
}

/** Whether a word by itself says who may apply, for what, until when, or whether it still runs. */
export const isFactWord = (token: string): boolean => isFigureOrName(token) || namesFact(token)

/** Whether a word says something of a fact beside it: "not", "only", "until". */
export const isModifier = (token: string): boolean => MODIFIER.test(token)
