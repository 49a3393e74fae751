import { CODE, type Lexicon } from '#lexicon/lexicon.ts'
import type { Annotated, Edge } from './annotate.ts'
import { parsePatterns, PLACE_KINDS, type Element, type Pattern, type Role } from './patterns.ts'

/** A name in a pattern, and its role there. `rest` and the like have no edge. */
export interface Mention {
  readonly role: Role
  readonly edge: Edge | undefined
  readonly from: number
  readonly to: number
  /** True behind the first of a list: "Kenya or Uganda". */
  readonly joined: boolean
}

/** A pattern as it was found: it explains the tokens `[from, to)`. */
export interface Claim {
  readonly from: number
  readonly to: number
  readonly mentions: readonly Mention[]
  readonly score: number
  readonly pattern: Pattern
}

/** Kinds whose names say something wherever they stand. */
const NAMES: ReadonlySet<string> = new Set([
  ...PLACE_KINDS,
  'people',
  'adjective',
  'field',
  'level',
  'coverage',
  'type',
  'audience',
  'name',
  'word',
])
/** How many words these hold, how many articles may stand before a name, and how long a list may be. */
const MOST = { rest: 5, clause: 9, word: 1 }
const LINKS = 2
const LIST = 8
/** What a word of a cue counts, against one of a name; what each further word of a name adds; and a name that is not just typed like one. */
const CUE = 0.5
const TOGETHER = 1.2
const SURE = 0.3
/** A claim fewer is better, all else being equal. */
const EACH = 0.01

/** The patterns of a lexicon by the class that they begin with. */
type Grammar = ReadonlyMap<string, readonly Pattern[]>
const grammars = new WeakMap<Lexicon, Grammar>()

function grammarOf(lexicon: Lexicon): Grammar {
  const known = grammars.get(lexicon)
  if (known) return known
  const found = new Map<string, Pattern[]>()
  for (const pattern of parsePatterns(lexicon.patterns)) {
    for (const { classes, optional } of pattern.elements) {
      for (const cls of classes) found.set(cls, [...(found.get(cls) ?? []), pattern])
      if (!optional) break
    }
  }
  grammars.set(lexicon, found)
  return found
}

/** Finds every pattern at every place. */
export function matchPatterns(annotated: Annotated, lexicon: Lexicon): readonly Claim[] {
  const grammar = grammarOf(lexicon)
  return annotated.edges.flatMap((here, at) => {
    const patterns = new Set<Pattern>()
    for (const { sense } of here)
      for (const cls of sense.classes) for (const pattern of grammar.get(cls) ?? []) patterns.add(pattern)
    return [...patterns].flatMap((pattern) => claimsOf(pattern, at, annotated))
  })
}

/** The claims that explain a text best: none overlaps another, and their scores add up to the most. */
export function chooseClaims(claims: readonly Claim[], length: number): readonly Claim[] {
  const ending = Map.groupBy(claims, ({ to }) => to)
  const best = [0]
  const chosen: (Claim | undefined)[] = [undefined]
  for (let to = 1; to <= length; to++) {
    best[to] = best[to - 1] ?? 0
    for (const claim of ending.get(to) ?? []) {
      const score = (best[claim.from] ?? 0) + claim.score - EACH
      if (score <= (best[to] ?? 0)) continue
      best[to] = score
      chosen[to] = claim
    }
  }
  const found: Claim[] = []
  for (let at = length; at > 0;) {
    const claim = chosen[at]
    if (claim) found.push(claim)
    at = claim ? claim.from : at - 1
  }
  return found.toReversed()
}

function claimsOf(pattern: Pattern, at: number, annotated: Annotated): readonly Claim[] {
  const [first, ...others] = pattern.elements
  if (!first || others.length > 0 || first.list) return longestClaim(pattern, at, annotated)
  // Every reading of a name by itself: the others may leave a shorter one.
  return (annotated.edges[at] ?? [])
    .filter((edge) => !edge.sense.weak && accepts(first, edge))
    .map((edge) => {
      const mention = { role: first.role ?? 'own', edge, from: at, to: edge.to, joined: false }
      return { from: at, to: edge.to, mentions: [mention], score: pattern.weight + worthOf(edge, true), pattern }
    })
}

/** A pattern that is being matched from a token on, and what was found so far. */
interface Attempt extends Annotated {
  readonly pattern: Pattern
  readonly at: number
  readonly mentions: Mention[]
  score: number
}

/** Matches the elements of a pattern one after the other. Each tries the longest name first, and goes back if the next does not follow. */
function longestClaim(pattern: Pattern, at: number, annotated: Annotated): readonly Claim[] {
  const attempt: Attempt = { ...annotated, pattern, at, mentions: [], score: pattern.weight }
  const to = step(attempt, 0, at)
  return to > at ? [{ from: at, to, mentions: attempt.mentions, score: attempt.score, pattern }] : []
}

/** Tries something, and forgets what it found if it fails. */
function tried(attempt: Attempt, find: () => number): number {
  const { mentions, score } = attempt
  const { length } = mentions
  const end = find()
  if (end >= 0) return end
  mentions.length = length
  attempt.score = score
  return -1
}

/** Where the elements from `index` on end if they begin at `from`, or -1. */
function step(attempt: Attempt, index: number, from: number): number {
  const { pattern, at } = attempt
  const element = pattern.elements[index]
  if (!element) return from
  if (element.special === 'comma') return step(attempt, index + 1, from)
  if (element.ahead) {
    const isAhead = isAt(attempt, element, from) || (isLink(attempt, from) && isAt(attempt, element, from + 1))
    return isAhead ? step(attempt, index + 1, from) : -1
  }
  const mayBeApart = from === at || isBehindComma(pattern, index)
  const isNear = mayBeApart || gapAt(attempt, from) === 0
  const found = isNear ? tried(attempt, () => take(attempt, index, element, from)) : -1
  return found < 0 && element.optional ? step(attempt, index + 1, from) : found
}

/** True behind a comma, or behind what may be missing after one. */
function isBehindComma({ elements }: Pattern, index: number): boolean {
  let before = index - 1
  while (elements[before]?.optional === true) before--
  return elements[before]?.special === 'comma'
}

function take(attempt: Attempt, index: number, element: Element, from: number): number {
  if (element.special !== undefined) return takeWords(attempt, index, element, from)
  for (let start = from; start <= from + LINKS; start++) {
    const isBehindLink = start > attempt.at + 1 && isLink(attempt, start - 1) && gapAt(attempt, start) === 0
    if (start > from && !isBehindLink) break
    for (const edge of attempt.edges[start] ?? []) {
      if (!accepts(element, edge)) continue
      const found = tried(attempt, () => {
        add(attempt, element, edge, false)
        return step(attempt, index + 1, element.list ? listEnd(attempt, element, edge.to) : edge.to)
      })
      if (found >= 0) return found
    }
  }
  return -1
}

function add(attempt: Attempt, { role }: Element, edge: Edge, joined: boolean): void {
  const isName = NAMES.has(edge.sense.kind)
  attempt.score += worthOf(edge, isName || role !== undefined)
  if (role === undefined && !isName) return
  attempt.mentions.push({ role: role ?? 'own', edge, from: edge.from, to: edge.to, joined })
}

/** Goes on over ", Uganda and Rwanda". "Not from the EU, Netherlands" denies one, "except the USA, Canada and Mexico" three. */
function listEnd(attempt: Attempt, element: Element, from: number): number {
  const { edges, tokens, mentions, score } = attempt
  const count = mentions.length
  let isJoint = element.role?.startsWith('not') !== true
  let end = from
  for (let length = 1; length < LIST; length++) {
    const gap = gapAt(attempt, end)
    const joint = gap < 2 ? edges[end]?.find(({ sense }) => sense.classes.includes('joint')) : undefined
    const next = joint?.to ?? (gap === 1 ? end : tokens.length)
    const start = isLink(attempt, next) && !isAt(attempt, element, next) ? next + 1 : next
    const edge = edges[start]?.find((one) => accepts(element, one))
    if (!edge || gapAt(attempt, start) === 2) break
    isJoint ||= joint !== undefined
    add(attempt, element, edge, true)
    end = edge.to
  }
  if (isJoint) return end
  mentions.length = count
  attempt.score = score
  return from
}

function takeWords(attempt: Attempt, index: number, { special = 'comma', role }: Element, from: number): number {
  const most = special === 'comma' ? 0 : MOST[special]
  const goesOn = (end: number) => end === from || (end < attempt.tokens.length && gapAt(attempt, end) === 0)
  let end = from
  while (end - from < most && goesOn(end) && !endsWords(attempt, end, special)) end++
  // As many words as it can hold, or fewer if what follows is among them: "working in a hospital in Kenya".
  for (let to = Math.min(end, attempt.tokens.length); to > from; to--) {
    const found = tried(attempt, () => {
      if (role !== undefined) attempt.mentions.push({ role, edge: undefined, from, to, joined: false })
      attempt.score += (to - from) * (special === 'clause' ? 1 : CUE)
      return step(attempt, index + 1, to)
    })
    if (found >= 0) return found
  }
  return -1
}

/** What these words stop before: a clause at a wish, others at a name, and a single word is no cue. */
function endsWords({ edges }: Annotated, index: number, special: NonNullable<Element['special']>): boolean {
  return (edges[index] ?? []).some(({ sense }) => {
    if (special === 'clause') return sense.classes.includes('want')
    const isCue = sense.kind === 'cue' && !sense.classes.includes('link')
    return (NAMES.has(sense.kind) && !sense.weak) || (special === 'word' && isCue)
  })
}

function isAt({ edges }: Annotated, element: Element, index: number): boolean {
  return edges[index]?.some((edge) => accepts(element, edge)) ?? false
}

function isLink({ edges }: Annotated, index: number): boolean {
  return edges[index]?.some(({ sense }) => sense.classes.includes('link') || sense.classes.includes('of')) ?? false
}

/** What stands before a token; behind the last, as at the end of a sentence. */
function gapAt({ tokens }: Annotated, index: number): number {
  return tokens[index]?.gap ?? 2
}

function accepts({ classes }: Element, { sense }: Edge): boolean {
  for (const cls of sense.classes) if (classes.has(cls)) return true
  return false
}

function worthOf({ from, to, cost, sense }: Edge, counts: boolean): number {
  const length = to - from
  const worth = counts ? length + (length - 1) * TOGETHER : length * CUE
  const isSure = sense.also !== undefined || sense.exact !== undefined
  return worth + (isSure ? SURE : sense.language === CODE ? -SURE : 0) - cost
}
