import { CanI } from '#web/can-i/can-i-parts.tsx'
import { AudienceBadge, DeadlineBadge } from '#web/ui/badge.tsx'
import { shownAudience } from '#web/scholarship/shown-audience.ts'
import { FunderSign } from '#web/ui/monogram.tsx'
import { ApplyLink } from './apply-link.tsx'
import styles from './desk-layout.module.css'
import frame from './detail-frame.module.css'
import { Explanation } from './explanation.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareButton } from './share-button.tsx'
import { Snapshot } from './snapshot.tsx'
import type { DetailProps } from './use-openings.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'

/** Sets `--head` to the height of the sticky head, which grows with the name: what takes the focus is scrolled below it. */
function tellHeight(head: HTMLElement) {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--head', `${head.offsetHeight}px`)
  })
  observer.observe(head)
  return () => observer.disconnect()
}

/** A scholarship's page from 750 px. Its head stays in sight, and with it the Apply button. */
export function DeskLayout({ scholarship, openingOf }: DetailProps) {
  const { _id, scholarship_name, funded_by, logo, original_link } = scholarship
  return (
    <article className={styles.article}>
      <header ref={tellHeight} className={`${frame.head} ${styles.head}`}>
        <FunderSign funder={funded_by} logo={logo} size="l" />
        <div className={frame.titles}>
          <h1 className={frame.name}>{scholarship_name}</h1>
          <p className={frame.funder}>{funded_by}</p>
        </div>
        <div className={styles.actions}>
          <SaveButton id={_id} name={scholarship_name} />
          <ShareButton scholarship={scholarship} look="word" />
          <ApplyLink link={original_link} />
        </div>
      </header>
      <div className={styles.badges}>
        {scholarship.listed && <DeadlineBadge of={scholarship} />}
        <AudienceBadge ethnicity={shownAudience(scholarship)} />
      </div>
      {!scholarship.listed && <WithdrawnNote />}
      <CanI scholarship={scholarship} asks="Can I apply? Stays on this device" />
      <Snapshot scholarship={scholarship} openingOf={openingOf} noticesFirst />
      <PromoBanner />
      <div className={styles.text}>
        <Explanation scholarship={scholarship} about="text" openingOf={openingOf} />
      </div>
    </article>
  )
}
