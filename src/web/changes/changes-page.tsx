import { Fragment } from 'react'
import { useLoaderData } from 'react-router'
import type { Changes } from '#contract/scholarship.ts'
import { FailureState } from '#web/errors/instead-of-page.tsx'
import { changeDay } from '#web/scholarship/facts-from.ts'
import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { call } from '#web/api-client.ts'
import { type ApiErrorCode, requireApiError } from '#web/api-error.ts'
import { onceHydrated } from '#web/loading/drawn-page.ts'

/** The newest changes of the catalogue, under their days. */
function ChangesPage() {
  const data = useLoaderData<ChangesData>()
  usePageTitle('What changed')
  if ('code' in data) return <FailureState code={data.code} what="The list of changes" />
  // By day, the newest first, as they come. Old phones lack `Map.groupBy`.
  const days = [...new Set(data.changes.map(changeDay))]
  return (
    <article className="text-page">
      <h1>What changed</h1>
      <p>
        Dates, amounts, levels and who may apply, as they changed in our catalogue. The funder’s own page has the last
        word.
      </p>
      {days.length === 0 && <p>Nothing has changed since the scholarships were listed.</p>}
      {days.map((day) => (
        <Fragment key={day}>
          <h2>{day}</h2>
          <ul>
            {data.changes
              .filter((change) => changeDay(change) === day)
              .map((change) => (
                <Entry key={`${change._id} ${change.at}`} {...change} />
              ))}
          </ul>
        </Fragment>
      ))}
    </article>
  )
}

function Entry({ _id, scholarship_name, says }: Changes[number]) {
  return (
    <li>
      <Link to={`/detail/${encodeURIComponent(_id)}`}>{scholarship_name}</Link>: {says.join('; ')}
    </li>
  )
}

export type ChangesData = { readonly changes: Changes } | { readonly code: ApiErrorCode }

async function loadChanges(): Promise<ChangesData> {
  try {
    return { changes: await call<Changes>('/api/scholarship/changes') }
  } catch (thrown) {
    return { code: requireApiError(thrown).code }
  }
}

export const changesRoute = { Component: ChangesPage, loader: onceHydrated(loadChanges) }
