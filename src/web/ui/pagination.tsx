import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { PAGE_SIZE } from '#contract/limits.ts'
import { Link } from './link.tsx'
import styles from './pagination.module.css'

/** With more pages than this, some are replaced by an ellipsis. */
const ALL_SHOWN = 8

export type PageStep = number | 'gap-before' | 'gap-after'

/** The page numbers to show: all up to eight, otherwise the first, the last and those around the current one. */
export function pageWindow(page: number, pages: number): PageStep[] {
  if (pages <= ALL_SHOWN) return Array.from({ length: pages }, (_, index) => index + 1)
  // Shifted inwards near an end, so that the row always has the same length.
  const middle = Math.min(Math.max(page, 3), pages - 2)
  return [
    1,
    ...(middle > 3 ? (['gap-before'] as const) : []),
    middle - 1,
    middle,
    middle + 1,
    ...(middle < pages - 2 ? (['gap-after'] as const) : []),
    pages,
  ]
}

/** Which results a page shows: "9-16 of 347", or "9 of 9" for a single one. */
export function rangeOf(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${first === last ? '' : `${first}-`}${last} of ${count}`
}

interface Props {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  /** Called before a page is turned; `preventDefault` stops the turn. */
  readonly onTurn?: (event: MouseEvent, address: string) => void
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, addressOf, onTurn }: Props) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Arrow
        name="Previous page"
        address={page > 1 ? addressOf(page - 1) : null}
        onTurn={onTurn}
        className={styles.previous}
      >
        <ChevronLeft size="1.25rem" aria-hidden />
      </Arrow>
      <ol role="list" className={styles.numbers}>
        {pageWindow(page, pages).map((step) => (
          <li key={step} className={typeof step === 'number' ? styles.place : styles.gap}>
            {typeof step === 'number' ? (
              <Link
                to={addressOf(step)}
                className={styles.step}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
                onClick={(event) => onTurn?.(event, addressOf(step))}
              >
                {step}
              </Link>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      <Arrow
        name="Next page"
        address={page < pages ? addressOf(page + 1) : null}
        onTurn={onTurn}
        className={styles.next}
      >
        <ChevronRight size="1.25rem" aria-hidden />
      </Arrow>
    </nav>
  )
}

interface ArrowProps {
  readonly name: string
  /** Null: there is no such page. */
  readonly address: string | null
  readonly onTurn: Props['onTurn']
  readonly className: string | undefined
  readonly children: ReactNode
}

function Arrow({ name, address, onTurn, className, children }: ArrowProps) {
  const look = `${styles.step} ${styles.arrow} ${className ?? ''}`
  if (address === null) {
    return (
      <span role="link" aria-disabled="true" aria-label={name} className={look}>
        {children}
      </span>
    )
  }
  return (
    <Link to={address} className={look} aria-label={name} onClick={(event) => onTurn?.(event, address)}>
      {children}
    </Link>
  )
}
