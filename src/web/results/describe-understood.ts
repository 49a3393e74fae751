import type { Told, Understood } from '#contract/search.ts'
import { countedFrom } from '#domain/counted.ts'

type Kind = (Understood | Told)['kind']

/** What is said before a label. Other kinds a label tells by itself, and they are only spoken: "PhD" is a level. */
const KIND: Readonly<Partial<Record<Kind, string>>> = {
  country: 'study in',
  region: 'study in',
  citizenship: 'citizen of',
  audience: 'for',
  when: '',
  words: '',
  residence: 'living in',
  held: 'has',
  means: 'has',
}

/** For labels that begin with "not", which is then left out. */
const KIND_EXCLUDED: typeof KIND = {
  country: 'study outside',
  region: 'study outside',
  citizenship: 'not citizen of',
}

const NOT = /^not /

/**
 * A part of what was understood as a phrase: "citizen of Kenya", "study outside India", "field Law". What is only assumed
 * says why.
 */
export function describeUnderstood(kind: Kind, label: string, because?: string) {
  const excluded = NOT.test(label) ? KIND_EXCLUDED[kind] : undefined
  return {
    kind: excluded ?? because ?? KIND[kind] ?? kind,
    label: excluded ? label.replace(NOT, '') : label,
    evident: !because && !(kind in KIND),
  }
}

/** Of a letter, more words than these are only counted. */
const NAMED = 8

/** The words that only rank: "promise, work". */
export const describeAlso = (words: readonly string[]): string => countedFrom(NAMED, words)
