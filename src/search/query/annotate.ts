import { foldLetters } from '#lexicon/fold.ts'
import { codeOfFlag, tokenize, type Token } from '#lexicon/tokenize.ts'
import { SKIPPED, type Lexicon, type Node, type Sense } from '#lexicon/lexicon.ts'
import { correctionsOf } from './correct.ts'
import { figureClasses } from './numbers.ts'

/** What understanding asks about the words of the catalogue's texts. */
export interface KnownWords {
  readonly has: (word: string) => boolean
  /** The word of the catalogue that a misspelt one stands for, or undefined. */
  readonly correct: (word: string) => string | undefined
  /** How the catalogue writes one of its words: "petronas", which is compared as "petrona". */
  readonly written: (word: string) => string
}

/** A stretch of tokens `[from, to)` and one thing that it may say. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly sense: Sense
  /** How doubtful it is: a correction of its spelling. */
  readonly cost: number
}

export interface Annotated {
  readonly text: string
  readonly tokens: readonly Token[]
  /** By the token where they begin, the longest first. */
  readonly edges: readonly (readonly Edge[])[]
  /** ISO 639 codes of what it may be written in; English always. */
  readonly languages: ReadonlySet<string>
}

/** What a spelling mistake costs, in words that are understood. */
const MISTAKE = 0.6

/** Finds every name, cue and figure that may be meant, at every place of a text. */
export function annotate(text: string, lexicon: Lexicon, known: KnownWords): Annotated {
  const tokens = withoutAffixes(tokenize(text), text, lexicon, known)
  const meant = correctionsOf(tokens, text, lexicon, known)
  const languages = languagesOf(tokens, text, lexicon)
  const isShouted = !/\p{Ll}/u.test(text)
  const edges = tokens.map((token, at) => {
    const found: Edge[] = []
    walk(lexicon.root, at, (senses, to, cost) => {
      for (const sense of senses)
        if (isSpoken(sense) && isAsTyped(sense, at, to)) found.push({ from: at, to, sense, cost })
    })
    const next = tokens[at + 1]
    // "Agri-business" is a name without its hyphen.
    const glued =
      next && text.slice(token.end, next.start) === '-' ? lexicon.root.next.get(token.word + next.word) : undefined
    for (const sense of glued?.senses ?? [])
      if (sense.kind !== 'cue' && isSpoken(sense) && isAsTyped(sense, at, at + 2))
        found.push({ from: at, to: at + 2, sense, cost: 0 })
    if (token.word.startsWith('-'))
      found.push({ from: at, to: at + 1, sense: lexicon.cue(token.word.slice(1)), cost: 0 })
    for (const cls of figureClasses(token.word)) found.push({ from: at, to: at + 1, sense: lexicon.cue(cls), cost: 0 })
    return found.sort((a, b) => b.to - a.to)
  })
  return { text, tokens, edges, languages }

  /** Follows the lexicon from a token on, and tells what ends where. */
  function walk(root: Node, from: number, tell: (senses: readonly Sense[], to: number, cost: number) => void): void {
    let node: Node | undefined = root
    let cost = 0
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token || (at > from && token.gap > 0 && text[token.start - 1] !== '/')) return
      const next: Node | undefined = node.next.get(token.word)
      const corrected = next ? undefined : meant[at]
      node =
        next ??
        (corrected === undefined ? undefined : node.next.get(corrected)) ??
        (at > from && SKIPPED.has(token.word) ? node : undefined)
      if (!node) return
      if (corrected !== undefined) cost += MISTAKE
      if (node.senses.length > 0 && (at === from || !SKIPPED.has(token.word) || next)) tell(node.senses, at + 1, cost)
    }
  }

  function isSpoken({ only }: Sense): boolean {
    return (
      only.length === 0 ||
      (only[0]?.startsWith('!') === true
        ? !only.some((one) => languages.has(one.slice(1)))
        : only.some((one) => languages.has(one)))
    )
  }

  function isAsTyped({ exact, caps }: Sense, from: number, to: number): boolean {
    if (exact === undefined && !caps) return true
    const typed = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    if (exact !== undefined) return typed.normalize('NFC').toLowerCase() === exact
    return /^[\p{Lu}.]+$/u.test(typed) && (!isShouted || tokens.length === 1)
  }
}

/** The languages of most of the words that tell: the little ones, and those for what is offered. */
function languagesOf(tokens: readonly Token[], text: string, lexicon: Lexicon): ReadonlySet<string> {
  const counts = new Map<string, number>()
  const add = (language: string, count: number) => counts.set(language, (counts.get(language) ?? 0) + count)
  for (const { word, start, end } of tokens) {
    const senses = lexicon.root.next.get(word)?.senses ?? []
    if (senses.some(({ kind, language }) => kind !== 'cue' && language === 'en')) continue
    const spoken = lexicon.stopwords.get(foldLetters(text.slice(start, end))) ?? []
    for (const language of spoken) add(language, spoken.length === 1 ? UNIQUE : 1)
    for (const { language, classes } of senses) if (classes.includes('offer')) add(language, TELLING)
  }
  const most = Math.max(0, ...counts.values())
  return new Set([
    'en',
    ...[...counts].filter(([, count]) => count >= Math.max(TELLING, most * MOSTLY)).map(([language]) => language),
  ])
}

const TELLING = 2
const UNIQUE = 1.5
const MOSTLY = 0.7

/** Divides words that are in no list into a known name and what their language joins to it: "kanadada", "독일에서". */
function withoutAffixes(tokens: readonly Token[], text: string, lexicon: Lexicon, known: KnownWords): readonly Token[] {
  if (tokens.every(({ word }) => isKnown(word, lexicon, known))) return tokens
  return tokens.flatMap((token) =>
    isKnown(token.word, lexicon, known) ? [token] : (divided(token, text, lexicon) ?? [token]),
  )
}

function isKnown(word: string, lexicon: Lexicon, known: KnownWords): boolean {
  return (
    lexicon.words.has(word) ||
    lexicon.english.has(word) ||
    known.has(word) ||
    word === '-not' ||
    codeOfFlag(word) !== undefined
  )
}

/** How many letters a stem has at least: in Latin and Cyrillic letters, and in scripts that write fewer. */
const SHORTEST_STEM = 4
const SHORTEST_ELSEWHERE = 2

function divided(token: Token, text: string, lexicon: Lexicon): readonly Token[] | undefined {
  if (token.word.startsWith("'")) {
    const affix = lexicon.affixes.find(
      (one) => !one.isPrefix && one.instead === '' && one.text === foldLetters(token.word.slice(1)),
    )
    return affix === undefined || affix.cue === '' ? [] : [{ ...token, word: `-${affix.cue}` }]
  }
  const typed = foldLetters(text.slice(token.start, token.end)).replaceAll(/['’]/g, '')
  const shortest = /^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(typed) ? SHORTEST_STEM : SHORTEST_ELSEWHERE
  for (const { text: affix, isPrefix, instead, cue } of lexicon.affixes) {
    const isThere =
      typed.length - affix.length + instead.length >= shortest &&
      (isPrefix ? typed.startsWith(affix) : typed.endsWith(affix))
    if (!isThere) continue
    const rest = isPrefix ? typed.slice(affix.length) : typed.slice(0, typed.length - affix.length) + instead
    const stem = tokenize(rest)[0]
    if (!stem || stem.end < rest.length || !names(lexicon.root.next.get(stem.word))) continue
    const cut = Math.min(token.end, isPrefix ? token.start + affix.length : token.end - affix.length)
    const name: Token = {
      ...token,
      word: stem.word,
      start: isPrefix ? cut : token.start,
      end: isPrefix || cue === '' ? token.end : cut,
    }
    if (cue === '') return [{ ...name, start: token.start }]
    const joined: Token = {
      ...token,
      word: `-${cue}`,
      start: isPrefix ? token.start : cut,
      end: isPrefix ? cut : token.end,
    }
    return isPrefix ? [joined, { ...name, gap: 0 }] : [name, { ...joined, gap: 0 }]
  }
  return undefined
}

/** True for what is a name by itself, rather than a cue or the beginning of a longer name. */
function names(node: Node | undefined): boolean {
  return (
    node?.senses.some(
      ({ kind, exact, classes }) => exact === undefined && (kind !== 'cue' || classes.includes('person')),
    ) ?? false
  )
}
