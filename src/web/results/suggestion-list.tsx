import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { announce } from '#web/ui/status-line.tsx'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { matchNames, namesOf, type Name } from './match-names.ts'
import styles from './suggestion-list.module.css'
import type { Suggestions } from '#contract/search.ts'
import { call } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { createStore, useStore } from '#web/store.ts'

/** The names that may be suggested; none until they are loaded. */
const store = createStore<readonly Name[]>([])
let isAsked = false

/** Fetches the names, unless they are here or being fetched. Without a network it can be called again. */
async function loadNames(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    store.set(namesOf(await call<Partial<Suggestions> | null>('/api/suggestions')))
  } catch (thrown) {
    isAsked = requireApiError(thrown).code !== 'offline'
  }
}

export interface SuggestionListProps {
  readonly id: string
  /** The combobox. The list tells it what it shows, and hears its keys. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly text: string
  /** Whether somebody types at the end of the text. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onChoose: (text: string) => void
}

/** The names that what is typed may become, below the field. What is typed is compared here, and sent nowhere. */
export function SuggestionList({ id, field, text, open, onOpen, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const names = useStore(store)
  const found = open ? matchNames(names, text) : []
  const [picked, setPicked] = useState({ text, place: -1 })
  // With other words none is picked.
  if (picked.text !== text) setPicked({ text, place: -1 })
  const place = found.length > 0 && picked.text === text ? picked.place : -1
  const pick = (next: number) => setPicked({ text, place: next })

  useEffect(() => void loadNames(), [])
  useOnChange(open, () => void loadNames())
  useOnChange(found.map(({ name }) => name).join(), () => {
    if (open)
      announce(found.length === 0 ? 'No suggestions' : `${found.length} suggestion${found.length > 1 ? 's' : ''}`)
  })
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(found.length > 0))
    if (place < 0) field.current?.removeAttribute('aria-activedescendant')
    else field.current?.setAttribute('aria-activedescendant', `${id}${place}`)
    if (list.current) fit(list.current, place)
  })
  useKeys(field, (key) => {
    const step = STEPS[key]
    const chosen = found[place]
    if (step !== undefined) {
      // The field itself stands between the last and the first.
      const stops = (open ? found : matchNames(names, text)).length + 1
      pick(((place + 1 + step + stops) % stops) - 1)
      onOpen(true)
    } else if (key === 'Enter' && chosen) onChoose(chosen.text)
    else if (key === 'Escape' && found.length > 0) onOpen(false)
    else {
      pick(-1)
      return false
    }
    return true
  })

  if (found.length === 0) return null
  return (
    <div ref={list} id={id} role="listbox" aria-label="Suggestions" tabIndex={-1} className={styles.list}>
      {found.map(({ name, kind, text: searchKey }, number) => (
        // The focus stays in the field, and its keys are heard there.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={name}
          id={`${id}${number}`}
          role="option"
          tabIndex={-1}
          aria-selected={number === place}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(searchKey)}
        >
          <small>{kind}</small> <span dir="auto">{name}</span>
        </div>
      ))}
    </div>
  )
}

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/** Has `take` hear the keys of a field, one by one; those that it takes do nothing else. */
function useKeys(field: RefObject<HTMLInputElement | null>, take: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, shiftKey, ctrlKey, metaKey } = event
    if (!isComposing && !shiftKey && !ctrlKey && !metaKey && take(key)) event.preventDefault()
  })
  useEffect(() => {
    const input = field.current
    const listener = (event: KeyboardEvent) => onKey(event)
    input?.addEventListener('keydown', listener)
    return () => input?.removeEventListener('keydown', listener)
  }, [field])
}

/** Ends the list where the window ends, and has it show the option at `place`; the page scrolls only if nothing else helps. */
function fit(list: HTMLElement, place: number): void {
  list.style.maxHeight = `max(9rem, ${roomBelow(list)}px)`
  const option = list.children[place]
  if (!(option instanceof HTMLElement)) return
  list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
  if (roomBelow(option) < option.offsetHeight) option.scrollIntoView({ block: 'nearest' })
}

/** In pixels, from its top down to the end of what is seen of the page: a phone's keyboard hides the rest. */
function roomBelow(element: Element): number {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  return offsetTop + height - element.getBoundingClientRect().top - MARGIN
}

const MARGIN = 8
