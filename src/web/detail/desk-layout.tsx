import { ArrowRight } from 'lucide-react'
import { AudienceBadge, DeadlineBadge } from '#web/ui/badge.tsx'
import { shownAudience } from '#web/scholarship/who-may-apply.ts'
import { FunderSign } from '#web/ui/monogram.tsx'
import { pageConfig } from '#web/page-config.ts'
import { useBookmark } from '#web/bookmarks/bookmarks.ts'
import { WaitingNote } from '#web/bookmarks/waiting-note.tsx'
import { BookmarkSign } from '#web/scholarship/bookmark-button.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { ApplyLink } from './apply-link.tsx'
import styles from './desk-layout.module.css'
import frame from './detail-frame.module.css'
import { ShareButton } from './share-button.tsx'
import { WithdrawnNote } from './withdrawn-note.tsx'

/** Sets `--head` to the height of the sticky head, which grows with the name: what takes the focus is scrolled below it. */
function tellHeight(head: HTMLElement) {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--head', `${head.offsetHeight}px`)
  })
  observer.observe(head)
  return () => observer.disconnect()
}

/** The head of a scholarship's page from 750 px. It stays in sight, and with it the Apply button. */
export function DeskHead({ scholarship }: { readonly scholarship: ScholarshipDetail }) {
  const { _id, scholarship_name, funded_by, logo, original_link } = scholarship
  return (
    <>
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
    </>
  )
}

/** The only advertisement on the site: one line about our own mentoring, marked as ours. */
export function PromoBanner() {
  return (
    <aside aria-label="Advertisement" className={styles.banner}>
      <p>
        <span className={styles.kind}>From us</span>
        A past winner reads your application before you send it.
      </p>
      <a href={pageConfig().site.mentoringUrl} className={styles.link}>
        Personalised 1:1 Mentoring
        <ArrowRight size="1.125rem" aria-hidden />
      </a>
    </aside>
  )
}

/** The bookmark with a word beside it, for wide layouts. */
function SaveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { saved, toggle } = useBookmark(id)
  return (
    <>
      <Button aria-pressed={saved} className={styles.save ?? ''} onClick={() => toggle(name)}>
        <BookmarkSign saved={saved} size="1.125rem" />
        {saved ? 'Saved' : 'Save'}
      </Button>
      <WaitingNote id={id} />
    </>
  )
}
