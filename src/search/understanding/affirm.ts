import { COUNTRIES } from '#domain/countries.ts'
import { countriesOf } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import { subjectOf, type Meaning, type MeaningKind } from './meaning.ts'
import type { Part } from './part.ts'

/**
 * Turns what is not wanted into what is: "not Germany" is any other country, "Europe, not Germany" any other country of
 * Europe. So a negated part filters, counts and ranks like every other part. A programme in Germany and France is still
 * found, since one can go to France. "Master's, no PGD" would leave nothing, so there the denial is what nothing answers.
 */
export function affirm(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ negated }) => negated)) return parts
  const negated = parts.filter((part) => part.negated)
  const left = new Map<MeaningKind, readonly string[]>()
  for (const { meanings } of negated) {
    for (const { kind } of meanings) {
      const subject = subjectOf(kind)
      if (!left.has(subject)) left.set(subject, valuesLeft(parts, subject))
    }
  }
  return parts.map((part): Part => {
    const leftOf = ({ kind, values }: Meaning) => left.get(subjectOf(kind)) ?? values
    const leavesNothing = part.meanings.some((meaning) => leftOf(meaning).length === 0)
    if (leavesNothing) return part.negated ? { ...part, meanings: [], negated: false, word: '' } : part
    const meanings = part.meanings.map((meaning) => {
      const label = part.negated ? `not ${meaning.label}` : meaning.label
      return { ...meaning, values: leftOf(meaning), label }
    })
    return { ...part, meanings }
  })
}

function valuesLeft(parts: readonly Part[], kind: MeaningKind): readonly string[] {
  const said = (negated: boolean) =>
    parts
      .filter((part) => part.negated === negated)
      .flatMap(({ meanings }) => meanings.filter((meaning) => subjectOf(meaning.kind) === kind))
      .flatMap(({ values }) => values)
  const [wanted, unwanted] = [said(false), new Set(said(true).flatMap((value) => membersOf(kind, value)))]
  const all = wanted.length > 0 ? new Set(wanted.flatMap((value) => membersOf(kind, value))) : EVERYTHING[kind]
  return [...all].filter((value) => !isLost(kind, value, unwanted))
}

function isLost(kind: MeaningKind, value: string, unwanted: ReadonlySet<string>): boolean {
  if (unwanted.has(value)) return true
  // A record that names a subject also matches its broad field, so that must go as well.
  return kind === 'field' && FIELDS.some(({ id, broad }) => broad === value && unwanted.has(id))
}

/** The countries of a group, or a broad field with its subjects; any other value is only itself. */
function membersOf(kind: MeaningKind, value: string): readonly string[] {
  if (kind === 'field') return FIELDS.filter(({ id, broad }) => id === value || broad === value).map(({ id }) => id)
  return countriesOf(value)
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
  // "Not for women" asks for what men may hold, not for what is meant for another group.
  audience: ['Open to All', 'Men only'],
}
