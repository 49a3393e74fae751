import { timeOf } from '#domain/when.ts'
import { descendantsOf, placeLabel, type Sense } from '#lexicon/senses.ts'
import type { QuerySpanKind } from './interpretation.ts'
import type { Annotated } from './annotate.ts'
import type { Claim, Mention } from './match-patterns.ts'
import { PLACE_KINDS, SAID, type Role } from '#lexicon/patterns.ts'

/**
 * A query span in the making: the interpretation of one mention, before others change it. Tokens `[from, to)` are the
 * mention with its cues.
 */
export interface Draft {
  readonly kind: QuerySpanKind
  readonly role: Role
  readonly values: readonly string[]
  readonly label: string
  readonly excluded: boolean
  readonly qualification: string | undefined
  readonly sense: Sense | undefined
  readonly from: number
  readonly to: number
  readonly mention: Mention
}

/** What a role makes of any name. */
const SHOWN: Readonly<Partial<Record<Role, QuerySpanKind>>> = {
  told: 'unsupported',
  like: 'like',
  'not-name': 'like',
  word: 'word',
  abroad: 'word',
  home: 'word',
  elsewhere: 'word',
  descent: 'group',
}
/** A location is a citizenship from this mobility on, by its role. */
const CITIZENSHIP_FROM: Readonly<Partial<Record<Role, number>>> = { either: -0.5, from: -0.5, offered: 1 }

/** True for a location to study in. */
export const isDestination = ({ kind, excluded }: Draft) => (kind === 'country' || kind === 'region') && !excluded
/** True for where somebody comes from. */
export const isCitizenship = ({ kind, excluded }: Draft) => kind === 'citizenship' && !excluded

/** The drafts of a claim. Each mention takes the cues before it; the last one those behind it, too. */
export function draftsOf({ from: start, to: end, mentions }: Claim, annotated: Annotated): readonly Draft[] {
  let since = start
  const shown = mentions.filter(({ role }) => role !== 'drop')
  return mentions.flatMap((mention, index) => {
    const isLast = index === mentions.length - 1
    const [from, to] = shown.length === 1 && mention.role === 'told' ? [start, end] : [since, isLast ? end : mention.to]
    since = mention.to
    return mention.role === 'drop' ? [] : meant(mention, from, to, annotated)
  })
}

function meant(mention: Mention, from: number, to: number, annotated: Annotated): readonly Draft[] {
  const { role, edge } = mention
  const descent = role === 'descent' ? descendantsOf(edge?.sense.values[0] ?? '') : undefined
  const said = descent === undefined ? SAID[role] : `audience:${descent}`
  const sense = said === undefined ? edge?.sense : annotated.lexicon.senseOf(said)
  const excluded = role.startsWith('not')
  const base = { role, from, to, mention, excluded, qualification: undefined, sense, values: [], label: '' }
  const kind = said === undefined ? SHOWN[role] : undefined
  if (kind !== undefined) return [{ ...base, kind }]
  if (!sense) return []
  const second = sense.also ? [{ ...base, sense: sense.also, ...interpretSense(sense.also, role, annotated) }] : []
  // "Not an MBA" does not exclude other masters; an excluded examination is no level.
  if (excluded && second.length > 0) return second
  // "Not in London" leaves the rest of the country.
  const isWithin = sense.kind === 'city' || sense.kind === 'state'
  if (excluded && (isWithin || (sense.kind === 'level' && sense.values.length > 1)))
    return [{ ...base, kind: 'unsupported', excluded: false }]
  return [{ ...base, ...interpretSense(sense, role, annotated) }, ...second]
}

/** The interpretation of a sense in a role. */
function interpretSense(
  { kind, values, label }: Sense,
  role: Role,
  { lexicon, today }: Annotated,
): Pick<Draft, 'kind' | 'values' | 'label'> {
  const [place = ''] = values
  const isPlace = PLACE_KINDS.includes(kind)
  if (kind === 'month') {
    const time = timeOf(values, today, role === 'by' || role === 'before' ? role : undefined)
    return { kind: 'when', values: time.values, label: time.label ?? label }
  }
  // A group that the catalogue has no audience for is only looked for.
  if (kind === 'audience' && values.length === 0) return { kind: 'group', values, label }
  if (!isPlace && kind !== 'people' && kind !== 'adjective') return { kind: kind as QuerySpanKind, values, label }
  const isFrom =
    role === 'citizenship' ||
    role === 'not-citizenship' ||
    lexicon.mobility(place) > (CITIZENSHIP_FROM[role] ?? Infinity) ||
    (!isPlace && role === 'own')
  const there = role === 'residence' ? 'residence' : place.startsWith('@') ? 'region' : 'country'
  return { kind: isFrom ? 'citizenship' : there, values, label: placeLabel(place) ?? place }
}
