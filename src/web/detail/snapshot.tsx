import {
  Award,
  Banknote,
  BookOpen,
  GraduationCap,
  History,
  type LucideIcon,
  MapPin,
  TriangleAlert,
  UserRoundCheck,
} from 'lucide-react'
import { useId } from 'react'
import { pageConfig } from '#web/page-config.ts'
import { AudienceBadge, WindowSign } from '#web/ui/badge.tsx'
import { ownCountry } from '#web/selection-store.ts'
import { shownAudience } from '#web/scholarship/who-may-apply.ts'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '#web/ui/now.ts'
import { formatMonth, siteOf } from '#web/ui/words.ts'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { SiteName } from './apply-link.tsx'
import { type ConditionFact, conditionFacts, unstatedConditions } from './condition-facts.ts'
import type { ToldRound } from './describe-rounds.ts'
import { Reports } from './reports.tsx'
import { decidingFacts, type Fact, type FactName, furtherFacts, noticesOf } from './snapshot-facts.ts'
import styles from './snapshot.module.css'
import { useOpening } from './use-printing.ts'

const ICONS: Readonly<Record<Exclude<FactName, 'Deadline'>, LucideIcon>> = {
  Eligibility: UserRoundCheck,
  Funding: Banknote,
  Country: MapPin,
  Level: GraduationCap,
  'Field of study': BookOpen,
  'Number of winners': Award,
  'Check first': TriangleAlert,
  'What changed': History,
  'Updated on': History,
}

/** A longer list shows only this many until it is opened. */
const SHOWN = 8

interface Props {
  readonly scholarship: ScholarshipDetail
  /** On a phone they would push money and date out of the first screen. */
  readonly noticesFirst: boolean
}

/** The facts of a scholarship: those that decide first and large, then the rest, then the source. */
export function Snapshot({ scholarship, noticesFirst }: Props) {
  const id = useId()
  const rowOf = (fact: Fact) => (
    <Row
      key={fact.values.join() + fact.name}
      fact={fact}
      ethnicity={fact.name === 'Eligibility' ? shownAudience(scholarship) : null}
    />
  )
  const rules = noticesOf(scholarship)
  // By its key it stays the same part in both places.
  const notices = rules.length > 0 && (
    <dl key="notices" className={styles.notices}>
      {rules.map(rowOf)}
    </dl>
  )
  const asked = conditionFacts(scholarship.conditions, 'person')
  const unstated = unstatedConditions(scholarship.conditions)
  return (
    <section aria-labelledby={id} className={styles.snapshot}>
      <h2 id={id} className={styles.title}>
        Snapshot
      </h2>
      {noticesFirst && notices}
      <dl className={styles.deciding}>{decidingFacts(scholarship, ownCountry(), ...useNow()).map(rowOf)}</dl>
      {!noticesFirst && notices}
      {scholarship.window.rounds.length > 0 && (
        <a href={`${pageConfig().apiOrigin}/api/scholarship/calendar/${encodeURIComponent(scholarship._id)}`} download>
          Add the dates to a calendar
        </a>
      )}
      <dl className={styles.further}>{furtherFacts(scholarship).map(rowOf)}</dl>
      {asked.length > 0 && <ConditionRows facts={asked} className={styles.further ?? ''} />}
      {unstated !== '' && <p className={styles.source}>Not stated here: {unstated}.</p>}
      {scholarship.verified?.link !== undefined && (
        <p className={styles.source}>The link was checked in {formatMonth(scholarship.verified.link)}.</p>
      )}
      <Source {...scholarship} />
      <Reports scholarship={scholarship} />
    </section>
  )
}

interface ConditionRowsProps {
  readonly facts: readonly ConditionFact[]
  readonly className: string
}

/** Conditions, which look like the facts of the snapshot wherever they stand. */
export function ConditionRows({ facts, className }: ConditionRowsProps) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <Row key={fact.name} fact={fact} />
      ))}
    </dl>
  )
}

interface RowProps {
  readonly fact: Fact | (ConditionFact & Pick<Fact, 'folded' | 'note' | 'rounds' | 'state'>)
  readonly ethnicity?: string | null
}

function Row({ fact, ethnicity = null }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <Sign {...fact} />
        {fact.name}
      </dt>
      <dd className={styles.values}>
        <AudienceBadge ethnicity={ethnicity} />
        <Values fact={fact} />
        {fact.note !== undefined && <span className={styles.note}>{fact.note}</span>}
        {fact.rounds?.map((round, index) => (
          // They never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Round key={index} {...round} />
        ))}
      </dd>
    </div>
  )
}

function Sign(fact: RowProps['fact']) {
  if (fact.name === 'Deadline') return <WindowSign state={fact.state} size="1.125rem" />
  const Icon = 'icon' in fact ? fact.icon : ICONS[fact.name]
  return <Icon size="1.125rem" aria-hidden />
}

/** Told in one line, which is cut where it is long. Others have a line for each value. */
const LISTS: readonly string[] = ['Country', 'Level', 'Field of study'] satisfies FactName[]

function Values({ fact }: Pick<RowProps, 'fact'>) {
  const { name, values, folded } = fact
  if (LISTS.includes(name)) return <Enumeration values={values} />
  return folded ? <Folded fact={fact} {...folded} /> : <Lines fact={fact} />
}

/** The first value in short, until it is opened. */
function Folded({ fact, text, count }: Pick<RowProps, 'fact'> & NonNullable<Fact['folded']>) {
  const [open, toggle] = useOpening()
  return (
    <>
      <Lines fact={open ? fact : { ...fact, values: [text, ...fact.values.slice(1)] }} />
      <Button look="quiet" className={styles.more ?? ''} aria-expanded={open} onClick={toggle}>
        {open ? 'see less' : `Show all ${count}`}
      </Button>
    </>
  )
}

function Lines({ fact: { values, state } }: Pick<RowProps, 'fact'>) {
  const Line = state === 'expected' ? 'em' : 'span'
  return values.map((value) => (
    <Line key={value} className={styles.line}>
      {value}
    </Line>
  ))
}

/** When, where that is not told yet; and why to believe it. */
function Round({ text, basis, source, seen }: ToldRound) {
  return (
    <>
      {text !== '' && <span className={styles.line}>{text}</span>}
      <span className={styles.origin}>
        {basis}, from {source === null ? 'the source below' : <SiteLink address={source} />}
        {seen !== undefined && `, ${source === null ? 'checked' : 'seen in'} ${seen}`}
      </span>
    </>
  )
}

/** Values of one kind, separated by commas; a long list can be opened. */
function Enumeration({ values }: { readonly values: readonly string[] }) {
  const [open, toggle] = useOpening()
  const long = values.length > SHOWN + 1
  return (
    <>
      <span className={styles.line}>{(open || !long ? values : values.slice(0, SHOWN)).join(', ')}</span>
      {long && (
        <Button look="quiet" className={styles.more ?? ''} aria-expanded={open} onClick={toggle}>
          {open ? 'see less' : `and ${values.length - SHOWN} more`}
        </Button>
      )}
    </>
  )
}

function Source({ source, source_is_site: isSite }: Pick<ScholarshipDetail, 'source' | 'source_is_site'>) {
  if (source === null || siteOf(source) === undefined) return null
  return (
    <p className={styles.source}>
      {/* A front page seldom states what a record does. */}
      {isSite ? 'In our own words. We noted the site of the source, not its page: ' : 'Facts from '}
      <SiteLink address={source} />
      {isSite ? '.' : ', in our own words.'}
    </p>
  )
}

function SiteLink({ address }: { readonly address: string }) {
  const site = siteOf(address)
  if (site === undefined) return address
  return (
    <a href={address} target="_blank" rel="noopener">
      <SiteName site={site} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
