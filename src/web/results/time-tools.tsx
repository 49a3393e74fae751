import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Selection } from '#contract/selection.ts'
import { pageConfig } from '#web/page-config.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckOption } from '#web/ui/check-option.tsx'
import { Link } from '#web/ui/link.tsx'
import { sortsOf, timesOf, toggledTime, type TimeOption, type TimesAsked } from './time-options.ts'
import { OfflineNote } from '#web/ui/offline-note.tsx'

// What results need besides, fetched in one go.
export { AlternativesBanner } from './alternatives-banner.tsx'
export { FilterPanel, FilterSheet } from './filter-panel.tsx'
export { OtherReading } from './other-reading.tsx'
export { SignInForMore } from './sign-in-for-more.tsx'

interface ToolProps extends TimesAsked {
  readonly change: (selection: Selection) => void
}

interface MenusProps extends ToolProps {
  /** What the button says that leads back to the list. */
  readonly show: string
  /** Behind the name of a button. */
  readonly arrow: ReactNode
  /** The name of the button that was pressed before this code came. */
  readonly pressed: string | undefined
  /** Its panel is open now. */
  readonly onOpened: () => void
}

/** When one can apply, to choose from, and what the list can be sorted by. Its styles are in `time-tools.css`. */
export function TimeMenus({ show, arrow, pressed, onOpened, ...asked }: MenusProps) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title="This search" href={feedOf(asked)} />
      <TimeMenu label="When" {...{ arrow, pressed, onOpened }}>
        <WhenChoices {...asked} />
        <div className="foot">
          <Button
            look="quiet"
            aria-disabled={!asked.wanted.when?.length}
            onClick={() => asked.wanted.when?.length && asked.change({ ...asked.wanted, when: [] })}
          >
            Any time
          </Button>
          <Button look="primary" data-close="">
            {show}
          </Button>
        </div>
      </TimeMenu>
      <TimeMenu label="Sort" {...{ arrow, pressed, onOpened }}>
        <SortChoices {...asked} />
      </TimeMenu>
    </>
  )
}

function WhenChoices({ change, ...asked }: ToolProps) {
  const { others, months } = timesOf(asked)
  const optionsOf = (list: readonly TimeOption[]) =>
    list.map(({ time, chosen, ...option }) => (
      <CheckOption
        key={time}
        name="when"
        {...option}
        checked={chosen}
        onToggle={() => change(toggledTime(asked.wanted, time))}
      />
    ))
  return (
    <>
      <Choices heading="When can you apply?">{optionsOf(others.slice(0, -1))}</Choices>
      <Choices heading="Closes or usually closes in" className="two-columns">
        {optionsOf(months.map((month) => ({ ...month, label: withShortMonth(month.label) })))}
      </Choices>
      <Choices heading="Not known">{optionsOf(others.slice(-1))}</Choices>
    </>
  )
}

function SortChoices({ change, ...asked }: ToolProps) {
  return (
    <Choices heading="Sort by">
      {sortsOf(asked).map(({ sort, label, chosen }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen}
          className="sort"
          data-close=""
          onClick={() => !chosen && change({ ...asked.wanted, sort })}
        >
          {label}
          {chosen && <Check size="1.125rem" aria-hidden />}
        </button>
      ))}
      <Link to="/how-results-are-ordered">About this order</Link>
      <a href={feedOf(asked)}>This search as a feed (Atom)</a>
    </Choices>
  )
}

/** The same search for feed readers. */
function feedOf({ wanted }: Pick<TimesAsked, 'wanted'>): string {
  return pageConfig().apiOrigin + resultsAddress(wanted).replace('/search', '/api/scholarship/feed')
}

interface MenuProps extends Pick<MenusProps, 'arrow' | 'pressed' | 'onOpened'> {
  readonly label: string
  /** What has `data-close` closes the panel, too. */
  readonly children: ReactNode
}

/** A button that opens a panel: below it on a desk, at the bottom of a phone. It closes on Escape and on a press elsewhere. */
function TimeMenu({ label, arrow, pressed, onOpened, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (pressed !== label) return
    button.current?.focus()
    panel.current?.togglePopover(true)
    onOpened()
  }, [pressed, label, onOpened])
  return (
    <div className="time-menu">
      <Button ref={button} popoverTarget={id} aria-expanded={open}>
        {label}
        {arrow}
      </Button>
      {/* The keys belong to the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="time-panel"
        onClick={({ target }) =>
          target instanceof Element && target.closest('[data-close]') && panel.current?.hidePopover()
        }
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && children}
      </div>
    </div>
  )
}

interface ChoicesProps {
  readonly heading: string
  readonly className?: string
  readonly children: ReactNode
}

function Choices({ heading, className = '', children }: ChoicesProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={`choices ${className}`}>
      <h2 id={id}>{heading}</h2>
      {children}
    </div>
  )
}

/** How many of the results close in each month, as bars that can be pressed. Its styles are in `time-tools.css`. */
export function MonthStrip({ change, ...asked }: ToolProps) {
  const id = useId()
  const { months } = timesOf(asked)
  const most = Math.max(1, ...months.map(({ count = 0 }) => count))
  return (
    <div role="group" aria-labelledby={id} className="month-strip">
      <p id={id}>Closes or usually closes in</p>
      <div className="months">
        {months.map(({ time, label, count = 0, chosen }) => (
          <button
            key={time}
            type="button"
            aria-pressed={chosen}
            aria-disabled={count === 0 && !chosen}
            aria-label={`${label}, ${count}`}
            data-turn={time === '01' ? '' : undefined}
            onClick={() => (count > 0 || chosen) && change(toggledTime(asked.wanted, time))}
          >
            {/* Replaced with the list, and not moved. */}
            <span key={count / most} className="column">
              <span className="bar" style={{ translate: `0 ${100 - (100 * count) / most}%` }}>
                <span className="count">{count}</span>
              </span>
            </span>
            <span className="name">
              {label.slice(0, SHORT)}
              {label.startsWith('January') && <span>{` ’${label.slice(-2)}`}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

const SHORT = 3

/** "Mar 2027" for "March 2027": twelve of them stand side by side on a phone. */
function withShortMonth(label: string): string {
  return `${label.slice(0, SHORT)} ${label.split(' ')[1]}`
}

/** Leads to where one sees what will be sent, and agrees. Only where mail is sent. */
export function FollowSearch({ wanted }: { readonly wanted: Selection }) {
  const query = resultsAddress(wanted).split('?')[1] ?? ''
  return (
    <p style={{ textAlign: 'center' }}>
      <Link to={`/account?follow=${encodeURIComponent(query)}#mail`}>Follow this search by e-mail</Link>: what is new
      and what changes, once a week.
    </p>
  )
}

/** Above the list of the last search. */
export function Offline({ retry }: { readonly retry: () => void }) {
  return (
    <OfflineNote retry={retry}>
      This is the list from your last search. Your choices are kept. The search runs again when you are back online.
    </OfflineNote>
  )
}
