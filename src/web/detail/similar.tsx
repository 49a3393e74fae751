import { resultsAddress } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Link } from '#web/ui/link.tsx'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import { CardSkeleton } from '#web/ui/waiting.tsx'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { likenessOf, type SimilarState } from './similar-cards.ts'
import styles from './similar.module.css'

const TITLE = 'similar-title'

/** Other scholarships like this one; nothing when there are none. */
export function Similar({
  scholarship,
  found,
  retry,
  retrying,
}: SimilarState & { readonly scholarship: ScholarshipDetail }) {
  if (found === null) {
    return (
      <section aria-labelledby={TITLE} className={styles.failed}>
        <h2 id={TITLE}>Similar to this</h2>
        <p role="status">{retrying ? 'Trying again…' : 'These could not be loaded.'}</p>
        <Button aria-disabled={retrying} onClick={retry}>
          Try again
        </Button>
      </section>
    )
  }
  if (found?.cards.length === 0) return null
  const items = found?.cards.map((card, index) => ({
    key: card?._id ?? String(index),
    content: card ? <ScholarshipCard card={card} note={likenessOf(card, scholarship)} /> : <CardSkeleton />,
  }))
  return (
    <Carousel
      title="Similar to this"
      titleId={TITLE}
      items={items ?? [1, 2, 3].map((place) => ({ key: String(place), content: <CardSkeleton /> }))}
      aside={found && <Link to={resultsAddress(found.selection)}>See all</Link>}
    />
  )
}
