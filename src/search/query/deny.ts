import { COUNTRIES } from '#domain/countries.ts'
import { countriesOf } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import type { Part, PartKind } from './interpretation.ts'

const CODES = COUNTRIES.map(({ code }) => code)
/** What each kind can say at most. "Not for women" asks for what men may hold, not for what is meant for another group. */
const EVERYTHING: Readonly<Partial<Record<PartKind, readonly string[]>>> = {
  country: CODES,
  citizenship: CODES,
  field: FIELDS.map(({ id }) => id),
  level: LEVELS.map(({ id }) => id),
  coverage: COVERAGES.map(({ id }) => id),
  type: FUNDING_TYPES.map(({ id }) => id),
  audience: ['Open to All', 'Men only'],
}

/**
 * Gives parts that say what is not wanted the values that are left: "not Germany" is any other country, "Europe, not
 * Germany" any other country of Europe. A denial that would leave nothing ("master's, no PGD") is only shown.
 */
export function affirm(parts: readonly Part[]): readonly Part[] {
  const denied = new Set(
    parts.flatMap(({ kind, excluded }) => (excluded && EVERYTHING[about(kind)] ? [about(kind)] : [])),
  )
  if (denied.size === 0) return parts
  const left = new Map([...denied].map((kind) => [kind, valuesLeft(parts, kind)]))
  return parts.map((part): Part => {
    const values = left.get(about(part.kind))
    if (!values) return part
    if (values.length === 0)
      return part.excluded ? { ...part, kind: 'unsupported', values: [], label: part.text, excluded: false } : part
    return { ...part, values }
  })
}

/** Countries and regions are about the same thing. */
function about(kind: PartKind): PartKind {
  return kind === 'region' ? 'country' : kind
}

function valuesLeft(parts: readonly Part[], kind: PartKind): readonly string[] {
  const said = (excluded: boolean) =>
    parts.filter((part) => part.excluded === excluded && about(part.kind) === kind).flatMap(({ values }) => values)
  const [wanted, unwanted] = [said(false), new Set(said(true).flatMap((value) => membersOf(kind, value)))]
  const all = wanted.length > 0 ? new Set(wanted.flatMap((value) => membersOf(kind, value))) : (EVERYTHING[kind] ?? [])
  return [...all].filter((value) => !isLost(kind, value, unwanted))
}

function isLost(kind: PartKind, value: string, unwanted: ReadonlySet<string>): boolean {
  // A record that names a subject also matches its broad field, so that must go as well.
  return (
    unwanted.has(value) || (kind === 'field' && FIELDS.some(({ id, broad }) => broad === value && unwanted.has(id)))
  )
}

/** The countries of a group, or a broad field with its subjects; any other value is only itself. */
function membersOf(kind: PartKind, value: string): readonly string[] {
  return kind === 'field'
    ? FIELDS.filter(({ id, broad }) => id === value || broad === value).map(({ id }) => id)
    : countriesOf(value)
}
