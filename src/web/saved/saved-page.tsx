import { useLoaderData, useLocation } from 'react-router'
import { PAGE_SIZE } from '#contract/limits.ts'
import type { SavedCard } from '#contract/scholarship.ts'
import { useBookmark, useSaved } from '#web/bookmarks/bookmarks.ts'
import { FailureState } from '#web/errors/instead-of-page.tsx'
import { createLatePart } from '#web/loading/late-code.tsx'
import { CompareView, PLAN_TO_COME, PlanView } from '#web/plan/late-plan.tsx'
import { useSession } from '#web/session/session.ts'
import { SignInButton } from '#web/session/for-members.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { pageConfig } from '#web/page-config.ts'
import { focusOnPage, usePageTitle } from '#web/ui/page.ts'
import { pagesFor } from '#web/ui/pages-for.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import { changeInWords } from '#web/scholarship/facts-from.ts'
import { CardSkeleton } from '#web/ui/waiting.tsx'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { onceHydrated } from '#web/loading/drawn-page.ts'
import { startPlan } from '#web/plan/plan-store.ts'
import {
  type LoadedList,
  loadSaved,
  savedAddress,
  type SavedData,
  useChangedSinceSeen,
  viewIn,
  VIEWS,
} from './load-saved.ts'
import { SavedFrame } from './saved-frame.tsx'
import styles from './saved-page.module.css'

const KeepButton = createLatePart(async () => (await import('#web/pocket/keep-button.tsx')).KeepButton)

function SavedPage() {
  const data = useLoaderData<SavedData>()
  usePageTitle(data.kind === 'failed' ? undefined : 'Saved Scholarships')
  switch (data.kind) {
    case 'signed-out':
      return <SignedOut />
    case 'failed':
      return <FailureState code={data.code} what="Your saved list" />
    case 'list':
      return data.list.length === 0 ? <NothingSaved /> : <SavedList {...data} />
  }
}

function SavedList({ list, page, plan }: LoadedList) {
  const pages = pagesFor(list.length)
  const isSaved = useSaved()
  useOnChange(page, focusOnPage)
  const changed = useChangedSinceSeen(list)
  const view = viewIn(useLocation().search)
  const { user } = useSession()
  return (
    <SavedFrame>
      <div style={ROW}>
        <p className={styles.count} role="status">
          {list.filter((card) => card === null || isSaved(card._id)).length} saved
          {pages > 1 && view === 'list' && `, page ${page} of ${pages}`}
          {changed > 0 && `. ${changed} of yours changed`}
        </p>
        <nav aria-label="Views of your list" style={ROW}>
          {VIEWS.map(([name, title]) => (
            <ButtonLink
              key={name}
              look={name === view ? 'outline' : 'quiet'}
              to={name === 'list' ? savedAddress(1) : `/saved?view=${name}`}
              aria-current={name === view ? 'page' : undefined}
            >
              {title}
            </ButtonLink>
          ))}
        </nav>
      </div>
      <p>
        <Link to="/account#calendar-title">Get these dates {pageConfig().mail && 'by e-mail or '}in your calendar</Link>
      </p>
      {view === 'list' && <Cards list={list} page={page} />}
      {view === 'plan' && <PlanView list={list} asked={plan} waiting={PLAN_TO_COME} missing={OFFLINE} />}
      {view === 'compare' && <CompareView list={list} waiting={<CardSkeleton />} missing={OFFLINE} />}
      {user && <KeepButton user={user} waiting={<div style={PLACE} />} />}
    </SavedFrame>
  )
}

/** About as high as what it waits for. */
const PLACE = { minHeight: '14rem' } as const

// The style sheet of the first load has no room for it.
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 0.5rem',
} as const

const OFFLINE = <p role="status">This is shown as soon as the connection is back.</p>

function Cards({ list, page }: Pick<LoadedList, 'list' | 'page'>) {
  return (
    <>
      <ol role="list" className={styles.list}>
        {list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((card, index) => (
          <li key={card?._id ?? index}>{card ? <SavedItem card={card} /> : <CardSkeleton />}</li>
        ))}
      </ol>
      <Pagination page={page} pages={pagesFor(list.length)} addressOf={savedAddress} />
    </>
  )
}

/** A removed scholarship stays in its place until the list is opened again, so that a slip can be undone. */
function SavedItem({ card }: { readonly card: SavedCard }) {
  const { saved } = useBookmark(card._id)
  return (
    <div className={saved ? undefined : styles.removed}>
      <ScholarshipCard
        card={card}
        headingLevel="h2"
        insteadOfAge={!saved && 'Removed. Press the bookmark to undo'}
        note={
          (!card.listed || card.changed) && (
            <>
              {!card.listed && <strong className={styles.withdrawn}>No longer listed. </strong>}
              {card.changed && <span>Changed: {changeInWords(card.changed)}</span>}
            </>
          )
        }
      />
    </div>
  )
}

function NothingSaved() {
  return (
    <SavedFrame>
      <EmptyState
        title="Nothing saved yet"
        actions={
          <ButtonLink look="primary" to="/search">
            Search scholarships
          </ButtonLink>
        }
      >
        <p>Press the bookmark on any scholarship, and it waits for you here, wherever you sign in.</p>
      </EmptyState>
    </SavedFrame>
  )
}

const SignedOut = () => (
  <SavedFrame>
    <EmptyState
      title="Sign in to see what you saved"
      actions={
        <>
          <SignInButton>Sign in to your list</SignInButton>
          <ButtonLink to="/search">Search scholarships</ButtonLink>
        </>
      }
    >
      <p>Your list belongs to your account. Registering is free, and brings you straight back here.</p>
    </EmptyState>
  </SavedFrame>
)

// This code is fetched on every page of somebody who is signed in: what an earlier visit left is sent from any of them.
if (!import.meta.env.SSR) startPlan()

export const savedRoute = { Component: SavedPage, loader: onceHydrated(loadSaved) }
