import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { StatusLine } from './status-line.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly onClose: () => void
  readonly title: ReactNode
  /** `full`: the whole height of a phone. `card`: in the middle of the window, at the foot of a phone. */
  readonly shape?: 'full' | 'card'
  readonly closeLabel?: string
  /** Stays in reach at the foot while the rest scrolls. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * A dialog above the page, open for as long as it is rendered. It keeps the focus, asks to be closed on Escape and on a
 * press beside it, and gives the focus back.
 */
export function Sheet({ onClose, title, shape = 'card', closeLabel = 'Close', foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    keepWidth()
    element?.showModal()
    // An open dialog that is simply removed does not give the focus back.
    return () => {
      element?.close()
      releaseWidth()
    }
  }, [])
  const closeBeside = (event: MouseEvent) => {
    // The second half of a double click on what opened it is not meant for it.
    if (event.target === dialog.current && event.detail < 2) onClose()
  }
  return (
    // A keyboard closes it with Escape, which the dialog itself takes care of.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[shape]}`}
      aria-labelledby={titleId}
      // At once: the event behind it comes late, and whoever has opened it again by then would lose it.
      onCancel={onClose}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={closeBeside}
    >
      <div className={styles.frame}>
        {/* Not header and footer: screen readers would take them for those of the whole page. */}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X size="1.375rem" aria-hidden />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        <StatusLine />
      </div>
    </dialog>
  )
}

/** While the page behind stands still its scrollbar is gone: as much room is kept free, so that nothing moves. */
function keepWidth(): void {
  const { style, clientWidth } = document.documentElement
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`
}

function releaseWidth(): void {
  document.documentElement.style.paddingInlineEnd = ''
}
