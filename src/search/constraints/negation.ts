import { COUNTRIES } from '#domain/countries.ts'
import { countriesOf } from '#domain/country-groups.ts'
import { FIELDS } from '#domain/fields.ts'
import { filterOf, type FilterKind, type QuerySpan } from '#search/query/interpretation.ts'
import { byGroup, VOCABULARY } from '#search/constraints/vocabulary.ts'

/** All values of each kind. "Not for women" leaves what men may hold, and not what is for another group. */
const EVERYTHING: Readonly<Partial<Record<FilterKind, readonly string[]>>> = {
  ...byGroup((group) => VOCABULARY[group].map(({ value }) => value)),
  citizenship: COUNTRIES.map(({ code }) => code),
  audience: ['Open to All', 'Men only'],
}

/**
 * Gives excluded query spans the values that remain: "not Germany" is any other country, "Europe, not Germany" any
 * other country of Europe. A negation that leaves nothing ("master's, no PGD") filters nothing, and is only shown.
 */
export function applyNegations(querySpans: readonly QuerySpan[]): readonly QuerySpan[] {
  if (!querySpans.some(({ excluded }) => excluded)) return querySpans
  const left = new Map<FilterKind, readonly string[]>()
  for (const querySpan of querySpans) {
    const kind = querySpan.excluded ? filterOf(querySpan) : undefined
    if (kind !== undefined && EVERYTHING[kind] && !left.has(kind)) left.set(kind, valuesLeft(querySpans, kind))
  }
  return querySpans.map((querySpan): QuerySpan => {
    const kind = filterOf(querySpan)
    const values = kind && left.get(kind)
    if (!values || (values.length === 0 && !querySpan.excluded)) return querySpan
    if (values.length > 0) return { ...querySpan, values }
    return { ...querySpan, kind: 'unsupported', values, label: querySpan.text, excluded: false }
  })
}

function valuesLeft(querySpans: readonly QuerySpan[], kind: FilterKind): readonly string[] {
  const valuesOf = (excluded: boolean) =>
    querySpans
      .filter((querySpan) => querySpan.excluded === excluded && filterOf(querySpan) === kind)
      .flatMap(({ values }) => values.flatMap((value) => membersOf(kind, value)))
  const [included, excluded] = [valuesOf(false), new Set(valuesOf(true))]
  // A record that names a subject also matches its broad field, so that must go as well.
  const isExcluded = (value: string) =>
    excluded.has(value) || (kind === 'field' && FIELDS.some(({ id, broad }) => broad === value && excluded.has(id)))
  return [...new Set(included.length > 0 ? included : EVERYTHING[kind])].filter((value) => !isExcluded(value))
}

/** The countries of a group, or a broad field with its subjects; any other value is only itself. */
function membersOf(kind: FilterKind, value: string): readonly string[] {
  return kind === 'field'
    ? FIELDS.filter(({ id, broad }) => id === value || broad === value).map(({ id }) => id)
    : countriesOf(value)
}
