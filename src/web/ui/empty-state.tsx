import type { ReactNode } from 'react'
import { focusOnPage } from './focus-on-page.ts'
import { LampScene } from './lamp-scene.tsx'
import styles from './empty-state.module.css'

interface Props {
  readonly title: string
  readonly children?: ReactNode
  /** What to do next. */
  readonly actions?: ReactNode
  readonly headingLevel?: 'h1' | 'h2'
}

/** When it goes with the focus in it, that goes to the heading of what takes its place. */
function handFocusOn(section: HTMLElement) {
  return () => {
    if (section.contains(document.activeElement)) setTimeout(focusOnPage)
  }
}

/** What stands where a list would be: what is the matter, and the way on. */
export function EmptyState({ title, children, actions, headingLevel: Heading = 'h2' }: Props) {
  return (
    <section ref={handFocusOn} className={styles.empty}>
      {/* Offline it may not come: no dark box in its place. */}
      <div className={styles.picture} onErrorCapture={(event) => (event.currentTarget.hidden = true)}>
        <LampScene />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
