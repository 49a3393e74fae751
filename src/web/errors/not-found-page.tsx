import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SearchInstead } from './search-instead.tsx'

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
  return (
    <EmptyState
      headingLevel="h1"
      title="We can’t find this scholarship"
      actions={<ButtonLink to="/saved">Your saved scholarships</ButtonLink>}
    >
      <p>The link may be incomplete or mistyped. Every scholarship that we have listed keeps its page.</p>
      <SearchInstead />
    </EmptyState>
  )
}
