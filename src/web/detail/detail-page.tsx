import { useState, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { openedCard } from '#web/scholarship/opened-card.ts'
import { FailureState } from '#web/errors/failure-state.tsx'
import { createLatePart } from '#web/loading/late-part.tsx'
import { useMedia, WIDE } from '#web/ui/media.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { readyToJudge } from '#web/can-i/can-i-parts.tsx'
import { DeskLayout } from './desk-layout.tsx'
import frame from './detail-frame.module.css'
import { KeptCard } from './kept-card.tsx'
import { listTrail } from './list-trail.ts'
import type { DetailData } from './load-scholarship.ts'
import { PhoneFoot, PhoneLayout } from './phone-layout.tsx'
import { Similar } from './similar.tsx'
import { useOpenings } from './use-openings.ts'
import { useSimilar } from './use-similar.ts'
import { useSession } from '#web/session/session.ts'
import { checkBookmark } from '#web/bookmarks/bookmarks.ts'

// With the page of unknown addresses, which has the same field.
const UnknownScholarship = createLatePart(
  async () => (await import('#web/errors/not-found-page.tsx')).UnknownScholarship,
)

export const ready = readyToJudge

/** One scholarship: the facts that decide come before the text that explains. */
export function DetailPage() {
  const data = useLoaderData<DetailData>()
  switch (data.kind) {
    case 'found':
      // Keyed, so that what was opened on one scholarship is closed again on the next.
      return <Found key={data.scholarship._id} scholarship={data.scholarship} from={data.from} />
    case 'unknown':
      return <UnknownScholarship />
    case 'failed': {
      const card = data.code === 'offline' ? openedCard(data.id) : undefined
      if (card) return <KeptCard key={data.id} card={card} from={data.from} />
      return <FailureState code={data.code} what="This scholarship" />
    }
  }
}

function Found({ scholarship, from }: { readonly scholarship: ScholarshipDetail; readonly from: string }) {
  const similar = useSimilar(scholarship)
  usePageTitle(scholarship.scholarship_name, similar.found !== undefined)
  const { _id: id } = scholarship
  const email = useSession().user?.email
  useEffect(() => {
    if (email !== undefined) void checkBookmark(email, id)
  }, [email, id])
  const [wayBack] = useState(() => listTrail.arrive(scholarship._id, from))
  const openingOf = useOpenings()
  const wide = useMedia(WIDE)
  return (
    <div className={`${frame.page} ${wide ? frame.desk : ''}`}>
      {wide ? (
        <DeskLayout scholarship={scholarship} openingOf={openingOf} />
      ) : (
        <PhoneLayout scholarship={scholarship} openingOf={openingOf} wayBack={wayBack} />
      )}
      {/* Outside the layouts, so that turning a tablet neither scrolls the row back nor loads it again. */}
      <Similar scholarship={scholarship} {...similar} />
      {!wide && <PhoneFoot scholarship={scholarship} />}
    </div>
  )
}
