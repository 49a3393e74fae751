import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate, useRouteError } from 'react-router'
import { asApiError } from '#web/api-error.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { FailureState } from './failure-state.tsx'
import styles from './page-shell.module.css'

const reload = () => window.location.reload()

/** Stands in the place of a page that could not be shown. Part of the first script: it must not depend on what may be missing. */
export function ErrorPage() {
  const offline = asApiError(useRouteError())?.code === 'offline'
  return offline ? <FailureState code="offline" what="This page" /> : <BrokenPage />
}

/** Stands there until the page is loaded anew. */
function BrokenPage() {
  usePageTitle('Error')
  const [offline, setOffline] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  // Without a network there is no new page to be had: the start page is part of the script that is here.
  const goToStart = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    void navigate('/')
  }
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      <p>Something broke on our side. What you have saved is safe, and the address of this page still leads here.</p>
      <div className={styles.ways}>
        <Button look="primary" onClick={() => (navigator.onLine ? reload() : setOffline(true))}>
          Load this page again
        </Button>
        {/* A whole new page: the one that broke is not to be trusted with the way. */}
        <ButtonAnchor href="/" onClick={goToStart}>
          Back to the start page
        </ButtonAnchor>
      </div>
      {/* Without a network, the browser's own error page would take the place of this one, which waits for it. */}
      <p role="status">
        {offline && 'There is no connection. The page is loaded by itself as soon as there is one again.'}
      </p>
    </section>
  )
}
