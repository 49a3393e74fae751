import { NO_WINDOW } from '#domain/rounds.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** A record for tests. Everything that is not given is empty or not stated. */
export function scholarship(id: string, said: Partial<Scholarship> = {}): Scholarship {
  return {
    id,
    name: `Scholarship ${id}`,
    funder: 'A funder',
    funderKind: null,
    logo: null,
    countries: 'not stated',
    fields: 'not stated',
    levels: 'not stated',
    coverage: null,
    types: [],
    amount: null,
    deadline: { kind: 'not-stated' },
    ...NO_WINDOW,
    awards: null,
    audience: null,
    citizenship: 'any',
    residence: 'any',
    conditions: {},
    eligibility: [],
    benefits: [],
    applicationProcess: [],
    about: [],
    link: `https://funder.example/${id}`,
    source: null,
    checked: null,
    verified: {},
    ...said,
  }
}

/** Ten records in Kenya, so that there is a second page, and three elsewhere. */
export const FIXTURE: readonly Scholarship[] = [
  ...Array.from({ length: 10 }, (_, place) =>
    scholarship(`kenya-${place}`, {
      countries: ['KE'],
      fields: ['law'],
      levels: ['master'],
      deadline: { kind: 'date', date: `2027-01-${String(place + 10)}` },
    }),
  ),
  scholarship('ghana', { countries: ['GH', 'KE'], fields: 'any', levels: ['bachelor', 'doctorate'], coverage: 'full' }),
  scholarship('anywhere', {
    countries: 'any',
    fields: ['law'],
    types: ['merit'],
    conditions: { needs: ['cv'], min_grade: 'Marks that details alone tell' },
    about: ['For <b>everyone</b>.'],
  }),
  scholarship('said-nothing'),
]
