import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { byLikeness } from './likeness.ts'
import { similarQuestions } from './similar-questions.ts'

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
