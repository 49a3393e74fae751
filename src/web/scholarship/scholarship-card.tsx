import { Banknote, BookOpen, GraduationCap, MapPin, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Card } from '#contract/scholarship.ts'
import { countedFrom } from '#domain/counted.ts'
import { rememberCard } from '#web/bookmarks/scholarship-names.ts'
import { sessionStore } from '#web/session/session.ts'
import { askToSignIn } from '#web/session/sign-in-prompt.ts'
import { AudienceBadge, DeadlineBadge, WindowSign } from '#web/ui/badge.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { citizensOf, isOpenToAll, livingIn, shownAudience } from './who-may-apply.ts'
import { describeNow } from './describe-window.ts'
import { factsFrom } from './facts-from.ts'
import { ownCountry, type OwnCountry } from '#web/selection-store.ts'
import { isStated } from '#web/ui/words.ts'
import { isPlainClick, Link } from '#web/ui/link.tsx'
import { FunderSign } from '#web/ui/monogram.tsx'
import { useNow } from '#web/ui/now.ts'
import styles from './scholarship-card.module.css'

interface Props {
  readonly card: Card
  readonly headingLevel?: 'h1' | 'h2' | 'h3'
  /** `plain` leads nowhere and cannot be saved: for a page that stands before the scholarship. */
  readonly look?: 'link' | 'plain'
  /** Labels that the visitor looks for: they come first where a card has to shorten a list. */
  readonly lookedFor?: readonly string[]
  /** The country whose citizen asks. */
  readonly own?: OwnCountry | undefined
  /** Why it is in the list. */
  readonly note?: ReactNode
  /** Stands where the age of the facts does, and takes as much room, so that nothing below moves. */
  readonly insteadOfAge?: ReactNode
}

const NOTHING: readonly string[] = []

/** What decides about one scholarship, at a glance. The whole card is one link; only the bookmark is separate. */
export function ScholarshipCard(props: Props) {
  const { card, headingLevel: Heading = 'h3', look = 'link' } = props
  return (
    <div className={styles.place}>
      <article className={styles.card}>
        <FunderSign funder={card.funded_by} logo={card.logo} />
        <div className={styles.head}>
          <Heading className={styles.name}>
            {look === 'link' ? <CardLink card={card} /> : card.scholarship_name}
          </Heading>
          <p className={styles.funder}>{card.funded_by}</p>
        </div>
        {look === 'link' && (
          <div className={styles.bookmark}>
            <BookmarkButton id={card._id} name={card.scholarship_name} />
          </div>
        )}
        <div className={styles.badges}>
          <DeadlineBadge of={card} />
          <AudienceBadge ethnicity={shownAudience(card)} />
        </div>
        <CardFacts {...props} />
      </article>
    </div>
  )
}

function CardLink({ card }: { readonly card: Card }) {
  const address = `/detail/${encodeURIComponent(card._id)}`
  return (
    <Link
      to={address}
      className={styles.link}
      onClick={(event) => {
        rememberCard(card)
        // Stop only visitors who are known to be signed out; for the others the server decides.
        if (sessionStore.get().state !== 'signed-out' || !isPlainClick(event)) return
        event.preventDefault()
        askToSignIn({ returnTo: address, scholarshipName: card.scholarship_name })
      }}
    >
      {card.scholarship_name}
    </Link>
  )
}

function CardFacts({ card, lookedFor = NOTHING, own = ownCountry(), note, insteadOfAge }: Props) {
  // The coverage first: an amount may be told in many words, of which a card shows two lines.
  const money = [card.funding_coverage, card.loan, card.amount].filter(isStated)
  const people = peopleOf(card, own)
  const now = useNow()
  const told = describeNow(card, undefined, ...now)
  const age = factsFrom(card, now[1])
  return (
    <dl className={styles.facts}>
      <Fact icon={<Banknote size="1rem" aria-hidden />} name="Funding" strong>
        {money.length > 0 ? money.join('\u00A0· ') : 'Amount not known here'}
      </Fact>
      {told && (
        <Fact icon={<WindowSign state={told.state} />} name="When to apply">
          {told.isExpected ? <em>{told.sentence}</em> : told.sentence}
        </Fact>
      )}
      {people !== undefined && (
        <Fact icon={<UserRoundCheck size="1rem" aria-hidden />} name="Eligibility">
          {people}
        </Fact>
      )}
      <Fact icon={<MapPin size="1rem" aria-hidden />} name="Country of study">
        {placesOf(card, lookedFor)}
      </Fact>
      <Fact icon={<GraduationCap size="1rem" aria-hidden />} name="Level">
        {named(card.levels, lookedFor, 3) ?? stated(card.level, 'Level not stated')}
      </Fact>
      <Fact icon={<BookOpen size="1rem" aria-hidden />} name="Field of study">
        {named(card.fields, lookedFor, 2) ?? stated(card.field, 'Field not stated')}
      </Fact>
      {(age !== undefined || insteadOfAge) && (
        <Fact name="Facts">{insteadOfAge ? <InPlaceOf hidden={age}>{insteadOfAge}</InPlaceOf> : age}</Fact>
      )}
      {note && <Fact name="In this list">{note}</Fact>}
    </dl>
  )
}

function InPlaceOf({ hidden, children }: { readonly hidden: ReactNode; readonly children: ReactNode }) {
  return (
    <span style={{ display: 'grid' }}>
      <span style={{ gridArea: '1 / 1', visibility: 'hidden' }}>{hidden}</span>
      <span style={{ gridArea: '1 / 1' }}>{children}</span>
    </span>
  )
}

function Fact(props: {
  readonly icon?: ReactNode
  readonly name: string
  /** Has a line of its own. */
  readonly strong?: boolean
  children: ReactNode
}) {
  return (
    <div className={`${styles.fact} ${props.strong ? styles.strong : ''}`}>
      {props.icon}
      <dt className="visually-hidden">{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

/** Whose citizens may apply, and where one must live; undefined where the badge "Open to All" already says it. */
function peopleOf(card: Card, own: OwnCountry | undefined): string | undefined {
  const [citizens, living] = [citizensOf(card, own), livingIn(card)]
  if (citizens?.startsWith('Any ')) return living ?? (isOpenToAll(card) ? undefined : citizens)
  return [citizens, living].filter(Boolean).join('\u00A0· ') || undefined
}

/** Where to study: with the country that is looked for first, else with groups of countries by their names. */
function placesOf({ country, countries, study_places }: Card, lookedFor: readonly string[]): string {
  if (countries.length > 2 && !countries.some((label) => lookedFor.includes(label))) return study_places
  return named(countries, lookedFor, 1) ?? stated(country, 'Country not stated')
}

/** A list, shortened if long, with the labels looked for first; undefined if empty. */
function named(labels: readonly string[], lookedFor: readonly string[], few: number): string | undefined {
  if (labels.length === 0) return undefined
  if (labels.length <= few + 1) return labels.join(', ')
  const last = (label: string) => Number(!lookedFor.includes(label))
  const ordered = labels.toSorted((a, b) => last(a) - last(b))
  return countedFrom(few, ordered)
}

function stated(text: string, otherwise: string): string {
  return isStated(text) ? text : otherwise
}
