import { useEffect, useState } from 'react'
import type { Told, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { OfferChip } from '#web/ui/chip.tsx'

interface Reading {
  readonly country: string
  readonly selection: Selection
}

/**
 * The country that the search key names alone, with the search for its citizens; undefined where there is none, or where
 * it says whose citizens are meant.
 */
export function citizenReading(parts: Props['parts'], wanted: Selection): Reading | undefined {
  const bare = parts.filter(({ kind, text, label }) => kind === 'country' && text.toLowerCase() === label.toLowerCase())
  const [part] = bare
  const isTold = parts.some(({ kind }) => kind === 'citizenship')
  if (!part || bare.length > 1 || isTold || wanted.searchKey === undefined) return undefined
  const [start, end] = part.span
  const words = `${wanted.searchKey.slice(0, start)}citizens of ${part.label}${wanted.searchKey.slice(end)}`
  return { country: part.label, selection: withSearchKey(wanted, words) }
}

interface Props {
  /** What was understood and is not taken out; empty while other words are asked for. */
  readonly parts: readonly (Told | Understood)[]
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/** A country named alone may be where to study, or where somebody comes from: offers the second, with its count. */
export function OtherReading({ parts, wanted, choose }: Props) {
  const other = citizenReading(parts, wanted)
  return other && <Offer {...other} choose={choose} />
}

function Offer({ country, selection, choose }: Reading & Pick<Props, 'choose'>) {
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
    <OfferChip style={{ visibility: count === 0 ? 'hidden' : 'visible' }} onClick={() => choose(selection)}>
      or citizen of {country}
      <span style={{ minWidth: '2.75em' }}>{count !== undefined && `(${count})`}</span>
    </OfferChip>
  )
}
