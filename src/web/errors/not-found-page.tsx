import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { useSession } from '#web/session/session.ts'
import { Search } from 'lucide-react'
import styles from '#web/ui/search-form.module.css'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <EmptyState
      headingLevel="h1"
      title="There is no page at this address"
      actions={<ButtonLink to="/">Back to the start page</ButtonLink>}
    >
      <p>The link may be out of date or mistyped. Every scholarship can be found by searching.</p>
      <SearchInstead />
    </EmptyState>
  )
}

/** Shown at the address of a scholarship that has never been in the catalogue. */
export function UnknownScholarship() {
  usePageTitle('Scholarship not found')
  const { state } = useSession()
  return (
    <EmptyState
      headingLevel="h1"
      title="We can’t find this scholarship"
      actions={
        state === 'signed-out' ? (
          <ButtonLink to="/search">See all scholarships</ButtonLink>
        ) : (
          <ButtonLink to="/saved">Your saved scholarships</ButtonLink>
        )
      }
    >
      <p>The link may be incomplete or mistyped. Every scholarship that we have listed keeps its page.</p>
      <SearchInstead />
    </EmptyState>
  )
}

/** A search from where there is nothing to read: a plain form, which needs no code of the results. */
function SearchInstead() {
  return (
    <form role="search" action="/search" className={styles.form}>
      <input
        type="text"
        name="q"
        aria-label="What are you looking for?"
        placeholder="Nursing in Germany, women in tech…"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        className={styles.input}
      />
      <Button look="primary" type="submit" aria-label="Search" className={styles.button ?? ''}>
        <Search size="1.25rem" strokeWidth={2.5} aria-hidden />
      </Button>
    </form>
  )
}
