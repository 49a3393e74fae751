import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'
import type { SearchRequest } from '#search/engine-types.ts'
import { PENALTY_OF_MAINLY_FOR_OTHERS } from '#search/matching/match.ts'
import {
  parseRequest,
  excludedCountries,
  isNegatedCitizenship,
  type Constraint,
  type ParsedRequest,
} from '#search/constraints/constraints.ts'
import {
  ATTRIBUTE_VALUES,
  FEW_COUNTRIES,
  statedIn,
  type Attribute,
  namesMostCountries,
} from '#search/constraints/attributes.ts'
import { isClosed, deadlineRank } from '#search/indexing/default-ranking.ts'
import {
  asksForFew,
  DECISIVE_SCORE,
  HIGHEST_WORDS_SCORE,
  PENALTY_OF_ANYBODY_ANYWHERE,
  PENALTY_OF_NO_MENTION,
  HELPFUL,
  PENALTY_OF_OTHER_MEANS,
  PENALTY_OF_ANY_CITIZENS,
  PENALTY_OF_OTHER_CITIZENS,
  SHARED_BY_LIKES,
  penaltyOfRestriction,
  penaltyOfSmallAudience,
  penaltyOfWildcard,
  scoringWords,
  traitsOf,
} from '#search/ranking/order-rules.ts'
import { HIGHEST_SCORE } from '#search/ranking/select-scored.ts'
import { canBeRelaxed, penaltyOf, type RelaxableConstraint } from '#search/relaxing/relaxations.ts'
import { sortKey } from '#search/constraints/when.ts'
import type { WordCounts } from '#search/constraints/words.ts'
import type { Near } from '#search/query/interpretation.ts'
import { broaderValues } from '#search/constraints/broaden.ts'
import { wordsOf } from '#lexicon/normalize.ts'
import { titleLengthOf } from '#search/constraints/title-candidates.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { countsOf, fits, isNamed, meets, zoneOf, naiveReader } from './naive.ts'

// The same search as plain loops over records, without an index. It shares with the engine the interpretation of a
// query (which the relevance judgments test), the values of a record, the rules of order, and the rules of relaxation.
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const byKey = (a: readonly (string | number)[], b: typeof a) =>
  a.reduce<number>((order, value, at) => order || (value < (b[at] ?? 0) ? -1 : Number(value > (b[at] ?? 0))), 0)

export function searchNaively(records: readonly Scholarship[], today: IsoDate, request: SearchRequest) {
  const words = countsOf(records)
  const parsed = parseRequest(request, naiveReader(records, today), words)
  const { constraints, ranking } = parsed
  const relaxable = constraints.filter(canBeRelaxed)
  const candidates = records.filter((r) => constraints.every((c) => canBeRelaxed(c) || meets(r, c, today)))
  const { needs, sets } = smallestRelaxations(candidates, relaxable)
  const bestFirst = createRanking(records, today, parsed, words)
  const standing = (r: Scholarship) => [deadlineRank(r, today), r.name.toLowerCase(), r.id] as const
  const rankOf = (r: Scholarship) => {
    if (request.sort === undefined) return [...bestFirst(r), ...standing(r)]
    return [sortKey(r, request.sort, today), Number(isClosed(r, today)), ...standing(r)]
  }
  const found = candidates.filter((r) => needs(r) === sets[0]).sort((a, b) => byKey(rankOf(a), rankOf(b)))
  const countOf = (set: number) => candidates.filter((r) => needs(r) === set).length
  return { found, exact: constraints.length === 0 || sets[0] === 0, sets: sets.map(countOf), constraints, ranking }
}

/** What a record is ranked by before the default ranking: closed or not, its score, its penalty. */
function createRanking(
  records: readonly Scholarship[],
  today: IsoDate,
  { constraints, understanding, ranking }: ParsedRequest,
  words: WordCounts,
) {
  const weighted = scoringWords(constraints, ranking, words)
  const { content, likelyCitizens, cannotPay, like, interpretation } = understanding
  const isShared = sharedWith(records, like)
  const traits = traitsOf(constraints, readLexicon().mobility, likelyCitizens)
  const attributes = new Set(
    constraints.map(({ attribute }) => attribute).filter((attribute) => attribute !== 'words' && attribute !== 'when'),
  )
  // Who wants to go abroad is open to any country.
  const goesAnywhere = constraints
    .filter(({ attribute }) => attribute === 'country')
    .every(({ values }) => namesMostCountries('country', values))
  const again = [traits.favoursDestinations, traits.forForeigners].flatMap((is) => (is ? (['country'] as const) : []))
  const counted = [...attributes, ...again].filter((attribute) => attribute !== 'country' || !goesAnywhere)
  return (r: Scholarship) => {
    const titled = content.length > 0 && content.every((word) => wordsOf(r.name).includes(word))
    const eligible = eligibleCitizens(r, constraints, today)
    const partially = (attribute: Attribute) => partialPenalty(r, attribute, eligible, constraints, today)
    const unnamed = constraints.filter((c) => c.attribute === 'field' && !fits(r, 'named field', c.values)).length
    const isBroad = typeof eligible === 'string' || eligible.length > FEW_COUNTRIES
    const broad = Number(constraints.some(asksForFew) && isBroad)
    const zone = ({ words: own }: Near) => Math.min(...own.map((word) => zoneOf(r, word)))
    const isNear = (location: Near) =>
      zone(location) > 1 || (location.words.length === 1 && !location.isAround && partially('country') === 0)
    const near = understanding.near.filter(isNear).map((location) => (location.isAround ? 1 : zone(location)))
    const weights = weighted.map(({ word, weight }) => weight * zoneOf(r, word))
    const ofWords = Math.min(HIGHEST_WORDS_SCORE, sum(weights) + Math.max(0, ...near))
    const isWhole = titled && titleLengthOf(r.name) === content.length
    const ofText = Math.min(HIGHEST_SCORE - 1, ofWords + (titled ? HIGHEST_WORDS_SCORE + 1 : 0))
    const score = isWhole ? HIGHEST_SCORE : ofText
    const isForLocals = fits(r, 'citizenship', traits.destinations)
    const restrictions = statedIn(r, 'restricted', today)
    const restricted = sum(
      (typeof restrictions === 'string' ? [] : restrictions).map(
        (one) => penaltyOfRestriction(one, traits, isForLocals) + penaltyOfSmallAudience(one, traits, score > 0),
      ),
    )
    const unlike = SHARED_BY_LIKES.filter(([shared], at) => !attributes.has(shared) && !isShared(r, shared, at))
    const foreign =
      likelyCitizens.length > 0 && !attributes.has('citizenship')
        ? penaltyOfCitizens(r, likelyCitizens, interpretation.isAbroad, attributes.has('country'), today)
        : 0
    const isHelpful = HELPFUL.some(([attribute, values]) => fits(r, attribute, values))
    const dear = cannotPay && !isHelpful ? PENALTY_OF_OTHER_MEANS : 0
    const countries = statedIn(r, 'country', today)
    const isOfSeveral = typeof countries === 'string' || countries.length > 1
    const isForAnybody = eligible === 'not stated' || isOpen('citizenship', eligible)
    const isAnywhere = traits.namesBoth && isForAnybody && isOfSeveral
    const anywhere = isAnywhere ? PENALTY_OF_ANYBODY_ANYWHERE : 0
    const unmentioned = score === 0 ? PENALTY_OF_NO_MENTION : 0
    const own = unnamed + broad + restricted + foreign + dear + anywhere + unmentioned
    const penalty = own + sum(unlike.map(([, points]) => points)) + sum(counted.map(partially))
    return [Number(isClosed(r, today) && !isWhole), score < DECISIVE_SCORE ? 0 : -score, penalty] as const
  }
}

function penaltyOfCitizens(
  r: Scholarship,
  citizens: readonly string[],
  isAbroad: boolean,
  namesCountry: boolean,
  today: IsoDate,
) {
  const isTheirs = fits(r, 'mainly for', citizens)
  const isMainlyForOthers = statedIn(r, 'mainly for', today) !== 'not stated' && !isTheirs
  if (!fits(r, 'citizenship', citizens) || isMainlyForOthers) return PENALTY_OF_OTHER_CITIZENS
  const { countries } = r
  const isAtHome = typeof countries !== 'string' && countries.length === 1 && fits(r, 'country', citizens)
  const restrictions = statedIn(r, 'restricted', today)
  const isForFew = typeof restrictions !== 'string' && restrictions.includes('nations')
  const isClose = isAbroad ? (isTheirs || isForFew) && !isAtHome : isTheirs || isForFew || isAtHome
  return !namesCountry && citizens.length === 1 && !isClose ? PENALTY_OF_ANY_CITIZENS : 0
}

/** The citizens that a record is for: those that it is mainly for, if the request is theirs. */
function eligibleCitizens(r: Scholarship, constraints: readonly Constraint[], today: IsoDate) {
  const isNegated = constraints.some(isNegatedCitizenship)
  const citizenship = constraints.find(({ attribute }) => attribute === 'citizenship')
  const isOwn =
    citizenship && fits(r, 'mainly for', isNegated ? excludedCountries(citizenship) : citizenship.values) !== isNegated
  const isMainly = statedIn(r, 'mainly for', today) !== 'not stated'
  return statedIn(r, isOwn && isMainly ? 'mainly for' : 'citizenship', today)
}

/** True if a record names any, or most countries. */
function isOpen(attribute: Attribute, stated: Stated<string>): boolean {
  return stated === 'any' || (typeof stated !== 'string' && namesMostCountries(attribute, stated))
}

/** The penalty of a record that matches an attribute only partially. */
function partialPenalty(
  r: Scholarship,
  attribute: Attribute,
  eligible: Stated<string>,
  constraints: readonly Constraint[],
  today: IsoDate,
): number {
  const isCitizenship = attribute === 'citizenship'
  const stated = isCitizenship ? eligible : statedIn(r, attribute, today)
  const wildcard = penaltyOfWildcard(attribute)
  const isForOthers = isCitizenship && statedIn(r, 'mainly for', today) !== 'not stated'
  const isNegated = isCitizenship && constraints.some(isNegatedCitizenship)
  // Whom a query leaves out are only the people of those nations.
  const mainly = isForOthers ? (isNegated ? 1 : PENALTY_OF_MAINLY_FOR_OTHERS) : 0
  if (stated === 'not stated') return wildcard + Number(isCitizenship) + mainly
  return isOpen(attribute, stated) !== isNegated ? wildcard : 0
}

/** The relaxations that each record needs, and the smallest of them, by penalty. */
function smallestRelaxations(candidates: readonly Scholarship[], relaxable: readonly RelaxableConstraint[]) {
  const need = (r: Scholarship, c: Constraint) =>
    fits(r, c.attribute, c.values) ? 0 : fits(r, c.attribute, broaderValues(c) ?? []) ? 1 : 3
  const needs = (r: Scholarship) => relaxable.reduce((set, c, index) => set | (need(r, c) << (index * 2)), 0)
  const all = [...new Set(candidates.map(needs))]
  const sets = all.filter((set) => all.every((other) => other === set || (other & ~set) !== 0))
  sets.sort((a, b) => penaltyOf(a, relaxable) - penaltyOf(b, relaxable) || (a >>> 0) - (b >>> 0))
  return { needs, sets }
}

/** Whether a record shares what most records with one of these names have in common. */
function sharedWith(records: readonly Scholarship[], like: readonly string[]) {
  const liked = like.flatMap((name) => records.filter((r) => isNamed(r, name.split(' '))))
  const shared = SHARED_BY_LIKES.map(([attribute]) =>
    ATTRIBUTE_VALUES[attribute].filter(
      (value) => !value.startsWith('@') && liked.filter((r) => fits(r, attribute, [value])).length * 2 > liked.length,
    ),
  )
  return (r: Scholarship, attribute: Attribute, at: number) =>
    (shared[at] ?? []).length === 0 || fits(r, attribute, shared[at] ?? [])
}
