import { useEffect, useRef, type ReactNode } from 'react'
import styles from './chips.module.css'
import { focusOnPage } from '#web/ui/focus-on-page.ts'

/**
 * Chips that come and go. When the focused chip goes, the focus moves to the one in its place, or else to the
 * last one, or else to the page's heading.
 */
export function ChipRows({ children }: { readonly children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null)
  /** The focused chip's place among all of them. */
  const place = useRef(-1)
  useEffect(() => {
    if (!rows.current) return undefined
    // Not after a render: a chip is also hidden by a row that measures again, and replaced with a row.
    const observer = new MutationObserver(() => {
      const lost = place.current
      if (lost < 0) return
      const chips = chipsIn(rows.current)
      place.current = chips.findIndex((chip) => chip === document.activeElement)
      if (place.current >= 0) return
      const next = chips[Math.min(lost, chips.length - 1)]
      // Whoever has gone on to the list meanwhile stays there.
      if (next) next.focus({ preventScroll: true })
      else focusOnPage()
    })
    observer.observe(rows.current, { subtree: true, childList: true, attributeFilter: ['inert'] })
    return () => observer.disconnect()
  }, [])
  return (
    // The keys belong to the chips: the rows only follow which of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rows}
      className={styles.rows}
      onFocus={({ target }) => (place.current = chipsIn(rows.current).findIndex((chip) => chip === target))}
      // React tells of no blur while it removes what has the focus.
      onBlur={() => (place.current = -1)}
    >
      {children}
    </div>
  )
}

function chipsIn(rows: HTMLElement | null): HTMLElement[] {
  return [...(rows?.querySelectorAll('button') ?? [])].filter((chip) => !chip.closest('[inert]'))
}
