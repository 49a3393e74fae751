import { WORDS, type Element, type Pattern, type Role } from '#lexicon/patterns.ts'
import { isCue, type Annotated, type Edge } from './annotate.ts'

/** A name in a pattern, and its role there. What is no name has no edge. */
export interface Mention {
  readonly role: Role
  readonly edge: Edge | undefined
  readonly from: number
  readonly to: number
  /** True behind the first of a list: "Kenya or Uganda". */
  readonly joined: boolean
}

/** A pattern as it was found: it explains the tokens `[from, to)`. */
export interface Claim extends Found {
  readonly from: number
  readonly pattern: Pattern
}

/** What was found of a pattern so far. */
interface Found {
  readonly to: number
  readonly mentions: readonly Mention[]
  readonly score: number
  /** Whether the next element may follow a comma. */
  readonly mayBeApart: boolean
}

/** How long a list may be. */
const LIST = 8
/** What a word of a cue counts, against one of a name; and what each further word of a name adds. */
const CUE = 0.5
const TOGETHER = 1.2
/** A claim fewer is better, all else being equal. */
const EACH = 0.01

/** Finds every pattern at every position. */
export function matchPatterns(text: Annotated): readonly Claim[] {
  const { grammar } = text.lexicon
  return text.edges.flatMap((here, from) => {
    const patterns = new Set<Pattern>()
    for (const { sense } of here)
      for (const cls of sense.classes) for (const pattern of grammar.get(cls) ?? []) patterns.add(pattern)
    return [...patterns].flatMap((pattern) => claimsOf(pattern, from, text))
  })
}

/** The claims that explain a text best: none overlaps another, and their scores add up to the most. */
export function chooseClaims(claims: readonly Claim[], length: number): readonly Claim[] {
  const ending = Map.groupBy(claims, ({ to }) => to)
  const best = [0]
  const selected: (Claim | undefined)[] = [undefined]
  for (let to = 1; to <= length; to++) {
    best[to] = best[to - 1] ?? 0
    for (const claim of ending.get(to) ?? []) {
      const score = (best[claim.from] ?? 0) + claim.score - EACH
      if (score <= (best[to] ?? 0)) continue
      best[to] = score
      selected[to] = claim
    }
  }
  const found: Claim[] = []
  for (let at = length; at > 0;) {
    const claim = selected[at]
    if (claim) found.push(claim)
    at = claim ? claim.from : at - 1
  }
  return found.toReversed()
}

function claimsOf(pattern: Pattern, from: number, text: Annotated): readonly Claim[] {
  const start: Found = { to: from, score: pattern.weight, mentions: [], mayBeApart: true }
  const [first] = pattern.elements
  // Every sense of a single name: other claims may leave a shorter one.
  const isAlone = first !== undefined && pattern.elements.length === 1
  const whole = isAlone ? undefined : wholeOf(text, pattern, 0, start)
  const found = isAlone ? waysOf(text, first, start) : whole ? [whole] : NO_WAY
  const saysLittle = ({ to, mentions: [only] }: Found) =>
    only?.edge?.sense.weak === true && only.from === from && only.to === to && !isApart(text, from, to)
  return found.flatMap((one) => (one.to > from && !saysLittle(one) ? [{ ...one, from, pattern }] : []))
}

/** Goes on with the elements from `index`: the first way of each that lets the next follow; the longest names come first. */
function wholeOf(text: Annotated, pattern: Pattern, index: number, found: Found): Found | undefined {
  const element = pattern.elements[index]
  if (!element) return found
  for (const way of waysOf(text, element, found)) {
    const whole = wholeOf(text, pattern, index + 1, way)
    if (whole) return whole
  }
  return element.optional ? wholeOf(text, pattern, index + 1, found) : undefined
}

const NO_WAY: readonly Found[] = []

/** All ways in which an element may follow. */
function waysOf(text: Annotated, element: Element, found: Found): readonly Found[] {
  const { to, mayBeApart } = found
  if (element.holds === ',') return [{ ...found, mayBeApart: true }]
  if (!mayBeApart && gapAt(text, to) > 0) return NO_WAY
  if (element.holds !== undefined) return waysOfWords(text, element, found)
  const here = edgesOf(text, element, to)
  const behind = isLink(text, to) && gapAt(text, to + 1) === 0 ? edgesOf(text, element, to + 1) : []
  const edges = behind.length === 0 ? here : [...here, ...behind]
  if (edges.length === 0) return NO_WAY
  if (element.ahead) return [found]
  return edges.map((edge) => {
    const way = withName(found, element, edge, false)
    return element.list ? withList(text, element, way) : way
  })
}

function withName(found: Found, { role }: Element, edge: Edge, joined: boolean): Found {
  const { from, to, sense } = edge
  const isName = sense.kind !== 'cue'
  const score = found.score + worthOf(edge, isName || role !== undefined)
  const isMentioned = role !== undefined || isName
  const mentions = isMentioned ? [...found.mentions, { role: role ?? 'own', edge, from, to, joined }] : found.mentions
  return { to, score, mentions, mayBeApart: false }
}

/**
 * Goes on over ", Uganda and Rwanda". "Not from the EU, Netherlands" denies one, "except the USA, Canada and Mexico" three,
 * and so do "not USA Canada Mexico", "not USA/Canada/Mexico" and "not USA, Canada, Mexico".
 */
function withList(text: Annotated, element: Element, first: Found): Found {
  const isNegated = element.role?.startsWith('not') === true
  let [last, isJoint] = [first, !isNegated]
  for (let length = 1; length < LIST; length++) {
    const gap = gapAt(text, last.to)
    const joint = gap < 2 ? text.edges[last.to]?.find(({ sense }) => sense.classes.includes('joint')) : undefined
    const isApart = gap === 1 || (isNegated && gap === 0)
    const next = joint?.to ?? (isApart ? last.to : text.tokens.length)
    const [edge] = [next, ...(isLink(text, next) ? [next + 1] : [])].flatMap((at) => edgesOf(text, element, at))
    if (!edge || gapAt(text, edge.from) === 2) break
    isJoint ||= joint !== undefined || length > 1 || isSlash(text, edge.from)
    last = withName(last, element, edge, true)
  }
  return isJoint ? last : first
}

/**
 * As many words as it can hold, or fewer if what follows is among them: "working in a hospital in Kenya". An article may
 * stand before a single one.
 */
function waysOfWords(text: Annotated, element: Element, found: Found): readonly Found[] {
  const { holds, role } = element
  const { score, mentions } = found
  const from = holds === 'word' && isLink(text, found.to) ? found.to + 1 : found.to
  const ways: Found[] = []
  for (let at = from; at < Math.min(from + (holds ? WORDS[holds] : 0), text.tokens.length); at++) {
    if ((at > from && gapAt(text, at) > 0) || endsWords(text, at, holds) || (role === 'like' && isEveryday(text, at)))
      break
    const [to, edge, joined] = [at + 1, undefined, false]
    ways.unshift({
      to,
      score: score + (to - from) * (holds === 'clause' ? 1 : CUE),
      mentions: role === undefined ? mentions : [...mentions, { role, edge, from, to, joined }],
      mayBeApart: false,
    })
  }
  return ways
}

/** "A trade like mechanics" is like no programme. */
function isEveryday({ tokens, lexicon, known }: Annotated, index: number): boolean {
  const { word } = tokens[index] ?? { word: '' }
  return lexicon.english.has(word) && !known.named([word])
}

const ENDS_CLAUSE = new Set(['want', 'tell', 'be', 'kin', 'relative', 'got', 'offer', 'conj'])

/**
 * What these words stop before: a clause at a wish, an award, what somebody said or is, another relative, and the next
 * clause, others at a name, and a single word is no cue.
 */
function endsWords({ edges }: Annotated, index: number, holds: Element['holds']): boolean {
  return (edges[index] ?? []).some(({ sense: { kind, classes, weak } }) => {
    if (holds === 'clause') return classes.some((cls) => ENDS_CLAUSE.has(cls))
    return kind === 'cue' ? holds === 'word' : !weak || holds === 'word'
  })
}

function edgesOf({ edges }: Annotated, { classes }: Element, index: number): readonly Edge[] {
  return edges[index]?.filter(({ sense }) => sense.classes.some((cls) => classes.has(cls))) ?? []
}

/** True for words that commas or the like keep apart from all others: "masters, us" and "Master (education)". */
const isApart = (text: Annotated, from: number, to: number) =>
  (from > 0 || to < text.tokens.length) && (from === 0 || gapAt(text, from) > 0) && gapAt(text, to) > 0

const isSlash = ({ text, tokens }: Annotated, at: number) => text[(tokens[at]?.start ?? 0) - 1] === '/'

const isLink = (text: Annotated, at: number) => isCue(text, at, 'link') || isCue(text, at, 'of')

/** The break before a token; after the last one, that of a sentence. */
const gapAt = ({ tokens }: Annotated, index: number) => tokens[index]?.gap ?? 2

function worthOf({ from, to, cost }: Edge, counts: boolean): number {
  const length = to - from
  return (counts ? length + (length - 1) * TOGETHER : length * CUE) - cost
}
