import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Link } from '#web/ui/link.tsx'
import { ScholarshipCard } from '#web/ui/scholarship-card.tsx'
import { CardSkeleton } from '#web/ui/skeleton.tsx'
import styles from './similar.module.css'
import { useSimilar } from './use-similar.ts'

/** Other scholarships like this one; nothing at all when there is no other. */
export function Similar({ scholarship }: { readonly scholarship: ScholarshipDetail }) {
  const [similar, retry] = useSimilar(scholarship)
  if (similar === null) {
    return (
      <section aria-labelledby="similar-title" className={styles.failed}>
        <h2 id="similar-title">Similar to this</h2>
        <p role="status">These could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </section>
    )
  }
  if (similar?.cards.length === 0) return null
  const items = similar?.cards.map((card) => ({
    key: card._id,
    content: <ScholarshipCard card={card} shape="phone" />,
  }))
  return (
    <Carousel
      title="Similar to this"
      items={items ?? [1, 2, 3].map((place) => ({ key: String(place), content: <CardSkeleton /> }))}
      aside={similar && <Link to={resultsAddress(similar.selection)}>See all</Link>}
    />
  )
}
