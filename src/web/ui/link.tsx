import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The full path within the site. */
  readonly to: string
}

/** A link within the site. The router's own Link brings code that only its framework mode uses. */
export function Link({ to, onClick, children, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to)
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** With one of these keys held, the browser opens the link elsewhere, and this page stays as it is. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
