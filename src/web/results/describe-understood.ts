import type { Told, Understood } from '#contract/search.ts'

const KIND: Readonly<Record<(Understood | Told)['kind'], string>> = {
  country: 'study in',
  region: 'study in',
  citizenship: 'citizen of',
  field: 'field',
  level: 'level',
  coverage: 'coverage',
  type: 'type',
  audience: 'for',
  when: '',
  words: '',
  residence: 'living in',
  held: 'has',
}

/** For labels that begin with "not", which is then left out. */
const KIND_EXCLUDED: Readonly<Partial<Record<keyof typeof KIND, string>>> = {
  country: 'study outside',
  region: 'study outside',
  citizenship: 'not citizen of',
}

const NOT = /^not /

/** Kinds that a label tells by itself: "PhD" is a level. */
const SELF_EVIDENT: readonly string[] = ['field', 'level', 'coverage', 'type']

/**
 * A part of what was understood as a phrase: "citizen of Kenya", "study outside India", "field Law". What is only assumed
 * says why.
 */
export function describeUnderstood(kind: keyof typeof KIND, label: string, because?: string) {
  const excluded = NOT.test(label) ? KIND_EXCLUDED[kind] : undefined
  if (excluded !== undefined) return { kind: excluded, label: label.replace(NOT, ''), evident: false }
  return { kind: because ?? KIND[kind], label, evident: because === undefined && SELF_EVIDENT.includes(kind) }
}

/** Of a letter, more words than these are only counted. */
const NAMED = 8

/** The words that only rank: "promise, work". */
export function describeAlso(words: readonly string[]): string {
  const named = words.slice(0, NAMED).join(', ')
  return words.length > NAMED ? `${named} and ${words.length - NAMED} more` : named
}
