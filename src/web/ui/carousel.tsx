import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { IconButton } from './button.tsx'

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

interface Place {
  /** The index of the item in the middle of the visible part. */
  readonly current: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** How far an arrow moves, in widths of the visible part: a little less than one, so that some of it stays in sight. */
const STEP = 0.9

const START: Place = { current: 0, atStart: true, atEnd: true }

/** The scroll position of a row of items, and the ways to move it. */
function useTrack(track: RefObject<HTMLElement | null>) {
  const place = usePlace(track)

  const slide = (windows: number) => {
    const element = track.current
    element?.scrollTo({ left: element.scrollLeft + windows * element.clientWidth * STEP })
  }
  const showItem = (index: number) => {
    const element = track.current
    const item = element?.children.item(index)
    if (element && item) element.scrollTo({ left: middleOf(item) - element.clientWidth / 2 })
  }
  const steer = (event: KeyboardEvent) => {
    // Leave keys alone that are pressed on a link or button inside a card.
    if (event.target !== track.current) return
    const last = track.current.children.length - 1
    const targets: Record<string, number> = {
      ArrowLeft: place.current - 1,
      ArrowRight: place.current + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    showItem(Math.min(Math.max(0, target), last))
  }
  return { ...place, slide, showItem, steer }
}

/**
 * Follows scrolling, resizing and changes of the items. It measures in an observer, after the browser's own layout:
 * measuring earlier would force a layout of the whole page.
 */
function usePlace(track: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(START)
  // Runs after every render, which may have changed the items: a new observer reports once at the start.
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const look = () => {
      const now = placeOf(element)
      setPlace((before) =>
        before.current === now.current && before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now,
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  })
  return place
}

function placeOf(track: HTMLElement): Place {
  const { scrollLeft, clientWidth, scrollWidth } = track
  const middle = scrollLeft + clientWidth / 2
  const distances = [...track.children].map((item) => Math.abs(middleOf(item) - middle))
  return {
    current: distances.indexOf(Math.min(...distances)),
    atStart: scrollLeft <= 1,
    atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  }
}

/** The middle of an item, in the coordinates of the row (its offset parent). */
function middleOf(item: Element): number {
  return item instanceof HTMLElement ? item.offsetLeft + item.offsetWidth / 2 : 0
}
