import { filterOf, type FilterKind, type Part } from '#search/query/interpretation.ts'

/** What a part may be about. */
export type Subject = Exclude<FilterKind, 'region'> | 'words' | 'residence' | 'held'

/**
 * Where something stands in a search key, in UTF-16 units, the end not included. Where the same letters say several things,
 * as "MBA" a level and a field, the third tells which of them is meant; without it, all are.
 */
export type Span = readonly [start: number, end: number, subject?: Subject | undefined]

export const NO_SPANS: readonly Span[] = []

export function subjectOf(part: Pick<Part, 'kind'>): Subject {
  const { kind } = part
  return kind === 'residence' || kind === 'held' ? kind : (filterOf(part) ?? 'words')
}

/** The span of a part. */
export function spanOf(part: Part, parts: readonly Part[]): Span {
  const { start, end } = part
  const subject = subjectOf(part)
  const isSame = (other: Part) => other.start === start && other.end === end && subjectOf(other) !== subject
  // Words are never a name as well.
  const isShared = subject !== 'words' && parts.some(isSame)
  return isShared ? [start, end, subject] : [start, end]
}

/** True if one of the spans is what a part says. */
export function covers(spans: readonly Span[], part: Pick<Part, 'start' | 'end' | 'kind'>): boolean {
  return spans.some(
    ([from, to, only]) => from === part.start && to === part.end && (only === undefined || only === subjectOf(part)),
  )
}

/** The parts without what stands in the spans. */
export function leftOf(parts: readonly Part[], spans: readonly Span[]): readonly Part[] {
  return spans.length === 0 ? parts : parts.filter((part) => !covers(spans, part))
}
