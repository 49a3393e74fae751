import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'

/** A choice, shown as text only. */
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
  /** What kind of thing it is, before the label. */
  readonly kind?: string
  /** The label tells its kind: only those who hear the chip are told of it. */
  readonly evident?: boolean | undefined
  /** Cannot be removed just now. It keeps the focus. */
  readonly waiting?: boolean
}

/** A choice that can be removed: the whole chip is the button. */
export function Chip({ label, onRemove, kind, evident, waiting = false }: ChipProps) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.button}`}
      onClick={() => !waiting && onRemove()}
      aria-disabled={waiting}
      // Contains the visible text, as users of speech control say what they see.
      aria-label={`Remove ${kind ? `${kind} ` : ''}${label}`}
      data-chip=""
    >
      {kind && !evident && <span className={styles.kind}>{kind}</span>}
      {/* Where it is cut short. On the button, screen readers would say it after the name. */}
      <span dir="auto" title={label} className={styles.label}>
        {label}
      </span>
      <X size="0.875rem" strokeWidth={2.5} aria-hidden />
    </button>
  )
}

/** "+N": stands for the chips that did not fit. */
export function MoreChip({ hidden, onPress }: { readonly hidden: number; readonly onPress: () => void }) {
  return (
    <OfferChip aria-label={`+${hidden} more: show all`} onClick={onPress}>
      +{hidden}
    </OfferChip>
  )
}

/** Among chips, a button that takes nothing away. */
export function OfferChip(props: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.chip} ${styles.button} ${styles.more}`} {...props} />
}
