import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { useSaved } from '#web/bookmarks/bookmarks.ts'
import { useRetry } from '#web/loading/later.ts'
import { announce } from '#web/ui/status-line.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { SavedCards } from './plan-rows.ts'
import { type ComparedFact, compareFacts, MOST_COMPARED } from './compare-facts.ts'
import { PLAN_TO_COME } from './late-plan.tsx'

/** Up to four saved scholarships side by side. Which they are is in the address. */
export function CompareView({ list }: { readonly list: SavedCards }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSaved = useSaved()
  const cards = list.flatMap((card) => (card && isSaved(card._id) ? [card] : []))
  const ids = [...new Set(new URLSearchParams(search).getAll('id'))]
    .filter((id) => cards.some(({ _id }) => _id === id))
    .slice(0, MOST_COMPARED)
  const { found, isMissing } = useScholarships(ids)
  const choose = (next: readonly string[]) => {
    const query = new URLSearchParams([['view', 'compare'], ...next.map((id) => ['id', id])])
    void navigate(`/saved?${query}`, { replace: true, preventScrollReset: true })
  }
  const shown = ids.flatMap((id) => found.get(id) ?? [])
  return (
    <div className="plan compare">
      {ids.length < MOST_COMPARED && ids.length < cards.length && (
        <label>
          {ids.length === 0 ? `Choose up to ${MOST_COMPARED} of what you saved` : 'Add another'}
          <select value="" onChange={({ target }) => choose([...ids, target.value])}>
            <option value="" disabled>
              Choose…
            </option>
            {cards
              .filter(({ _id }) => !ids.includes(_id))
              .map(({ _id, scholarship_name }) => (
                <option key={_id} value={_id}>
                  {scholarship_name}
                </option>
              ))}
          </select>
        </label>
      )}
      {shown.length === 0 && ids.length > 0 && !isMissing && PLAN_TO_COME}
      {isMissing && <p role="status">Some of it could not be loaded yet. We will try again in a moment.</p>}
      {shown.length > 0 && (
        <Table
          shown={shown}
          onRemove={(id) => {
            choose(ids.filter((each) => each !== id))
            announce('Removed')
          }}
        />
      )}
    </div>
  )
}

function useScholarships(ids: readonly string[]) {
  const [found, setFound] = useState<ReadonlyMap<string, ScholarshipDetail | null>>(new Map())
  const [failure, setFailure] = useState<{ readonly of: string; readonly thrown: unknown }>()
  const wanted = ids.filter((id) => !found.has(id)).join('\n')
  const ask = useCallback(
    () =>
      void fetchAll(wanted.split('\n')).then(
        (all) => setFound((before) => new Map([...before, ...all])),
        (thrown: unknown) => setFailure({ of: wanted, thrown }),
      ),
    [wanted],
  )
  useEffect(() => {
    if (wanted !== '') ask()
  }, [wanted, ask])
  // What was wanted before may have failed, too.
  const isMissing = failure?.of === wanted
  if (isMissing) requireApiError(failure.thrown)
  useRetry(ask, isMissing)
  return { found, isMissing }
}

const fetchAll = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => [id, await api.scholarship(id)] as const))

interface TableProps {
  readonly shown: readonly ScholarshipDetail[]
  readonly onRemove: (id: string) => void
}

// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are drawn as blocks, which would take their roles away
function Table({ shown, onRemove }: TableProps) {
  const facts = compareFacts(shown)
  const differing = facts.filter(({ isSame }) => !isSame)
  const same = facts.filter(({ isSame }) => isSame)
  const names = shown.map(({ scholarship_name }) => scholarship_name)
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">Fact</span>
          </th>
          {shown.map(({ _id, scholarship_name, funded_by }) => (
            <th key={_id} role="columnheader" scope="col">
              <Link to={`/detail/${encodeURIComponent(_id)}`}>{scholarship_name}</Link>
              <span className="soft">{funded_by}</span>
              <Button look="quiet" aria-label={`Remove ${scholarship_name}`} onClick={() => onRemove(_id)}>
                Remove
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      {shown.length > 1 && <Rows title="Where they differ" facts={differing} names={names} />}
      <Rows title={shown.length > 1 ? 'The same for all' : 'Its facts'} facts={same} names={[]} />
    </table>
  )
}

interface RowsProps {
  readonly title: string
  readonly facts: readonly ComparedFact[]
  readonly names: readonly string[]
}

/** Without names the one value of all is told once. */
function Rows({ title, facts, names }: RowsProps) {
  if (!facts[0]) return null
  const columns = facts[0].values.length
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={columns + 1} className="group">
          {title}
        </th>
      </tr>
      {facts.map(({ name, values }) => (
        <tr key={name} role="row">
          <th role="rowheader" scope="row">
            {name}
          </th>
          {(names.length === 0 ? values.slice(0, 1) : values).map((value, index) => (
            <td key={names[index] ?? ''} role="cell" colSpan={names.length === 0 ? columns : 1}>
              {names.length > 0 && (
                <span className="of" aria-hidden>
                  {names[index]}
                </span>
              )}
              {value ?? <span className="soft">Not stated here</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
