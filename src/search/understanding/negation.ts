import { COUNTRIES } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import { subjectOf, type Meaning, type MeaningKind } from './dictionary.ts'
import { wordAfter, type Key } from './key.ts'

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no non dont doesnt didnt without except excluding outside sin sem ohne tanpa tidak bukan nggak gak pas nicht kein keine keinen не bina khong без بدون'.split(
    ' ',
  ),
)
/** "Other than", "apart from". */
export const NEGATING_PAIRS = new Map([
  ['other', 'than'],
  ['apart', 'from'],
  ['rather', 'than'],
  ['instead', 'of'],
])
const NEEDED = new Set('required require needed necessary mandatory compulsory'.split(' '))

const DENIED_VERBS = new Set('need want require have wanna like go study'.split(' '))
const NO_WISHES = new Set('need require have study'.split(' '))

/** "Doesn't need IELTS", "don't want to go to China". */
export function isDeniedVerb(negation: string, word: string): boolean {
  return /^d(?:o|oes|id)nt$/.test(negation) && DENIED_VERBS.has(word)
}

/** "I don't have a bachelor's", "didn't study law": to have none is not to want none. */
export function wishesNothing(negation: string, verb: string, kind: MeaningKind): boolean {
  return isDeniedVerb(negation, verb) && NO_WISHES.has(verb) && (kind === 'level' || kind === 'field')
}

/**
 * Where "not required", "ke bina" or "chara" ends, which deny what stands before them. In "Germany not required IELTS" it is
 * no name that is not required.
 */
export function sparedEnd(key: Key, at: number, isName: boolean): number {
  const [next, second] = [wordAfter(key, at), wordAfter(key, at + 1)]
  if (/^chh?ara$/.test(next)) return at + 1
  if (/^(?:ke|k)$/.test(next) && second === 'bina') return at + 2
  return !isName && NEGATIONS.has(next) && NEEDED.has(second) ? at + 2 : at
}

/** A part of a search key, as far as this file looks at it. */
interface Said {
  readonly meanings: readonly Meaning[]
  readonly negated?: boolean
}

/**
 * What is not wanted, said as what is: "not Germany" is any of the other countries, "Europe, not Germany" any other
 * country of Europe. So a negated part constrains, counts and ranks as every other does. A programme in Germany and
 * France is found: one can go to France.
 */
export function affirm<Part extends Said>(parts: readonly Part[]): readonly Part[] {
  const negated = parts.filter((part) => part.negated)
  if (negated.length === 0) return parts
  const left = new Map<MeaningKind, readonly string[]>()
  for (const { meanings } of negated) {
    for (const { kind } of meanings) left.set(subjectOf(kind), valuesLeft(parts, subjectOf(kind)))
  }
  return parts.map((part) => ({
    ...part,
    meanings: part.meanings.map((meaning) => {
      const values = left.get(subjectOf(meaning.kind)) ?? meaning.values
      return { ...meaning, values, label: part.negated ? `not ${meaning.label}` : meaning.label }
    }),
  }))
}

function valuesLeft(parts: readonly Said[], kind: MeaningKind): readonly string[] {
  const said = (negated: boolean) =>
    parts
      .filter((part) => (part.negated ?? false) === negated)
      .flatMap(({ meanings }) => meanings.filter((meaning) => subjectOf(meaning.kind) === kind))
      .flatMap(({ values }) => values)
  const [wanted, unwanted] = [said(false), new Set(said(true).flatMap((value) => membersOf(kind, value)))]
  const all = wanted.length > 0 ? wanted.flatMap((value) => membersOf(kind, value)) : EVERYTHING[kind]
  return [...new Set(all)].filter((value) => !isLost(kind, value, unwanted))
}

function isLost(kind: MeaningKind, value: string, unwanted: ReadonlySet<string>): boolean {
  if (unwanted.has(value)) return true
  // A record that names a subject answers to its broad field, too.
  return kind === 'field' && FIELDS.some(({ id, broad }) => broad === value && unwanted.has(id))
}

/** The countries of a group, a broad field with its subjects; whatever else is said stands for itself. */
function membersOf(kind: MeaningKind, value: string): readonly string[] {
  if (kind === 'field') return FIELDS.filter(({ id, broad }) => id === value || broad === value).map(({ id }) => id)
  return value.startsWith('@') ? (COUNTRY_GROUPS.get(value.slice(1))?.members ?? []) : [value]
}

const COUNTRY_CODES = COUNTRIES.map(({ code }) => code)
const EVERYTHING: Readonly<Record<MeaningKind, readonly string[]>> = {
  country: COUNTRY_CODES,
  region: COUNTRY_CODES,
  citizenship: COUNTRY_CODES,
  field: FIELDS.map(({ id }) => id),
  level: LEVELS.map(({ id }) => id),
  coverage: COVERAGES.map(({ id }) => id),
  type: FUNDING_TYPES.map(({ id }) => id),
  // "Not for women" asks for what is meant for everybody, not for what is meant for some others.
  audience: ['Open to All'],
}

/** "Not Germany or France", as one meaning. */
export function eitherOf(meanings: readonly Meaning[]): Meaning {
  const [first] = meanings
  const labels = meanings.map(({ label }) => label)
  return {
    kind: first?.kind ?? 'country',
    values: meanings.flatMap(({ values }) => values),
    label: labels.join(' or '),
  }
}
