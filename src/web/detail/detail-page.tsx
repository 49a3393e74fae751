import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { openedCard } from '#web/bookmarks/scholarship-names.ts'
import { FailureState } from '#web/errors/instead-of-page.tsx'
import { createLatePart } from '#web/loading/late-code.tsx'
import { useMedia, WIDE } from '#web/ui/media.ts'
import { usePageTitle } from '#web/ui/page.ts'
import { useSession } from '#web/session/session.ts'
import { checkBookmark } from '#web/bookmarks/bookmarks.ts'
import { CanI, readyToJudge } from '#web/can-i/can-i-parts.tsx'
import desk from './desk-layout.module.css'
import frame from './detail-frame.module.css'
import phone from './phone-layout.module.css'
import { KeptCard } from './kept-card.tsx'
import { listTrail } from './back-arrow.tsx'
import type { DetailData } from './load-scholarship.ts'
import { PhoneBar, PhoneFoot, PhoneHead } from './phone-layout.tsx'
import { Similar } from './similar.tsx'
import { useSimilar } from './similar-cards.ts'
import { DeskHead, PromoBanner } from './desk-layout.tsx'
import { Snapshot } from './snapshot.tsx'
import { Explanation } from './explanation.tsx'

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
  const wide = useMedia(WIDE)
  return (
    <div className={`${frame.page} ${wide ? frame.desk : ''}`}>
      {!wide && <PhoneBar scholarship={scholarship} wayBack={wayBack} />}
      {/* The same parts in both layouts: turning a tablet closes nothing that was opened. */}
      <article className={wide ? desk.article : phone.article}>
        {wide ? <DeskHead scholarship={scholarship} /> : <PhoneHead scholarship={scholarship} />}
        <CanI scholarship={scholarship} asks="Can I apply? Stays on this device" />
        <Snapshot scholarship={scholarship} noticesFirst={wide === true} />
        {wide && <PromoBanner />}
        <div className={wide ? desk.text : phone.text}>
          <Explanation scholarship={scholarship} about={wide ? 'text' : 'list'} />
        </div>
      </article>
      <Similar scholarship={scholarship} {...similar} />
      {!wide && <PhoneFoot scholarship={scholarship} />}
    </div>
  )
}
