import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Question } from '#search/answer.ts'
import { askedIn, nativesIn, tellsNoNation, type Constraint } from '#search/asking/constraints.ts'
import {
  DIMENSION_VALUES,
  FEW_COUNTRIES,
  namesMostCountries,
  statedIn,
  type Dimension,
} from '#search/asking/dimensions.ts'
import { isClosed, urgency } from '#search/indexing/default-order.ts'
import {
  asksForFew,
  HIGHEST_WORDS_SCORE,
  LOSS_OF_STRANGERS,
  SHARED_BY_LIKES,
  lossBy,
  lossOfOpen,
  weightedWords,
  whatIsAsked,
} from '#search/ranking/order-rules.ts'
import { HIGHEST_SCORE } from '#search/ranking/select-scored.ts'
import { canBeGivenUp, lossOf, type GivableConstraint } from '#search/relaxing/ways-out.ts'
import { sortKey } from '#search/asking/when.ts'
import { wider } from '#search/asking/widen.ts'
import { wordsOf } from '#lexicon/fold.ts'
import { lengthOfName } from '#search/asking/whole-name.ts'
import { countsOf, fits, isCalled, meets, zoneOf, naiveReader } from './naive.ts'

// The same search as plain loops over records, with nothing prepared. It shares with the engine how a question is read
// (which the judged questions prove), what a record states, the rules of order, and how constraints are given up.
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const byKey = (a: readonly (string | number)[], b: typeof a) =>
  a.reduce<number>((order, value, at) => order || (value < (b[at] ?? 0) ? -1 : Number(value > (b[at] ?? 0))), 0)

export function ask(records: readonly Scholarship[], today: IsoDate, question: Question) {
  const words = countsOf(records)
  const { constraints, understanding, ranking } = askedIn(question, naiveReader(records, today), words)
  const required = constraints.flatMap((c) => (c.dimension === 'words' ? c.values : []))
  const sought = [...required.flatMap((value) => value.split(' ')), ...ranking.map(({ word }) => word)]
  const weighted = weightedWords(sought, words)
  const givable = constraints.filter(canBeGivenUp)
  const served = records.filter((r) => constraints.every((c) => canBeGivenUp(c) || meets(r, c, today)))
  const { needs, ways } = smallestWays(served, givable)
  const { lives, like } = understanding
  const isShared = sharedWith(records, like)
  const weights = (r: Scholarship) => weighted.map(({ word, weight }) => weight * zoneOf(r, word))
  const key = (r: Scholarship) => {
    const standing = [Number(isClosed(r, today)), urgency(r, today), r.name.toLowerCase(), r.id] as const
    if (question.sort !== undefined) return [sortKey(r, question.sort, today), ...standing]
    const titled =
      understanding.content.length > 0 && understanding.content.every((word) => wordsOf(r.name).includes(word))
    const asks = whatIsAsked(constraints)
    const twice = asks.favoursPlaces ? (['country'] as const) : []
    const asked = new Set(
      constraints
        .map(({ dimension }) => dimension)
        .filter((dimension) => dimension !== 'words' && dimension !== 'when'),
    )
    const isForeign = constraints.some(tellsNoNation)
    const whoAsk = constraints.find(({ dimension }) => dimension === 'citizenship')
    const isOwn = whoAsk && fits(r, 'mainly for', isForeign ? nativesIn(whoAsk) : whoAsk.values) !== isForeign
    const whose = statedIn(
      r,
      isOwn && statedIn(r, 'mainly for', today) !== 'not stated' ? 'mainly for' : 'citizenship',
      today,
    )
    const loosely = (dimension: Dimension) => {
      const stated = dimension === 'citizenship' ? whose : statedIn(r, dimension, today)
      const open = lossOfOpen(dimension)
      const isOthers = dimension === 'citizenship' && statedIn(r, 'mainly for', today) !== 'not stated'
      if (stated === 'not stated') return open + 1 + Number(isOthers)
      const isForMost = stated === 'any' || namesMostCountries(dimension, stated)
      return isForMost !== (dimension === 'citizenship' && isForeign) ? open : 0
    }
    const unnamed = constraints.filter((c) => c.dimension === 'field' && !fits(r, 'named field', c.values)).length
    const broad = Number(constraints.some(asksForFew) && (typeof whose === 'string' || whose.length > FEW_COUNTRIES))
    const told = (place: readonly string[]) => Math.min(...place.map((word) => zoneOf(r, word)))
    const near = understanding.near.filter((p) => told(p) > 1 || (p.length === 1 && loosely('country') === 0)).map(told)
    const ofWords = Math.min(HIGHEST_WORDS_SCORE, sum(weights(r)) + Math.max(0, ...near))
    const isWhole = titled && lengthOfName(r.name) === understanding.content.length
    const best = isWhole
      ? -HIGHEST_SCORE
      : -Math.min(HIGHEST_SCORE - 1, ofWords + (titled ? HIGHEST_WORDS_SCORE + 1 : 0))
    const limited = lossBy(statedIn(r, 'limited', today), asks, fits(r, 'citizenship', asks.places), best < 0)
    const unlike = SHARED_BY_LIKES.filter(([dimension], at) => !asked.has(dimension) && !isShared(r, dimension, at))
    const isStranger = lives.length > 0 && !asked.has('citizenship') && !fits(r, 'citizenship', lives)
    const foreign = sum(unlike.map(([, loss]) => loss)) + (isStranger ? LOSS_OF_STRANGERS : 0)
    const tier = unnamed + broad + limited + foreign + sum([...asked, ...twice].map(loosely))
    return [Number(isClosed(r, today) && !isWhole), best, tier, urgency(r, today), r.name.toLowerCase(), r.id] as const
  }
  const found = served.filter((r) => needs(r) === ways[0]).sort((a, b) => byKey(key(a), key(b)))
  const countOf = (way: number) => served.filter((r) => needs(r) === way).length
  return { found, exact: constraints.length === 0 || ways[0] === 0, ways: ways.map(countOf), constraints, ranking }
}

/** What each record needs to be given up, and the ways that give up no more than another, the smallest loss first. */
function smallestWays(served: readonly Scholarship[], givable: readonly GivableConstraint[]) {
  const need = (r: Scholarship, c: Constraint) =>
    fits(r, c.dimension, c.values) ? 0 : fits(r, c.dimension, wider(c) ?? []) ? 1 : 3
  const needs = (r: Scholarship) => givable.reduce((way, c, place) => way | (need(r, c) << (place * 2)), 0)
  const all = [...new Set(served.map(needs))]
  const ways = all.filter((way) => all.every((other) => other === way || (other & ~way) !== 0))
  ways.sort((a, b) => lossOf(a, givable) - lossOf(b, givable) || (a >>> 0) - (b >>> 0))
  return { needs, ways }
}

/** Whether a record has what most records share that are called by one of these names. */
function sharedWith(records: readonly Scholarship[], like: readonly string[]) {
  const liked = like.flatMap((name) => records.filter((r) => isCalled(r, name.split(' '))))
  const shared = SHARED_BY_LIKES.map(([dimension]) =>
    DIMENSION_VALUES[dimension].filter(
      (value) => !value.startsWith('@') && liked.filter((r) => fits(r, dimension, [value])).length * 2 > liked.length,
    ),
  )
  return (r: Scholarship, dimension: Dimension, at: number) =>
    (shared[at] ?? []).length === 0 || fits(r, dimension, shared[at] ?? [])
}
