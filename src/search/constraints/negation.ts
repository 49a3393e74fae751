import { COUNTRIES } from '#domain/countries.ts'
import { countriesOf } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { filterOf, type FilterKind, type Part } from '#search/query/interpretation.ts'
import { byGroup, VOCABULARY } from '#search/constraints/vocabulary.ts'

/** What can be asked for of each kind. "Not for women" asks for what men may hold, not for what is meant for another group. */
const EVERYTHING: Readonly<Partial<Record<FilterKind, readonly string[]>>> = {
  ...byGroup((group) => VOCABULARY[group].map(({ value }) => value)),
  citizenship: COUNTRIES.map(({ code }) => code),
  audience: ['Open to All', 'Men only'],
}

/**
 * Gives parts that say what is not wanted the values that are left: "not Germany" is any other country, "Europe, not
 * Germany" any other country of Europe. A denial that would leave nothing ("master's, no PGD") is only shown.
 */
export function affirm(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ excluded }) => excluded)) return parts
  const left = new Map<FilterKind, readonly string[]>()
  for (const part of parts) {
    const kind = part.excluded ? filterOf(part) : undefined
    if (kind !== undefined && EVERYTHING[kind] && !left.has(kind)) left.set(kind, valuesLeft(parts, kind))
  }
  return parts.map((part): Part => {
    const kind = filterOf(part)
    const values = kind && left.get(kind)
    if (!values || (values.length === 0 && !part.excluded)) return part
    if (values.length > 0) return { ...part, values }
    return { ...part, kind: 'unsupported', values, label: part.text, excluded: false }
  })
}

function valuesLeft(parts: readonly Part[], kind: FilterKind): readonly string[] {
  const said = (excluded: boolean) =>
    parts
      .filter((part) => part.excluded === excluded && filterOf(part) === kind)
      .flatMap(({ values }) => values.flatMap((value) => membersOf(kind, value)))
  const [wanted, unwanted] = [said(false), new Set(said(true))]
  // A record that names a subject also matches its broad field, so that must go as well.
  const isExcluded = (value: string) =>
    unwanted.has(value) || (kind === 'field' && FIELDS.some(({ id, broad }) => broad === value && unwanted.has(id)))
  return [...new Set(wanted.length > 0 ? wanted : EVERYTHING[kind])].filter((value) => !isExcluded(value))
}

/** The countries of a group, or a broad field with its subjects; any other value is only itself. */
function membersOf(kind: FilterKind, value: string): readonly string[] {
  return kind === 'field'
    ? FIELDS.filter(({ id, broad }) => id === value || broad === value).map(({ id }) => id)
    : countriesOf(value)
}
