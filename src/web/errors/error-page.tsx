import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate, useRouteError } from 'react-router'
import { asApiError } from '#web/api-error.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { FailureState } from './failure-state.tsx'
import styles from './page-shell.module.css'

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
