import { useEffect, useState } from 'react'
import type { Selection } from '#contract/selection.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { OfferChip } from '#web/ui/chip.tsx'
import { foldText } from '#web/ui/fold-text.ts'
import { isLeftOut, partsRead } from './read-choices.ts'
import type { Results } from './search-results.ts'

/**
 * The country that the search key names alone, with the search for its citizens; undefined where there is none, or where
 * it says whose citizens are meant.
 */
export function citizenReading(
  results: Results,
  wanted: Selection,
): { country: string; selection: Selection } | undefined {
  const { searchKey = '' } = results.selection
  const parts = partsRead(results)
  const bare = parts.filter(({ kind, text, label }) => kind === 'country' && foldText(text) === foldText(label))
  const [part] = bare
  if (!part || bare.length > 1 || isLeftOut(wanted, part) || parts.some(({ kind }) => kind === 'citizenship'))
    return undefined
  const [start, end] = part.span
  const words = `${searchKey.slice(0, start)}citizens of ${part.label}${searchKey.slice(end)}`
  return { country: part.label, selection: withSearchKey(wanted, words) }
}

interface Props {
  readonly results: Results
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/** A country named alone may be where to study, or where somebody comes from: offers the second, with its count. */
export function OtherReading({ results, wanted, choose }: Props) {
  const other = citizenReading(results, wanted)
  return other && <Offer {...other} choose={choose} />
}

interface OfferProps extends Pick<Props, 'choose'> {
  readonly country: string
  readonly selection: Selection
}

function Offer({ country, selection, choose }: OfferProps) {
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
