import { findCountry } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { findField } from '#domain/fields.ts'

export type MeaningKind = 'country' | 'region' | 'citizenship' | 'field' | 'level' | 'coverage' | 'type' | 'audience'

/** What a kind of meaning is about. Countries and regions are about the same thing. */
export function subjectOf(kind: MeaningKind): Exclude<MeaningKind, 'region'> {
  return kind === 'region' ? 'country' : kind
}

/** What a name stands for. `values` are option values; a group of countries is written `@id`. */
export interface Meaning {
  readonly kind: MeaningKind
  readonly values: readonly string[]
  readonly label: string
}

export function citizensOf(place: string): Meaning {
  const name = place.startsWith('@') ? COUNTRY_GROUPS.get(place.slice(1))?.name : findCountry(place)?.name
  return { kind: 'citizenship', values: [place], label: bare(name ?? place) }
}

export function placeOf(place: string): Meaning {
  if (place.startsWith('@')) {
    const name = COUNTRY_GROUPS.get(place.slice(1))?.name ?? place
    return { kind: 'region', values: [place], label: bare(name) }
  }
  return { kind: 'country', values: [place], label: findCountry(place)?.name ?? place }
}

function bare(name: string): string {
  return name.replace(/^the /, '')
}

export function fieldOf(id: string): Meaning {
  return { kind: 'field', values: [id], label: findField(id)?.label ?? id }
}
