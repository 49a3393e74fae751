import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { SearchRequest } from '#search/engine-types.ts'
import {
  parseRequest,
  excludedCountries,
  isNegatedCitizenship,
  type Constraint,
} from '#search/constraints/constraints.ts'
import {
  ATTRIBUTE_VALUES,
  FEW_COUNTRIES,
  namesMostCountries,
  statedIn,
  type Attribute,
} from '#search/constraints/attributes.ts'
import { isClosed, deadlineRank } from '#search/indexing/default-ranking.ts'
import {
  asksForFew,
  HIGHEST_WORDS_SCORE,
  PENALTY_OF_OTHER_RESIDENTS,
  SHARED_BY_LIKES,
  penaltyOfRestrictions,
  penaltyOfWildcard,
  weightedWords,
  traitsOf,
} from '#search/ranking/order-rules.ts'
import { HIGHEST_SCORE } from '#search/ranking/select-scored.ts'
import { canBeRelaxed, penaltyOf, type RelaxableConstraint } from '#search/relaxing/relaxations.ts'
import { sortKey } from '#search/constraints/when.ts'
import { broaderValues } from '#search/constraints/broaden.ts'
import { wordsOf } from '#lexicon/normalize.ts'
import { titleLengthOf } from '#search/constraints/title-candidates.ts'
import { countsOf, fits, isNamed, meets, zoneOf, naiveReader } from '#search/oracle/naive.ts'

// The same search as plain loops over records, without an index. It shares with the engine the interpretation of a
// query (which the relevance judgments test), the values of a record, the rules of order, and the rules of relaxation.
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const byKey = (a: readonly (string | number)[], b: typeof a) =>
  a.reduce<number>((order, value, at) => order || (value < (b[at] ?? 0) ? -1 : Number(value > (b[at] ?? 0))), 0)

export function searchNaively(records: readonly Scholarship[], today: IsoDate, request: SearchRequest) {
  const words = countsOf(records)
  const { constraints, understanding, ranking } = parseRequest(request, naiveReader(records, today), words)
  const required = constraints.flatMap((c) => (c.attribute === 'words' ? c.values : []))
  const sought = [...required.flatMap((value) => value.split(' ')), ...ranking.map(({ word }) => word)]
  const weighted = weightedWords(sought, words)
  const relaxable = constraints.filter(canBeRelaxed)
  const candidates = records.filter((r) => constraints.every((c) => canBeRelaxed(c) || meets(r, c, today)))
  const { needs, sets } = smallestRelaxations(candidates, relaxable)
  const { residences, like } = understanding
  const isShared = sharedWith(records, like)
  const weights = (r: Scholarship) => weighted.map(({ word, weight }) => weight * zoneOf(r, word))
  const rankOf = (r: Scholarship) => {
    const standing = [Number(isClosed(r, today)), deadlineRank(r, today), r.name.toLowerCase(), r.id] as const
    if (request.sort !== undefined) return [sortKey(r, request.sort, today), ...standing]
    const titled =
      understanding.content.length > 0 && understanding.content.every((word) => wordsOf(r.name).includes(word))
    const traits = traitsOf(constraints)
    const twice = traits.favoursDestinations ? (['country'] as const) : []
    const attributes = new Set(
      constraints
        .map(({ attribute }) => attribute)
        .filter((attribute) => attribute !== 'words' && attribute !== 'when'),
    )
    const isForeign = constraints.some(isNegatedCitizenship)
    const citizenship = constraints.find(({ attribute }) => attribute === 'citizenship')
    const isOwn =
      citizenship &&
      fits(r, 'mainly for', isForeign ? excludedCountries(citizenship) : citizenship.values) !== isForeign
    const whose = statedIn(
      r,
      isOwn && statedIn(r, 'mainly for', today) !== 'not stated' ? 'mainly for' : 'citizenship',
      today,
    )
    const partially = (attribute: Attribute) => {
      const stated = attribute === 'citizenship' ? whose : statedIn(r, attribute, today)
      const wildcard = penaltyOfWildcard(attribute)
      const isForOthers = attribute === 'citizenship' && statedIn(r, 'mainly for', today) !== 'not stated'
      if (stated === 'not stated') return wildcard + 1 + Number(isForOthers)
      const isForMost = stated === 'any' || namesMostCountries(attribute, stated)
      return isForMost !== (attribute === 'citizenship' && isForeign) ? wildcard : 0
    }
    const unnamed = constraints.filter((c) => c.attribute === 'field' && !fits(r, 'named field', c.values)).length
    const broad = Number(constraints.some(asksForFew) && (typeof whose === 'string' || whose.length > FEW_COUNTRIES))
    const weightOf = (location: readonly string[]) => Math.min(...location.map((word) => zoneOf(r, word)))
    const near = understanding.near
      .filter((p) => weightOf(p) > 1 || (p.length === 1 && partially('country') === 0))
      .map(weightOf)
    const ofWords = Math.min(HIGHEST_WORDS_SCORE, sum(weights(r)) + Math.max(0, ...near))
    const isWhole = titled && titleLengthOf(r.name) === understanding.content.length
    const best = isWhole
      ? -HIGHEST_SCORE
      : -Math.min(HIGHEST_SCORE - 1, ofWords + (titled ? HIGHEST_WORDS_SCORE + 1 : 0))
    const restricted = penaltyOfRestrictions(
      statedIn(r, 'restricted', today),
      traits,
      fits(r, 'citizenship', traits.destinations),
      best < 0,
    )
    const unlike = SHARED_BY_LIKES.filter(
      ([attribute], at) => !attributes.has(attribute) && !isShared(r, attribute, at),
    )
    const isStranger = residences.length > 0 && !attributes.has('citizenship') && !fits(r, 'citizenship', residences)
    const foreign = sum(unlike.map(([, penalty]) => penalty)) + (isStranger ? PENALTY_OF_OTHER_RESIDENTS : 0)
    const penalty = unnamed + broad + restricted + foreign + sum([...attributes, ...twice].map(partially))
    return [
      Number(isClosed(r, today) && !isWhole),
      best,
      penalty,
      deadlineRank(r, today),
      r.name.toLowerCase(),
      r.id,
    ] as const
  }
  const found = candidates.filter((r) => needs(r) === sets[0]).sort((a, b) => byKey(rankOf(a), rankOf(b)))
  const countOf = (set: number) => candidates.filter((r) => needs(r) === set).length
  return { found, exact: constraints.length === 0 || sets[0] === 0, sets: sets.map(countOf), constraints, ranking }
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
