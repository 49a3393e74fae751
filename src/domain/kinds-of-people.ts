import { AUDIENCES, findAudience, type AudienceLabel } from './audience.ts'
import type { CountryCode } from './countries.ts'
import { COUNTRY_GROUPS } from './country-groups.ts'

/** Who may hold an award: any person, the citizens of some countries, some residents, one half of all, or a few. */
type Holders = 'any' | 'citizens' | 'residents' | 'half' | 'few'
interface AudienceMeaning {
  readonly holders: Holders
  readonly citizens?: readonly CountryCode[]
}

const AFRICA = COUNTRY_GROUPS.get('africa')?.members ?? []

/** What the specification's audiences mean. One without a row is for a few. */
const AUDIENCE_MEANINGS: Readonly<Partial<Record<AudienceLabel, AudienceMeaning>>> = {
  'Open to All': { holders: 'any' },
  'Minorities encouraged': { holders: 'any' },
  'Applicants with home fee status': { holders: 'residents' },
  'Indians only': { holders: 'citizens', citizens: ['IN'] },
  'Pakistanis only': { holders: 'citizens', citizens: ['PK'] },
  'Japanese only': { holders: 'citizens', citizens: ['JP'] },
  'Africans only': { holders: 'citizens', citizens: AFRICA },
  'African females only': { holders: 'half', citizens: AFRICA },
  'Women only': { holders: 'half' },
  'Females Only': { holders: 'half' },
}

/** What an audience of the specification means; undefined for any other. */
export function meaningOfAudience(audience: string | null): AudienceMeaning | undefined {
  const known = findAudience(audience)
  return known && (AUDIENCE_MEANINGS[known.label] ?? { holders: 'few' })
}

/** An award for men only, for which the specification has no label. */
export const MEN_ONLY = 'Men only'

interface Descent {
  /** The country that the family is from, or a group of countries. */
  readonly from: string
  /** The audience of an award for them. */
  readonly audience: string
}

/**
 * The descents that some award is for. Descent is not citizenship: citizens without it may not hold such an award, and people
 * of it may be citizens of any country.
 */
export const DESCENTS: readonly Descent[] = [
  ['AM', 'Armenian'],
  ['BG', 'Bulgarian'],
  ['HR', 'Croatian'],
  ['HU', 'Hungarian'],
  ['IR', 'Iranian'],
  ['MK', 'Macedonian'],
  ['MN', 'Mongol'],
  ['@pacific-islands', 'Pacific'],
  ['PL', 'Polish'],
  ['RS', 'Serbian'],
].map(([from = '', adjective]) => ({ from, audience: `People of ${adjective} descent only` }))

/** Other kinds of people without a label in the specification, and the words that an award's own audience has for them. */
export const OTHER_KINDS: readonly (readonly [audience: string, words: string])[] = [
  ['Disabled people only', 'disabled|disability|deaf'],
  ['Blind people only', 'blind'],
  ['Single parents only', 'single parents|single mothers'],
  ['First-generation students only', 'first-generation'],
  ['Refugees Only', 'refugees|at risk|persecuted'],
  ['Immigrants only', 'immigrants'],
  ['Foster youth only', 'foster'],
  ['People who have been in prison only', 'prison'],
  ['Veterans and military families only', 'veterans|forces|marines|service members'],
  ['Aboriginal and Torres Strait Islander people only', 'aboriginal'],
  ['Māori only', 'māori'],
  ['Indigenous people only', 'indigenous|first nations|navajo'],
  ['Roma only', 'roma'],
  ['LGBTQ people only', 'lgbtq'],
  ['Hispanic people only', 'hispanic'],
  ['Christians only', 'christians|catholics'],
  ...DESCENTS.map(({ audience }) => [audience, audience.replace(/^People of | only$/g, '')] as const),
]

/** Every audience that an award can have in the index. */
export const INDEXED_AUDIENCES: readonly string[] = [
  ...new Set([...AUDIENCES.map(({ label }) => label), MEN_ONLY, ...OTHER_KINDS.map(([audience]) => audience)]),
]
