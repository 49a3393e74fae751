import type { ReactNode } from 'react'
import type { ApiError } from '#web/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import styles from './account-page.module.css'

interface Props {
  readonly title: string
  /** What is lost by it. */
  readonly children: ReactNode
  /** Of the button that does it. */
  readonly label: string
  /** Does it. The words are for a sheet that stays. */
  readonly action: () => Promise<string>
  readonly failureOf?: (error: ApiError) => string | undefined
  readonly onClose: () => void
}

/**
 * One question before something is done that cannot be undone. While it is done the sheet stays open: closing it would stop
 * nothing, and opened again it would do the same a second time.
 */
export function ConfirmSheet({ title, children, label, action, failureOf, onClose }: Props) {
  const { busy, said, attempt } = useAttempt(failureOf)
  return (
    <Sheet
      title={title}
      busy={busy}
      onClose={onClose}
      foot={
        <div className={styles.choice}>
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            Keep it
          </Button>
          <Button className={styles.danger ?? ''} aria-disabled={busy} onClick={() => void attempt(action)}>
            {label}
          </Button>
        </div>
      }
    >
      {children}
      <p role="status" className={styles.status}>
        {said}
      </p>
    </Sheet>
  )
}
