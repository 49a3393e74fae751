import { type Token, normalizeLetters, tokenize } from '#lexicon/normalize.ts'
import { SKIPPED, type Affix, type Lexicon } from '#lexicon/lexicon.ts'
import { type Sense, marksOf } from '#lexicon/senses.ts'
import { PLACE_KINDS } from '#lexicon/patterns.ts'
import { correctionsOf, type Reading } from './correct.ts'

/** A span of tokens `[from, to)` and one sense that it may have. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly sense: Sense
  /** How doubtful it is: a correction of its spelling. */
  readonly cost: number
}

export interface Annotated extends Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  /** By the token where they begin, the longest first. */
  readonly edges: readonly (readonly Edge[])[]
  /** ISO 639 codes of what it may be written in; English always. */
  readonly languages: ReadonlySet<string>
  /** Those that words which are no English tell. */
  readonly otherLanguages: readonly string[]
}

/** True where a cue of this class begins. */
export function isCue({ edges }: Pick<Annotated, 'edges'>, at: number, cls: string): boolean {
  return edges[at]?.some(({ sense }) => sense.classes.includes(cls)) === true
}

/** What a spelling mistake costs, in words that are explained. */
const MISTAKE = 0.6

/**
 * Numeric expressions by their spelling: the patterns find the rest ("IELTS 6.5", "above 60 %", "1000 euros per
 * month").
 */
const NUMERIC = /\d|\+$/
const NUMERIC_EXPRESSIONS = {
  year: /^(?:19|20)\d\d(?:[/-](?:20)?\d\d)?$/,
  num: /^\p{Sc}?\d|^[a-f]\+$/u,
  // A sum by its sign: "£500".
  sum: /^\p{Sc}\d/u,
  // A mark even by itself: "85%", "3.8", "B+".
  score: /^\d+(?:[.,]\d+)?%$|^\d[.,]\d+$|^[a-f]\+$/,
  // Ages of those who are still at school, by what they look for.
  youngest: /^(?:[3-9]|1[01])$/,
  young: /^1[2-4]$/,
  teens: /^1[5-9]$/,
}

/** Finds every name, cue and numeric expression at every position of a text. */
export function annotate(text: string, reading: Reading): Annotated {
  const { lexicon } = reading
  const tokens = withoutAffixes(tokenize(text), text, reading)
  const meant = correctionsOf(tokens, text, reading)
  const { all, other: otherLanguages } = languagesOf(tokens, text, lexicon)
  const languages = new Set(['en', ...all])
  const isShouted = !/\p{Ll}/u.test(text)
  const foreign = new Set([...languages].filter((language) => language !== 'en'))
  const everyday = tokens.map((_, at) => everydayIn(foreign, tokens, at, text, lexicon))
  return { ...reading, text, tokens, edges: tokens.map(edgesAt), languages, otherLanguages }

  function edgesAt({ word }: Token, from: number): readonly Edge[] {
    const found = namesAt(from)
    const addCue = (cls: string) => found.push({ from, to: from + 1, sense: lexicon.senseOf(`cue:${cls}`), cost: 0 })
    if (word.startsWith('-')) addCue(word.slice(1))
    if (NUMERIC.test(word))
      for (const [cls, form] of Object.entries(NUMERIC_EXPRESSIONS)) if (form.test(word)) addCue(cls)
    return found.sort((a, b) => b.to - a.to)
  }

  /** Follows the lexicon from a token on: each name that begins there. */
  function namesAt(from: number): Edge[] {
    const found: Edge[] = []
    let name = ''
    let cost = 0
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token || (at > from && token.gap > 0 && text[token.start - 1] !== '/')) break
      const right = joined(name, token.word)
      const corrected = lexicon.names.has(right) ? undefined : joined(name, meant[at] ?? '')
      const next = corrected ?? right
      const senses = lexicon.names.get(next)
      if (!senses && at > from && SKIPPED.has(token.word)) continue
      if (!senses) break
      name = next
      if (corrected !== undefined) cost += MISTAKE
      const to = at + 1
      for (const sense of senses) if (isMeant(sense, from, to)) found.push({ from, to, sense, cost })
    }
    return found
  }

  /** Whether a sense is meant here: some are only for some languages or spellings, and another language's word is none. */
  function isMeant({ kind, language, exact, marks, caps, only }: Sense, from: number, to: number): boolean {
    const isForeign = kind !== 'cue' && to === from + 1 && !caps && !foreign.has(language)
    if (isForeign && (everyday[from] === 'always' || (everyday[from] === 'but for places' && !isPlace(kind))))
      return false
    const isLanguage = (one: string) => (one.startsWith('!') ? !languages.has(one.slice(1)) : languages.has(one))
    if (only.length > 0 && !(only[0]?.startsWith('!') === true ? only.every(isLanguage) : only.some(isLanguage)))
      return false
    const isMarkedSo = (mark: string, at: number) => {
      const { start, end } = tokens[from + at] ?? {}
      return ['', mark].includes(marksOf(text.slice(start, end)))
    }
    if (marks?.every(isMarkedSo) === false) return false
    if (exact === undefined && !caps) return true
    const typed = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    if (exact !== undefined) return typed.normalize('NFC').toLowerCase() === exact
    return /^[\p{Lu}.]+$/u.test(typed) && (!isShouted || tokens.length === 1)
  }
}

/** A name with one word more. */
const joined = (name: string, word: string) => (name === '' ? word : `${name} ${word}`)

const isPlace = (kind: Sense['kind']) => PLACE_KINDS.includes(kind)
const BEFORE_PLACES = ['in', 'to', 'from', 'at']

/**
 * Whether a token is a stopword of one of the languages, and so no name of another: in a Swedish text "finns" are no people,
 * and in a German one "man" is no audience. "Di Lima", "из Того" and "LIMA" are places all the same.
 */
function everydayIn(
  languages: ReadonlySet<string>,
  tokens: readonly Token[],
  at: number,
  text: string,
  lexicon: Lexicon,
): 'always' | 'but for places' | 'never' {
  if (languages.size === 0) return 'never'
  const typed = text.slice(tokens[at]?.start, tokens[at]?.end)
  const isStopword = lexicon.stopwords.get(normalizeLetters(typed))?.some((language) => languages.has(language))
  if (isStopword !== true) return 'never'
  const before = lexicon.names.get(tokens[at - 1]?.word ?? '') ?? []
  const isLed = before.some(({ classes }) => BEFORE_PLACES.some((cls) => classes.includes(cls)))
  const isCapitals = /^\p{Lu}{2,}$/u.test(typed) && /\p{Ll}/u.test(text)
  return isLed || isCapitals ? 'but for places' : 'always'
}

/** The weight of letters that only one language has. */
const CERTAIN = 4
/** The weight of a word for "scholarship", and of a stopword that only one language has, as evidence of a language. */
const TELLING = 2
const UNIQUE = 1.5
/** What several languages say, and what is said in all of them. */
const SHARED = new Set(['mul', 'en'])
/** A language counts if it has nearly as many words as the first. */
const MOSTLY = 0.7

/** The languages of most of the words that are evidence: of all of them, and of those that are no English as well. */
function languagesOf(tokens: readonly Token[], text: string, lexicon: Lexicon) {
  const [all, other] = [new Map<string, number>(), new Map<string, number>()]
  const add = (language: string, count: number, isEnglish = false) => {
    all.set(language, (all.get(language) ?? 0) + count)
    if (!isEnglish) other.set(language, (other.get(language) ?? 0) + count)
  }
  if (/\P{ASCII}/u.test(text))
    for (const [language, { letters }] of lexicon.languages) if (letters?.test(text) === true) add(language, CERTAIN)
  const seen = new Set<string>()
  for (const [index, { word, start, end }] of tokens.entries()) {
    const senses = lexicon.names.get(word) ?? []
    // Two words that one language puts together tell as much: "học bổng", "du học". In Chinese each letter is a word.
    const pair = (word.length > 1 && lexicon.names.get(joined(word, tokens[index + 1]?.word ?? ''))) || []
    for (const { kind, language } of pair)
      if (kind === 'cue' && !SHARED.has(language)) for (const one of language.split(',')) add(one, TELLING)
    if (senses.some(({ kind, language }) => kind !== 'cue' && (language === 'en' || language === 'mul'))) continue
    const stopwordLanguages = lexicon.stopwords.get(normalizeLetters(text.slice(start, end))) ?? []
    const isEnglish = lexicon.english.has(word) || stopwordLanguages.includes('en')
    const weight = stopwordLanguages.length === 1 ? UNIQUE : 1
    // "No China, no Russia" is no more Spanish than "no China".
    if (weight === UNIQUE || !seen.has(word)) for (const language of stopwordLanguages) add(language, weight, isEnglish)
    seen.add(word)
    for (const language of offersFrom(tokens, index, lexicon)) add(language, TELLING, isEnglish)
  }
  return { all: mostOf(all), other: mostOf(other) }
}

function mostOf(counts: ReadonlyMap<string, number>): readonly string[] {
  const least = Math.max(TELLING, Math.max(0, ...counts.values()) * MOSTLY)
  return [...counts.keys()].filter((language) => (counts.get(language) ?? 0) >= least)
}

/** The languages of what begins at a token and means "scholarship": in Chinese that is three tokens. */
function offersFrom(tokens: readonly Token[], from: number, { names }: Lexicon): readonly string[] {
  const found: string[] = []
  let name = ''
  for (let at = from; at < tokens.length; at++) {
    name = joined(name, tokens[at]?.word ?? '')
    const senses = names.get(name)
    if (!senses) break
    for (const { language, classes } of senses)
      if (classes.includes('offer') && !SHARED.has(language)) found.push(...language.split(','))
  }
  return found
}

/** Divides words that are in no list into a known name and what their language joins to it: "kanadada", "독일에서". */
function withoutAffixes(tokens: readonly Token[], text: string, { lexicon, known }: Reading): readonly Token[] {
  const isKnown = ({ word }: Token) =>
    lexicon.words.has(word) ||
    lexicon.english.has(word) ||
    lexicon.stopwords.has(word) ||
    known.has(word) ||
    word.startsWith('-')
  return tokens.flatMap((token) => (isKnown(token) && !isCutOff(token, text) ? token : divided(token, text, lexicon)))
}

/** True for a word that begins later than it is written: "للسودانيين" is that of "سودانيين", and says "for" besides. */
function isCutOff({ word, start }: Token, text: string): boolean {
  const first = text.slice(start, start + 1)
  return /\p{sc=Arabic}/u.test(first) && !word.startsWith(first)
}

/** How many letters a stem has at least: in Latin and Cyrillic letters, and in scripts that write fewer. */
const SHORTEST_STEM = 4
const SHORTEST_ELSEWHERE = 2

function divided(token: Token, text: string, lexicon: Lexicon): readonly Token[] {
  if (token.word.startsWith("'")) {
    const ending = normalizeLetters(token.word.slice(1))
    const affix = lexicon.affixes.find((one) => !one.isPrefix && one.instead === '' && one.text === ending)
    return affix === undefined || affix.cue === '' ? [] : [{ ...token, word: `-${affix.cue}` }]
  }
  const typed = normalizeLetters(text.slice(token.start, token.end)).replaceAll(/['’]/g, '')
  const shortest = /^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(typed) ? SHORTEST_STEM : SHORTEST_ELSEWHERE
  const isKnown = lexicon.words.has(token.word)
  for (const affix of lexicon.affixes) {
    const word = stemOf(typed, affix, shortest)
    if (word === undefined || (isKnown && word !== token.word)) continue
    if (lexicon.names.get(word)?.some(isName) !== true) continue
    const { isPrefix, cue } = affix
    if (cue === '') return [{ ...token, word }]
    // What is joined to the name takes no room of its own.
    const at = isPrefix ? token.start : token.end
    const both = [
      { ...token, word },
      { ...token, word: `-${cue}`, start: at, end: at },
    ]
    if (isPrefix) both.reverse()
    return both.map((one, index): Token => ({ ...one, gap: index === 0 ? token.gap : 0 }))
  }
  return [token]
}

/** The one word that is left of a text without an affix. */
function stemOf(typed: string, { text, isPrefix, instead }: Affix, shortest: number): string | undefined {
  if (!(isPrefix ? typed.startsWith(text) : typed.endsWith(text))) return undefined
  const stem = isPrefix ? typed.slice(text.length) : typed.slice(0, typed.length - text.length) + instead
  const [token, ...others] = stem.length < shortest ? [] : tokenize(stem)
  return others.length === 0 ? token?.word : undefined
}

/** True for what is a name by itself, rather than a cue or the beginning of a longer name. */
const isName = ({ kind, exact, classes }: Sense) =>
  exact === undefined && (kind !== 'cue' || classes.includes('person'))
