/** Who an award is meant for, in the specification's own words (`ethnicity` in the API). */
const TABLE = [
  ['Applicants with home fee status', 'home', 'slate'],
  ['Refugees Only', 'shelter', 'teal'],
  ['Indians only', 'passport', 'orange'],
  ['Pakistanis only', 'passport', 'green'],
  ['Native americans only', 'feather', 'brown'],
  ['Blacks only', 'people', 'ink'],
  ['BAME only', 'people', 'plum'],
  ['Minorities only', 'people', 'violet'],
  ['Open to All', 'globe', 'blue'],
  ['Females Only', 'woman', 'rose'],
  ['Muslims only', 'crescent', 'green'],
  ['Africans only', 'passport', 'amber'],
  ['Women only', 'woman', 'rose'],
  ['Minorities encouraged', 'people', 'violet'],
  ['African females only', 'woman', 'amber'],
  ['Jews only', 'star', 'blue'],
  ['Japanese only', 'passport', 'red'],
  ['Minority females only', 'woman', 'violet'],
] as const

export type AudienceLabel = (typeof TABLE)[number][0]
export type AudienceIcon = (typeof TABLE)[number][1]
export type AudienceTone = (typeof TABLE)[number][2]

export interface Audience {
  readonly label: AudienceLabel
  readonly icon: AudienceIcon
  readonly tone: AudienceTone
}

export const AUDIENCES: readonly Audience[] = TABLE.map(([label, icon, tone]) => ({ label, icon, tone }))

const BY_LABEL: ReadonlyMap<string, Audience> = new Map(
  AUDIENCES.flatMap((audience) => [audience.label, fold(audience.label)].map((label) => [label, audience])),
)

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** True for awards for men or boys only, for which the specification has no label. */
export function isForMen(ethnicity: string | null): boolean {
  return /^\s*(?:boys|men|males?)\s+only\s*$/i.test(ethnicity ?? '')
}

/** Ignores case and extra spaces. Undefined for a value outside the vocabulary, such as "NA", which gets no icon. */
export function findAudience(ethnicity: string | null): Audience | undefined {
  // Mostly it is exact.
  return ethnicity === null ? undefined : (BY_LABEL.get(ethnicity) ?? BY_LABEL.get(fold(ethnicity)))
}

/** True if only women may hold the award. */
export const isWomenOnly = (ethnicity: string | null): boolean => findAudience(ethnicity)?.icon === 'woman'
