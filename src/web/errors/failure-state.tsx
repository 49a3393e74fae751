import { useRevalidator } from 'react-router'
import type { ApiErrorCode } from '#web/api-error.ts'
import { useRetry } from '#web/loading/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

interface Props {
  readonly code: ApiErrorCode
  /** What could not be loaded: "This scholarship". */
  readonly what: string
}

/** Replaces a page whose data could not be loaded: says why, and tries again on demand or once online. */
export function FailureState({ code, what }: Props) {
  const offline = code === 'offline'
  const title = offline ? 'Waiting for a connection' : `${what} could not be loaded`
  usePageTitle(title)
  const { revalidate, state } = useRevalidator()
  const retry = () => void revalidate()
  useRetry(retry, offline)
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      actions={
        <Button look="primary" aria-disabled={state === 'loading'} onClick={retry}>
          Try again
        </Button>
      }
    >
      <p role="status">
        {offline
          ? `${what} will be loaded as soon as the connection is back.`
          : 'This is our fault. Nothing of yours is lost. Try again in a moment.'}
      </p>
    </EmptyState>
  )
}
