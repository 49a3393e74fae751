import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { CanI } from '#web/can-i/can-i-parts.tsx'
import { DeadlineBadge } from '#web/ui/badge.tsx'
import { BookmarkButton } from '#web/scholarship/bookmark-button.tsx'
import { FunderSign } from '#web/ui/monogram.tsx'
import { ApplyLink } from './apply-link.tsx'
import { BackArrow, type WayBack } from './back-arrow.tsx'
import frame from './detail-frame.module.css'
import { Explanation } from './explanation.tsx'
import styles from './phone-layout.module.css'
import { ShareButton } from './share-button.tsx'
import { Snapshot } from './snapshot.tsx'
import type { DetailProps } from './use-openings.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'

interface BarProps {
  readonly scholarship: ScholarshipDetail
  readonly wayBack: WayBack
}

/** A scholarship's page below 750 px: the bar on top, the way to apply at the foot, both always in reach. */
export function PhoneLayout({ scholarship, openingOf, wayBack }: DetailProps & BarProps) {
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
        <CanI scholarship={scholarship} asks="Can I apply? Stays on this device" />
        <Snapshot scholarship={scholarship} openingOf={openingOf} />
        <Explanation scholarship={scholarship} about="list" openingOf={openingOf} />
      </article>
    </>
  )
}

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
