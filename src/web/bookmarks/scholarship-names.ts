import { pageConfig } from '#web/page-config.ts'

const names = new Map<string, string>()

/** Remembers what a scholarship is called, for the sign-in that may stand before it, and for a save that is refused. */
export function rememberName(id: string, name: string): void {
  names.set(id, name)
}

/** What a scholarship is called, where that is known without asking: its card or bookmark was pressed, or its page was opened. */
export function nameOf(id: string): string | undefined {
  return names.get(id) ?? nameInPage(id)
}

/** The server names the scholarship in the page that it sends for its address; that page may have gone on since. */
function nameInPage(id: string): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  const [, page, opened] = entry ? new URL(entry.name).pathname.split('/') : []
  if (opened !== encodeURIComponent(id) || (page !== 'detail' && page !== 'signin')) return undefined
  // The page for an address that there is not has a title too.
  if (page === 'detail' && !metaOf('og:description').startsWith('A scholarship of ')) return undefined
  return nameInTitle(metaOf('og:title'), page, pageConfig().site.name)
}

function metaOf(property: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
}

/** "EPOS · Scholarship Finder", or "Sign in for EPOS · Scholarship Finder" -> "EPOS". */
export function nameInTitle(title: string, page: 'detail' | 'signin', siteName: string): string | undefined {
  const start = page === 'signin' ? 'Sign in for ' : ''
  const end = ` · ${siteName}`
  const isNamed = title.startsWith(start) && title.endsWith(end) && title.length > start.length + end.length
  return isNamed ? title.slice(start.length, -end.length) : undefined
}
