import { findField } from '#domain/fields.ts'
import { formatLevel, stepOf, type LevelId } from '#domain/levels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { SAID, type Role } from '#lexicon/patterns.ts'
import { isCue, type Annotated } from './annotate.ts'
import { isDestination, isCitizenship, type Draft } from './drafts.ts'

type Drafts = readonly Draft[]

/** A location beside a destination is a citizenship from this mobility on. */
const OWN = -0.5
/**
 * Of two locations side by side, one is a citizenship if it sends students and the other does not, or if the other
 * sends far fewer.
 */
const SENDS = 0
const HARDLY = -1
const FEWER = 2.5
/** What may follow a level that somebody has. A "graduate" has a bachelor's. */
const NEXT: Readonly<Record<string, readonly LevelId[]>> = {
  'high-school': ['bachelor'],
  vocational: ['bachelor'],
  bachelor: ['master', 'doctorate'],
  'master,doctorate': ['master', 'doctorate'],
  master: ['doctorate'],
  doctorate: ['postdoc'],
  postdoc: ['postdoc'],
}
/** After a class or an examination from which school goes on: "10th pass", "IGCSE". */
const AFTER_LOWER_CLASSES: readonly LevelId[] = ['high-school', 'vocational']

/**
 * Resolves citizenship, residence and destination among the locations, and qualification and level among the levels.
 * `wishes` are the tokens that begin a wish.
 */
export function resolve(drafts: Drafts, annotated: Annotated): Drafts {
  const { tokens, lexicon } = annotated
  const wishes = [...tokens.keys()].filter((at) => isCue(annotated, at, 'want'))
  const placed = resolveAbroad(resolveCitizenship(present(drafts), lexicon))
  const leveled = levels(guessed(heldFields(placed, wishes), annotated), wishes, annotated)
  return withoutImpliedFields(leveled, annotated)
}

/** "I am a nurse and want a master's in public health": the subject before a wish that names another is what somebody is. */
function heldFields(drafts: Drafts, wishes: readonly number[]): Drafts {
  const isField = ({ kind, excluded }: Draft) => kind === 'field' && !excluded
  const [wish = 0] = wishes
  const isWished = (other: Draft) => isField(other) && other.mention.from > wish
  const isBefore = ({ to, label }: Draft) =>
    to <= wish && drafts.some((other) => isWished(other) && other.label !== label)
  return drafts.map((draft) => (isField(draft) && isBefore(draft) ? { ...draft, kind: 'held' } : draft))
}

const isPeople = ({ sense }: Draft) => sense?.kind === 'people' || sense?.kind === 'adjective'
const isGroup = ({ values: [place = ''] }: Draft) => place.startsWith('@')

/** "Nigerian in the UK, masters in Canada" or "abroad": where somebody is or was, if they want to go somewhere else. */
function present(drafts: Drafts): Drafts {
  const isAbroad = drafts.some(({ role }) => role === 'abroad')
  return drafts.map((draft): Draft => {
    const { role, label, from } = draft
    if (!isDestination(draft) || role !== 'present') return draft
    const isElsewhere = (other: Draft) =>
      isDestination(other) && other.role !== role && other.from > from && other.label !== label
    return isAbroad || drafts.some(isElsewhere) ? { ...draft, kind: 'residence' } : draft
  })
}

/**
 * Resolves which location without a cue is a citizenship: "Pakistan Germany masters", "Fulbright Pakistan", "Nigerian
 * government, UK".
 */
function resolveCitizenship(drafts: Drafts, lexicon: Lexicon): Drafts {
  if (drafts.some(isCitizenship)) return withoutOwnLocations(givers(drafts))
  const destinations = drafts.filter(isDestination)
  const hosts = drafts.flatMap(({ sense }) => sense?.host ?? [])
  const isGoing = drafts.some(({ role, excluded }) => role === 'abroad' || (excluded && role === 'not'))
  const mobility = ({ values: [place = ''] }: Draft) => lexicon.mobility(place)
  const comesFrom = (draft: Draft): boolean => {
    // "Scholarships for Japanese, overseas".
    if (draft.role === 'either' && isDestination(draft) && isPeople(draft) && isGoing) return true
    const isOpen = isDestination(draft) && ['own', 'together', 'giver', 'from'].includes(draft.role)
    if (!isOpen || hosts.includes(draft.values[0] ?? '')) return false
    if (hosts.length > 0 && draft.role === 'own') return true
    const others = destinations.filter((other) => other.label !== draft.label)
    const isGoal = ({ role }: Draft) => role === 'destination' || (role === 'giver' && draft.role !== 'giver')
    // "From Russia to Hungary", which more students enter than leave.
    if (draft.role === 'from') return isGoing || others.some(({ role }) => role !== 'from')
    if (isGoing || others.some(isGoal)) return mobility(draft) > OWN
    if (others.length === 0) return false
    const least = Math.min(...others.map(mobility))
    return (mobility(draft) > SENDS && least < SENDS) || (mobility(draft) > HARDLY && mobility(draft) - least > FEWER)
  }
  // "Turkey or Egypt": one sends more students than the other, but both are meant alike.
  const isApart = drafts.some((draft) => draft.role === 'together' && !comesFrom(draft))
  const isFrom = (draft: Draft) => comesFrom(draft) && !(isApart && draft.role === 'together')
  return drafts.map((draft) => (isFrom(draft) ? { ...draft, kind: 'citizenship' } : draft))
}

/** "Indian scholarship for Africans": whose scholarship it is, if those it is for are named. */
function givers(drafts: Drafts): Drafts {
  const isGiver = (draft: Draft) => isCitizenship(draft) && draft.role === 'offered'
  if (!drafts.some((draft) => isCitizenship(draft) && !isGiver(draft))) return drafts
  return drafts.map((draft) => (isGiver(draft) ? { ...draft, kind: isGroup(draft) ? 'region' : 'country' } : draft))
}

/**
 * "In Tunis … for Tunisians in Canada": who wants to go elsewhere lives there. "Congolese (DRC)" says the same twice.
 */
function withoutOwnLocations(drafts: Drafts): Drafts {
  const citizenships = drafts.filter(isCitizenship)
  const own = new Set(citizenships.map(({ label }) => label))
  const isSaidAgain = ({ from, label, role }: Draft) =>
    role === 'own' && citizenships.some((one) => one.to === from && one.label === label)
  const left = drafts.filter((draft) => !isDestination(draft) || !isSaidAgain(draft))
  if (!left.some((draft) => isDestination(draft) && !own.has(draft.label))) return left
  return left.map((draft) => (isDestination(draft) && own.has(draft.label) ? { ...draft, kind: 'residence' } : draft))
}

/**
 * "Abroad" excludes the own country as destination, "at home" is that country, and "international students" excludes
 * the destination as citizenship.
 * Without such a location they mean nothing.
 */
function resolveAbroad(drafts: Drafts): Drafts {
  const [citizenships, destinations] = [drafts.filter(isCitizenship), drafts.filter(isDestination)]
  return drafts.flatMap((draft): Drafts => {
    const isAbroad = draft.role === 'abroad'
    const isHome = draft.role === 'home'
    if (!isAbroad && !isHome && draft.role !== 'elsewhere') return [draft]
    const [of, unless] = isAbroad || isHome ? [citizenships, destinations] : [destinations, citizenships]
    const [place] = of
    const isOne = unless.length === 0 && of.every(({ label }) => label === place?.label)
    if (!place || !isOne || isGroup(place)) return []
    const { values, label } = place
    const kind = isAbroad || isHome ? 'country' : 'citizenship'
    return [{ ...draft, kind, values, label, excluded: !isHome }]
  })
}

/** What is assumed of a pupil or a child. */
const OF_PUPILS: ReadonlySet<Role> = new Set(['pupil', 'child', 'child-fees'])

/**
 * What an age lets one assume counts once, and only if no level is named; of a child's, only if no subject is, either. A
 * student of 17 who does not say so may still be at school.
 */
function guessed(drafts: Drafts, annotated: Annotated): Drafts {
  const isGuess = ({ kind, role }: Draft) => kind === 'level' && SAID[role] !== undefined
  const guesses = drafts.filter(isGuess)
  if (guesses.length === 0) return drafts
  const hasField = drafts.some(({ kind }) => kind === 'field')
  // "Class 12, engineering degree": what comes before a degree is held.
  const isDegree = guesses.some(({ role }) => role === 'degree')
  const isNamed = drafts.some(
    (draft) => draft.kind === 'level' && !isGuess(draft) && !(isDegree && isBeforeDegrees(draft)),
  )
  const [first] = guesses
    .filter(({ role }) => !OF_PUPILS.has(role) || !hasField)
    .sort((one, other) => one.values.length - other.values.length)
  const guess = isNamed ? undefined : first
  const isWish = hasField || annotated.tokens.some((_, at) => isCue(annotated, at, 'study'))
  const found = guess?.role === 'school-leaver' && !isWish ? withLevels(guess, ['high-school', 'bachelor']) : guess
  return drafts.flatMap((draft) => (draft === guess && found ? [found] : isGuess(draft) ? [] : [draft]))
}

/** True for a level of school. */
const isBeforeDegrees = ({ role, excluded, values }: Draft) =>
  role !== 'wanted' && !excluded && values.includes('high-school')

const isCurrent = ({ role }: Draft) => role === 'current' || role === 'attended'

const top = ({ values }: Draft) => Math.max(...values.map(stepOf))

/** A qualification implies the next level, unless the query names a level itself. */
function levels(drafts: Drafts, wishes: readonly number[], annotated: Annotated): Drafts {
  const all = drafts.filter(({ kind, excluded }) => kind === 'level' && !excluded)
  const degree = all.find(({ role }) => role === 'degree')
  const isHeld = (draft: Draft) =>
    degree ? draft !== degree && isBeforeDegrees(draft) : isQualification(draft, all, drafts, wishes)
  const qualifications = new Set(all.filter(isHeld))
  const requested = all.filter((draft) => !qualifications.has(draft))
  return drafts.map((draft): Draft => {
    const { values, label } = draft
    if (draft === degree && qualifications.size > 0) return withLevels(draft, ['bachelor'])
    if (requested.includes(draft))
      return isExamOnly(draft, requested) ? { ...draft, kind: 'held' } : narrowed(atSchool(draft, annotated), requested)
    if (!qualifications.has(draft)) return draft
    if (requested.length > 0) return { ...draft, kind: 'held' }
    const isLower = isCue(annotated, draft.mention.from, 'lower')
    const next = isLower ? AFTER_LOWER_CLASSES : (NEXT[values.join()] ?? NEXT[values[0] ?? ''] ?? [])
    return { ...withLevels(draft, next), qualification: label }
  })
}

function withLevels(draft: Draft, values: readonly string[]): Draft {
  return { ...draft, values, label: values.map((level) => formatLevel(level as LevelId)).join(' or ') }
}

function isQualification(draft: Draft, all: Drafts, drafts: Drafts, wishes: readonly number[]): boolean {
  const { role, from, to, values } = draft
  if (role === 'held' || role === 'wanted') return role === 'held'
  const higher = all.filter((other) => other.role !== 'held' && !isCurrent(other) && top(other) > top(draft))
  // "BSc nursing, want MSc": a level before the first wish is a qualification, if the wish is for a higher one.
  const wish = wishes.find((at) => at >= to) ?? Infinity
  if (wishes.every((at) => at > from) && higher.some(({ mention }) => mention.from > wish)) return true
  if (!isCurrent(draft)) return false
  // "In grade 12, want to study medicine".
  const isWished = (other: Draft) => other.kind === 'field' && other.mention.from > wish
  return higher.length > 0 || (values[0] === 'high-school' && drafts.some(isWished))
}

/** "KCSE, diploma": an examination at the end of school is held by who names a level that it does not lead to by itself. */
function isExamOnly({ values }: Draft, requested: Drafts): boolean {
  const isOther = (other: Draft) => other.values.length === 1 && !values.includes(other.values[0] ?? '')
  return values.join() === SCHOOL_EXAM && requested.some(isOther)
}
/** Who is in "form four" has not yet passed what ends it; who names a university beside it wants a bachelor's. */
function atSchool(draft: Draft, annotated: Annotated): Draft {
  if (draft.values.join() !== SCHOOL_EXAM) return draft
  if (draft.role === 'attended') return withLevels(draft, ['high-school'])
  const namesUniversity = annotated.tokens.some((_, at) => isCue(annotated, at, 'university'))
  return namesUniversity ? withLevels(draft, ['bachelor']) : draft
}

const SCHOOL_EXAM = 'high-school,bachelor'

/** Of "graduate PhD" and "WAEC bachelor", only the level that both have. */
function narrowed(draft: Draft, requested: Drafts): Draft {
  const both = draft.values.filter((value) => requested.some(({ values }) => values.join() === value))
  return draft.values.length < 2 || both.length === 0 ? draft : withLevels(draft, both)
}

/**
 * A "BTech" is in engineering, but who has one may want anything next, and a "BTech mechanical" is in no other branch. Who
 * has a "BSc nursing" has named the subject.
 */
function withoutImpliedFields(drafts: Drafts, { tokens, lexicon }: Annotated): Drafts {
  return drafts.filter(({ kind, sense, mention, values }) => {
    const level = drafts.find((other) => other.mention === mention && other.sense !== sense)
    if (kind !== 'field' || !level) return true
    const isNamed = tokens
      .slice(mention.from, mention.to)
      .some(({ word }) => lexicon.names.get(word)?.some(({ label }) => label === sense?.label))
    const isNarrower = (other: Draft) =>
      other.kind === 'field' && other.values.some((value) => findField(value)?.broad === values[0])
    return isNamed || (level.kind === 'level' && level.qualification === undefined && !drafts.some(isNarrower))
  })
}
