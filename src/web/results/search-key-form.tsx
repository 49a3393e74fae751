import { Search } from 'lucide-react'
import { type ChangeEvent, type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { firstAddress } from '#web/loading/drawn-page.ts'
import { announce } from '#web/ui/status-line.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/search-form.module.css'
import type { SuggestionListProps } from './suggestion-list.tsx'

interface Props {
  readonly text: string
  readonly onType: (text: string) => void
  readonly onSearch: (text: string) => void
}

/** Until the app has come, what is typed on a page from the server is kept by `before-paint.js`. */
let isDrawn = firstAddress !== undefined

function useEarlyWords(onType: Props['onType']): void {
  useEffect(() => {
    const { typedEarly } = globalThis as { typedEarly?: string }
    if (isDrawn && typedEarly !== undefined) onType(typedEarly)
    isDrawn = false
  }, [onType])
}

/** The words to search for within the chosen filters. An empty field removes them again. */
export function SearchKeyForm({ text, onType, onSearch }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What somebody has typed up to its end, while its suggestions may be shown. Back may bring another text.
  const [suggested, setSuggested] = useState<string>()
  const [List, loadList] = useSuggestionList()
  const [leftOut, measure] = useLeftOut(text)
  useEarlyWords(onType)

  const search = (words: string) => {
    setSuggested(undefined)
    onSearch(words)
    // On a touch screen the keyboard would keep covering the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }
  const change = ({ target: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) => {
    // The app may have come after the field had got the focus.
    loadList()
    measure(value)
    setSuggested(selectionEnd === value.length ? value : undefined)
    onType(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <form role="search" action="/search" className={styles.form} onSubmit={submit}>
      {/* Without `maxLength`, by which the end of a letter would be gone without a word. */}
      <input
        ref={field}
        type="text"
        name="q"
        role="combobox"
        aria-label="What are you looking for?"
        aria-autocomplete="list"
        aria-controls={id}
        // The list says when it is open.
        aria-expanded={false}
        placeholder="Nursing in Germany, women in tech…"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        value={text}
        className={styles.input}
        onFocus={loadList}
        onBlur={() => setSuggested(undefined)}
        onChange={change}
        onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onType('')}
      />
      <Button look="primary" type="submit" aria-label="Search" className={styles.button ?? ''}>
        <Search size="1.25rem" strokeWidth={2.5} aria-hidden />
      </Button>
      {leftOut > 0 && <p>{tell(leftOut)}</p>}
      {List && (
        <List
          {...{ id, field, text }}
          open={suggested === text}
          onOpen={(open) => setSuggested(open ? text : undefined)}
          onChoose={search}
        />
      )}
    </form>
  )
}

/** As much of a text as one search takes. */
export function searchKeyOf(text: string): string {
  return text.trim().slice(0, LIMITS.searchKeyLength).trim()
}

/** How many characters are more than a search takes: of what is typed, and, once it is sent, of what was. */
function useLeftOut(text: string): [number, (typed: string) => void] {
  const [tooLong, setTooLong] = useState('')
  const left = [tooLong, searchKeyOf(tooLong)].includes(text) ? tooLong.length - LIMITS.searchKeyLength : 0
  const measure = (typed: string) => {
    const more = typed.length - LIMITS.searchKeyLength
    if (more > 0 && left <= 0) announce(tell(more))
    setTooLong(more > 0 ? typed : '')
  }
  return [left, measure]
}

function tell(left: number): string {
  const [most, cut] = [LIMITS.searchKeyLength, left].map((number) => number.toLocaleString('en'))
  return `A search can have ${most} characters. The last ${cut} of yours were left out.`
}

/** The list of suggestions, whose code is fetched when the field is first used. The field can do without. */
function useSuggestionList(): [ComponentType<SuggestionListProps> | undefined, () => void] {
  const [List, setList] = useState<ComponentType<SuggestionListProps>>()
  const load = () => {
    if (List) return
    import('./suggestion-list.tsx').then(
      (code) => setList(() => code.SuggestionList),
      () => undefined,
    )
  }
  return [List, load]
}
