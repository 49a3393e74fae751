import { filterOf, type FilterKind, type QuerySpan } from '#search/query/interpretation.ts'

/** What a part may be about. */
export type Subject = Exclude<FilterKind, 'region'> | 'words' | 'residence' | 'held'

/**
 * Where something stands in a search key, in UTF-16 units, the end not included. Where the same letters say several things,
 * as "MBA" a level and a field, the third tells which of them is meant; without it, all are.
 */
export type Span = readonly [start: number, end: number, subject?: Subject | undefined]

export const NO_SPANS: readonly Span[] = []

export function subjectOf(querySpan: Pick<QuerySpan, 'kind'>): Subject {
  const { kind } = querySpan
  return kind === 'residence' || kind === 'held' ? kind : (filterOf(querySpan) ?? 'words')
}

/** The span of a part. */
export function spanOf(querySpan: QuerySpan, querySpans: readonly QuerySpan[]): Span {
  const { start, end } = querySpan
  const subject = subjectOf(querySpan)
  const isSame = (other: QuerySpan) => other.start === start && other.end === end && subjectOf(other) !== subject
  // Words are never a name as well.
  const isShared = subject !== 'words' && querySpans.some(isSame)
  return isShared ? [start, end, subject] : [start, end]
}

/** True if one of the spans is what a part says. */
export function covers(spans: readonly Span[], querySpan: Pick<QuerySpan, 'start' | 'end' | 'kind'>): boolean {
  return spans.some(
    ([from, to, only]) =>
      from === querySpan.start && to === querySpan.end && (only === undefined || only === subjectOf(querySpan)),
  )
}

/** The parts without what stands in the spans. */
export function withoutSpans(querySpans: readonly QuerySpan[], spans: readonly Span[]): readonly QuerySpan[] {
  return spans.length === 0 ? querySpans : querySpans.filter((querySpan) => !covers(spans, querySpan))
}
