import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode, type ToggleEventHandler } from 'react'
import styles from './disclosure.module.css'

interface Props {
  readonly title: ReactNode
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode
  readonly open?: boolean
  /** Called on opening and closing, for an owner that keeps the state. */
  readonly onToggle?: ToggleEventHandler<HTMLDetailsElement>
  readonly children: ReactNode
}

/** A section that opens and closes under its title. */
export function Disclosure({ title, aside, open = false, onToggle, children }: Props) {
  // Only the initial state comes from React; after that the browser opens and closes it.
  const [initially] = useState(open)
  return (
    <details className={styles.disclosure} open={initially} onToggle={onToggle}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        <ChevronDown size="1.125rem" aria-hidden className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
