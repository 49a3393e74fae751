import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styles from './carousel.module.css'
import { IconButton } from './button.tsx'
import { useTrack } from './use-track.ts'

interface Props {
  readonly title: string
  readonly titleId: string
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
  /** A link beside the title. */
  readonly aside?: ReactNode
}

/**
 * A row that moves by swiping, by the arrow keys, by dots on a phone and by arrow buttons on a desktop; never by
 * itself. All items are in the page, so tabbing through them scrolls the row too.
 */
export function Carousel({ title, titleId, items, aside }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const { current, atStart, atEnd, slide, showItem, steer } = useTrack(track)
  return (
    <section aria-labelledby={titleId} className={styles.carousel}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
        <div className={styles.arrows}>
          <Arrow
            label="Previous"
            ended={atStart}
            icon={<ChevronLeft size="1.5rem" aria-hidden />}
            onPress={() => slide(-1)}
          />
          <Arrow
            label="Next"
            ended={atEnd}
            icon={<ChevronRight size="1.5rem" aria-hidden />}
            onPress={() => slide(1)}
          />
        </div>
      </div>
      {/* Keyboard users must be able to focus what they scroll. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={track} role="list" tabIndex={0} aria-labelledby={titleId} className={styles.track} onKeyDown={steer}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {items.length > 1 && <Dots count={items.length} current={current} onChoose={showItem} />}
    </section>
  )
}

interface ArrowProps {
  readonly label: string
  readonly ended: boolean
  readonly icon: ReactNode
  readonly onPress: () => void
}

/** At the end of the row it is marked as disabled but keeps the focus. */
function Arrow({ label, ended, icon, onPress }: ArrowProps) {
  return <IconButton label={label} aria-disabled={ended} className={styles.arrow ?? ''} icon={icon} onClick={onPress} />
}

interface DotsProps {
  readonly count: number
  readonly current: number
  readonly onChoose: (index: number) => void
}

function Dots({ count, current, onChoose }: DotsProps) {
  return (
    <ol role="list" className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`Show ${index + 1} of ${count}`}
            aria-current={index === current}
            className={styles.dot}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ol>
  )
}
