import { normalizeLetters, normalizeWord } from '#lexicon/normalize.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { anyPhrase } from '#catalogue/text/phrase-book.ts'
import { readWords } from '#catalogue/words.ts'

const WORDS = readWords('pages')
const listOf = (role: string): string[] => WORDS.list(role).map(plain)

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
  const any = anyPhrase(listOf(role).filter((word) => !without.includes(word)))
  return new RegExp(isWhole ? `^(?:${any})$` : any, 'u')
}

/** A test for the words of a role, of a text as `plain` leaves it. */
function has(...pattern: Parameters<typeof patternOf>): (text: string) => boolean {
  const words = patternOf(...pattern)
  return (text) => words.test(text)
}

const ELAPSED = new RegExp(patternOf('elapsed').source, 'gu')
const [hasFact, hasClosing] = [has('fact', false, listOf('modifier')), has('closing')]
const [hasStamp, hasCounter] = [has('stamp'), has('counter')]
const [isAd, isOthers, isElsewhere] = [has('ad', true), has('others', true), has('elsewhere', true)]
const CLASSES = (['drop', 'news', 'beside'] as const).map((kind) => [kind, new Set(listOf(`class ${kind}`))] as const)

export const tellsStatus = has('status')
export const isAboutCookies = has('cookies')
export const isContact = has('contact')
/** Whether a word says something of a fact beside it: "not", "only", "until". */
export const isModifier = has('modifier')
export const namesFact = (text: string): boolean => hasFact(text) || tellsStatus(text)
export const isStamp = (text: string): boolean => hasStamp(text) && !tellsStatus(text) && !hasClosing(text)
export const isCounter = (text: string): boolean => hasCounter(text) && /\d/.test(text)
export const withoutElapsed = (text: string): string => text.replaceAll(ELAPSED, ' ')

const withoutEnd = (text: string) => plain(text).replace(/(?<![\s:.!…|>»-])[\s:.!…|>»-]+$/, '')

/** These take a text as it stands in the page. */
export const isAdLabel = (text: string): boolean => text.length < 60 && isAd(withoutEnd(text))
export const beginsAsAd = (text: string): boolean => isAd(withoutEnd(text.slice(0, 60).split(/[:|–—-]/)[0] ?? ''))
export const leadsElsewhere = (heading: string): boolean => heading.length < 80 && isElsewhere(withoutEnd(heading))
export const headsOthers = (heading: string): boolean => heading.length < 80 && isOthers(withoutEnd(heading))

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
