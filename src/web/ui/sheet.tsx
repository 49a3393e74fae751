import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { standing } from '#web/loading/history.ts'
import { StatusLine } from './status-line.tsx'
import { IconButton } from './button.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly onClose: () => void
  readonly title: ReactNode
  /** `full` fills the window. `card` is in the middle of a desktop window, and at the bottom on a phone. */
  readonly shape?: 'full' | 'card'
  readonly closeLabel?: string
  /** What was pressed in it is being done: it stays open until that is over. */
  readonly busy?: boolean
  /** Stays visible at the bottom while the rest scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * A dialog above the page, open for as long as it is rendered. It keeps the focus, asks to be closed on Escape and on a
 * press beside it and on Back, and gives the focus back.
 */
export function Sheet({ onClose, title, shape = 'card', closeLabel = 'Close', busy, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    const { style, clientWidth } = document.documentElement
    // While a sheet is open the page has no scrollbar. Padding as wide takes its place, so that nothing moves.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`
    if (element) open(element)
    // An open dialog that is simply removed does not give the focus back.
    return () => {
      element?.close()
      style.paddingInlineEnd = ''
    }
  }, [])
  const close = () => {
    if (!busy) onClose()
    // Back, and Escape pressed twice, close it without being asked.
    else if (dialog.current?.open === false) open(dialog.current)
  }
  const closeBeside = (event: MouseEvent) => {
    // Ignore the second half of a double click on the button that opened it.
    if (event.target === dialog.current && event.detail < 2) close()
  }
  return (
    // For the keyboard, the dialog itself handles Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[shape]}`}
      aria-labelledby={titleId}
      // Not on the later `close` event: a visitor who had opened it again by then would see it close.
      onCancel={(event) => {
        if (busy) event.preventDefault()
        close()
      }}
      onClose={() => !dialog.current?.open && close()}
      onClick={closeBeside}
    >
      <div className={styles.frame}>
        {/* Not header and footer: screen readers would take them for those of the whole page. */}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton
            label={closeLabel}
            icon={<X size="1.375rem" aria-hidden />}
            aria-disabled={busy}
            onClick={close}
          />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        <StatusLine />
      </div>
    </dialog>
  )
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal()
  standing.cover?.(dialog, () => dialog.close())
}
