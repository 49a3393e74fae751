import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { requireApiError } from '#web/api-error.ts'
import { askForPage } from '#web/results/search-results.ts'
import { similarQuestions } from './similar-questions.ts'

export interface SimilarCards {
  readonly cards: readonly Card[]
  /** The search that found them. */
  readonly selection: Selection
}

/** Scholarships like this one: undefined while loading, null after a failure. */
export function useSimilar(
  scholarship: ScholarshipDetail,
): [similar: SimilarCards | null | undefined, retry: () => void, retrying: boolean] {
  const [similar, setSimilar] = useState<SimilarCards | null | undefined>()
  const [retrying, setRetrying] = useState(false)
  const ask = useCallback(async () => {
    const found = await findSimilar(scholarship)
    // Many cards, far down the page: as a transition they do not delay the answer to a press.
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

/** Tries one search after the other, until one finds something besides the scholarship itself. */
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
