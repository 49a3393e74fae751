import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Card } from '#contract/scholarship.ts'
import { useRetry } from '#web/loading/later.ts'
import { BookmarkButton } from '#web/scholarship/bookmark-button.tsx'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { OfflineNote } from '#web/ui/offline-note.tsx'
import { BackArrow, listTrail } from './back-arrow.tsx'
import frame from './detail-frame.module.css'
import layout from './phone-layout.module.css'

/** A scholarship's page without a network: what the card said that was pressed. The rest comes by itself. */
export function KeptCard({ card, from }: { readonly card: Card; readonly from: string }) {
  usePageTitle(card.scholarship_name)
  const [wayBack] = useState(() => listTrail.arrive(card._id, from))
  const { revalidate } = useRevalidator()
  const retry = () => void revalidate()
  useRetry(retry, true)
  return (
    <section className={`${frame.page} ${frame.kept}`}>
      <nav aria-label="Scholarship" className={`${frame.bar} ${layout.bar}`}>
        <BackArrow {...wayBack} />
        <BookmarkButton id={card._id} name={card.scholarship_name} />
      </nav>
      <OfflineNote retry={retry}>This is what the card shows. The rest appears when you are online.</OfflineNote>
      <ScholarshipCard card={card} headingLevel="h1" look="plain" />
    </section>
  )
}
