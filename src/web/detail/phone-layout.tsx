import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { DeadlineBadge } from '#web/ui/badge.tsx'
import { BookmarkButton } from '#web/scholarship/bookmark-button.tsx'
import { FunderSign } from '#web/ui/monogram.tsx'
import { ApplyLink } from './apply-link.tsx'
import { BackArrow, type WayBack } from './back-arrow.tsx'
import frame from './detail-frame.module.css'
import styles from './phone-layout.module.css'
import { ShareButton } from './share-button.tsx'
import { WithdrawnNote } from './withdrawn-note.tsx'

interface Props {
  readonly scholarship: ScholarshipDetail
}

/** The bar on top of a scholarship's page below 750 px, always in reach. */
export function PhoneBar({ scholarship, wayBack }: Props & { readonly wayBack: WayBack }) {
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

export function PhoneHead({ scholarship }: Props) {
  const { scholarship_name, funded_by, logo } = scholarship
  return (
    <>
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
    </>
  )
}

/** The way to apply, always in reach. */
export function PhoneFoot({ scholarship }: Props) {
  return (
    <div className={styles.foot}>
      <ApplyLink link={scholarship.original_link} />
    </div>
  )
}
