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
