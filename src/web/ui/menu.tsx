import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './menu.module.css'

interface Props {
  /** The name of the button that opens it; `trigger` is its content. */
  readonly label: string
  readonly trigger: ReactNode
  /** Links and buttons, which become the items. */
  readonly children: ReactNode
}

/** A button that opens a short list of links and buttons. It closes on Escape, on a press elsewhere and on a choice. */
export function Menu({ label, trigger, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('a, button:not(:disabled)') ?? [])]

  function move(event: KeyboardEvent) {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    all.at(target % all.length)?.focus()
  }

  return (
    <div className={styles.menu}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-expanded={open} aria-label={label}>
        {trigger}
      </button>
      {/* The keys belong to the links and buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onKeyDown={move}
        onClick={(event) => {
          if (event.target !== panel.current) panel.current?.hidePopover()
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') items()[0]?.focus({ preventScroll: true })
        }}
      >
        {children}
      </div>
    </div>
  )
}
