import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { requireApiError } from '#web/api-error.ts'
import { askForPage } from '#web/results/search-results.ts'
import { similarQuestions } from './similar-questions.ts'

export interface SimilarCards {
  readonly cards: readonly Card[]
  /** What was asked for to get them. */
  readonly selection: Selection
}

/** Scholarships like this one: undefined while they are on their way, null when they could not be had. */
export function useSimilar(
  scholarship: ScholarshipDetail,
): [similar: SimilarCards | null | undefined, retry: () => void, retrying: boolean] {
  const [similar, setSimilar] = useState<SimilarCards | null | undefined>()
  const [retrying, setRetrying] = useState(false)
  const ask = useCallback(async () => {
    const found = await findSimilar(scholarship)
    // Many cards, below what is being read: drawn a few at a time, so that a press in between is answered.
    startTransition(() => {
      setSimilar(found)
      setRetrying(false)
    })
  }, [scholarship])
  useEffect(() => void ask(), [ask])
  const retry = () => {
    if (retrying) return
    setRetrying(true)
    void ask()
  }
  return [similar, retry, retrying]
}

/** Asks one question after the other, until one brings others than the scholarship itself. */
async function findSimilar(scholarship: ScholarshipDetail): Promise<SimilarCards | null> {
  try {
    for (const selection of similarQuestions(scholarship)) {
      const { list, result } = await askForPage(selection, 1)
      const cards = list.filter(({ _id }) => _id !== scholarship._id)
      if (result && cards.length > 0) return { cards, selection }
    }
    return { cards: [], selection: {} }
  } catch (thrown) {
    requireApiError(thrown)
    return null
  }
}
