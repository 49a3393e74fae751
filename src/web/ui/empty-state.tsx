import type { ReactNode } from 'react'
import { LampScene } from './drawings.tsx'
import styles from './empty-state.module.css'

interface Props {
  readonly title: string
  readonly children?: ReactNode
  /** What to do next. */
  readonly actions?: ReactNode
  readonly headingLevel?: 'h1' | 'h2'
}

/** Takes the place of a list: says why there is none, and what to do next. */
export function EmptyState({ title, children, actions, headingLevel: Heading = 'h2' }: Props) {
  return (
    <section className={styles.empty}>
      {/* The image may fail to load offline: hide its dark box too. */}
      <div className={styles.picture} onErrorCapture={(event) => (event.currentTarget.hidden = true)}>
        <LampScene />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
