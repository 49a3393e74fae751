import { normalizeLetters } from '#lexicon/normalize.ts'
import { withFigures } from './coverage-figures.ts'
import { readWords } from '#catalogue/words.ts'
import type { CoverageId } from '#domain/funding.ts'
import { createPhraseBook, foldedWords } from '#catalogue/text/phrase-book.ts'

/** What a word says about the money: a coverage, or as `words/coverage.tsv` explains. */
type CoverageRole =
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

/** What a text says of one thing that is paid. */
export interface Claim {
  /** "some" is whatever is not named. */
  readonly what: CoverageRole | 'some'
  readonly how: 'paid' | 'part' | 'maybe' | 'denied'
  /** What joins it to the claim before: "or", a word or sign for "and", or a slash; null if it begins a sentence. */
  readonly joint: 'or' | 'and' | 'slash' | 'comma' | null
  /** True for a word alone, which may go with what comes after it: "full and partial travel grants". */
  readonly isBare: boolean
  /** True if it is said to be all of it. */
  readonly isAll: boolean
}

/** A piece of a sentence between two commas or "and". */
interface Part {
  readonly words: readonly string[]
  /** In their order. */
  roles: readonly CoverageRole[]
  denied: readonly CoverageRole[]
  readonly joint: Claim['joint']
}

/** Small words between the parts of a sentence. */
type Grammar = 'denies' | 'lists' | 'paid' | 'or' | 'and' | 'but' | 'idle'
const GRAMMAR = readWords<Grammar>('coverage-grammar')
const wordsOf = (key: Grammar): ReadonlySet<string> => new Set(GRAMMAR.require(key).split(' ').flatMap(foldedWords))
const DENIES = wordsOf('denies')
const LISTS = wordsOf('lists')
const PAID = wordsOf('paid')
const IDLE = wordsOf('idle')

const anyOf = (...keys: Grammar[]) =>
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
const NAMED: readonly CoverageRole[] = ['tuition', 'stipend', 'research', 'travel', 'cost']
/** Of these, "up to EUR 500" is no part. */
const SINGLE: readonly Claim['what'][] = ['stipend', 'research', 'travel', 'cost']
/** Words beside "full" that take nothing from it: "full for 2 years". */
const BESIDE: ReadonlySet<string> = new Set(['qother', 'for', 'a', 'the', 'annual', 'yearly'])
/** A longer remark is about something else: "Applicants may come from anywhere". */
const LONGEST_REMARK = 5
/** "(as a student loan)" */
const SHORT_REMARK = 4

function* entries(): Generator<readonly [string, readonly CoverageRole[]]> {
  for (const role of WORDS.roles) {
    if (role === 'unverified') continue
    const names = WORDS.require(role)
    yield [names, role === 'none' ? [] : (role.split(' ') as CoverageRole[])] // of the file
    // "Up to 3 years" and "usually 3 years" limit no money.
    if (role === 'limit' || role === 'maybe') {
      yield [names.replaceAll(/,|$/g, ' qother$&'), []]
      yield [names.replaceAll(/,|$/g, ' for qother$&'), []]
    }
  }
}

/** What a text says is paid, in its order. */
export function claimsOf(text: string): Claim[] {
  const parts: Part[] = []
  const folded = normalizeLetters(text.replaceAll(NO_GRAMMAR, ' ')).replaceAll(SHORTENED, '$1 ')
  for (const sentence of withFigures(folded).split(SENTENCE_END)) addParts(sentence, parts)
  const claims: Claim[] = []
  for (const part of parts) addClaims(part, claims)
  return claims
}

/** Adds the parts of a sentence to those before. A denial reaches over "and", and behind a verb over commas, too. */
function addParts(sentence: string, parts: Part[]): void {
  let joint: Part['joint'] = null
  let reach: 'list' | 'and' | null = null
  for (const [index, piece] of sentence.split(JOINT).entries()) {
    if (index % 2 === 1) {
      if (joint !== 'or')
        joint = IS_OR.test(piece) ? 'or' : IS_WORD.test(piece) ? 'and' : piece === '/' ? 'slash' : (joint ?? 'comma')
      continue
    }
    const words = foldedWords(piece)
    if (words.length === 0) continue
    const isReached =
      reach !== null && (reach === 'list' || joint === 'and' || joint === 'or') && !LISTS.has(words[0] ?? '')
    if (!isReached) reach = null
    const found = readPart(words, joint)
    parts.push(...found.parts)
    if (isReached) for (const part of found.parts) deny(part)
    // "Living costs are borne by the student"
    const own = found.parts.find(({ roles }) => roles.includes('own'))
    // "Fully funded or self-funded"
    if (own?.joint === 'or') own.roles = ['partial']
    else if (found.denial === 'before' || own) denyBack(parts)
    if (found.denial === 'after') reach = words.some((word) => LISTS.has(word) || PAID.has(word)) ? 'list' : 'and'
    joint = null
  }
}

function readPart(
  words: readonly string[],
  joint: Part['joint'],
): { parts: Part[]; denial: 'before' | 'after' | null } {
  const { said, denied } = cutAtDenial(words)
  const listed = said.findIndex((word) => LISTS.has(word))
  const pieces = listed < 0 ? [said] : [said.slice(0, listed), said.slice(listed + 1)]
  const parts = pieces
    .filter((piece, index) => piece.length > 0 || index === pieces.length - 1)
    .map((piece, index): Part => ({
      words: piece,
      roles: rolesOf(piece),
      denied: [],
      joint: index === 0 ? joint : 'comma',
    }))
  const last = parts.at(-1)
  if (!denied || !last) return { parts, denial: null }
  const roles = rolesOf(denied)
  if (rolesOf(words).includes('waived')) return { parts, denial: null }
  const isWhole = roles.some((role) => role === 'full' || role === 'whole' || role === 'alone')
  const hasNamed = last.roles.some((role) => NAMED.includes(role))
  // "Tuition is not fully covered", "tuition, except 20%"
  if ((isWhole && hasNamed) || denied.includes('qpart')) last.roles = [...last.roles, 'partial']
  last.denied = roles
  if (roles.some((role) => NAMED.includes(role)) || isWhole) return { parts, denial: 'after' }
  const isBefore = denied.length === 0 || denied.slice(0, 3).some((word) => PAID.has(word))
  return { parts, denial: isBefore ? 'before' : 'after' }
}

/** "Not only" and "not repayable" deny nothing. */
function cutAtDenial(words: readonly string[]): { said: readonly string[]; denied: readonly string[] | null } {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    if (!DENIES.has(word)) said.push(word)
    else if (IDLE.has(next)) at += 1
    else return { said, denied: words.slice(at + 1) }
  }
  return { said, denied: null }
}

function rolesOf(words: readonly string[]): readonly CoverageRole[] {
  return ROLES.within(words.join(' '))
}

function deny(part: Part): void {
  part.denied = [...part.denied, ...part.roles]
  part.roles = []
}

/** "Tuition, travel and food are not covered" denies all three, "full tuition, travel is not covered" the last alone. */
function denyBack(parts: readonly Part[]): void {
  let isList = false
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]
    if (!part) return
    const hasRoles = part.roles.length > 0
    deny(part)
    if (part.joint === 'and' || part.joint === 'or') isList = true
    if (hasRoles && (!isList || part.joint === null)) return
  }
}

function addClaims({ words, roles, denied, joint }: Part, claims: Claim[]): void {
  const isAll = roles.some((role) => role === 'full' || role === 'whole' || role === 'alone')
  const claim = (what: Claim['what'], how: Claim['how']): Claim => ({
    what,
    how,
    joint,
    isAll,
    isBare: words.length === 1,
  })
  claims.push(...denied.filter((what) => NAMED.includes(what)).map((what) => claim(what, 'denied')))
  const how = howOf(roles)
  const named = namedIn(words, roles)
  const before = claims.at(-1)
  // "Full tuition (loan)": all of it is lent.
  const isRemark = named[0] === 'loan' && joint === null && words.length <= SHORT_REMARK
  const isLent = before?.how === 'paid' && (isRemark || (roles.includes('lent') && named.length === 0))
  if (isLent) claims.splice(-1, 1, { ...before, how: 'denied' }, claim('loan', 'maybe'))
  else if (named.length > 0) claims.push(...named.map((what) => claim(what, how)))
  else if (how === 'part' && (roles.includes('partial') || isAll)) claims.push(claim('some', how))
  else if (how !== 'paid' && before && words.length <= LONGEST_REMARK) {
    // "Full (varies)", "tuition (up to EUR 500)"
    const isCapped = how === 'part' && SINGLE.includes(before.what)
    if (before.how === 'paid' && !isCapped) {
      claims.splice(-1, 1, { ...before, how })
      // "Grant / fellowship (varies)" is one thing.
      const other = before.joint === 'slash' ? claims.at(-2) : undefined
      if (other?.how === 'paid') claims.splice(-2, 1, { ...other, how })
    }
  } else if (words.every((word) => BESIDE.has(word) || word === 'qmoney')) {
    // "Tuition: EUR 500"; but "tuition, EUR 500 a month" is of both.
    const isSum = joint === null && before?.what === 'tuition' && before.how === 'paid' && !before.isAll
    if (isSum && words.includes('qmoney')) claims.splice(-1, 1, { ...before, how: 'part' })
    else if (words.includes('qmoney')) claims.push(claim('some', 'paid'))
  } else claims.push(claim('some', denied.length > 0 ? 'denied' : 'paid'))
}

function howOf(roles: readonly CoverageRole[]): Exclude<Claim['how'], 'denied'> {
  const has = (...some: CoverageRole[]) => some.some((role) => roles.includes(role))
  if (has('partial')) return 'part'
  const isAll = has('full', 'whole', 'alone')
  if (has('limit') && (isAll || has('tuition') || (has('money') && !has(...NAMED)))) return 'part'
  // So much for tuition is hardly all of it.
  if (has('tuition') && has('money') && !isAll) return 'part'
  return has('maybe') ? 'maybe' : 'paid'
}

/** Of "full tuition" it is the tuition. */
function namedIn(words: readonly string[], roles: readonly CoverageRole[]): CoverageRole[] {
  if (roles.includes('loan')) return ['loan']
  const named = roles.filter((role) => NAMED.includes(role))
  if (named.length > 0) return named
  const isAlone = roles.includes('alone') && words.filter((word) => !BESIDE.has(word)).length === 1
  const whole = roles.indexOf('whole')
  const isWholeAward = whole >= 0 && roles.indexOf('award') > whole
  return roles.includes('full') || isAlone || isWholeAward ? ['full'] : []
}
