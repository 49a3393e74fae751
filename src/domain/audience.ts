/** Who an award is meant for, in the specification's own words (`ethnicity` in the API). */
const TABLE = [
  ['Applicants with home fee status', 'home', 'slate', false],
  ['Refugees Only', 'shelter', 'teal', false],
  ['Indians only', 'passport', 'orange', false],
  ['Pakistanis only', 'passport', 'green', false],
  ['Native americans only', 'feather', 'brown', false],
  ['Blacks only', 'people', 'ink', false],
  ['BAME only', 'people', 'plum', false],
  ['Minorities only', 'people', 'violet', false],
  ['Open to All', 'globe', 'blue', false],
  ['Females Only', 'woman', 'rose', true],
  ['Muslims only', 'crescent', 'green', false],
  ['Africans only', 'passport', 'amber', false],
  ['Women only', 'woman', 'rose', true],
  ['Minorities encouraged', 'people', 'violet', false],
  ['African females only', 'woman', 'amber', true],
  ['Jews only', 'star', 'blue', false],
  ['Japanese only', 'passport', 'red', false],
  ['Minority females only', 'woman', 'violet', true],
] as const

export type AudienceLabel = (typeof TABLE)[number][0]
export type AudienceIcon = (typeof TABLE)[number][1]
export type AudienceTone = (typeof TABLE)[number][2]

export interface Audience {
  readonly label: AudienceLabel
  readonly icon: AudienceIcon
  readonly tone: AudienceTone
  /** True if only women may hold the award. */
  readonly women: boolean
}

export const AUDIENCES: readonly Audience[] = TABLE.map(([label, icon, tone, women]) => ({ label, icon, tone, women }))

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
