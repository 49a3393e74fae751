import { useState } from 'react'
import type { CalendarState } from '#contract/user.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi, dayInWords } from './account-api.ts'
import styles from './account-page.module.css'

const AddressOnce = createLatePart(async () => (await import('#web/ui/address-once.tsx')).AddressOnce)

/** The saved list as a calendar: a private address, which is shown once, made anew, and revoked. */
export function OwnCalendar({ initial }: { readonly initial: CalendarState['since'] }) {
  const [since, setSince] = useState(initial)
  const [address, setAddress] = useState('')
  const { busy, said, attempt } = useAttempt()

  const make = async () => {
    const made = await accountApi.makeCalendar()
    setSince(made.since)
    setAddress(made.address)
    return 'Here is the address. Copy it now: it is shown only once.'
  }
  const revoke = async () => {
    await accountApi.revokeCalendar()
    setSince(null)
    setAddress('')
    return 'The address is revoked. Calendars that use it stop updating.'
  }

  return (
    <section aria-labelledby="calendar-title" className={styles.part}>
      <h2 id="calendar-title">Your saved list in your calendar</h2>
      <p>
        A private address brings the dates of what you saved into Google Calendar, Apple Calendar or Outlook, and keeps
        them up to date. There, add a calendar “from URL”. Anyone with the address can read these dates, so keep it to
        yourself.
      </p>
      <div className={styles.action}>
        <Button aria-disabled={busy} onClick={() => void attempt(make)}>
          {since === null ? 'Make a private address' : 'Replace it with a new address'}
        </Button>
        {since !== null && (
          <Button aria-disabled={busy} onClick={() => void attempt(revoke)}>
            Revoke it
          </Button>
        )}
        <p role="status" className={styles.status}>
          {said || (since !== null && `An address made ${dayInWords(since)} is in use.`)}
        </p>
      </div>
      {/* Below the buttons: it would move the one that was pressed. */}
      {address !== '' && <AddressOnce label="Private address of your calendar" address={address} />}
    </section>
  )
}
