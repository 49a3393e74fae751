import { filterOf, type FilterKind, type QuerySpan } from '#search/query/interpretation.ts'

/** What applicants tell of themselves that filters nothing: where they live, which level they have, that they cannot pay. */
export const FACT_KINDS = ['residence', 'held', 'means'] as const
export type FactKind = (typeof FACT_KINDS)[number]

export const isFact = (kind: QuerySpan['kind']): kind is FactKind => FACT_KINDS.some((one) => one === kind)

/** The subject of a query span. */
export type Subject = Exclude<FilterKind, 'region'> | 'words' | FactKind

/**
 * The position of a query span in the query, in UTF-16 units, the end not included. The same letters may have several
 * interpretations, as "MBA" is a level and a field: then `subject` selects one. Without it, the span covers all.
 */
export type Span = readonly [start: number, end: number, subject?: Subject | undefined]

export const NO_SPANS: readonly Span[] = []

export function subjectOf(querySpan: Pick<QuerySpan, 'kind'>): Subject {
  const { kind } = querySpan
  return isFact(kind) ? kind : (filterOf(querySpan) ?? 'words')
}

/** The span of a query span, with its subject where another one has the same letters. */
export function spanOf(querySpan: QuerySpan, querySpans: readonly QuerySpan[]): Span {
  const { start, end } = querySpan
  const subject = subjectOf(querySpan)
  const isSame = (other: QuerySpan) => other.start === start && other.end === end && subjectOf(other) !== subject
  // Words are never a name as well.
  const isShared = subject !== 'words' && querySpans.some(isSame)
  return isShared ? [start, end, subject] : [start, end]
}

/** True if one of the spans covers a query span. */
export function covers(spans: readonly Span[], querySpan: Pick<QuerySpan, 'start' | 'end' | 'kind'>): boolean {
  return spans.some(
    ([from, to, only]) =>
      from === querySpan.start && to === querySpan.end && (only === undefined || only === subjectOf(querySpan)),
  )
}

/** The query spans that no span covers. */
export function withoutSpans(querySpans: readonly QuerySpan[], spans: readonly Span[]): readonly QuerySpan[] {
  return spans.length === 0 ? querySpans : querySpans.filter((querySpan) => !covers(spans, querySpan))
}
