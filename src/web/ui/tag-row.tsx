import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './tag-row.module.css'

/** The share of the container's width that tags may fill (the specification's 90%). */
const TAG_SHARE = 0.9

export interface TagRoom {
  /** The width of every tag, in order. */
  readonly widths: readonly number[]
  readonly gap: number
  readonly container: number
  /** The width of the widest "+N" that may be needed. */
  readonly badge: number
  /** The most tags to show, however much room there is. */
  readonly most?: number
}

/** How many tags to show, at least one; "+N" stands for the rest, and its room is kept free. */
export function fitTags({ widths, gap, container, badge, most = Number.POSITIVE_INFINITY }: TagRoom): number {
  const room = container * TAG_SHARE
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (widths.length <= most && total <= room) return widths.length
  let used = badge
  let shown = 0
  for (const width of widths.slice(0, most)) {
    used += width + gap
    if (used > room) break
    shown += 1
  }
  return Math.max(1, shown)
}

interface Props {
  readonly tags: readonly { readonly key: string; readonly content: ReactNode }[]
  /** The most tags to show, however much room there is. */
  readonly most?: number
  /** Renders "+N" for the tags that do not fit. */
  readonly renderMore: (hidden: number) => ReactNode
  /** Shows every tag, on as many lines as it takes. */
  readonly all?: boolean
  readonly className?: string
}

/**
 * One line of tags, with "+N" for those that do not fit into 90% of it. It is measured again whenever it is resized.
 * Tags that do not fit stay in the page, hidden and out of the flow: without their widths the count would flip.
 */
export function TagRow({ tags, most, renderMore, all = false, className }: Props) {
  const row = useRef<HTMLSpanElement>(null)
  const shown = useFit(row, most)
  const visible = all ? tags.length : Math.min(shown, tags.length)
  return (
    <span ref={row} className={`${styles.row} ${all ? styles.all : ''} ${className ?? ''}`} role="list">
      {tags.map(({ key, content }, index) => (
        <span
          key={key}
          role="listitem"
          data-tag=""
          className={index < visible ? styles.tag : styles.hidden}
          aria-hidden={index >= visible}
          inert={index >= visible}
        >
          {content}
        </span>
      ))}
      {visible < tags.length && (
        <span role="listitem" className={styles.tag}>
          {renderMore(tags.length - visible)}
        </span>
      )}
    </span>
  )
}

function useFit(row: RefObject<HTMLElement | null>, most = Number.POSITIVE_INFINITY): number {
  const [shown, setShown] = useState(most)
  const measure = useCallback(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (row.current) setShown(countFitting(row.current, most))
  }, [row, most])
  // After every render, because the tags may have changed: they must be in the page to be measured.
  useLayoutEffect(measure)
  // And whenever the available width changes.
  useEffect(() => {
    if (!row.current) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(row.current)
    void document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [row, measure])
  return shown
}

function countFitting(row: HTMLElement, most: number): number {
  const { fontSize, columnGap } = getComputedStyle(row)
  const tags = [...row.querySelectorAll<HTMLElement>(':scope > [data-tag]')]
  return fitTags({
    widths: tags.map((tag) => tag.getBoundingClientRect().width),
    gap: Number.parseFloat(columnGap) || 0,
    container: row.clientWidth,
    // Room for "+" and two digits.
    badge: Number.parseFloat(fontSize) * 3,
    most,
  })
}
