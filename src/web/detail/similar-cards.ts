import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { isStated } from '#web/ui/words.ts'

interface SimilarCards {
  /** Null: an entry without data. */
  readonly cards: readonly (Card | null)[]
  /** The search that found them. */
  readonly selection: Selection
}

export interface SimilarState {
  /** Undefined while loading, null after a failure. */
  readonly found: SimilarCards | null | undefined
  readonly retry: () => void
  readonly retrying: boolean
}

export function useSimilar(scholarship: ScholarshipDetail): SimilarState {
  const [found, setFound] = useState<SimilarCards | null | undefined>()
  const [retrying, setRetrying] = useState(false)
  const ask = useCallback(async () => {
    const cards = await findSimilar(scholarship)
    // Many cards, far down the page: as a transition they do not delay the answer to a press.
    startTransition(() => {
      setFound(cards)
      setRetrying(false)
    })
  }, [scholarship])
  useEffect(() => void ask(), [ask])
  const retry = () => {
    if (retrying) return
    setRetrying(true)
    void ask()
  }
  return { found, retry, retrying }
}

/** Tries one search after the other, until one finds something besides the scholarship itself. */
async function findSimilar(scholarship: ScholarshipDetail): Promise<SimilarCards | null> {
  try {
    for (const selection of similarQuestions(scholarship)) {
      const { list } = await api.search(selection, 1)
      const cards = list.filter((card) => card?._id !== scholarship._id)
      if (cards.length > 0) return { cards: byLikeness(cards, scholarship), selection }
    }
    return { cards: [], selection: {} }
  } catch (thrown) {
    requireApiError(thrown)
    return null
  }
}

/**
 * The searches for similar scholarships, in the order to try them. One with a country is compared by it, as specified, and
 * by nothing else. One that is for any, or names none, is compared by its fields, then by its levels.
 */
export function similarQuestions({
  country,
  fields,
  levels,
}: Pick<Card, 'country' | 'fields' | 'levels'>): Selection[] {
  if (isStated(country) && !country.startsWith('Any ')) return [{ country: [country] }]
  const questions: Selection[] = []
  if (fields.length > 0) questions.push({ field: [...fields] })
  if (levels.length > 0) questions.push({ level: [...levels] })
  return questions.length > 0 ? questions : [{}]
}

type Likeness = Pick<Card, 'countries' | 'levels' | 'fields' | 'ethnicity' | 'citizenship'>

const shared = (some: readonly string[], others: readonly string[]) => some.filter((label) => others.includes(label))
const forSame = (one: Likeness, other: Likeness) => isStated(one.ethnicity) && one.ethnicity === other.ethnicity

/** What two have in common, the level first: "Alike: Master's, Hungary". Empty if it is nothing that both name. */
export function likenessOf(one: Likeness, other: Likeness): string {
  const [place] = shared(one.countries, other.countries)
  const alike = [
    ...shared(one.levels, other.levels),
    ...(place === undefined ? shared(one.fields, other.fields).slice(0, 1) : [place]),
    ...(forSame(one, other) && one.ethnicity !== null ? [one.ethnicity] : []),
  ]
  return alike.length === 0 ? '' : `Alike: ${alike.join(', ')}`
}

/** The most alike first: by level, which decides more than by whom it is for. Where that is the same, the order stays. */
export function byLikeness<One extends Likeness>(cards: readonly (One | null)[], other: Likeness): (One | null)[] {
  const weigh = (card: One | null) =>
    card === null ? -1 : 2 * Number(shared(card.levels, other.levels).length > 0) + Number(forSame(card, other))
  return cards.toSorted((a, b) => weigh(b) - weigh(a))
}
