import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

/** `accent` is only for the one thing to do next. */
export type ButtonLook = 'primary' | 'accent' | 'outline' | 'quiet'

interface Look {
  readonly look?: ButtonLook
}

export function Button({ look = 'outline', className, type, ...props }: ComponentProps<'button'> & Look) {
  return <button {...props} type={type === 'submit' ? 'submit' : 'button'} className={classOf(look, className)} />
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look = 'outline', className, ...props }: LinkProps & Look) {
  return <Link {...props} className={classOf(look, className)} />
}

/** A link that looks like a button and loads a new page. */
export function ButtonAnchor({
  look = 'outline',
  className,
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a {...props} className={classOf(look, className)}>
      {children}
    </a>
  )
}

function classOf(look: ButtonLook, className: string | undefined): string {
  return `${styles.button} ${styles[look]} ${className ?? ''}`.trim()
}

interface IconProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** For screen readers, and as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
}

/** A button that shows only an icon: always named, and large enough for a thumb. */
export function IconButton({ label, icon, className, ...props }: IconProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.icon} ${className ?? ''}`.trim()}
    >
      {icon}
    </button>
  )
}
