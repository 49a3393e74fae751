import { RECORD_LIMITS } from '#catalogue/record-file.ts'
import { AUDIENCES, findAudience } from '#domain/audience.ts'
import { isAny, isUnknown } from './blank-values.ts'
import { denies, withoutDenied } from './exceptions.ts'
import { plainLine } from './plain-text.ts'
import { foldedWords } from './phrase-book.ts'

const NOUNS =
  'student applicant gender sex ethnicity race group people person background candidate nationality eligible'.split(' ')
const WOMEN = /\b(?:women|woman|females?|girls?|mujeres|mujer|femenino|femmes?|frauen|mulheres)\b/i
const MEN = /\b(?:men|man|males?|boys?|hombres?|masculino|hommes?|m[äa]nner)\b/i

/** Who else a text may single out, with the label for them, and in the second column for the women among them. */
const GROUPS: readonly (readonly [pattern: RegExp, label: string, women?: string])[] = [
  [/\brefugees?|asylum|displaced|refugiad/i, 'Refugees Only'],
  [/\bhome (?:fee|student)/i, 'Applicants with home fee status'],
  [
    /\bnative american|american indian|alaska native|first nations?|indigenous|ind[ií]gena|tribal/i,
    'Native americans only',
  ],
  [/\bbame\b/i, 'BAME only', 'Minority females only'],
  [/\bafrican[- ]american|\bblacks?\b|afrodescendiente/i, 'Blacks only'],
  [/\bafricans?\b(?![- ]american)/i, 'Africans only', 'African females only'],
  [
    /\bminorit|under-?represented|(?:people|women|students) of colou?r|minor[ií]a/i,
    'Minorities only',
    'Minority females only',
  ],
  [/\bmuslims?\b|\bislamic\b|musulman/i, 'Muslims only'],
  [/\bjew(?:s|ish)?\b|jud[ií]o/i, 'Jews only'],
  [/\bindians?\b/i, 'Indians only'],
  [/\bpakistanis?\b/i, 'Pakistanis only'],
  [/\bjapanese\b/i, 'Japanese only'],
]

/**
 * Who an award is for: a label of the vocabulary if one fits, else as stated; "NA" if nothing is stated. Two groups at
 * once fit no label, and stay as stated.
 */
export function readAudience(value: unknown): string {
  const text = (Array.isArray(value) ? value.map(plainLine).join(', ') : plainLine(value))
    .slice(0, RECORD_LIMITS.stated)
    .trim()
  if (isUnknown(text)) return 'NA'
  const known = findAudience(text)
  if (known) return known.label
  if (isAny(text, NOUNS)) return 'Open to All'
  if (denies(text)) return text
  const women = WOMEN.test(text) && !MEN.test(text)
  if (!women && WOMEN.test(text) && foldedWords(text).length <= 4) return 'NA'
  const groups = GROUPS.filter(([pattern]) => pattern.test(text))
  const [group] = groups
  if (/encourag|welcom|prefer|priorit/i.test(text))
    return group?.[1] === 'Minorities only' && !women ? 'Minorities encouraged' : text
  if (groups.length > 1 || foldedWords(text).length > 12) return text
  if (group) return women ? (group[2] ?? text) : group[1]
  return women ? 'Women only' : text
}

/** A column of genders. Both is no restriction, but says nothing about other groups. */
export function readGender(value: unknown): string {
  const text = plainLine(value)
  if (isUnknown(text) || isAny(text, NOUNS)) return 'NA'
  if (/^f$/i.test(text)) return 'Women only'
  if (/^m$/i.test(text)) return 'Men only'
  const said = denies(text) ? withoutDenied(text) : text
  const women = WOMEN.test(said)
  const men = MEN.test(said)
  if (women && men) return 'NA'
  if (women) return 'Women only'
  return men ? 'Men only' : 'NA'
}

/** The label for the women of a group, if there is one. */
export function joinAudience(audience: string, gender: string): string {
  if (gender === 'NA' || audience === gender) return audience
  if (audience === 'NA' || audience === 'Open to All') return gender
  const group = GROUPS.find(([, label]) => label === audience)
  if (gender === 'Women only' && group?.[2]) return group[2]
  return AUDIENCES.some(({ label, women }) => label === audience && women) ? audience : `${audience}; ${gender}`
}
