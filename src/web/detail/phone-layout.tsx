import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { CanI } from '#web/can-i/can-i-parts.tsx'
import { isEmpty, resultsAddress, useSelection } from '#web/selection-store.ts'
import { DeadlineBadge } from '#web/ui/badge.tsx'
import { BookmarkButton } from '#web/scholarship/bookmark-button.tsx'
import { isPlainClick, Link } from '#web/ui/link.tsx'
import { FunderSign } from '#web/ui/monogram.tsx'
import { ApplyLink } from './apply-link.tsx'
import frame from './detail-frame.module.css'
import { Explanation } from './explanation.tsx'
import type { WayBack } from './list-trail.ts'
import styles from './phone-layout.module.css'
import { ShareButton } from './share-button.tsx'
import { Snapshot } from './snapshot.tsx'
import type { OpeningOf } from './use-openings.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'

interface BarProps {
  readonly scholarship: ScholarshipDetail
  readonly wayBack: WayBack
}

interface Props extends BarProps {
  readonly openingOf: OpeningOf
}

/** A scholarship's page below 750 px: the bar on top, the way to apply at the foot, both always in reach. */
export function PhoneLayout({ scholarship, openingOf, wayBack }: Props) {
  const { scholarship_name, funded_by, logo } = scholarship
  return (
    <>
      <NavBar scholarship={scholarship} wayBack={wayBack} />
      <article className={styles.article}>
        {scholarship.listed ? (
          <div className={styles.badge}>
            <DeadlineBadge of={scholarship} />
          </div>
        ) : (
          <WithdrawnNote />
        )}
        <header className={`${frame.head} ${styles.head}`}>
          <FunderSign funder={funded_by} logo={logo} />
          <div className={frame.titles}>
            <h1 className={frame.name}>{scholarship_name}</h1>
            <p className={frame.funder}>{funded_by}</p>
          </div>
        </header>
        <CanI scholarship={scholarship} asks />
        <Snapshot scholarship={scholarship} openingOf={openingOf} />
        <Explanation scholarship={scholarship} about="list" openingOf={openingOf} />
      </article>
    </>
  )
}

/** The way to apply, at the foot of the window. */
export function PhoneFoot({ scholarship }: { readonly scholarship: ScholarshipDetail }) {
  return (
    <div className={styles.foot}>
      <ApplyLink link={scholarship.original_link} />
    </div>
  )
}

function NavBar({ scholarship, wayBack }: BarProps) {
  return (
    <nav aria-label="Scholarship" className={`${frame.bar} ${styles.bar}`}>
      <BackArrow {...wayBack} />
      <span className={styles.tools}>
        <BookmarkButton id={scholarship._id} name={scholarship.scholarship_name} />
        <ShareButton scholarship={scholarship} look="sign" />
      </span>
    </nav>
  )
}

/** To the list it was opened from, as it stood; otherwise to the results of what was last chosen. */
function BackArrow({ list, justBefore }: WayBack) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const selection = useSelection()
  const leaving = useRef(false)
  useEffect(() => {
    if (state === 'idle') leaving.current = false
  }, [state])
  const goBack = (event: MouseEvent) => {
    if (!justBefore || !isPlainClick(event)) return
    event.preventDefault()
    // Pressed again before the list has come, one step back is still all that was asked for.
    if (!leaving.current) void navigate(-1)
    leaving.current = true
  }
  return (
    <Link to={list ?? resultsAddress(selection)} className={styles.back} onClick={goBack}>
      <ArrowLeft size="1.375rem" aria-hidden />
      {list === null && isEmpty(selection) ? 'All scholarships' : 'Results'}
    </Link>
  )
}
