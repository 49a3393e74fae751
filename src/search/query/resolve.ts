import { findCountry } from '#domain/countries.ts'
import { COUNTRY_GROUPS, countriesOf } from '#domain/country-groups.ts'
import { formatLevel, stepOf, type LevelId } from '#domain/levels.ts'
import { findField } from '#domain/fields.ts'
import type { Lexicon, Sense } from '#lexicon/lexicon.ts'
import type { Token } from '#lexicon/tokenize.ts'
import type { PartKind } from './interpretation.ts'
import type { Claim, Mention } from './match-patterns.ts'
import type { Role } from './patterns.ts'

/** A part in the making: what a mention says before the others are heard. Tokens `[from, to)` hold it with its cues. */
export interface Draft {
  readonly kind: PartKind
  readonly role: Role
  readonly values: readonly string[]
  readonly label: string
  readonly excluded: boolean
  readonly held: string | undefined
  readonly sense: Sense | undefined
  readonly from: number
  readonly to: number
  readonly nameFrom: number
  readonly nameTo: number
  readonly joined: boolean
  /** The words of its name. */
  readonly words: readonly string[]
}

/** A place that counts as a home from this mobility on, by how it is named. */
const HOME_FROM: Readonly<Partial<Record<Role, number>>> = { either: -0.5, offered: 1, taken: 1.5, alumnus: 1.5 }
/** Of two places side by side, one is a home if it sends students and the other does not, or if the other sends far fewer. */
const SENDS = 0
/** A place that is named beside where people want to go is their own from this mobility on. */
const OWN = -0.5
const FEWER = 2.5
const HARDLY = -1

const PLACE_KINDS: ReadonlySet<string> = new Set(['country', 'region', 'city', 'state', 'part'])
const PLACES: ReadonlySet<PartKind> = new Set(['country', 'region'])

/** What the claims say together. `wishes` are the tokens that begin a wish: "want", "looking for". */
export function resolve(
  claims: readonly Claim[],
  tokens: readonly Token[],
  wishes: readonly number[],
  lexicon: Lexicon,
): readonly Draft[] {
  const drafts = claims.flatMap((claim) => draftsOf(claim, tokens, lexicon))
  return fields(
    levels(strangers(homes(present(occupations(drafts, wishes), wishes, lexicon), lexicon)), wishes),
    lexicon,
  )
}

/** "I am a nurse and want a master's in public health": another subject is wished for. */
function occupations(drafts: readonly Draft[], wishes: readonly number[]): readonly Draft[] {
  return drafts.filter((draft) => {
    if (draft.role === 'aside') return !drafts.some((other) => other.kind === 'field' && other.role !== 'aside')
    if (draft.role !== 'occupation') return true
    const isWished = drafts.some(
      (other) =>
        other.kind === 'field' &&
        other.from > draft.from &&
        wishes.some((wish) => wish > draft.from && wish < other.nameFrom),
    )
    return !isWished
  })
}

/** Each mention with the cues before it; the last one with those behind it, too. */
function draftsOf(claim: Claim, tokens: readonly Token[], lexicon: Lexicon): Draft[] {
  let since = claim.from
  return claim.mentions.flatMap((mention, index) => {
    const to = index === claim.mentions.length - 1 ? claim.to : mention.to
    const isAlone = mention.role === 'told' && claim.mentions.every(({ role }) => role === 'told' || role === 'drop')
    const stretch = isAlone ? { from: claim.from, to: claim.to } : { from: since, to }
    const drafts = meant(
      mention,
      { ...stretch, words: tokens.slice(mention.from, mention.to).map(({ word }) => word) },
      lexicon,
    )
    since = mention.to
    return drafts
  })
}

function meant(mention: Mention, stretch: Pick<Draft, 'from' | 'to' | 'words'>, lexicon: Lexicon): Draft[] {
  const { role, edge, joined } = mention
  const base = {
    role,
    ...stretch,
    nameFrom: mention.from,
    nameTo: mention.to,
    joined,
    excluded: role === 'not' || role === 'not-citizenship',
    held: undefined,
    sense: edge?.sense,
    values: [],
    label: '',
  } as const
  if (role === 'drop') return []
  if (
    role === 'told' ||
    role === 'like' ||
    role === 'word' ||
    role === 'name' ||
    role === 'abroad' ||
    role === 'elsewhere'
  ) {
    const kind = role === 'told' ? 'unsupported' : role === 'like' ? 'like' : role === 'name' ? 'name' : 'word'
    return [{ ...base, kind }]
  }
  if (role === 'language') return [{ ...base, kind: 'field', values: ['languages'], label: 'Languages' }]
  if (role === 'share') return [{ ...base, kind: 'coverage' }]
  const { sense } = base
  if (!sense) return []
  const double = sense.also
  const second = double ? [{ ...base, ...said(double, role, lexicon) }] : []
  if (base.excluded && double) return second
  // An examination that nobody has to take is no level that is not wanted.
  if (base.excluded && sense.kind === 'level' && sense.values.length > 1)
    return [{ ...base, kind: 'unsupported', excluded: false }]
  return [{ ...base, ...said(sense, role, lexicon) }, ...second]
}

/** What a name says in a role. */
function said(sense: Sense, role: Role, lexicon: Lexicon): Pick<Draft, 'kind' | 'values' | 'label' | 'sense'> {
  const { kind, values } = sense
  const [place = ''] = values
  const isPlace = PLACE_KINDS.has(kind)
  if (!isPlace && kind !== 'people' && kind !== 'adjective')
    return { kind: kind as PartKind, values, label: sense.label, sense }
  const threshold = HOME_FROM[role]
  const isHome =
    role === 'citizenship' ||
    role === 'not-citizenship' ||
    (threshold !== undefined && lexicon.mobility(place) > threshold) ||
    (!isPlace && (role === 'own' || role === 'not'))
  return {
    kind: isHome
      ? 'citizenship'
      : role === 'residence' || role === 'alumnus'
        ? 'residence'
        : place.startsWith('@')
          ? 'region'
          : 'country',
    values,
    label: placeLabel(place),
    sense,
  }
}

function placeLabel(place: string): string {
  return (findCountry(place)?.name ?? COUNTRY_GROUPS.get(place.slice(1))?.name ?? place).replace(/^the /, '')
}

/** "Nigerian in the UK, masters in Canada": where somebody is, if they want to go somewhere else. */
function present(drafts: readonly Draft[], wishes: readonly number[], lexicon: Lexicon): readonly Draft[] {
  if (!drafts.some(({ role }) => role === 'present' || role === 'taken')) return drafts
  const isWishing = (draft: Draft) =>
    wishes.some((wish) => wish >= draft.to) &&
    !drafts.some(
      (other) =>
        other.kind === 'level' &&
        other.from > draft.from &&
        other.from < (wishes.find((wish) => wish >= draft.to) ?? 0),
    )
  const isElsewhere = (draft: Draft) =>
    drafts.some(
      (other) =>
        PLACES.has(other.kind) && other.role !== draft.role && other.from > draft.from && other.label !== draft.label,
    )
  const isPast = (draft: Draft) =>
    PLACES.has(draft.kind) &&
    ((draft.role === 'present' && (isElsewhere(draft) || isWishing(draft))) ||
      (draft.role === 'taken' && isElsewhere(draft)))
  return drafts.map((draft) =>
    isPast(draft)
      ? {
          ...draft,
          kind: draft.role === 'taken' && lexicon.mobility(draft.values[0] ?? '') > OWN ? 'citizenship' : 'residence',
        }
      : draft,
  )
}

/** Which of the places that are only named is where somebody comes from: "Pakistan Germany masters", "Fulbright Pakistan". */
function homes(drafts: readonly Draft[], lexicon: Lexicon): readonly Draft[] {
  const isTold = drafts.some(({ kind, excluded }) => kind === 'citizenship' && !excluded)
  const places = drafts.filter(({ kind, excluded }) => PLACES.has(kind) && !excluded)
  const mobility = ({ values }: Draft) => lexicon.mobility(values[0] ?? '')
  const open = places.filter(({ role }) => role === 'own' || role === 'giver')
  if (isTold) return withoutOwnTowns(drafts)
  if (open.length === 0) return drafts
  const hosts = drafts.flatMap(({ sense }) => (sense?.host === undefined ? [] : [sense.host]))
  const isGoing = drafts.some(({ role, excluded }) => role === 'abroad' || (excluded && role === 'not'))
  const isHome = (draft: Draft): boolean => {
    if (!open.includes(draft) || hosts.includes(draft.values[0] ?? '')) return false
    if (hosts.length > 0 && draft.role === 'own') return true
    const others = places.filter((other) => other.label !== draft.label && !isOneBreath(drafts, draft, other))
    if (isGoing || others.some(({ role }) => role === 'destination' || (role === 'giver' && draft.role !== 'giver')))
      return mobility(draft) > OWN
    if (others.length === 0 || draft.values[0]?.startsWith('@') === true) return false
    const most = Math.max(...others.map(mobility))
    return (mobility(draft) > SENDS && most < SENDS) || (mobility(draft) > HARDLY && mobility(draft) - most > FEWER)
  }
  return drafts.map((draft) =>
    isHome(draft) ? { ...draft, kind: 'citizenship', label: placeLabel(draft.values[0] ?? '') } : draft,
  )
}

/** "In Tunis … for Tunisians in Canada": who wants to go elsewhere lives there. */
function withoutOwnTowns(drafts: readonly Draft[]): readonly Draft[] {
  const isOwn = ({ kind, excluded, values }: Draft) =>
    PLACES.has(kind) &&
    !excluded &&
    drafts.some((other) => other.kind === 'citizenship' && !other.excluded && other.values.join() === values.join())
  if (!drafts.some((draft) => PLACES.has(draft.kind) && !draft.excluded && !isOwn(draft))) return drafts
  return drafts.map((draft) => (isOwn(draft) ? { ...draft, kind: 'residence' } : draft))
}

/** True for places named in one breath: "Kenya or the UK". */
function isOneBreath(drafts: readonly Draft[], one: Draft, other: Draft): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  return drafts.slice(drafts.indexOf(first) + 1, drafts.indexOf(last) + 1).every(({ joined }) => joined)
}

/** "Abroad" is not at home, and "international students" are not from where they want to study. */
function strangers(drafts: readonly Draft[]): readonly Draft[] {
  const [home, ...homes_] = distinct(drafts.filter(({ kind, excluded }) => kind === 'citizenship' && !excluded))
  const [goal, ...goals] = distinct(drafts.filter(({ kind, excluded }) => PLACES.has(kind) && !excluded))
  const isGoing =
    goal !== undefined ||
    drafts.some(({ kind, excluded, label }) => PLACES.has(kind) && excluded && label === home?.label)
  return drafts.flatMap((draft): Draft[] => {
    if (draft.role !== 'abroad' && draft.role !== 'elsewhere') return [draft]
    const [from, isOne] =
      draft.role === 'abroad'
        ? [home, homes_.length === 0 && !isGoing]
        : [goal, goals.length === 0 && home === undefined]
    if (!from || !isOne || from.values[0]?.startsWith('@') !== false) return []
    return [
      {
        ...draft,
        kind: draft.role === 'abroad' ? 'country' : 'citizenship',
        values: from.values,
        label: placeLabel(from.values[0] ?? ''),
        excluded: true,
      },
    ]
  })
}

function distinct(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.filter(({ label }, at) => drafts.findIndex((other) => other.label === label) === at)
}

/** What may follow a level that somebody has. */
const NEXT: Readonly<Record<LevelId, readonly LevelId[]>> = {
  'high-school': ['bachelor'],
  vocational: ['bachelor'],
  bachelor: ['master', 'doctorate'],
  master: ['doctorate'],
  doctorate: ['postdoc'],
  postdoc: ['postdoc'],
}

/** A level that somebody has asks for what comes next, unless a level is asked for outright. */
function levels(drafts: readonly Draft[], wishes: readonly number[]): readonly Draft[] {
  const all = drafts.filter(({ kind, excluded }) => kind === 'level' && !excluded)
  if (all.length === 0) return drafts
  const top = (draft: Draft) => Math.max(...draft.values.map(stepOf))
  const wanted = all.filter(({ role }) => role !== 'held' && role !== 'current')
  // "BSc nursing, want MSc": what is said before a wish is had, if the wish is for more.
  const isBefore = (draft: Draft) => {
    const [wish = -1] = wishes.filter((at) => at >= draft.to)
    return (
      wish >= 0 &&
      wishes.every((at) => at > draft.from) &&
      wanted.some((other) => other.nameFrom > wish && top(other) > top(draft))
    )
  }
  // "In grade 12, want to study medicine": what is studied comes after school.
  const isLeaving = (draft: Draft) =>
    draft.values[0] === 'high-school' &&
    draft.role === 'current' &&
    wishes.some((wish) => wish >= draft.to && drafts.some((other) => other.kind === 'field' && other.nameFrom > wish))
  // "MBBS from Russia, want to study in the USA".
  const isPast = (draft: Draft) =>
    draft.role === 'current' &&
    drafts.some(
      (other) =>
        other.role === 'taken' && other.kind === 'residence' && other.from >= draft.to && other.from - draft.to < 2,
    )
  const isHeld = (draft: Draft) =>
    draft.role === 'held' ||
    isBefore(draft) ||
    isLeaving(draft) ||
    (draft.role !== 'wanted' && all.some(({ role, label }) => role === 'held' && label === draft.label)) ||
    isPast(draft) ||
    (draft.role === 'current' && wanted.some((other) => top(other) > top(draft)))
  const goals = all.filter((draft) => !isHeld(draft))
  return drafts.flatMap((draft): Draft[] => {
    if (!all.includes(draft)) return [draft]
    if (!isHeld(draft)) return [narrowed(draft, goals)]
    if (goals.length > 0) return [{ ...draft, kind: 'held' }]
    // A "graduate" has a bachelor's, and may be one who asks for either of the next.
    const isGraduate = draft.values[0] === 'master' && draft.values.length > 1
    const values = isGraduate ? draft.values : (NEXT[draft.values[0] as LevelId] ?? [])
    return [
      { ...draft, values, label: values.map((level) => formatLevel(level as LevelId)).join(' or '), held: draft.label },
    ]
  })
}

/**
 * A "BTech" is in engineering, but who has one may want anything next, and a "BTech mechanical" is in no other branch. Who
 * has a "BSc nursing" has named the subject.
 */
function fields(drafts: readonly Draft[], lexicon: Lexicon): readonly Draft[] {
  return drafts.filter((draft) => {
    const level = drafts.find(
      (other) =>
        other.sense?.also !== undefined && other.sense.also === draft.sense && other.nameFrom === draft.nameFrom,
    )
    if (draft.kind !== 'field' || !level || level.words.some((word) => isNameOf(word, draft, lexicon))) return true
    const isNarrower = (other: Draft) =>
      other !== draft &&
      other.kind === 'field' &&
      other.values.some((value) => findField(value)?.broad === draft.values[0])
    return level.kind === 'level' && level.held === undefined && !drafts.some(isNarrower)
  })
}

function isNameOf(word: string, { values }: Draft, lexicon: Lexicon): boolean {
  return (
    lexicon.root.next
      .get(word)
      ?.senses.some((sense) => sense.kind === 'field' && sense.values.join() === values.join()) ?? false
  )
}

/** Of "graduate PhD" and "WAEC bachelor", only the level that both say. */
function narrowed(draft: Draft, goals: readonly Draft[]): Draft {
  if (draft.values.length < 2) return draft
  const exact = goals.filter(({ values }) => values.length === 1 && draft.values.includes(values[0] ?? ''))
  const values = [...new Set(exact.flatMap((other) => other.values))]
  return values.length === 0
    ? draft
    : { ...draft, values, label: values.map((level) => formatLevel(level as LevelId)).join(' or ') }
}

/** Of a group of nations and one of them, the nation counts. */
export function withoutWiderHomes(drafts: readonly Draft[]): readonly Draft[] {
  const nations = drafts.filter(
    ({ kind, values, excluded }) => kind === 'citizenship' && !excluded && values[0]?.startsWith('@') === false,
  )
  return drafts.filter(
    ({ kind, values: [value = ''], excluded }) =>
      !(
        kind === 'citizenship' &&
        !excluded &&
        value.startsWith('@') &&
        nations.some((nation) => countriesOf(value).includes(nation.values[0] ?? ''))
      ),
  )
}
