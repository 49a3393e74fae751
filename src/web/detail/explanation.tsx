import { useId } from 'react'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { About } from './about.tsx'
import { type ConditionFact, conditionFacts } from './condition-facts.ts'
import styles from './point-list.module.css'
import { ConditionRows } from './snapshot.tsx'

interface Props {
  readonly scholarship: ScholarshipDetail
  /** The specification has a list on phones and a text on desktops. */
  readonly about: 'list' | 'text'
}

export function Explanation({ scholarship, about }: Props) {
  return (
    <>
      <About paragraphs={scholarship.additional_details} shape={about} />
      <PointList title="Eligibility Criteria" points={scholarship.eligibility} />
      <PointList
        title="Application Process"
        points={scholarship.application_process}
        facts={conditionFacts(scholarship.conditions, 'steps')}
        numbered
      />
      <PointList
        title="Benefits"
        points={scholarship.benefits}
        facts={conditionFacts(scholarship.conditions, 'benefits')}
        numbered
      />
    </>
  )
}

interface PointsProps {
  readonly title: string
  readonly points: readonly string[]
  /** Steps in order, rather than points in any order. */
  readonly numbered?: boolean
  /** Facts that the points explain. */
  readonly facts?: readonly ConditionFact[]
}

/** A section of points, or a line saying that the catalogue has none. */
function PointList({ title, points, numbered = false, facts }: PointsProps) {
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
