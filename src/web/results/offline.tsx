import { Button } from '#web/ui/button.tsx'
import styles from './offline.module.css'

/** Above the list of the last search. */
export function Offline({ retry }: { readonly retry: () => void }) {
  return (
    <div className={styles.offline}>
      <p>
        <strong>You seem to be offline.</strong> This is the list of your last search. What you chose is kept, and the
        search runs again when the connection is back.
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  )
}
