import { useState } from 'react'
import type { PlanLinkAddress, PlanLinkState } from '#contract/plan.ts'
import { SHOWN_PARTS, type ShownPart } from '#domain/plan.ts'
import { call } from '#web/api-client.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckOption } from '#web/ui/check-option.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { PlanRow } from './plan-rows.ts'
import { changePlan } from './plan-store.ts'
import { PART_WORDS } from './plan-words.ts'

const AddressOnce = createLatePart(async () => (await import('#web/ui/address-once.tsx')).AddressOnce)

interface Props {
  readonly initial: PlanLinkState
  readonly rows: readonly PlanRow[]
}

/** What is ticked to begin with: notes and the name are for the person to decide. */
const USUAL: ShownPart[] = ['status', 'needs', 'dates']

/** A link for a mentor or a parent, who can read what is ticked and change nothing. */
export function OwnLink({ initial, rows }: Props) {
  const { link, address, busy, said, toggle, make, revoke } = useLink(initial)
  const { since, shows } = link
  return (
    <details className="own-link">
      <summary>
        <h2>Show it to a mentor or a parent</h2>
      </summary>
      <p>
        A link lets them read, but not change, the scholarships where you tick “Show it”, as they stand on the day they
        look. They need no account. Anyone with the link can read it.
      </p>
      <Ticked rows={rows} />
      <fieldset>
        <legend>For each, they see its name, its funder, when it closes, and</legend>
        {SHOWN_PARTS.map((part) => (
          <CheckOption
            key={part}
            name="shows"
            label={PART_WORDS[part]}
            checked={shows.includes(part)}
            onToggle={() => toggle(part)}
          />
        ))}
      </fieldset>
      <p className="actions">
        <Button aria-disabled={busy} onClick={make}>
          {since === null ? 'Make a link' : 'Replace it with a new link'}
        </Button>
        {since !== null && (
          <Button aria-disabled={busy} onClick={revoke}>
            Revoke it
          </Button>
        )}
      </p>
      <p role="status" className="soft">
        {said || (since !== null && 'A link is in use.')}
      </p>
      {/* Below the buttons: it would move the one that was pressed. */}
      {address !== '' && <AddressOnce label="Link to your plan" address={address} />}
    </details>
  )
}

function Ticked({ rows }: Pick<Props, 'rows'>) {
  const ids = rows.map(({ id }) => id)
  return (
    <p className="actions">
      <span>
        {rows.filter(({ plan }) => plan.shared).length} of {rows.length} ticked.
      </span>
      <Button onClick={() => changePlan(ids, 'shared', '1')}>Tick all</Button>
      <Button onClick={() => changePlan(ids, 'shared', '')}>Tick none</Button>
    </p>
  )
}

function useLink(initial: PlanLinkState) {
  const [link, setLink] = useState(initial.since === null ? { ...initial, shows: USUAL } : initial)
  const [address, setAddress] = useState('')
  const { busy, said, attempt } = useAttempt()
  const { since, shows } = link
  const toggle = (part: ShownPart) => {
    const next = SHOWN_PARTS.filter((each) => (each === part) !== shows.includes(each))
    if (since === null) return setLink({ since, shows: next })
    void attempt(async () => {
      setLink(await call<PlanLinkState>('/api/user/plan/shows', { method: 'PUT', body: { shows: next } }))
      return 'Changed. People with the link see this from now on.'
    })
  }
  const make = () =>
    void attempt(async () => {
      const made = await call<PlanLinkAddress>('/api/user/plan/link', { method: 'PUT', body: { shows } })
      setLink(made)
      setAddress(made.address)
      return 'Here is the link. Copy it now: it is shown only once.'
    })
  const revoke = () =>
    void attempt(async () => {
      await call<PlanLinkState>('/api/user/plan/link', { method: 'DELETE' })
      setLink({ since: null, shows })
      setAddress('')
      return 'The link is revoked. It no longer shows anything.'
    })
  return { link, address, busy, said, toggle, make, revoke }
}
