import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Shown at the address of a scholarship that has never been in the catalogue. */
export function UnknownScholarship() {
  usePageTitle('Scholarship not found')
  return (
    <EmptyState
      headingLevel="h1"
      title="We can’t find this scholarship"
      actions={
        <>
          <ButtonLink look="primary" to="/search">
            Search scholarships
          </ButtonLink>
          <ButtonLink to="/saved">Your saved scholarships</ButtonLink>
        </>
      }
    >
      <p>The link may be incomplete or mistyped. Every scholarship that we have listed keeps its page.</p>
    </EmptyState>
  )
}
