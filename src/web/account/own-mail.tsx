import { useState } from 'react'
import { useLocation } from 'react-router'
import { CATEGORIES } from '#contract/categories.ts'
import type { MailState } from '#contract/user.ts'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi, dayInWords } from './account-api.ts'
import styles from './account-page.module.css'

/** What is sent by mail: reminders of what was saved, and news of followed searches. Nothing where no mail is sent. */
export function OwnMail({ initial, email }: { readonly initial: MailState; readonly email: string }) {
  const [state, setState] = useState(initial)
  const { search } = useLocation()
  const { busy, said, attempt } = useAttempt(({ code }) =>
    code === 'list_full' ? `You follow ${state.most} searches, the most you can. Stop following one first.` : undefined,
  )
  if (!state.available) return null
  const asked = new URLSearchParams(search).get('follow')
  const wanted = asked === null ? undefined : canonical(asked)
  const change = (action: () => Promise<MailState>, done: string) =>
    void attempt(async () => {
      setState(await action())
      return done
    })
  const part = { state, busy, change }

  return (
    <section id="mail" aria-labelledby="mail-title" className={styles.part}>
      <h2 id="mail-title">E-mails to you</h2>
      <p>
        They go to {email}, at most one for each day, from seven in the morning where you are. Every e-mail has a link
        that stops all of them at once.
      </p>
      {/* What is followed is not offered any more, whatever the address says. */}
      {wanted !== undefined && !state.followed.some(({ query }) => query === wanted) && (
        <FollowOffer query={wanted} {...part} />
      )}
      <Reminders {...part} />
      <Followed {...part} />
      <p role="status" className={styles.status}>
        {said}
      </p>
    </section>
  )
}

interface PartProps {
  readonly state: MailState
  readonly busy: boolean
  readonly change: (action: () => Promise<MailState>, done: string) => void
}

function Reminders({ state: { remindedSince: since }, busy, change }: PartProps) {
  return (
    <>
      <h3>Reminders</h3>
      <p>
        30, 14 and 3 days before something you saved closes, and when it opens. You get no reminder if only the month is
        known, or once your plan says it is sent.
        {since !== null && ` On since ${sinceWhen(since)}.`}
      </p>
      {since === null ? (
        <Button
          aria-disabled={busy}
          onClick={() => change(() => accountApi.remind(timeZoneHere()), 'Reminders are on.')}
        >
          Remind me by e-mail
        </Button>
      ) : (
        <Button
          className={styles.danger ?? ''}
          aria-disabled={busy}
          onClick={() => change(accountApi.endReminders, 'Reminders are off.')}
        >
          Stop reminders
        </Button>
      )}
    </>
  )
}

function Followed({ state: { followed }, busy, change }: PartProps) {
  if (followed.length === 0) return null
  return (
    <>
      <h3>Searches that you follow</h3>
      <ul role="list" className={styles.sessions}>
        {followed.map(({ query, since }) => (
          <li key={query}>
            <span>
              <Link to={`/search${query === '' ? '' : `?${query}`}`}>{describeSearch(query)}</Link>, since{' '}
              {sinceWhen(since)}
            </span>
            <Button
              aria-disabled={busy}
              aria-label={`Stop: ${describeSearch(query)}`}
              onClick={() => change(() => accountApi.unfollow(query), 'You no longer follow this search.')}
            >
              Stop
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** "today", "3 May 2026". */
const sinceWhen = (moment: string): string => dayInWords(moment).replace(/^on /, '')

/** What will be sent, and how often, before anybody agrees. */
function FollowOffer({ query, busy, change }: PartProps & { readonly query: string }) {
  const follow = () =>
    change(
      () => accountApi.follow(query, timeZoneHere()),
      'You follow this search. The first e-mail comes in a week, if there is any news.',
    )
  return (
    <div className={styles.offer}>
      <h3>Follow “{describeSearch(query)}”?</h3>
      <p>
        Once a week, on the same weekday as today: new scholarships in this search, and changes to dates, amounts,
        funding, levels, links and who may apply. If there is no news, you get no e-mail.
      </p>
      <Button look="primary" aria-disabled={busy} onClick={follow}>
        Follow this search by e-mail
      </Button>
    </div>
  )
}

const canonical = (query: string): string => encodeSearch({ selection: decodeSearch(query).selection, page: 1 })

/** "law, Kenya, at chosen times". (The names of times would make the first load larger.) */
function describeSearch(query: string): string {
  const { selection } = decodeSearch(query)
  const labels = CATEGORIES.flatMap((category) => selection[category] ?? [])
  const parts = [
    ...(selection.searchKey ? [selection.searchKey] : []),
    ...labels,
    ...(selection.when?.length ? ['at chosen times'] : []),
  ]
  return parts.length === 0 ? 'All scholarships' : parts.join(', ')
}

const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
