import { Award, Banknote, BookOpen, GraduationCap, History, MapPin, TriangleAlert, UserRoundCheck } from 'lucide-react'
import { useId } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { pageConfig } from '#web/page-config.ts'
import { AudienceBadge } from '#web/ui/badge.tsx'
import { ownCountry } from '#web/scholarship/own-country.ts'
import { shownAudience } from '#web/scholarship/shown-audience.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMonth } from '#web/ui/format-date.ts'
import { useNow } from '#web/ui/now.ts'
import { siteOf } from '#web/ui/site-of.ts'
import { SiteName } from './apply-link.tsx'
import { WindowSign } from '#web/scholarship/window-sign.tsx'
import { conditionFacts, unstatedConditions, type ConditionFact } from './condition-facts.ts'
import type { ToldRound } from './describe-rounds.ts'
import { Reports } from './reports.tsx'
import { decidingFacts, furtherFacts, noticesOf, type Fact, type FactName } from './snapshot-facts.ts'
import styles from './snapshot.module.css'
import { ALL_OPEN, type DetailProps, type Opening } from './use-openings.ts'

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

interface Props extends DetailProps {
  /** On a phone they would push money and date out of the first screen. */
  readonly noticesFirst?: boolean
}

/** The facts of a scholarship: those that decide first and large, then the rest, then the source. */
export function Snapshot({ scholarship, openingOf, noticesFirst = false }: Props) {
  const id = useId()
  const rowOf = (fact: Fact) => (
    <Row
      key={fact.values.join() + fact.name}
      fact={fact}
      ethnicity={fact.name === 'Eligibility' ? shownAudience(scholarship) : null}
      opening={openingOf(fact.name)}
    />
  )
  const rules = noticesOf(scholarship)
  const notices = rules.length > 0 && <dl className={styles.notices}>{rules.map(rowOf)}</dl>
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
  readonly opening?: Opening
}

function Row({ fact, ethnicity = null, opening }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <Sign {...fact} />
        {fact.name}
      </dt>
      <dd className={styles.values}>
        <AudienceBadge ethnicity={ethnicity} />
        <Values fact={fact} opening={opening} />
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

function Values({ fact, opening }: Pick<RowProps, 'fact'> & { readonly opening: Opening | undefined }) {
  if (!opening || !(fact.name in ALL_OPEN)) return <Lines fact={fact} />
  const { values, folded } = fact
  if (!folded) return fact.name === 'Eligibility' ? <Lines fact={fact} /> : <Enumeration values={values} {...opening} />
  return (
    <>
      <Lines fact={opening.open ? fact : { ...fact, values: [folded.text, ...values.slice(1)] }} />
      <Button look="quiet" className={styles.more ?? ''} aria-expanded={opening.open} onClick={opening.onToggle}>
        {opening.open ? 'see less' : `Show all ${folded.count}`}
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
function Enumeration({ values, open, onToggle }: Opening & { readonly values: readonly string[] }) {
  const long = values.length > SHOWN + 1
  return (
    <>
      <span className={styles.line}>{(open || !long ? values : values.slice(0, SHOWN)).join(', ')}</span>
      {long && (
        <Button look="quiet" className={styles.more ?? ''} aria-expanded={open} onClick={onToggle}>
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
