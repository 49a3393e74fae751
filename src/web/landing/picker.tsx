import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRetry, whenIdle } from '#web/loading/later.ts'
import { loadOptionGroups, useOptionGroups } from '#web/option-groups.ts'
import { keepSelection, resultsAddress, useSelection, withLabels, withSearchKey } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { MultiSelect, prepareMultiSelect } from '#web/ui/multi-select.tsx'
import styles from './picker.module.css'

const askForOptions = () => void loadOptionGroups()

/** Two lists, one's own words and the button. As a plain form it leads to the same address before the script has come. */
export function Picker() {
  const navigate = useNavigate()
  const selection = useSelection()
  const groups = useOptions()
  const words = useRef<HTMLInputElement>(null)
  // Only what can be seen here is asked for; a level chosen on an earlier results page is not.
  const { field = [], country = [] } = selection
  const asked = withLabels(withLabels({}, 'field', field), 'country', country)
  const searchFor = (typed: string) => resultsAddress(withSearchKey(asked, typed))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = withSearchKey(asked, words.current?.value.trim() ?? '')
    keepSelection(wanted)
    void navigate(resultsAddress(wanted))
  }

  return (
    <form action="/search" className={styles.picker} onSubmit={submit} aria-label="Find scholarships">
      <MultiSelect
        label="Pick your course"
        none="Any course"
        searchLabel="Search courses"
        name="field"
        groups={groups}
        chosen={field}
        onChange={(labels) => keepSelection(withLabels(selection, 'field', labels))}
        searchFor={searchFor}
        onOpen={askForOptions}
      />
      <span className={styles.rule} />
      <MultiSelect
        label="Pick your location"
        none="Anywhere"
        searchLabel="Search countries"
        name="country"
        groups={groups}
        chosen={country}
        onChange={(labels) => keepSelection(withLabels(selection, 'country', labels))}
        searchFor={searchFor}
        onOpen={askForOptions}
      />
      {/* The browser keeps what is typed: the page's script may come after the first letters. */}
      <input
        ref={words}
        type="text"
        name="q"
        aria-label="Or say it in your own words"
        placeholder="Or say it in your own words"
        autoComplete="off"
        dir="auto"
        defaultValue={selection.searchKey}
        className={styles.words}
      />
      <Button look="accent" type="submit" aria-label="Search" className={styles.search ?? ''}>
        <Search size="1.5rem" strokeWidth={2.5} aria-hidden />
        <span className={styles.searchText}>Search</span>
      </Button>
    </form>
  )
}

/** The options of both lists, asked for once nothing else is to be done. */
function useOptions() {
  const groups = useOptionGroups()
  useEffect(() => {
    whenIdle(() => {
      prepareMultiSelect()
      askForOptions()
    })
  }, [])
  useRetry(askForOptions, groups === null)
  return groups
}
