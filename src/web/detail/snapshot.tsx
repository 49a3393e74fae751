import { Award, Banknote, BookOpen, CalendarDays, GraduationCap, History, MapPin, UserRoundCheck } from 'lucide-react'
import { useId } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { AudienceBadge } from '#web/ui/badge.tsx'
import { siteOf } from './site-of.ts'
import { decidingFacts, furtherFacts, type Fact, type FactName } from './snapshot-facts.ts'
import styles from './snapshot.module.css'

const ICONS: Readonly<Record<FactName, LucideIcon>> = {
  Eligibility: UserRoundCheck,
  Funding: Banknote,
  Deadline: CalendarDays,
  Country: MapPin,
  Level: GraduationCap,
  'Field of study': BookOpen,
  'Number of winners': Award,
  'Updated on': History,
}

/** Longer lists show these many, and the rest when asked. */
const SHOWN = 8

/** The facts of a scholarship: what decides large and first, the rest below it, and where they come from. */
export function Snapshot({ scholarship }: { readonly scholarship: ScholarshipDetail }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.snapshot}>
      <h2 id={id} className={styles.title}>
        Snapshot
      </h2>
      <dl className={styles.deciding}>
        {decidingFacts(scholarship).map((fact) => (
          <Row key={fact.name} fact={fact} ethnicity={fact.name === 'Eligibility' ? scholarship.ethnicity : null} />
        ))}
      </dl>
      <dl className={styles.further}>
        {furtherFacts(scholarship).map((fact) => (
          <Row key={fact.name} fact={fact} ethnicity={null} />
        ))}
      </dl>
      <Source source={scholarship.source} />
    </section>
  )
}

function Row({ fact, ethnicity }: { readonly fact: Fact; readonly ethnicity: string | null }) {
  const Icon = ICONS[fact.name]
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <Icon size={18} aria-hidden />
        {fact.name}
      </dt>
      <dd className={styles.values}>
        <AudienceBadge ethnicity={ethnicity} />
        {fact.name in LISTS ? <Enumeration values={fact.values} /> : <Lines values={fact.values} />}
        {fact.note !== undefined && <span className={styles.note}>{fact.note}</span>}
      </dd>
    </div>
  )
}

/** Facts whose values are of one kind, and stand in one line. */
const LISTS: Partial<Record<FactName, true>> = { Country: true, Level: true, 'Field of study': true }

function Lines({ values }: { readonly values: readonly string[] }) {
  return values.map((value) => (
    <span key={value} className={styles.line}>
      {value}
    </span>
  ))
}

function Enumeration({ values }: { readonly values: readonly string[] }) {
  if (values.length <= SHOWN + 1) return <span className={styles.line}>{values.join(', ')}</span>
  return (
    <>
      <span className={styles.line}>{values.slice(0, SHOWN).join(', ')}</span>
      <details>
        <summary className={styles.more}>and {values.length - SHOWN} more</summary>
        {values.slice(SHOWN).join(', ')}
      </details>
    </>
  )
}

function Source({ source }: { readonly source: string | null }) {
  const site = siteOf(source ?? '')
  if (source === null || site === undefined) return null
  return (
    <p className={styles.source}>
      Facts from{' '}
      <a href={source} target="_blank" rel="noopener">
        {site}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      , in our own words.
    </p>
  )
}
