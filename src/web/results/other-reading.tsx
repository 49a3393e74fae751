import { useEffect, useState } from 'react'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { OfferChip } from '#web/ui/chip.tsx'

interface Props {
  readonly country: string
  /** The search for its citizens. */
  readonly selection: Selection
  readonly onChoose: (selection: Selection) => void
}

/** A country named alone may be where to study, or where somebody comes from: offers the second, with its count. */
export function OtherReading({ country, selection, onChoose }: Props) {
  const [count, setCount] = useState<number>()
  const asked = JSON.stringify(selection)
  useEffect(() => {
    let stands = true
    api.search(selection, 1).then(
      ({ count: found, result }) => stands && setCount(result ? found : 0),
      // Without its count it is no offer.
      (thrown: unknown) => requireApiError(thrown) && setCount(0),
    )
    return () => {
      stands = false
    }
    // The same search is another object on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])
  return (
    // It keeps its place: nothing beside it moves when its count comes, or there is none.
    <OfferChip style={{ visibility: count === 0 ? 'hidden' : 'visible' }} onClick={() => onChoose(selection)}>
      or citizen of {country}
      <span style={{ minWidth: '2.75em' }}>{count !== undefined && `(${count})`}</span>
    </OfferChip>
  )
}
