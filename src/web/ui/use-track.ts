import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

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
export function useTrack(track: RefObject<HTMLElement | null>) {
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
