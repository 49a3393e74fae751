import { useId } from 'react'
import type { ConditionFact } from './condition-facts.ts'
import styles from './point-list.module.css'
import { ConditionRows } from './snapshot.tsx'

interface Props {
  readonly title: string
  readonly points: readonly string[]
  /** Steps in order, rather than points in any order. */
  readonly numbered?: boolean
  /** Facts that the points explain. */
  readonly facts?: readonly ConditionFact[]
}

/** A section of points, or a line saying that the catalogue has none. */
export function PointList({ title, points, numbered = false, facts }: Props) {
  const id = useId()
  const List = numbered ? 'ol' : 'ul'
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {facts && facts.length > 0 && <ConditionRows facts={facts} className={styles.list ?? ''} />}
      {points.length === 0 ? (
        <p className={styles.none}>Not stated here. The funder’s own page may say more.</p>
      ) : (
        <List role="list" className={`${styles.list} ${numbered ? styles.numbered : styles.plain}`}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </List>
      )}
    </section>
  )
}
