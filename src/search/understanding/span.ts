import { subjectOf, type Meaning, type MeaningKind } from './meaning.ts'

/** What a part may be about. */
export type Subject = Exclude<MeaningKind, 'region'> | 'words'

/**
 * Where something stands in a search key, in UTF-16 units, the end not included. Where the same letters say several things,
 * as "MBA" a level and a field, the third tells which of them is meant; without it, all are.
 */
export type Span = readonly [start: number, end: number, subject?: Subject | undefined]

export const NO_SPANS: readonly Span[] = []

/** A stretch of a key that says something: meanings, or a word. */
interface Saying {
  readonly start: number
  readonly end: number
  readonly meanings: readonly Meaning[]
  readonly word: string | undefined
}

/** What a stretch says is about. */
function subjectsOf({ meanings, word }: Saying): readonly Subject[] {
  return word === undefined ? meanings.map(({ kind }) => subjectOf(kind)) : ['words']
}

/** The span of what a part says about a subject. */
export function spanOf(part: Saying, subject: Subject, parts: readonly Saying[]): Span {
  const { start, end } = part
  const isElse = (other: Saying) => subjectsOf(other).some((one) => one !== subject)
  const isShared = parts.some((other) => other.start === start && other.end === end && isElse(other))
  return isShared ? [start, end, subject] : [start, end]
}

/** True if one of the spans is what a part says about a subject. */
export function covers(
  spans: readonly Span[],
  { start, end }: Pick<Saying, 'start' | 'end'>,
  subject: Subject,
): boolean {
  return spans.some(([from, to, only = subject]) => from === start && to === end && only === subject)
}

/** The parts without what stands in the spans. */
export function leftOf<Part extends Saying>(parts: readonly Part[], spans: readonly Span[]): readonly Part[] {
  if (spans.length === 0) return parts
  return parts.flatMap((part) => {
    if (part.word !== undefined) return covers(spans, part, 'words') ? [] : [part]
    const meanings = part.meanings.filter(({ kind }) => !covers(spans, part, subjectOf(kind)))
    if (meanings.length === part.meanings.length) return [part]
    return meanings.length === 0 ? [] : [{ ...part, meanings }]
  })
}
