import type { Annotated, Edge } from './annotate.ts'
import { PATTERNS, type Pattern, type Role } from './patterns.ts'

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

interface Element {
  readonly classes: ReadonlySet<string>
  readonly role: Role | undefined
  readonly optional: boolean
  readonly list: boolean
  readonly ahead: boolean
  readonly special: 'rest' | 'clause' | 'word' | 'comma' | undefined
}

interface Row {
  readonly pattern: Pattern
  readonly elements: readonly Element[]
  readonly isBare: boolean
}

const PLACES = ['country', 'region', 'city', 'state', 'part']
/** Kinds whose names say something wherever they stand. */
export const NAMES: ReadonlySet<string> = new Set([
  ...PLACES,
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
/** How many words "rest" and "clause" hold, how many articles may stand before a name, and how long a list may be. */
const REST = 5
const CLAUSE = 9
const LINKS = 2
const LIST = 12
/** What a word of a cue counts, against one of a name; what each further word of a name adds; and a name that says two things, or is typed with its accents. */
const CUE = 0.5
const TOGETHER = 1.2
const DOUBLE = 0.3

const ROWS = PATTERNS.map(rowOf)
const BY_FIRST = indexed(ROWS)

function rowOf(pattern: Pattern): Row {
  const elements = pattern.pattern.split(' ').map((text): Element => {
    const [, ahead = '', names = '', optional = '', list = '', role] =
      /^(=?)([^?+:]+)(\??)(\+?)(?::([\w-]+))?$/.exec(text) ?? []
    // Written "x+:role" or "x?:role"; a list may not be missing.
    const classes = names.split('|').flatMap((name) => (name === 'place' ? PLACES : [name]))
    const special =
      names === 'rest' || names === 'clause'
        ? names
        : names === 'word' && role !== 'word'
          ? 'word'
          : names === ','
            ? 'comma'
            : undefined
    return {
      classes: new Set(classes),
      role: role as Role | undefined,
      optional: optional !== '',
      list: list !== '',
      ahead: ahead !== '',
      special,
    }
  })
  return { pattern, elements, isBare: elements.length === 1 && elements[0]?.list === false }
}

function indexed(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const element of row.elements) {
      for (const cls of element.classes) found.set(cls, [...(found.get(cls) ?? []), row])
      if (!element.optional) break
    }
  }
  return found
}

/** Finds every pattern at every place. */
export function matchPatterns(annotated: Annotated): Claim[] {
  const { tokens, edges } = annotated
  const claims: Claim[] = []
  const tried = new Set<Row>()
  for (let at = 0; at < tokens.length; at++) {
    tried.clear()
    for (const { sense } of edges[at] ?? [])
      for (const cls of sense.classes)
        for (const row of BY_FIRST.get(cls) ?? []) {
          if (tried.has(row)) continue
          tried.add(row)
          claimsOf(row, at, annotated, claims)
        }
  }
  return claims
}

function claimsOf(row: Row, at: number, annotated: Annotated, claims: Claim[]): void {
  const { tokens, edges } = annotated
  const mentions: Mention[] = []
  let score = row.pattern.weight

  if (row.isBare) {
    // Every reading of a name by itself: the others may leave a shorter one.
    const [element] = row.elements
    for (const edge of edges[at] ?? []) {
      if (!element || edge.sense.weak || !accepts(element, edge)) continue
      const mention = { role: element.role ?? 'own', edge, from: at, to: edge.to, joined: false } as const
      claims.push({
        from: at,
        to: edge.to,
        mentions: [mention],
        score: row.pattern.weight + worthOf(edge, true),
        pattern: row.pattern,
      })
    }
    return
  }
  const to = step(0, at, true)
  if (to > at) claims.push({ from: at, to, mentions: [...mentions], score, pattern: row.pattern })

  /** Where the elements from `index` on end if they begin at `from`, or -1. */
  function step(index: number, from: number, isFirst: boolean): number {
    const element = row.elements[index]
    if (!element) return from
    if (element.special === 'comma') return step(index + 1, from, false)
    if (element.ahead) return direct(element, skipped(from)) ? step(index + 1, from, isFirst) : -1
    const mark = mentions.length
    const before = score
    const allowComma = row.elements[index - 1]?.special === 'comma'
    if (isFirst || allowComma || (tokens[from]?.gap ?? 2) === 0) {
      const found = take(index, element, from, isFirst)
      if (found >= 0) return found
      mentions.length = mark
      score = before
    }
    return element.optional ? step(index + 1, from, isFirst) : -1
  }

  function take(index: number, element: Element, from: number, isFirst: boolean): number {
    if (element.special !== undefined) return takeWords(index, element, from)
    for (let skip = 0; skip <= (isFirst ? 0 : LINKS); skip++) {
      const start = from + skip
      if (skip > 0 && (!isLink(start - 1) || (tokens[start]?.gap ?? 2) > 0)) break
      for (const edge of edges[start] ?? []) {
        if (!accepts(element, edge)) continue
        const mark = mentions.length
        const before = score
        add(element, edge, false)
        const end = element.list ? listEnd(element, edge.to) : edge.to
        const found = step(index + 1, end, false)
        if (found >= 0) return found
        mentions.length = mark
        score = before
      }
    }
    return -1
  }

  function add(element: Element, edge: Edge, joined: boolean): void {
    const isName = NAMES.has(edge.sense.kind)
    score += worthOf(edge, isName || element.role !== undefined)
    if (element.role !== undefined || isName)
      mentions.push({ role: element.role ?? 'own', edge, from: edge.from, to: edge.to, joined })
  }

  /** Goes on over ", Uganda and Rwanda". */
  function listEnd(element: Element, from: number): number {
    let end = from
    let isJoint = false
    const mark = mentions.length
    const before = score
    // "Not from the EU, Netherlands" denies one, "except the USA, Canada and Mexico" three.
    const ended = () => {
      if (isJoint || end === from || !element.role?.startsWith('not')) return end
      mentions.length = mark
      score = before
      return from
    }
    for (let count = 0; count < LIST; count++) {
      const joint = edges[end]?.find(({ sense }) => sense.classes.includes('joint'))
      const gap = tokens[end]?.gap ?? 2
      let next = joint && gap < 2 ? joint.to : gap === 1 ? end : -1
      if (next < 0) return ended()
      if (isLink(next) && !edges[next]?.some((edge) => accepts(element, edge))) next++
      const edge = edges[next]?.find((one) => accepts(element, one))
      if (!edge || (tokens[next]?.gap ?? 2) === 2) return ended()
      if (joint && gap < 2) isJoint = true
      add(element, edge, true)
      end = edge.to
    }
    return ended()
  }

  function takeWords(index: number, element: Element, from: number): number {
    const most = element.special === 'clause' ? CLAUSE : element.special === 'rest' ? REST : 1
    let end = from
    while (end < tokens.length && end - from < most) {
      if (end > from && (tokens[end]?.gap ?? 2) > 0) break
      const here = edges[end] ?? []
      if (element.special === 'clause' ? here.some(isWish) : here.some(isName)) break
      if (
        element.special === 'word' &&
        here.some(({ sense }) => sense.kind === 'cue' && !sense.classes.includes('link'))
      )
        break
      end++
    }
    if (end === from) return -1
    if (element.role !== undefined) mentions.push({ role: element.role, edge: undefined, from, to: end, joined: false })
    score += (end - from) * (element.special === 'clause' ? 1 : CUE)
    return step(index + 1, end, false)
  }

  function direct(element: Element, from: number): boolean {
    return edges[from]?.some((edge) => accepts(element, edge)) ?? false
  }

  function skipped(from: number): number {
    return isLink(from) && !edges[from]?.some(isName) ? from + 1 : from
  }

  function isLink(index: number): boolean {
    return edges[index]?.some(({ sense }) => sense.classes.includes('link') || sense.classes.includes('of')) ?? false
  }
}

function worthOf({ from, to, cost, sense }: Edge, counts: boolean): number {
  const length = to - from
  return (
    (counts ? length + (length - 1) * TOGETHER : length * CUE) +
    (sense.also || sense.exact !== undefined ? DOUBLE : 0) -
    cost
  )
}

function accepts({ classes }: Element, { sense }: Edge): boolean {
  for (const cls of sense.classes) if (classes.has(cls)) return true
  return false
}

function isName({ sense }: Edge): boolean {
  return NAMES.has(sense.kind) && !sense.weak
}

function isWish({ sense }: Edge): boolean {
  return sense.classes.includes('want')
}
