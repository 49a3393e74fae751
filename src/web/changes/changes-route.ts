import type { Changes } from '#contract/scholarship.ts'
import { call } from '#web/api-client.ts'
import { requireApiError, type ApiErrorCode } from '#web/api-error.ts'
import { onceHydrated } from '#web/loading/hydration.ts'
import { ChangesPage } from './changes-page.tsx'

export type ChangesData = { readonly changes: Changes } | { readonly code: ApiErrorCode }

async function loadChanges(): Promise<ChangesData> {
  try {
    return { changes: await call<Changes>('/api/scholarship/changes') }
  } catch (thrown) {
    return { code: requireApiError(thrown).code }
  }
}

export const changesRoute = { Component: ChangesPage, loader: onceHydrated(loadChanges) }
