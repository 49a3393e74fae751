import { readWords } from '#catalogue/words.ts'
import { normalizeLetters } from '#lexicon/normalize.ts'
import type { CoverageId } from '#domain/funding.ts'
import { createPhraseBook, foldedWords } from '#catalogue/text/phrase-book.ts'

/** What stands for a figure among words: for a share below 100%, for 100%, for an amount, and for so many years or students. */
export const FIGURE = { share: 'sharefigure', all: 'allfigure', money: 'moneyfigure', count: 'countfigure' } as const

const FIGURE_WORDS = readWords('coverage-figures')
const wordOf = (role: string) => `(?:${FIGURE_WORDS.list(role).join('|')})`

const SHARE = String.raw`(\d{1,3})(?:[.,]\d{1,2})? ?`
const NUMBER = String.raw`(?<!\d[.,]?)\d[\d.,]*`
const PER = String.raw`(?:\s?/\s?\p{L}+| (?:per|pro|par|por|al|a) \p{L}+)?`
const BETWEEN = '(?:-|–|—|~|to|bis|a|ao|al|an|ate|hasta|or|and|und|oder|y|o|e|ou|et|/)'

/** How figures are written, and what stands for one. What a pattern has taken, those below it do not see. */
const PATTERNS: readonly (readonly [pattern: string, nameOf: (first: string, second: string) => string])[] = [
  [
    String.raw`(?<!\p{L})${wordOf('grade before')}(?: of| de| von| di| is)? ?\d{1,3}(?:[.,]\d)? ?%|\d{1,3}(?:[.,]\d)? ?% ${wordOf('grade behind')}(?!\p{L})`,
    () => '',
  ],
  [
    String.raw`(?<!\d[.,]?)${SHARE}${wordOf('percent')}? ?${BETWEEN} ?${SHARE}${wordOf('percent')}(?!\p{L})`,
    (least, most) => shareOf(Math.min(Number(least) || 1, Number(most))),
  ],
  [String.raw`(?<!\d[.,]?)${SHARE}${wordOf('percent')}(?!\p{L})`, (share) => shareOf(Number(share))],
  // As in Turkish.
  [String.raw`% ?(\d{1,3})(?!\d)`, (share) => shareOf(Number(share))],
  [
    String.raw`(?<![\d/.,])(\d{1,2})\s?[/⁄]\s?(\d{1,2})(?![\d/.,])`,
    (part, whole) => (Number(part) < Number(whole) ? FIGURE.share : ''),
  ],
  [String.raw`(?<![\d.,/–-])1[ -]?(${wordOf('term')})(?!\p{L})`, (term) => `one ${term}`],
  [String.raw`${NUMBER}(?: ?(?:-|–|to|a|bis) ?\d[\d.,]*)?[ -]?${wordOf('counted')}(?!\p{L})`, () => FIGURE.count],
  [
    String.raw`(?:\p{Sc}|(?<!\p{L})(?:${wordOf('currency')}|[a-z]{0,3}\$)) ?\d[\d.,]*k?${PER}|${NUMBER}k? ?(?:\p{Sc}|${wordOf('currency')}(?!\p{L}))${PER}`,
    () => FIGURE.money,
  ],
  // "$0-full tuition"
  [String.raw`(?<=${FIGURE.money}\s*)[-–—](?=\p{L})`, () => 'up to'],
  // Without a currency, and no year.
  [String.raw`(?<![\d/]|\d[.,])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:[.,]\d{3})+|\d{3,8})(?![\d/])`, () => FIGURE.money],
]
const FIGURES = PATTERNS.map(([pattern, nameOf]) => [new RegExp(pattern, 'gu'), nameOf] as const)

function shareOf(number: number): string {
  return number === 0 || number > 100 ? '' : number < 100 ? FIGURE.share : FIGURE.all
}

/** A text in small letters without accents, with what stands for its figures. "50-100%" is a share; marks are left out. */
function withFigures(folded: string): string {
  if (!/\d/.test(folded)) return folded
  return FIGURES.reduce(
    (text, [pattern, nameOf]) =>
      text.replaceAll(pattern, (_, first: string, second: string) => ` ${nameOf(first, second)} `),
    folded,
  )
}

/** What a word says about the money: a coverage, or as `words/coverage.tsv` explains. */
export type CoverageRole =
  | CoverageId
  | 'whole'
  | 'alone'
  | 'award'
  | 'cost'
  | 'limit'
  | 'maybe'
  | 'loan'
  | 'lent'
  | 'waived'
  | 'money'
  | 'own'

/** A piece of a sentence between two commas, "and" or the like. */
export interface Clause {
  readonly words: readonly string[]
  /** What it says, in its order, and what it says is not so. */
  readonly said: readonly CoverageRole[]
  readonly negated: readonly CoverageRole[]
  /** What joins it to the clause before: "or", a word or sign for "and", a slash, or a comma; null if it begins a sentence. */
  readonly joint: 'or' | 'and' | 'slash' | 'comma' | null
}

const GRAMMAR = readWords('coverage-grammar')
const [DENIES, LISTS] = [GRAMMAR.wordSet('denies'), GRAMMAR.wordSet('lists')]
const [PAID, IDLE] = [GRAMMAR.wordSet('paid'), GRAMMAR.wordSet('idle')]

const anyOf = (...keys: string[]) =>
  String.raw`(?<![\p{L}\p{N}])(?:${keys.flatMap((key) => normalizeLetters(GRAMMAR.require(key)).split(' ')).join('|')})(?![\p{L}\p{N}])`
const SENTENCE_END = new RegExp(String.raw`[;()[\]{}|•\n:!?]|\.\s|${anyOf('but')}`, 'u')
const JOINT = new RegExp(String.raw`([,+&/]|\s[-–—]+\s|${anyOf('or', 'and')})`, 'u')
const IS_OR = new RegExp(anyOf('or'), 'u')
const IS_WORD = /[\p{L}&+]/u
/** "Non-repayable" denies a word, "é" means "is" and no "and", and "no primeiro ano" is in the first year. */
const NO_GRAMMAR =
  /(?<!\p{L})(?:non-(?!compris|inclu|couvert)\p{L}+|[éè](?!\p{L})|no(?=\s(?:primeiro|segundo|último|exterior|valor|brasil|período|curso|semestre)(?!\p{L})))/giu
/** Their point ends no sentence. */
const SHORTENED = /(?<!\p{L})(excl|incl|inkl|exkl|max|min|approx|ca|ggf|etc|bzw|aprox|env)\./gu

const WORDS = readWords('coverage')
/** A cell with one of these is not certain of what it says is paid. */
export const UNVERIFIED = WORDS.require('unverified')
const ROLES = createPhraseBook<CoverageRole>(entries())

function* entries(): Generator<readonly [names: string, roles: readonly CoverageRole[]]> {
  for (const role of WORDS.roles) {
    if (role === 'unverified') continue
    const names = WORDS.list(role).map(withFigures)
    yield [names.join(','), role === 'none' ? [] : (role.split(' ') as CoverageRole[])] // of the file
    // "Up to 3 years" and "usually for 3 years" limit no money.
    if (role === 'limit' || role === 'maybe')
      yield [names.flatMap((name) => [`${name} ${FIGURE.count}`, `${name} for ${FIGURE.count}`]).join(','), []]
  }
}

function rolesOf(words: readonly string[]): readonly CoverageRole[] {
  return ROLES.within(words.join(' '))
}

/** The clauses of a text, each with what it says is paid, and what not. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  const folded = normalizeLetters(text.replaceAll(NO_GRAMMAR, ' ')).replaceAll(SHORTENED, '$1 ')
  for (const sentence of withFigures(folded).split(SENTENCE_END)) addClauses(sentence, clauses)
  return clauses
}

/** Adds the clauses of a sentence. A negation reaches as far as its scope: over "and", and behind a verb over commas, too. */
function addClauses(sentence: string, clauses: Clause[]): void {
  let scope: 'list' | 'and' | null = null
  for (const { words, joint } of piecesOf(sentence)) {
    const isReached = scope === 'list' || (scope === 'and' && (joint === 'and' || joint === 'or'))
    if (!isReached || LISTS.has(words[0] ?? '')) scope = null
    const { read, negation } = readPiece(words, joint)
    const added = scope === null ? read : read.map(negate)
    clauses.push(...added)
    // "Living costs are borne by the student"
    if (negation === 'back' || added.some(({ said }) => said.includes('own'))) negateBack(clauses)
    if (negation === 'forward') scope = words.some((word) => LISTS.has(word) || PAID.has(word)) ? 'list' : 'and'
  }
}

/** The words between the commas, slashes and "and" of a sentence. */
function* piecesOf(sentence: string): Generator<Pick<Clause, 'words' | 'joint'>> {
  const parts = sentence.split(JOINT)
  let joint: Clause['joint'] = null
  for (let at = 0; at < parts.length; at += 2) {
    const words = foldedWords(parts[at] ?? '')
    if (words.length > 0) yield { words, joint }
    joint = jointOf(parts[at + 1] ?? '', words.length > 0 ? null : joint)
  }
}

/** Of several signs and words side by side, as ", or", "or" counts most. */
function jointOf(sign: string, before: Clause['joint']): Clause['joint'] {
  if (before === 'or' || IS_OR.test(sign)) return 'or'
  if (IS_WORD.test(sign)) return 'and'
  return sign === '/' ? 'slash' : (before ?? 'comma')
}

/** A piece as one clause, or as two: before and behind "covers". A negation is about what follows it, or what came before. */
function readPiece(
  words: readonly string[],
  joint: Clause['joint'],
): { read: readonly Clause[]; negation: 'forward' | 'back' | null } {
  const { said, behind } = cutAtNegation(words)
  const listed = said.findIndex((word) => LISTS.has(word))
  const [before, last] = listed < 0 ? [[], said] : [said.slice(0, listed), said.slice(listed + 1)]
  const first = before.length > 0 ? [clauseOf(before, joint)] : []
  const clause = clauseOf(last, before.length > 0 ? 'comma' : joint)
  if (!behind || rolesOf(words).includes('waived')) return { read: [...first, clause], negation: null }
  const negated = rolesOf(behind)
  // "Tuition is not fully covered", "tuition, except 20%"
  const isPart = (isAll(negated) && clause.said.some(isNamed)) || behind.includes(FIGURE.share)
  const isBack = behind.length === 0 || behind.slice(0, 3).some((word) => PAID.has(word))
  return {
    read: [...first, { ...clause, said: isPart ? [...clause.said, 'partial'] : clause.said, negated }],
    negation: isBack && !isAll(negated) && !negated.some(isNamed) ? 'back' : 'forward',
  }
}

function clauseOf(words: readonly string[], joint: Clause['joint']): Clause {
  const said = rolesOf(words)
  // "Fully funded or self-funded"
  return { words, said: joint === 'or' && said.includes('own') ? ['partial'] : said, negated: [], joint }
}

/** True for what there is to pay for, by name. */
export function isNamed(role: CoverageRole): boolean {
  return ['tuition', 'stipend', 'research', 'travel', 'cost'].includes(role)
}

export function isAll(roles: readonly CoverageRole[]): boolean {
  return roles.some((role) => role === 'full' || role === 'whole' || role === 'alone')
}

/** "Not only" and "not repayable" deny nothing. */
function cutAtNegation(words: readonly string[]): { said: readonly string[]; behind: readonly string[] | null } {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!DENIES.has(word)) said.push(word)
    else if (IDLE.has(words[at + 1] ?? '')) at += 1
    else return { said, behind: words.slice(at + 1) }
  }
  return { said, behind: null }
}

function negate(clause: Clause): Clause {
  return { ...clause, said: [], negated: [...clause.negated, ...clause.said] }
}

/** "Tuition, travel and food are not covered" denies all three, "full tuition, travel is not covered" the last alone. */
function negateBack(clauses: Clause[]): void {
  let isList = false
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at]
    if (!clause) return
    clauses[at] = negate(clause)
    if (clause.joint === 'and' || clause.joint === 'or') isList = true
    if (clause.said.length > 0 && (!isList || clause.joint === null)) return
  }
}
