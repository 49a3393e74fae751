import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

interface Place {
  /** The item in the middle of the window. */
  readonly current: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** How far an arrow moves: nearly a window, so that something of what was seen stays in sight. */
const WINDOW = 0.9

const START: Place = { current: 0, atStart: true, atEnd: true }

/** Where a row of items stands, and the ways to move it. */
export function useTrack(track: RefObject<HTMLElement | null>) {
  const place = usePlace(track)

  const slide = (windows: number) => {
    const element = track.current
    element?.scrollTo({ left: element.scrollLeft + windows * element.clientWidth * WINDOW })
  }
  const showItem = (index: number) => {
    const element = track.current
    const item = element?.children.item(index)
    if (element && item) element.scrollTo({ left: middleOf(item) - element.clientWidth / 2 })
  }
  const steer = (event: KeyboardEvent) => {
    // Keys pressed on a card's own link or button are theirs.
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
 * Followed as the row is scrolled, as its window changes, and as other items come into it. The observer tells where things
 * are once the browser has laid them out; whoever looks before has all of the page laid out on the spot.
 */
function usePlace(track: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(START)
  // Anew after every drawing, which may have brought other items: an observer tells how things stand when it begins.
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const look = () => {
      const now = placeOf(element)
      setPlace((before) => keepIfSame(before, now))
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

function keepIfSame(before: Place, now: Place): Place {
  const same = before.current === now.current && before.atStart === now.atStart && before.atEnd === now.atEnd
  return same ? before : now
}

/** Within the row, which is the items' own place of reference. */
function middleOf(item: Element): number {
  return item instanceof HTMLElement ? item.offsetLeft + item.offsetWidth / 2 : 0
}
