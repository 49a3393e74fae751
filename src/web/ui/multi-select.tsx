import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { createLatePart } from '#web/loading/late-code.tsx'
import { Tag } from './chip.tsx'
import type { OptionsProps } from './multi-select-options.tsx'
import styles from './multi-select.module.css'
import { TagRow } from './tag-row.tsx'

const loadOptions = () => import('./multi-select-options.tsx')
const Options = createLatePart(async () => (await loadOptions()).Options)

const NOT_LOADED = 'The list could not be loaded. We keep trying: it will appear here by itself.'

/** Fetches what an opened list needs, before it is opened. What fails here fails again, and is told, when it is. */
export function prepareMultiSelect(): void {
  loadOptions().catch(() => undefined)
}

interface Props extends Omit<OptionsProps, 'groups' | 'onDone'> {
  /** What no choice means: "Any course". */
  readonly none: string
  /** Undefined while they are on their way; null when they could not be had, and are asked for again by whoever has them. */
  readonly groups: OptionsProps['groups'] | undefined | null
  /** Asked when the options are wanted: they may not be here yet. */
  readonly onOpen: () => void
}

/** A button that opens a list of things to tick, with a search field above it; shows what is ticked as tags. */
export function MultiSelect(props: Props) {
  const { label, none, name, groups, chosen, onOpen } = props
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before the script had come: the platform needs none for that.
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return
    // oxlint-disable-next-line react/set-state-in-effect
    setOpen(true)
    onOpen()
    // oxlint-disable-next-line react/exhaustive-deps -- only as the page comes alive
  }, [])
  return (
    <div className={styles.select}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-expanded={open}>
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          <span className="visually-hidden">{chosen.length > 0 && `, ${chosen.length} chosen: `}</span>
          {chosen.length === 0 ? (
            <span className={styles.none}>{none}</span>
          ) : (
            <TagRow
              tags={chosen.map((text) => ({ key: text, content: <Tag>{text}</Tag> }))}
              renderMore={(hidden) => <span className={styles.more}>+{hidden}</span>}
              className={styles.tags ?? ''}
            />
          )}
        </span>
        <ChevronDown size="1.25rem" aria-hidden className={styles.arrow} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onToggle={(event) => {
          const isOpen = event.newState === 'open'
          setOpen(isOpen)
          if (isOpen) onOpen()
        }}
      >
        {open ? (
          groups ? (
            <Options
              {...props}
              groups={groups}
              onDone={() => panel.current?.hidePopover()}
              missing={<Note>{NOT_LOADED}</Note>}
            />
          ) : (
            <Note>{groups === null ? NOT_LOADED : 'Loading…'}</Note>
          )
        ) : (
          chosen.map((text) => <input key={text} type="hidden" name={name} value={text} />)
        )}
      </div>
    </div>
  )
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  )
}
