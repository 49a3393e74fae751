import { useState } from 'react'
import { useLocation } from 'react-router'

export interface Draft {
  /** Undefined while nothing is typed that has not been sent. */
  readonly text: string | undefined
  readonly type: (text: string) => void
  readonly drop: () => void
}

/**
 * What is typed in the search field and not sent. It is gone with the next results, unless it was typed while they were on
 * their way: what stands in the field is what the results are for, or what somebody is about to ask.
 */
export function useDraft(waiting: boolean): Draft {
  const { key } = useLocation()
  const [draft, setDraft] = useState<{ readonly text: string; readonly key: string; readonly ahead: boolean }>()
  if (draft && draft.key !== key) setDraft(draft.ahead ? { ...draft, key, ahead: false } : undefined)
  return {
    text: draft?.text,
    type: (text) => setDraft({ text, key, ahead: waiting }),
    drop: () => setDraft(undefined),
  }
}
