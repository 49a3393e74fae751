import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from './link.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

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
