import { usePageTitle } from '#web/ui/page-title.ts'

/** The server writes them in its place (`src/api/routes/crawler-routes.ts`), and they are read back from there. */
const WRITTEN = typeof document === 'undefined' ? '<!--page.root-->' : document.querySelector('#collections')?.innerHTML

/** Every collection of scholarships, for who would rather look around than search. */
export function CollectionsPage() {
  usePageTitle('Scholarships by subject, country and level')
  return WRITTEN === undefined ? (
    // Back from a page that has been loaded again since.
    <p className="text-page">
      <a href="/scholarships">Show scholarships by subject, country and level</a>
    </p>
  ) : (
    <article id="collections" className="text-page" dangerouslySetInnerHTML={{ __html: WRITTEN }} />
  )
}
