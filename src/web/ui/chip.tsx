import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

/** A thing that has been chosen, as words only. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.chip}>
      <span className={styles.label}>{children}</span>
    </span>
  )
}

interface ChipProps {
  readonly label: string
  readonly onRemove: () => void
  /** A quiet word before the label: what kind of thing it is. */
  readonly kind?: string
  readonly look?: 'plain' | 'understood'
}

/** A thing that has been chosen, and can be taken away: the whole chip is the button. */
export function Chip({ label, onRemove, kind, look = 'plain' }: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.button} ${look === 'understood' ? styles.understood : ''}`}
      onClick={onRemove}
      // With every word that stands on it: whoever speaks to the browser says what is to be seen.
      aria-label={`Remove ${kind ? `${kind} ` : ''}${label}`}
      title={label}
      data-chip=""
    >
      {kind && <span className={styles.kind}>{kind}</span>}
      <span className={styles.label}>{label}</span>
      <X size="0.875rem" strokeWidth={2.5} aria-hidden />
    </button>
  )
}

/** "+N": the chips that found no room. */
export function MoreChip({ hidden, onPress }: { readonly hidden: number; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.button} ${styles.more}`}
      aria-label={`+${hidden} more: show all`}
      onClick={onPress}
    >
      +{hidden}
    </button>
  )
}
