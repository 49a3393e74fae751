import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Its whole path within the site. */
  readonly to: string
}

/** A link within the site. The router's own brings along what only its framework uses. */
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
