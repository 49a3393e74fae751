import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import styles from './disclosure.module.css'

interface Props {
  readonly title: ReactNode
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode
  readonly open?: boolean
  /** For an owner that keeps the state: called just before its title opens or closes it, in time to draw what is opened. */
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}

/** A section that opens and closes under its title. */
export function Disclosure({ title, aside, open = false, onToggle, children }: Props) {
  // Only the initial state comes from React; after that the browser opens and closes it.
  const [initially] = useState(open)
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      className={styles.disclosure}
      open={initially}
      // Without its summary, as a search on the page opens it.
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary} onClick={() => onToggle?.(!details.current?.open)}>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <ChevronDown size="1.125rem" aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
