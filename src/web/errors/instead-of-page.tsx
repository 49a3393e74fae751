import { useNavigate, useRevalidator, useRouteError } from 'react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { type ApiErrorCode, asApiError } from '#web/api-error.ts'
import { useRetry } from '#web/loading/later.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import styles from './instead-of-page.module.css'

/** Holds the place of a page that is loading. */
export function PageShell() {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Loading</h1>
      <p className={styles.text}>Loading...</p>
      <div className={styles.head} />
      <div className={styles.body} />
    </div>
  )
}

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
  // Of a page that is loaded again where it was left, only what stands below this would be in sight.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
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

const reload = () => window.location.reload()

/** Replaces a page that could not be shown. In the first script, because further code may not load. */
export function ErrorPage() {
  const offline = asApiError(useRouteError())?.code === 'offline'
  return offline ? <FailureState code="offline" what="This page" /> : <BrokenPage />
}

/** Shown until the page is reloaded. */
function BrokenPage() {
  usePageTitle('Error')
  const [offline, setOffline] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  // Offline a page load would fail, but the start page is part of the script that is already here.
  const goToStart = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    void navigate('/')
  }
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      <p>Something broke on our side. What you saved is safe.</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => (navigator.onLine ? reload() : setOffline(true))}>
          Load this page again
        </Button>
        {/* A full page load: the broken app may not be able to navigate. */}
        <ButtonAnchor href="/" onClick={goToStart}>
          Back to the start page
        </ButtonAnchor>
      </div>
      {/* Offline a reload would end on the browser's own error page, which does not come back by itself. */}
      <p role="status">{offline && 'No connection. The page reloads once there is one.'}</p>
    </section>
  )
}
