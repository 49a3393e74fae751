import { useDeferredValue, useState } from 'react'
import type { Profile } from '#domain/can-i.ts'
import { COUNTRIES, type CountryCode } from '#domain/countries.ts'
import { FIELDS, findField } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { GROUPS } from '#domain/rules.ts'
import { isEmpty, resultsAddress, useSelection } from '#web/selection-store.ts'
import { announce } from '#web/ui/status-line.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckOption } from '#web/ui/check-option.tsx'
import { useHydrated } from '#web/ui/now.ts'
import { usePageTitle } from '#web/ui/page.ts'
import { countryOf, keepAnswers, levelOf, NO_ANSWERS, readAnswers, wordsOf } from './answers.ts'
import { GROUP_WORDS } from './verdict-words.ts'

// What cards and lists show of it, fetched in one go.
export { Fit } from './verdicts.tsx'

const NO_COUNTRY = 'none'

interface PartProps {
  readonly me: Profile
  readonly change: (answers: Partial<Profile>) => void
}

/** Seven questions, none of which has to be answered. The answers stay in this browser. */
export function CanIPage() {
  usePageTitle('Can I apply?')
  const selection = useSelection()
  const isHydrated = useHydrated()
  const [told, setTold] = useState<Profile>()
  const me = told ?? (isHydrated ? readAnswers() : NO_ANSWERS)
  const [isRefused, setRefused] = useState(false)
  const keep = (answers: Profile) => {
    setTold(answers)
    setRefused(!keepAnswers(answers))
  }
  const change = (answers: Partial<Profile>) => keep({ ...me, ...answers })
  const forget = () => {
    keep(NO_ANSWERS)
    announce('Your answers are deleted')
  }
  const words = wordsOf(me)
  // Whoever has searched goes back to that.
  const suggests = words !== '' && isEmpty(selection)
  return (
    <article className="text-page can-i-page">
      <h1>Can I apply?</h1>
      <p>
        Answer what you like. Each scholarship then says whether you can apply, what to check, or why it is not for you.
        Your answers stay in this browser: they are never sent to us or to anybody else.
      </p>
      <form inert={!isHydrated} onSubmit={(event) => event.preventDefault()}>
        <Citizenships me={me} change={change} />
        <Choice
          label="Where do you live?"
          value={me.residence}
          options={COUNTRY_OPTIONS}
          onChange={(code) => change({ residence: countryOf(code) })}
        />
        <Levels me={me} change={change} />
        <Subjects me={me} change={change} />
        <BirthYear me={me} change={change} />
        <Also me={me} change={change} />
      </form>
      {words !== '' && <SearchByAnswers key={words} words={words} isFirst={suggests} />}
      {isRefused && (
        <p role="alert">This browser stores nothing for this site, so your answers are lost when you leave.</p>
      )}
      <p className="actions">
        <ButtonLink to={resultsAddress(selection)} look={suggests ? 'quiet' : 'primary'}>
          {suggests ? 'Show all scholarships' : 'Show scholarships'}
        </ButtonLink>
        <Button onClick={forget}>Delete my answers</Button>
      </p>
    </article>
  )
}

interface SearchProps {
  readonly words: string
  /** Whether there is no search yet to go back to. */
  readonly isFirst: boolean
}

/** A search tells what it says, so nobody's answers become one unless they have seen the words and press. */
function SearchByAnswers({ words, isFirst }: SearchProps) {
  return (
    <form role="search" action="/search">
      <label>
        Search by your answers
        <input name="q" defaultValue={words} />
      </label>
      <p>Press to send these words to us, as with every search. Take out what you do not want to tell.</p>
      <Button type="submit" look={isFirst ? 'primary' : 'outline'}>
        {isFirst ? 'Show scholarships' : 'Search'}
      </Button>
    </form>
  )
}

type Option = readonly [value: string, label: string]

const COUNTRY_OPTIONS: readonly Option[] = COUNTRIES.map(({ code, name }) => [code, name] as const).toSorted(
  ([, a], [, b]) => a.localeCompare(b, 'en'),
)
const LEVEL_OPTIONS: readonly Option[] = LEVELS.map(({ id, label }) => [id, label])
const FIELD_OPTIONS: readonly Option[] = FIELDS.map(({ id, label, broad }) => [
  id,
  broad === null ? `${label}: all` : label,
])

const THIS_YEAR = new Date().getFullYear()
const YEARS: readonly Option[] = Array.from({ length: 80 }, (_, index) => String(THIS_YEAR - 8 - index)).map((year) => [
  year,
  year,
])

interface ChoiceProps {
  readonly label: string
  readonly value: string | null | undefined
  readonly options: readonly Option[]
  readonly onChange: (value: string | null) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  // Long lists come with the code, and this year's with this year. A thousand entries at once would hold up a press.
  const hasOptions = useDeferredValue(useHydrated())
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Not answered</option>
        {hasOptions &&
          options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

/** The list with another entry at `index`, or without it. */
function replaced<Value>(list: readonly Value[], index: number, value: Value | null): Value[] | null {
  const next = list.toSpliced(index, 1, ...(value === null ? [] : [value]))
  return next.length > 0 ? [...new Set(next)] : null
}

function Citizenships({ me: { citizenships }, change }: PartProps) {
  const own = citizenships ?? []
  const set = (index: number, code: CountryCode | null) => change({ citizenships: replaced(own, index, code) })
  return (
    <fieldset>
      <legend>Your citizenship</legend>
      <Choice
        label="Citizen of"
        value={citizenships?.length === 0 ? NO_COUNTRY : own[0]}
        options={[[NO_COUNTRY, 'No country (stateless)'], ...COUNTRY_OPTIONS]}
        onChange={(code) => {
          if (code === NO_COUNTRY) change({ citizenships: [] })
          else set(0, countryOf(code))
        }}
      />
      <Choice label="And of" value={own[1]} options={COUNTRY_OPTIONS} onChange={(code) => set(1, countryOf(code))} />
    </fieldset>
  )
}

function Levels({ me: { levelNow, levelWanted }, change }: PartProps) {
  return (
    <>
      <Choice
        label="What are you studying now, or what did you finish last?"
        value={levelNow}
        options={LEVEL_OPTIONS}
        onChange={(id) => change({ levelNow: levelOf(id) })}
      />
      <Choice
        label="What do you want to do?"
        value={levelWanted}
        options={LEVEL_OPTIONS}
        onChange={(id) => change({ levelWanted: levelOf(id) })}
      />
    </>
  )
}

function Subjects({ me, change }: PartProps) {
  const fields = me.fields ?? []
  return (
    <fieldset>
      <legend>Your subject</legend>
      {['Subject', 'Or'].map((label, index) => (
        <Choice
          key={label}
          label={label}
          value={fields[index]}
          options={FIELD_OPTIONS}
          onChange={(id) => change({ fields: replaced(fields, index, findField(id ?? '')?.id ?? null) })}
        />
      ))}
    </fieldset>
  )
}

function BirthYear({ me: { birthYear }, change }: PartProps) {
  return (
    <Choice
      label="Which year were you born in?"
      value={birthYear === null ? null : String(birthYear)}
      options={YEARS}
      onChange={(year) => change({ birthYear: year === null ? null : Number(year) })}
    />
  )
}

function Also({ me: { also }, change }: PartProps) {
  return (
    <fieldset>
      <legend>Also true of me</legend>
      <p>What you do not tick counts as not answered.</p>
      {GROUPS.filter((group) => group !== 'christian').map((group) => (
        <CheckOption
          key={group}
          name="also"
          label={GROUP_WORDS[group]}
          checked={also.includes(group)}
          onToggle={() =>
            change({ also: also.includes(group) ? also.filter((each) => each !== group) : [...also, group] })
          }
        />
      ))}
    </fieldset>
  )
}
