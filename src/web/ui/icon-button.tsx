import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** For screen readers, and as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
}

/** A button that shows only an icon: always named, and large enough for a thumb. */
export function IconButton({ label, icon, className, ...props }: Props) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.button} ${className ?? ''}`.trim()}
    >
      {icon}
    </button>
  )
}
